#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Between this process and a program stands a guard: a copy of this process that only waits until
// its leash is let go of, then kills the program and all of its descendants, and exits. A death
// signal alone wouldn't reach the program's own children.
//
// The copies run between `_Fork` and `execve`, where only system calls are allowed.

enum end { reads, writes };

// The milliseconds that the end of a program may take.
enum { LONGEST_END = 1000 };

struct pipes {
  // Belongs to the caller; negative if there is none.
  int input;
  int output[2];
  int leash[2];
  // Brings the error's code if the program can't be run.
  int report[2];
};

static void close_both(int ends[2]) {
  close(ends[reads]);
  close(ends[writes]);
}

// Makes all pipes or none; returns 0, or the error's code.
static int open_pipes(struct pipes *pipes) {
  int *all[] = {pipes->output, pipes->leash, pipes->report};
  for (int index = 0; index < 3; index++) {
    if (pipe2(all[index], O_CLOEXEC) == 0) continue;
    int error = errno;
    while (index-- > 0) close_both(all[index]);
    return error;
  }
  return 0;
}

// Keeps the descriptor, under a number that isn't a standard one.
static int beyond_standard(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 3); }

static void reset_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static _Noreturn void report_error(int report) {
  int error = errno;
  ssize_t written = write(report, &error, sizeof error);
  (void)written;
  _exit(EXIT_FAILURE);
}

static _Noreturn void run_program(const char *path, char *const arguments[],
                                  char *const environment[], struct pipes pipes, pid_t guard) {
  // Its own process group keeps terminal signals such as Ctrl-C from ending it halfway.
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != guard) _exit(EXIT_FAILURE);
  int report = beyond_standard(pipes.report[writes]);
  int output = beyond_standard(pipes.output[writes]);
  int nothing = beyond_standard(open("/dev/null", O_RDWR | O_CLOEXEC));
  int input = pipes.input < 0 ? nothing : beyond_standard(pipes.input);
  if (report < 0 || output < 0 || nothing < 0 || input < 0) report_error(pipes.report[writes]);
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  dup2(nothing, STDERR_FILENO);
  close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
  reset_signals();
  execve(path, arguments, environment);
  report_error(report);
}

// Kills the processes whose parent is this one; returns false if they can't be known.
static bool kill_children(void) {
  char text[1 << 12];
  int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  pid_t process = 0;
  for (ssize_t index = 0; index < length; index++) {
    bool is_digit = text[index] >= '0' && text[index] <= '9';
    if (is_digit) process = process * 10 + (text[index] - '0');
    if (is_digit || process == 0) continue;
    kill(process, SIGKILL);
    process = 0;
  }
  return length >= 0;
}

// Kills the program's group, then whoever has left it: as their parents die, they become children
// of the guard.
static void kill_all(pid_t program) {
  kill(-program, SIGKILL);
  kill(program, SIGKILL);
  bool knows_children = kill_children();
  if (!knows_children) waitpid(program, NULL, 0);
  while (knows_children && waitpid(-1, NULL, 0) > 0) kill_children();
}

static _Noreturn void guard(const char *path, char *const arguments[], char *const environment[],
                            struct pipes pipes) {
  // Outside the group of this process, so that what kills that group spares the guard.
  setpgid(0, 0);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  close(pipes.leash[writes]);
  pid_t self = getpid(), program = _Fork();
  if (program == 0) run_program(path, arguments, environment, pipes, self);
  if (program < 0) report_error(pipes.report[writes]);
  setpgid(program, program);
  int leash = pipes.leash[reads];
  char letter;
  if (leash > 0) close_range(0, leash - 1, 0);
  close_range(leash + 1, ~0U, 0);
  while (read(leash, &letter, 1) > 0) continue;
  kill_all(program);
  _exit(EXIT_SUCCESS);
}

static pid_t start_guard(const char *path, char *const arguments[], char *const environment[],
                         struct pipes pipes) {
  sigset_t all, before;
  sigfillset(&all);
  // The guard ends only with its leash, so it keeps all signals blocked.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t process = _Fork();
  if (process == 0) guard(path, arguments, environment, pipes);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return process > 0 ? process : -error;
}

int linux_memory_file(const void *bytes, size_t length) {
  int file = memfd_create("input", MFD_CLOEXEC);
  if (file < 0) return file;
  for (size_t done = 0; done < length;) {
    ssize_t written = pwrite(file, (const char *)bytes + done, length - done, (off_t)done);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    done += (size_t)written;
  }
  return file;
}

int linux_program_start(const char *path, char *const arguments[], char *const environment[],
                        int input, struct linux_program *program) {
  struct pipes pipes = {.input = input};
  int error = open_pipes(&pipes);
  if (error != 0) return error;
  pid_t process = start_guard(path, arguments, environment, pipes);
  close(pipes.output[writes]);
  close(pipes.leash[reads]);
  close(pipes.report[writes]);
  *program = (struct linux_program){
      pipes.output[reads], pipes.leash[writes], pipes.report[reads], process};
  if (process >= 0) return 0;
  linux_program_end(program);
  return -process;
}

int linux_program_error(const struct linux_program *program) {
  int error = 0;
  ssize_t length;
  // Ends as soon as the program runs.
  do length = read(program->report, &error, sizeof error);
  while (length < 0 && errno == EINTR);
  return error;
}

static void *reap(void *guard) {
  while (waitpid((pid_t)(intptr_t)guard, NULL, 0) < 0 && errno == EINTR) continue;
  return NULL;
}

// Waits aside for a guard that takes longer: unless somebody waits, it stays in the table of processes
// as long as this process lives.
static void reap_aside(pid_t guard) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  pthread_create(&thread, &attributes, reap, (void *)(intptr_t)guard);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
}

void linux_program_end(struct linux_program *program) {
  close(program->output);
  close(program->leash);
  close(program->report);
  if (program->guard <= 0) return;
  // One that somebody has stopped could kill nothing.
  kill(program->guard, SIGCONT);
  int process = (int)syscall(SYS_pidfd_open, program->guard, 0);
  struct pollfd end = {process, POLLIN, 0};
  while (process >= 0 && poll(&end, 1, LONGEST_END) < 0 && errno == EINTR) continue;
  if (process >= 0) close(process);
  if (waitpid(program->guard, NULL, WNOHANG) == 0) reap_aside(program->guard);
}
