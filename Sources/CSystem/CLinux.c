#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
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
  // Fails only when the counter is full, in which case the reader is already being woken.
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
  // If the clock was changed meanwhile, this fails once although the timer is set.
  if (timerfd_settime(descriptor, flags, &when, NULL) != 0 && errno == ECANCELED)
    timerfd_settime(descriptor, flags, &when, NULL);
}

void linux_timer_clear(int descriptor) { linux_wakeup_clear(descriptor); }

int linux_network_open(void) {
  int descriptor = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_ROUTE);
  // Without an address of its own, the socket would be taken for the kernel, which isn't sent
  // notifications.
  struct sockaddr_nl any = {.nl_family = AF_NETLINK};
  if (descriptor >= 0) bind(descriptor, (struct sockaddr *)&any, sizeof any);
  return descriptor;
}

void linux_network_listen(int descriptor, bool is_wanted) {
  const int groups[] = {RTNLGRP_LINK, RTNLGRP_IPV4_IFADDR, RTNLGRP_IPV6_IFADDR, RTNLGRP_IPV4_ROUTE,
                        RTNLGRP_IPV6_ROUTE};
  int option = is_wanted ? NETLINK_ADD_MEMBERSHIP : NETLINK_DROP_MEMBERSHIP;
  for (size_t index = 0; index < sizeof groups / sizeof *groups; index++)
    setsockopt(descriptor, SOL_NETLINK, option, &groups[index], sizeof groups[index]);
}

void linux_network_clear(int descriptor) {
  char message[1 << 12];
  // An overflow of the buffer is an error that is reported once.
  while (recv(descriptor, message, sizeof message, 0) > 0 || errno == ENOBUFS || errno == EINTR)
    errno = 0;
}

void linux_wait(const int *descriptors, bool *ready, int count, int full, int64_t nanoseconds) {
  struct pollfd watched[9];
  int most = count < 8 ? count : 8;
  for (int index = 0; index < most; index++)
    watched[index] = (struct pollfd){descriptors[index], POLLIN, 0};
  watched[most] = (struct pollfd){full, POLLOUT, 0};
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  int found = ppoll(watched, most + 1, nanoseconds < 0 ? NULL : &limit, NULL);
  for (int index = 0; index < count; index++)
    ready[index] = found > 0 && index < most && watched[index].revents != 0;
}

void linux_rest(const int *descriptors, bool *ready, int count, int full, int64_t nanoseconds) {
  malloc_trim(0);
  linux_wait(descriptors, ready, count, full, nanoseconds);
}

// Before main, Swift's runtime looks in /proc where it lies, and aborts if it can't tell. It doesn't look
// if it is told, and nothing is loaded from there.
__attribute__((constructor(101))) static void tell_runtime_its_place(void) {
  char byte;
  if (readlink("/proc/self/exe", &byte, 1) < 0) setenv("SWIFT_ROOT", "/", 0);
}

// Threads allocate little at a time. A heap for each of them would hold a megabyte of what was freed.
__attribute__((constructor)) static void share_one_heap(void) { mallopt(M_ARENA_MAX, 1); }

static int own_count;
static char **own_words;

// The C library hands the words to constructors. Reading them from /proc can fail.
__attribute__((constructor)) static void keep_own_words(int count, char **words) {
  own_count = count;
  own_words = words;
}

char **linux_own_variables(void) { return environ; }

int linux_own_words(char ***words) {
  *words = own_words;
  return own_count;
}
