#define _GNU_SOURCE
#include "recording.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/uio.h>

static int record = -1;

int __real_open(const char *path, int flags, ...);

__attribute__((constructor(102))) static void begin(void) {
  const char *path = getenv("FAULT_RECORD");
  if (path) record = __real_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void append(const char *line, int length, const void *bytes, size_t count) {
  struct iovec parts[] = {{(void *)line, (size_t)length}, {(void *)bytes, count}};
  ssize_t written = writev(record, parts, count > 0 ? 2 : 1);
  (void)written;
}

void record_open(int descriptor, const char *path, int flags) {
  if (record < 0 || descriptor < 0) return;
  int error = errno;
  char line[PATH_MAX + 64];
  int length = snprintf(line, sizeof line, "o %d %d %s\n", descriptor, (flags & O_TRUNC) != 0, path);
  append(line, length, NULL, 0);
  errno = error;
}

void record_write(int descriptor, int64_t offset, const void *bytes, size_t count) {
  if (record < 0) return;
  int error = errno;
  char line[100];
  int length = snprintf(line, sizeof line, "w %d %lld %zu\n", descriptor, (long long)offset, count);
  append(line, length, bytes, count);
  errno = error;
}

void record_number(char letter, int descriptor, int64_t number) {
  if (record < 0) return;
  int error = errno;
  char line[100];
  int length = snprintf(line, sizeof line, "%c %d %lld\n", letter, descriptor, (long long)number);
  append(line, length, NULL, 0);
  errno = error;
}

void record_paths(char letter, const char *one, const char *other) {
  if (record < 0) return;
  int error = errno;
  char line[2 * PATH_MAX + 64];
  int length = snprintf(line, sizeof line, "%c %s\t%s\n", letter, one, other);
  append(line, length, NULL, 0);
  errno = error;
}
