#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/fs.h>
#include <linux/stat.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

// A name as the kernel wants it.
struct c_name {
  char text[PATH_MAX];
};

static int terminate(struct c_name *out, const uint8_t *name, size_t length) {
  if (length >= sizeof out->text) return -ENAMETOOLONG;
  if (length > 0 && memchr(name, 0, length)) return -EINVAL;
  if (length > 0) memcpy(out->text, name, length);
  out->text[length] = 0;
  return 0;
}

// The path of an open file, for the calls that have no form for descriptors opened with O_PATH.
static void open_path(struct c_name *out, int fd) {
  snprintf(out->text, sizeof out->text, "/proc/self/fd/%d", fd);
}

#define NAME(variable, bytes, length)                    \
  struct c_name variable;                                \
  do {                                                   \
    int problem = terminate(&variable, (bytes), (length)); \
    if (problem) return problem;                         \
  } while (0)

static int64_t answer(int64_t result) { return result < 0 ? -errno : result; }

int cfs_open(int folder, const uint8_t *name, size_t length, int flags, unsigned mode) {
  NAME(path, name, length);
  int fd;
  do fd = openat(folder, path.text, flags | O_CLOEXEC | O_LARGEFILE, mode);
  while (fd < 0 && errno == EINTR);
  return (int)answer(fd);
}

