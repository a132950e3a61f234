#pragma once

#include <stdbool.h>
#include <stdint.h>

// Descriptors to wait on that the Glibc module leaves out. All are closed on exec and never block;
// a negative answer is an error.

// Blocks the signals for all threads to come, and reports them here instead.
int linux_signals_open(const int *signals, int count);
// The next signal, or 0.
int linux_signals_next(int descriptor);

// What other threads poke to wake the one that waits.
int linux_wakeup_open(void);
void linux_wakeup_poke(int descriptor);
void linux_wakeup_clear(int descriptor);

// A timer on the wall clock that also ends when the clock is set.
int linux_timer_open(void);
void linux_timer_set(int descriptor, int64_t seconds, long nanoseconds);
// Takes what made the descriptor readable: the end of the timer, or that the clock was set.
void linux_timer_clear(int descriptor);

// What becomes readable when the machine's links, addresses or routes change, while that is listened to.
int linux_network_open(void);
void linux_network_listen(int descriptor, bool is_wanted);
// Takes what has come.
void linux_network_clear(int descriptor);

// Waits until there is something to read from one of at most eight descriptors, or an error, and
// marks those; for as many nanoseconds, or for ever if the number is negative.
void linux_wait(const int *descriptors, bool *ready, int count, int64_t nanoseconds);

// Gives back memory that may not be needed again for long: free heap, and the pages of the
// program's own code, which come back when they are used.
void linux_release_memory(void);

// Starts a program that has nothing of this one but the environment it is given: no signal blocked, no
// descriptor open but the one that its output comes from here. That one, or a negative error.
int linux_program_start(
    const char *path, char *const arguments[], char *const environment[], int *process);
// Ends it, if it hasn't ended by itself, and waits until it has.
void linux_program_end(int process);
