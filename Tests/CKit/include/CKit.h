#pragma once

#include <stddef.h>
#include <sys/syscall.h>
#include <sys/types.h>

/// Opens the outer end of a new terminal and writes down the path of its inner end; -1 on failure.
int kit_open_terminal(int columns, int rows, char *inner, size_t capacity);

/// Tells the terminal its size, and thereby its foreground job.
int kit_resize_terminal(int outer, int columns, int rows);

/// Starts a program in a session of its own on the inner end, with nothing inherited from here.
///
/// Returns its process, or the negative number of the error. A program that does not control its
/// terminal is told nothing by it: no SIGHUP, no SIGWINCH, no SIGINT.
pid_t kit_spawn(const char *inner, int controls, const char *directory, char *const arguments[],
                char *const environment[]);

/// A descriptor that becomes readable when the process has ended.
int kit_end_notice(pid_t process);

/// A descriptor that becomes readable when the process has stopped or ended.
int kit_stop_notice(pid_t process);

/// Gives the thread a network of its own, with a loopback that is down; its processes to come share it.
///
/// Zero, or the negative number of the error: only the superuser may.
int kit_enter_new_network(void);

/// Has the thread take part in the network of a process from now on.
int kit_join_network(pid_t process);

/// Brings the loopback of the thread's network up, or takes it down.
int kit_set_loopback(int is_up);

/// How many bytes this process has allocated and not freed.
size_t kit_allocated_bytes(void);

/// The numbers of system calls.
static const long kit_call_flock = SYS_flock;
static const long kit_call_write = SYS_write;

/// Starts a program whose output goes to a descriptor. Returns its process, or the negative number of
/// the error.
pid_t kit_start(char *const arguments[], char *const environment[], int output);

/// Starts a program and stops it when it has come back from so many system calls; from those with one
/// number, unless that is negative.
///
/// Returns its process; 0 if it has ended before, and then how many it has made and its status; or the
/// negative number of the error.
pid_t kit_start_until(char *const arguments[], char *const environment[], int output, long call,
                      long *count, int *status);

/// Holds a process, which then goes on only when this thread lets go of it. Zero, or the negative number
/// of the error.
int kit_hold(pid_t process);

/// Lets go of a process that this thread holds.
int kit_let_go(pid_t process);
