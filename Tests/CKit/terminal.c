#define _GNU_SOURCE
#include "CKit.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int kit_resize_terminal(int outer, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(outer, TIOCSWINSZ, &size);
}

int kit_open_terminal(int columns, int rows, char *inner, size_t capacity) {
  int outer = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (outer < 0) return -1;
  if (grantpt(outer) || unlockpt(outer) || ptsname_r(outer, inner, capacity) ||
      kit_resize_terminal(outer, columns, rows)) {
    close(outer);
    return -1;
  }
  return outer;
}
