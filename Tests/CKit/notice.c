#define _GNU_SOURCE
#include "CKit.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

int kit_end_notice(pid_t process) { return pidfd_open(process, 0); }

static void *await_stop(void *argument) {
  uint64_t packed = (uint64_t)(uintptr_t)argument;
  siginfo_t info;
  waitid(P_PID, (id_t)(packed & UINT32_MAX), &info, WSTOPPED | WEXITED | WNOWAIT);
  close((int)(packed >> 32));
  return NULL;
}

/// A stop can't be polled for as an end can, so a thread waits for it and closes a pipe.
int kit_stop_notice(pid_t process) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return -1;
  uintptr_t packed = (uintptr_t)((uint64_t)ends[1] << 32 | (uint32_t)process);
  pthread_t thread;
  if (pthread_create(&thread, NULL, await_stop, (void *)packed)) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  pthread_detach(thread);
  return ends[0];
}
