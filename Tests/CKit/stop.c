#define _GNU_SOURCE
#include "CKit.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

static void become(char *const arguments[], char *const environment[], int output, bool is_traced) {
  int null = open("/dev/null", O_RDONLY);
  dup2(null, 0);
  dup2(output, 1);
  dup2(output, 2);
  if (is_traced && ptrace(PTRACE_TRACEME, 0, NULL, NULL)) _exit(126);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

pid_t kit_start(char *const arguments[], char *const environment[], int output) {
  pid_t process = fork();
  if (process == 0) become(arguments, environment, output, false);
  return process < 0 ? -errno : process;
}

/// Goes on to the next stop; a signal that stopped it is delivered then. Whether it has come to one.
static bool step(pid_t process, int request, int *status) {
  bool is_call = WIFSTOPPED(*status) && (WSTOPSIG(*status) & 0x80 || WSTOPSIG(*status) == SIGTRAP);
  long signal = WIFSTOPPED(*status) && !is_call ? WSTOPSIG(*status) : 0;
  return ptrace(request, process, NULL, signal) == 0 && waitpid(process, status, 0) == process &&
         WIFSTOPPED(*status);
}

/// Whether the process has just come back from a system call; if so, from which one.
static bool has_returned(pid_t process, int status, long *call) {
  if (WSTOPSIG(status) != (SIGTRAP | 0x80)) return false;
  struct __ptrace_syscall_info info = {0};
  ptrace(PTRACE_GET_SYSCALL_INFO, process, sizeof info, &info);
  if (info.op == PTRACE_SYSCALL_INFO_ENTRY) *call = (long)info.entry.nr;
  return info.op == PTRACE_SYSCALL_INFO_EXIT;
}

pid_t kit_start_until(char *const arguments[], char *const environment[], int output, long call,
                      long *count, int *status) {
  pid_t process = fork();
  if (process == 0) become(arguments, environment, output, true);
  if (process < 0) return -errno;
  if (waitpid(process, status, 0) != process || !WIFSTOPPED(*status)) return -EPERM;
  ptrace(PTRACE_SETOPTIONS, process, NULL, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
  long wanted = *count, last = -1;
  *count = 0;
  while (*count < wanted) {
    if (!step(process, PTRACE_SYSCALL, status)) return 0;
    if (has_returned(process, *status, &last) && (call < 0 || last == call)) *count += 1;
  }
  kill(process, SIGSTOP);
  while (step(process, PTRACE_CONT, status)) {
    if (WSTOPSIG(*status) != SIGSTOP) continue;
    ptrace(PTRACE_DETACH, process, NULL, SIGSTOP);
    waitpid(process, status, WUNTRACED);
    return process;
  }
  return 0;
}

int kit_hold(pid_t process) {
  int status;
  bool is_held = ptrace(PTRACE_SEIZE, process, NULL, NULL) == 0 &&
                 ptrace(PTRACE_INTERRUPT, process, NULL, NULL) == 0 &&
                 waitpid(process, &status, __WALL) == process;
  return is_held ? 0 : -errno;
}

int kit_let_go(pid_t process) {
  return ptrace(PTRACE_DETACH, process, NULL, NULL) == 0 ? 0 : -errno;
}
