#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "directory.h"

static int answer(int result) { return result < 0 ? -errno : result; }

int cfs_open_folder(int folder, const uint8_t *path) {
    return answer(openat(folder, (const char *)path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK));
}

int cfs_close_folder(int fd) { return answer(close(fd)); }

int cfs_identity_of_folder(int fd, struct cfs_folder_identity *identity) {
    struct stat status;
    if (fstat(fd, &status) < 0) return -errno;
    identity->device = status.st_dev;
    identity->inode = status.st_ino;
    return 0;
}

ssize_t cfs_read_entries(int fd, uint8_t *buffer, size_t size) {
    ssize_t count = getdents64(fd, buffer, size);
    return count < 0 ? -errno : count;
}

size_t cfs_entry_at(const uint8_t *buffer, size_t offset, struct cfs_entry *entry) {
    const struct dirent64 *raw = (const struct dirent64 *)(buffer + offset);
    entry->name = (const uint8_t *)raw->d_name;
    entry->length = strlen(raw->d_name);
    entry->type = raw->d_type;
    return offset + raw->d_reclen;
}

int cfs_details_of(int folder, const uint8_t *name, int follows_links, struct cfs_details *details) {
    struct statx status;
    int flags = AT_NO_AUTOMOUNT | (follows_links ? 0 : AT_SYMLINK_NOFOLLOW);
    unsigned mask = STATX_TYPE | STATX_MODE | STATX_SIZE | STATX_MTIME;
    if (statx(folder, (const char *)name, flags, mask, &status) < 0) return -errno;
    details->size = status.stx_size;
    details->modified = status.stx_mtime.tv_sec;
    details->modified_ns = status.stx_mtime.tv_nsec;
    details->mode = status.stx_mode;
    return 0;
}

int cfs_watch_open(void) { return answer(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)); }

int cfs_watch_folder(int watch, int folder, uint32_t mask) {
    // The path of an open folder leads to itself, however deep it is or wherever it was moved meanwhile.
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", folder);
    return answer(inotify_add_watch(watch, path, mask));
}

ssize_t cfs_watch_read(int watch, uint8_t *buffer, size_t size) {
    ssize_t count = read(watch, buffer, size);
    return count < 0 ? -errno : count;
}

size_t cfs_event_at(const uint8_t *buffer, size_t offset, struct cfs_event *event) {
    const struct inotify_event *raw = (const struct inotify_event *)(buffer + offset);
    event->watch = raw->wd;
    event->mask = raw->mask;
    event->cookie = raw->cookie;
    event->name = (const uint8_t *)raw->name;
    event->length = strnlen(raw->name, raw->len);
    return offset + sizeof *raw + raw->len;
}

int cfs_wait_readable(int fd, int milliseconds) {
    struct pollfd entry = {.fd = fd, .events = POLLIN};
    return answer(poll(&entry, 1, milliseconds));
}
