#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct termios;

/// From now on a crash writes the farewell to the terminal and gives it its modes back before the
/// process dies of its signal. A farewell that doesn't fit is refused.
bool crash_guard_arm(
    int terminal, const struct termios *modes, const uint8_t *farewell, size_t length);

/// The process dies of its signals as it did before.
void crash_guard_disarm(void);
