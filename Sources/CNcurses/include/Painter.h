#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A screen that ncurses paints into memory; it never touches the terminal itself.
typedef struct painter painter;

typedef struct {
  /// A spacing character, the marks that join it, then zeros.
  uint32_t scalars[4];
  int32_t pair;
  uint32_t attributes;
  /// How often it stands side by side.
  int32_t times;
} painter_cell;

enum {
  PAINTER_BOLD = 1 << 0,
  PAINTER_ITALIC = 1 << 1,
  PAINTER_UNDERLINE = 1 << 2,
  PAINTER_STRIKETHROUGH = 1 << 3,
  PAINTER_REVERSE = 1 << 4,
};

/// Uses the user's locale for characters, or C.UTF-8 if that isn't UTF-8.
void painter_use_utf8(void);

/// Opens a screen for a terminal. `entry` is its compiled terminfo entry, including its size, as
/// `hex:` and digits. Returns null if ncurses rejects it. Only one screen may be open at a time.
painter *painter_open(const char *name, const char *entry);

/// Opens the screen anew with another entry. If that fails, it may only be opened anew or closed.
bool painter_reopen(painter *screen, const char *name, const char *entry);
void painter_close(painter *screen);

/// Resizes the screen and clears it.
void painter_resize(painter *screen, int rows, int columns);

/// Sets the two colours of a pair; -1 is the terminal's own. Pair 0 always has the terminal's own.
bool painter_set_pair(painter *screen, int pair, int foreground, int background);

/// Forgets all pairs; every cell that used one must be put again.
void painter_reset_pairs(painter *screen);

/// Puts adjacent cells, each as often as it says; a wide cell is put once for its two columns.
void painter_put(painter *screen, int row, int column, const painter_cell *cells, int count);

/// Makes the next update paint everything, for a terminal whose contents are unknown.
void painter_repaint(painter *screen);

/// Paints the cells put since the last update.
void painter_update(painter *screen);

/// Moves painted bytes to a buffer and returns their number; if it isn't full, there are no more.
size_t painter_take(painter *screen, uint8_t *buffer, size_t capacity);
