// Changing files: renames that never overwrite, copies in the kernel, identities.
//
// A name is given as bytes and a length, without a terminating NUL; an empty name means the open file
// `folder` itself where that makes sense. Links are never followed. Every function answers the call's result
// or -errno.
#ifndef CFILESYSTEM_FILES_H
#define CFILESYSTEM_FILES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What statx says of one entry. Times are seconds and nanoseconds since 1970.
struct cfs_status {
  uint32_t mode, uid, gid, links;
  uint64_t inode, device, mount, size, blocks;
  int64_t accessed, modified, changed, born;
  uint32_t accessed_ns, modified_ns, changed_ns, born_ns;
  // Whether the entry is the root of a mount, and whether the file system refuses every change of it.
  uint8_t is_mount_root, is_immutable, has_born, has_mount;
};

// What statfs says of the file system that holds an open file. Sizes are bytes.
struct cfs_space {
  uint64_t available, total, type;
  uint8_t is_read_only;
};

int cfs_open(int folder, const uint8_t *name, size_t length, int flags, unsigned mode);
int cfs_status_of(int folder, const uint8_t *name, size_t length, struct cfs_status *status);
// A hash of the file's handle (inode and generation), which tells a reused inode from its former owner.
int cfs_handle_of(int folder, const uint8_t *name, size_t length, uint64_t *hash);
int cfs_space_of(int fd, struct cfs_space *space);
int cfs_access(int folder, const uint8_t *name, size_t length, int mode);
ssize_t cfs_read_folder(int fd, uint8_t *buffer, size_t size);
ssize_t cfs_read_link(int folder, const uint8_t *name, size_t length, uint8_t *buffer, size_t size);

int cfs_rename(int from, const uint8_t *name, size_t length, int to, const uint8_t *new_name,
               size_t new_length, int may_replace);
int cfs_link(int from, const uint8_t *name, size_t length, int to, const uint8_t *new_name,
             size_t new_length);
int cfs_unlink(int folder, const uint8_t *name, size_t length, int is_folder);
int cfs_make_folder(int folder, const uint8_t *name, size_t length, unsigned mode);
int cfs_make_fifo(int folder, const uint8_t *name, size_t length, unsigned mode);
int cfs_make_link(const uint8_t *target, size_t target_length, int folder, const uint8_t *name,
                  size_t length);

int cfs_set_owner(int folder, const uint8_t *name, size_t length, uint32_t uid, uint32_t gid);
int cfs_set_mode(int folder, const uint8_t *name, size_t length, unsigned mode);
int cfs_set_times(int folder, const uint8_t *name, size_t length, int64_t accessed, uint32_t accessed_ns,
                  int64_t modified, uint32_t modified_ns);

// Extended attributes of an open file; names are NUL-terminated, as the kernel lists them.
ssize_t cfs_list_attributes(int fd, uint8_t *buffer, size_t size);
ssize_t cfs_get_attribute(int fd, const uint8_t *name, uint8_t *buffer, size_t size);
int cfs_set_attribute(int fd, const uint8_t *name, const uint8_t *value, size_t size);

// The next offset at or after `offset` that holds data, or that is a hole.
int64_t cfs_next_data(int fd, int64_t offset);
int64_t cfs_next_hole(int fd, int64_t offset);
int cfs_clone(int from, int to);
int64_t cfs_copy_range(int from, int to, int64_t offset, size_t size);
int64_t cfs_read(int fd, uint8_t *buffer, size_t size, int64_t offset);
int64_t cfs_write(int fd, const uint8_t *buffer, size_t size, int64_t offset);
int cfs_truncate(int fd, int64_t size);
// Reserves room behind the end of the file without changing its size.
int cfs_reserve(int fd, int64_t offset, int64_t size);

int cfs_sync(int fd);
int cfs_sync_data(int fd);
int cfs_sync_file_system(int fd);

int cfs_close(int fd);
int cfs_lock(int fd);
int cfs_unlock(int fd);
// 1 while anyone has the file open for writing, 0 if not, -errno where the kernel will not tell.
int cfs_has_writer(int fd);
int cfs_random(uint64_t *value);

#endif
