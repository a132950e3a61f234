#define _GNU_SOURCE
#include "counting.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const char *const names[] = {"read", "write", "short",  "sync",   "rename",
                                    "open", "start", "sqlite", "curses", "curl"};

struct tally {
  _Atomic int64_t counts[FAULT_KINDS];
  _Atomic int64_t failures;
  _Atomic int64_t descriptor;
};

static struct tally own;
static struct tally *tally = &own;
static int wanted = -1;
static int64_t first;
static bool lasts;

int __real_open(const char *path, int flags, ...);
int __real_ftruncate(int descriptor, off_t length);

// The tally is shared with the file, so that it is there however the process ends.
static void share_tally(const char *path) {
  int file = __real_open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0 || __real_ftruncate(file, sizeof own) != 0) return;
  void *memory = mmap(NULL, sizeof own, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory != MAP_FAILED) tally = memory;
  close(file);
}

__attribute__((constructor(102))) static void arm(void) {
  const char *call = getenv("FAULT_CALL"), *at = getenv("FAULT_AT"), *path = getenv("FAULT_TALLY");
  for (int kind = 0; call && kind < FAULT_KINDS; kind++) {
    if (strcmp(call, names[kind]) == 0) wanted = kind;
  }
  first = at ? atoll(at) : INT64_MAX;
  lasts = getenv("FAULT_LASTS") != NULL;
  if (path) share_tally(path);
}

bool fault_occurs(enum fault_kind kind, int descriptor) {
  int64_t count = atomic_fetch_add(&tally->counts[kind], 1) + 1;
  if (kind != wanted || !(lasts ? count >= first : count == first)) return false;
  tally->descriptor = descriptor;
  tally->failures += 1;
  return true;
}
