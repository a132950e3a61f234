#define _GNU_SOURCE
#include "CrashGuard.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { SIGNALS = 6, LARGEST_FAREWELL = 1024, STACK = 64 * 1024, LONGEST_WAIT = 250 };

static const int signals[SIGNALS] = {SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE};

/// The handler's data, in static memory because a handler must not allocate or lock.
static struct {
  volatile sig_atomic_t armed;
  int terminal;
  struct termios modes;
  uint8_t farewell[LARGEST_FAREWELL];
  size_t length;
  struct sigaction before[SIGNALS];
  stack_t stack_before;
} guard;

/// A separate stack, because the crash may be a stack overflow.
static uint8_t stack[STACK] __attribute__((aligned(16)));

static void restore_actions(void) {
  for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], &guard.before[i], NULL);
}

/// Whether the terminal accepts output; a terminal that nobody reads must not block a crashed
/// process.
static bool has_room(void) {
  struct pollfd request = {.fd = guard.terminal, .events = POLLOUT};
  return poll(&request, 1, LONGEST_WAIT) > 0;
}

static void write_farewell(void) {
  size_t written = 0;
  for (int attempts = 0; written < guard.length && attempts < 100; attempts++) {
    ssize_t count =
        write(guard.terminal, guard.farewell + written, guard.length - written);
    if (count > 0) written += (size_t)count;
    if (count < 0 && errno == EAGAIN && !has_room()) return;
    if (count < 0 && errno != EINTR && errno != EAGAIN) return;
  }
}

static void restore_terminal(void) {
  if (!guard.armed) return;
  guard.armed = 0;
  write_farewell();
  tcsetattr(guard.terminal, TCSANOW, &guard.modes);
}

/// Restores the terminal. The signal is raised again and kills the process when the handler
/// returns.
static void crash(int signal) {
  restore_actions();
  restore_terminal();
  raise(signal);
}

static void install(void) {
  stack_t ours = {.ss_sp = stack, .ss_size = STACK};
  sigaltstack(&ours, &guard.stack_before);
  struct sigaction action = {.sa_handler = crash, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], &action, &guard.before[i]);
}

bool crash_guard_arm(
    int terminal, const struct termios *modes, const uint8_t *farewell, size_t length) {
  if (length > LARGEST_FAREWELL) return false;
  static bool watches_exit;
  crash_guard_disarm();
  // ncurses exits when it has no memory.
  if (!watches_exit) watches_exit = atexit(restore_terminal) == 0;
  guard.terminal = terminal;
  guard.modes = *modes;
  memcpy(guard.farewell, farewell, length);
  guard.length = length;
  guard.armed = 1;
  install();
  return true;
}

void crash_guard_disarm(void) {
  if (!guard.armed) return;
  guard.armed = 0;
  restore_actions();
  sigaltstack(&guard.stack_before, NULL);
}