int cfs_status_of(int folder, const uint8_t *name, size_t length, struct cfs_status *status) {
  NAME(path, name, length);
  struct statx found;
  unsigned wanted = STATX_BASIC_STATS | STATX_BTIME | STATX_MNT_ID;
  int flags = AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT | (length == 0 ? AT_EMPTY_PATH : 0);
  if (statx(folder, path.text, flags, wanted, &found) < 0) return -errno;
  uint64_t major = found.stx_dev_major;
  *status = (struct cfs_status){
      .mode = found.stx_mode,
      .uid = found.stx_uid,
      .gid = found.stx_gid,
      .links = found.stx_nlink,
      .inode = found.stx_ino,
      .device = major << 32 | found.stx_dev_minor,
      .mount = found.stx_mnt_id,
      .size = found.stx_size,
      .blocks = found.stx_blocks,
      .accessed = found.stx_atime.tv_sec,
      .accessed_ns = found.stx_atime.tv_nsec,
      .modified = found.stx_mtime.tv_sec,
      .modified_ns = found.stx_mtime.tv_nsec,
      .changed = found.stx_ctime.tv_sec,
      .changed_ns = found.stx_ctime.tv_nsec,
      .born = found.stx_btime.tv_sec,
      .born_ns = found.stx_btime.tv_nsec,
      .has_born = (found.stx_mask & STATX_BTIME) != 0,
      .has_mount = (found.stx_mask & STATX_MNT_ID) != 0,
      .is_mount_root = (found.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0,
      .is_immutable = (found.stx_attributes & (STATX_ATTR_IMMUTABLE | STATX_ATTR_APPEND)) != 0,
  };
  return 0;
}

int cfs_handle_of(int folder, const uint8_t *name, size_t length, uint64_t *hash) {
  NAME(path, name, length);
  union {
    struct file_handle handle;
    unsigned char room[sizeof(struct file_handle) + MAX_HANDLE_SZ];
  } found;
  found.handle.handle_bytes = MAX_HANDLE_SZ;
  int mount;
  int flags = length == 0 ? AT_EMPTY_PATH : 0;
  if (name_to_handle_at(folder, path.text, &found.handle, &mount, flags) < 0) return -errno;
  uint64_t value = 0xcbf29ce484222325u ^ (uint64_t)(unsigned)found.handle.handle_type;
  for (unsigned i = 0; i < found.handle.handle_bytes; i++)
    value = (value ^ found.handle.f_handle[i]) * 0x100000001b3u;
  *hash = value ? value : 1;
  return 0;
}

int cfs_space_of(int fd, struct cfs_space *space) {
  struct statfs found;
  if (fstatfs(fd, &found) < 0) return -errno;
  *space = (struct cfs_space){
      .available = (uint64_t)found.f_bavail * (uint64_t)found.f_bsize,
      .total = (uint64_t)found.f_blocks * (uint64_t)found.f_bsize,
      .type = (uint64_t)(unsigned long)found.f_type,
      .is_read_only = (found.f_flags & ST_RDONLY) != 0,
  };
  return 0;
}

int cfs_access(int folder, const uint8_t *name, size_t length, int mode) {
  NAME(path, name, length);
  int flags = AT_EACCESS | AT_SYMLINK_NOFOLLOW | (length == 0 ? AT_EMPTY_PATH : 0);
  return (int)answer(faccessat(folder, path.text, mode, flags));
}

ssize_t cfs_read_folder(int fd, uint8_t *buffer, size_t size) {
  return answer(syscall(SYS_getdents64, fd, buffer, size));
}

ssize_t cfs_read_link(int folder, const uint8_t *name, size_t length, uint8_t *buffer, size_t size) {
  NAME(path, name, length);
  return answer(readlinkat(folder, path.text, (char *)buffer, size));
}

int cfs_rename(int from, const uint8_t *name, size_t length, int to, const uint8_t *new_name,
               size_t new_length, int may_replace) {
  NAME(path, name, length);
  NAME(new_path, new_name, new_length);
  unsigned flags = may_replace ? 0 : RENAME_NOREPLACE;
  return (int)answer(renameat2(from, path.text, to, new_path.text, flags));
}

int cfs_link(int from, const uint8_t *name, size_t length, int to, const uint8_t *new_name,
             size_t new_length) {
  NAME(new_path, new_name, new_length);
  NAME(path, name, length);
  if (length > 0) return (int)answer(linkat(from, path.text, to, new_path.text, 0));
  // An open file without a name: AT_EMPTY_PATH would need a capability.
  open_path(&path, from);
  return (int)answer(linkat(AT_FDCWD, path.text, to, new_path.text, AT_SYMLINK_FOLLOW));
}

int cfs_unlink(int folder, const uint8_t *name, size_t length, int is_folder) {
  NAME(path, name, length);
  return (int)answer(unlinkat(folder, path.text, is_folder ? AT_REMOVEDIR : 0));
}

int cfs_make_folder(int folder, const uint8_t *name, size_t length, unsigned mode) {
  NAME(path, name, length);
  return (int)answer(mkdirat(folder, path.text, mode));
}

int cfs_make_fifo(int folder, const uint8_t *name, size_t length, unsigned mode) {
  NAME(path, name, length);
  return (int)answer(mkfifoat(folder, path.text, mode));
}

int cfs_make_link(const uint8_t *target, size_t target_length, int folder, const uint8_t *name, size_t length) {
  NAME(target_path, target, target_length);
  NAME(path, name, length);
  return (int)answer(symlinkat(target_path.text, folder, path.text));
}

int cfs_set_owner(int folder, const uint8_t *name, size_t length, uint32_t uid, uint32_t gid) {
  NAME(path, name, length);
  int flags = AT_SYMLINK_NOFOLLOW | (length == 0 ? AT_EMPTY_PATH : 0);
  return (int)answer(fchownat(folder, path.text, uid, gid, flags));
}

int cfs_set_mode(int folder, const uint8_t *name, size_t length, unsigned mode) {
  NAME(path, name, length);
  return (int)answer(length == 0 ? fchmod(folder, mode) : fchmodat(folder, path.text, mode, 0));
}

int cfs_set_times(int folder, const uint8_t *name, size_t length, int64_t accessed, uint32_t accessed_ns,
                  int64_t modified, uint32_t modified_ns) {
  NAME(path, name, length);
  struct timespec times[2] = {{accessed, accessed_ns}, {modified, modified_ns}};
  if (length == 0) return (int)answer(futimens(folder, times));
  return (int)answer(utimensat(folder, path.text, times, AT_SYMLINK_NOFOLLOW));
}

ssize_t cfs_list_attributes(int fd, uint8_t *buffer, size_t size) {
  return answer(flistxattr(fd, (char *)buffer, size));
}

ssize_t cfs_get_attribute(int fd, const uint8_t *name, uint8_t *buffer, size_t size) {
  return answer(fgetxattr(fd, (const char *)name, buffer, size));
}

int cfs_set_attribute(int fd, const uint8_t *name, const uint8_t *value, size_t size) {
  return (int)answer(fsetxattr(fd, (const char *)name, value, size, 0));
}

int64_t cfs_next_data(int fd, int64_t offset) { return answer(lseek(fd, offset, SEEK_DATA)); }

int64_t cfs_next_hole(int fd, int64_t offset) { return answer(lseek(fd, offset, SEEK_HOLE)); }

int cfs_clone(int from, int to) { return (int)answer(ioctl(to, FICLONE, from)); }

int64_t cfs_copy_range(int from, int to, int64_t offset, size_t size) {
  loff_t in = offset, out = offset;
  return answer(copy_file_range(from, &in, to, &out, size, 0));
}

int64_t cfs_read(int fd, uint8_t *buffer, size_t size, int64_t offset) {
  ssize_t count;
  do count = pread(fd, buffer, size, offset);
  while (count < 0 && errno == EINTR);
  return answer(count);
}

int64_t cfs_write(int fd, const uint8_t *buffer, size_t size, int64_t offset) {
  ssize_t count;
  do count = pwrite(fd, buffer, size, offset);
  while (count < 0 && errno == EINTR);
  return answer(count);
}

int cfs_truncate(int fd, int64_t size) { return (int)answer(ftruncate(fd, size)); }

int cfs_reserve(int fd, int64_t offset, int64_t size) {
  return (int)answer(fallocate(fd, FALLOC_FL_KEEP_SIZE, offset, size));
}

int cfs_sync(int fd) { return (int)answer(fsync(fd)); }

int cfs_sync_data(int fd) { return (int)answer(fdatasync(fd)); }

int cfs_sync_file_system(int fd) { return (int)answer(syncfs(fd)); }

int cfs_close(int fd) { return (int)answer(close(fd)); }

int cfs_lock(int fd) { return (int)answer(flock(fd, LOCK_EX | LOCK_NB)); }

int cfs_unlock(int fd) { return (int)answer(flock(fd, LOCK_UN)); }

int cfs_has_writer(int fd) {
  // A broken lease is told by a signal whose default action would end the process; this one is ignored by
  // default.
  if (fcntl(fd, F_SETSIG, SIGURG) < 0) return -errno;
  if (fcntl(fd, F_SETLEASE, F_RDLCK) < 0) return errno == EAGAIN ? 1 : -errno;
  fcntl(fd, F_SETLEASE, F_UNLCK);
  return 0;
}

int cfs_random(uint64_t *value) {
  return getrandom(value, sizeof *value, 0) == sizeof *value ? 0 : -EIO;
}
