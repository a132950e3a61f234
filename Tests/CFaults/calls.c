#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include "counting.h"
#include "recording.h"

// What the linker is told to call in place of system calls (--wrap): each either fails or makes the
// call.

static int failing(int error) {
  errno = error;
  return -1;
}

// Whether a descriptor is one of the kernel's own: an event counter, a timer, signals or notices of
// files. Reading and writing those can't fail, and a program that was told so would have to give up.
static bool is_kernel_notice(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && (status.st_mode & S_IFMT) == 0;
}

ssize_t __real_read(int descriptor, void *bytes, size_t count);
ssize_t __wrap_read(int descriptor, void *bytes, size_t count) {
  if (!is_kernel_notice(descriptor) && fault_occurs(fault_read, descriptor)) return failing(EIO);
  return __real_read(descriptor, bytes, count);
}

#define PREAD(name)                                                                  \
  ssize_t __real_##name(int descriptor, void *bytes, size_t count, off_t offset);    \
  ssize_t __wrap_##name(int descriptor, void *bytes, size_t count, off_t offset) {   \
    if (fault_occurs(fault_read, descriptor)) return failing(EIO);                   \
    return __real_##name(descriptor, bytes, count, offset);                          \
  }
PREAD(pread)
PREAD(pread64)

static size_t count_to_write(int descriptor, size_t count) {
  return fault_occurs(fault_short, descriptor) && count > 1 ? count / 2 : count;
}

ssize_t __real_write(int descriptor, const void *bytes, size_t count);
ssize_t __wrap_write(int descriptor, const void *bytes, size_t count) {
  if (is_kernel_notice(descriptor)) return __real_write(descriptor, bytes, count);
  if (fault_occurs(fault_write, descriptor)) return failing(ENOSPC);
  off_t offset = lseek(descriptor, 0, SEEK_CUR);
  ssize_t written = __real_write(descriptor, bytes, count_to_write(descriptor, count));
  if (written > 0) record_write(descriptor, offset, bytes, (size_t)written);
  return written;
}

#define PWRITE(name)                                                                       \
  ssize_t __real_##name(int descriptor, const void *bytes, size_t count, off_t offset);    \
  ssize_t __wrap_##name(int descriptor, const void *bytes, size_t count, off_t offset) {   \
    if (fault_occurs(fault_write, descriptor)) return failing(ENOSPC);                     \
    count = count_to_write(descriptor, count);                                             \
    ssize_t written = __real_##name(descriptor, bytes, count, offset);                     \
    if (written > 0) record_write(descriptor, offset, bytes, (size_t)written);             \
    return written;                                                                        \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

#define SYNC(name)                                                    \
  int __real_##name(int descriptor);                                  \
  int __wrap_##name(int descriptor) {                                 \
    if (fault_occurs(fault_sync, descriptor)) return failing(EIO);    \
    record_number('s', descriptor, 0);                                \
    return __real_##name(descriptor);                                 \
  }
SYNC(fsync)
SYNC(fdatasync)

#define TRUNCATE(name)                                                    \
  int __real_##name(int descriptor, off_t length);                        \
  int __wrap_##name(int descriptor, off_t length) {                       \
    if (fault_occurs(fault_write, descriptor)) return failing(EIO);       \
    int result = __real_##name(descriptor, length);                       \
    if (result == 0) record_number('t', descriptor, length);              \
    return result;                                                        \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

int __real_rename(const char *one, const char *other);
int __wrap_rename(const char *one, const char *other) {
  if (fault_occurs(fault_rename, -1)) return failing(EIO);
  int result = __real_rename(one, other);
  if (result == 0) record_paths('r', one, other);
  return result;
}

int __real_renameat2(int from, const char *one, int to, const char *other, unsigned flags);
int __wrap_renameat2(int from, const char *one, int to, const char *other, unsigned flags) {
  if (fault_occurs(fault_rename, -1)) return failing(EIO);
  int result = __real_renameat2(from, one, to, other, flags);
  if (result == 0) record_paths(flags == 0 ? 'r' : 'x', one, other);
  return result;
}

int __real_unlink(const char *path);
int __wrap_unlink(const char *path) {
  if (fault_occurs(fault_rename, -1)) return failing(EIO);
  int result = __real_unlink(path);
  if (result == 0) record_paths('u', path, "");
  return result;
}

static mode_t mode_in(va_list rest, int flags) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

#define OPEN(name)                                                   \
  int __real_##name(const char *path, int flags, ...);               \
  int __wrap_##name(const char *path, int flags, ...) {              \
    va_list rest;                                                    \
    va_start(rest, flags);                                           \
    mode_t mode = mode_in(rest, flags);                              \
    va_end(rest);                                                    \
    if (fault_occurs(fault_open, -1)) return failing(EMFILE);        \
    int descriptor = __real_##name(path, flags, mode);               \
    record_open(descriptor, path, flags);                            \
    return descriptor;                                               \
  }
OPEN(open)
OPEN(open64)

pid_t __real__Fork(void);
pid_t __wrap__Fork(void) {
  return fault_occurs(fault_start, -1) ? failing(EAGAIN) : __real__Fork();
}

int __real_pipe2(int ends[2], int flags);
int __wrap_pipe2(int ends[2], int flags) {
  return fault_occurs(fault_start, -1) ? failing(EMFILE) : __real_pipe2(ends, flags);
}

int __real_memfd_create(const char *name, unsigned flags);
int __wrap_memfd_create(const char *name, unsigned flags) {
  return fault_occurs(fault_open, -1) ? failing(EMFILE) : __real_memfd_create(name, flags);
}
