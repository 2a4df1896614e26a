// Reading folders: large getdents64 reads, statx, inotify, and the keys that names are ordered by.
#ifndef CFILESYSTEM_DIRECTORY_H
#define CFILESYSTEM_DIRECTORY_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// One entry as getdents64 gave it; `name` points into the buffer that was parsed and is NUL-terminated.
struct cfs_entry {
    const uint8_t *name;
    uint32_t length;
    uint8_t type;  // DT_REG and so on; DT_UNKNOWN where the file system does not tell
};

// What a list shows of a file. The time is seconds and nanoseconds since 1970.
struct cfs_details {
    uint64_t size;
    int64_t modified;
    uint32_t modified_ns;
    uint16_t mode;
};

// What tells one open folder from another.
struct cfs_folder_identity {
    uint64_t device, inode;
};

// One inotify event; `name` points into the buffer that was parsed.
struct cfs_event {
    int watch; // what cfs_watch_folder answered
    uint32_t mask, cookie;
    const uint8_t *name;
    uint32_t length;
};

// Opens a folder for reading. `path` is NUL-terminated and relative to `folder`, unless absolute.
int cfs_open_folder(int folder, const uint8_t *path);
int cfs_identity_of_folder(int fd, struct cfs_folder_identity *identity);
// Fills the buffer with raw entries and answers their bytes, 0 at the end of the folder.
ssize_t cfs_read_entries(int fd, uint8_t *buffer, size_t size);
// Reads the raw entry at an offset of the buffer and answers the next one's offset.
size_t cfs_entry_at(const uint8_t *buffer, size_t offset, struct cfs_entry *entry);

// `name` is NUL-terminated. Neither call mounts what mounts by being looked at.
int cfs_details_of(int folder, const uint8_t *name, int follows_links, struct cfs_details *details);

// A non-blocking inotify descriptor, watching nothing yet.
int cfs_watch_open(void);
int cfs_watch_folder(int watch, int folder, uint32_t mask);
ssize_t cfs_watch_read(int watch, uint8_t *buffer, size_t size);
size_t cfs_event_at(const uint8_t *buffer, size_t offset, struct cfs_event *event);
// Waits until something can be read: 1, or 0 after so many milliseconds.
int cfs_wait_readable(int fd, int milliseconds);
int cfs_close_folder(int fd);

// The collation of a locale (`name` is NUL-terminated; empty: the environment's). NULL where it is not
// installed.
void *cfs_collation_open(const char *name);
void cfs_collation_close(void *collation);
// Whether the locale orders by code point, so that UTF-8 bytes compare like its keys.
int cfs_collation_is_bytewise(void *collation);
// Writes the key of a name into `key`, at most `size` bytes, and answers its whole length (more than `size`:
// it did not fit). Keys compare byte by byte, the shorter one first where all its bytes are equal. No key has
// a NUL.
//
// `name` is UTF-8 in normal form C.
size_t cfs_collation_key(void *collation, const uint8_t *name, size_t length, uint8_t *key, size_t size);

#endif
