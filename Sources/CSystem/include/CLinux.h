#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Descriptors to wait on that the Glibc module lacks. All are closed on exec and non-blocking; a
// negative value is an error.

// Blocks the signals for all future threads and reports them on the descriptor instead.
int linux_signals_open(const int *signals, int count);
// The next signal, or 0 if there is none.
int linux_signals_next(int descriptor);

// A descriptor that other threads poke to wake the one that waits on it.
int linux_wakeup_open(void);
void linux_wakeup_poke(int descriptor);
void linux_wakeup_clear(int descriptor);

// A timer on the wall clock, which also expires when the clock is set.
int linux_timer_open(void);
void linux_timer_set(int descriptor, int64_t seconds, long nanoseconds);
// Clears an expiry, or a notification that the clock was set.
void linux_timer_clear(int descriptor);

// A descriptor that becomes readable when network links, addresses or routes change, while
// listening is on.
int linux_network_open(void);
void linux_network_listen(int descriptor, bool is_wanted);
// Reads and discards all notifications.
void linux_network_clear(int descriptor);

// Waits until one of at most eight descriptors is readable or has an error, and marks those that
// are; waits up to `nanoseconds`, or for ever if negative.
// Ends, too, when the full one takes output again; -1 for none.
void linux_wait(const int *descriptors, bool *ready, int count, int full, int64_t nanoseconds);

// Waits like `linux_wait`, but for so long that it first returns free memory to the system.
void linux_rest(const int *descriptors, bool *ready, int count, int full, int64_t nanoseconds);

// A program that runs beside this one.
struct linux_program {
  // Reads what the program prints.
  int output;
  // The program ends when the last copy of this descriptor is closed; it has no copy in other
  // programs, so it ends with this process at the latest, whatever ends that.
  int leash;
  // Readable once it is known whether the program can be run.
  int report;
  // The process that guards the program and ends it.
  int guard;
};

// Starts a program with the given environment and no blocked signals. It has no descriptors but the
// standard ones: errors are /dev/null, and so is input if the descriptor for it is negative. Returns
// 0, or the error's code, in which case there is nothing to end.
int linux_program_start(const char *path, char *const arguments[], char *const environment[],
                        int input, struct linux_program *program);
// A descriptor that reads the bytes from memory; negative on failure, with `errno` set.
int linux_memory_file(const void *bytes, size_t length);
// Why the program can't be run, 0 if it can; waits until that is known, unless `report` is readable.
int linux_program_error(const struct linux_program *program);
// Kills the program, if it is still running, and all that it has started. Then none of it is left,
// unless the system takes longer than a second to let go of it.
void linux_program_end(struct linux_program *program);

// The words with which the system has started this program, its name first.
int linux_own_words(char ***words);
// The variables, as `name=value`, with which the system has started it; they end with NULL.
char **linux_own_variables(void);
