#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

int linux_signals_open(const int *signals, int count) {
  sigset_t set;
  sigemptyset(&set);
  for (int index = 0; index < count; index++) sigaddset(&set, signals[index]);
  if (pthread_sigmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int linux_signals_next(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

int linux_wakeup_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void linux_wakeup_poke(int descriptor) {
  uint64_t one = 1;
  // Fails only when the counter is full, and then the reader is being woken anyway.
  ssize_t written = write(descriptor, &one, sizeof one);
  (void)written;
}

void linux_wakeup_clear(int descriptor) {
  uint64_t count;
  ssize_t taken = read(descriptor, &count, sizeof count);
  (void)taken;
}

int linux_timer_open(void) { return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK); }

void linux_timer_set(int descriptor, int64_t seconds, long nanoseconds) {
  struct itimerspec when = {{0, 0}, {seconds, nanoseconds}};
  int flags = TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET;
  // A clock that was set meanwhile makes this fail once; the timer is set all the same.
  if (timerfd_settime(descriptor, flags, &when, NULL) != 0 && errno == ECANCELED)
    timerfd_settime(descriptor, flags, &when, NULL);
}

void linux_timer_clear(int descriptor) { linux_wakeup_clear(descriptor); }

void linux_wait(const int *descriptors, bool *ready, int count, int64_t nanoseconds) {
  struct pollfd watched[8];
  int most = count < 8 ? count : 8;
  for (int index = 0; index < most; index++)
    watched[index] = (struct pollfd){descriptors[index], POLLIN, 0};
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  int found = ppoll(watched, most, nanoseconds < 0 ? NULL : &limit, NULL);
  for (int index = 0; index < count; index++)
    ready[index] = found > 0 && index < most && watched[index].revents != 0;
}

void linux_release_memory(void) {
  extern const char __executable_start[], etext[];
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)__executable_start + page - 1) / page * page;
  uintptr_t end = (uintptr_t)etext / page * page;
  malloc_trim(0);
  if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
}
