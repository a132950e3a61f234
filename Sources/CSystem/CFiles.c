#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <time.h>
#include <unistd.h>

int files_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

// A read lease is only granted while nobody has the file open for writing.
static bool has_writers(int descriptor) {
  if (fcntl(descriptor, F_SETLEASE, F_RDLCK) != 0) return errno == EAGAIN;
  fcntl(descriptor, F_SETLEASE, F_UNLCK);
  return false;
}

static int64_t now_in_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool files_await_writers(int descriptor, int milliseconds) {
  // When the lease is broken, the kernel sends this signal, which is ignored by default.
  fcntl(descriptor, F_SETSIG, SIGURG);
  if (!has_writers(descriptor)) return true;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int notices = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  bool waits = inotify_add_watch(notices, path, IN_CLOSE_WRITE) >= 0;
  bool written = has_writers(descriptor);
  int64_t end = now_in_milliseconds() + milliseconds;
  while (waits && written) {
    char events[4096];
    struct pollfd request = {notices, POLLIN, 0};
    int64_t left = end - now_in_milliseconds();
    waits = left > 0 && poll(&request, 1, (int)left) > 0 && read(notices, events, sizeof events) > 0;
    written = has_writers(descriptor);
  }
  if (notices >= 0) close(notices);
  return !written;
}

int files_folders_open(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

bool files_folders_watch(int descriptor, const char *path) {
  uint32_t events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB |
                    IN_MOVE_SELF;
  return inotify_add_watch(descriptor, path, events) >= 0;
}

void files_folders_clear(int descriptor) {
  char events[4096];
  while (read(descriptor, events, sizeof events) > 0) continue;
}

bool files_lock(int descriptor) {
  struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
  return fcntl(descriptor, F_OFD_SETLK, &lock) == 0;
}

bool files_is_locked(int descriptor) {
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  return fcntl(descriptor, F_OFD_GETLK, &lock) != 0 || lock.l_type != F_UNLCK;
}
