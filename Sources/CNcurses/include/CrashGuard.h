#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct termios;

/// From now on, a crash writes the farewell to the terminal and restores its modes before the
/// process dies of the signal; so does an exit by a library. Returns false if the farewell is too long.
bool crash_guard_arm(
    int terminal, const struct termios *modes, const uint8_t *farewell, size_t length);

/// Removes the guard; crashes end the process as before.
void crash_guard_disarm(void);
