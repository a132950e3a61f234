#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A screen that ncurses paints into memory; the terminal itself is never touched.
typedef struct painter painter;

typedef struct {
  /// A spacing character, marks that join it, and zeros.
  uint32_t scalars[4];
  int32_t pair;
  uint32_t attributes;
} painter_cell;

enum {
  PAINTER_BOLD = 1 << 0,
  PAINTER_ITALIC = 1 << 1,
  PAINTER_UNDERLINE = 1 << 2,
  PAINTER_STRIKETHROUGH = 1 << 3,
  PAINTER_REVERSE = 1 << 4,
};

/// Takes the person's locale for characters, or C.UTF-8 when theirs isn't UTF-8.
void painter_use_utf8(void);

/// The columns that the system gives to a character, or a negative number.
int painter_columns(uint32_t scalar);

/// Opens a screen for a terminal whose compiled entry, which tells the size, is given as `hex:` and
/// digits, or returns null when ncurses doesn't take it. There may be one at a time.
painter *painter_open(const char *name, const char *entry);
void painter_close(painter *screen);

/// Makes the screen blank in another size.
void painter_resize(painter *screen, int rows, int columns);

/// Gives a pair its two colours, or -1 for the terminal's own. Pair 0 has its own always.
bool painter_set_pair(painter *screen, int pair, int foreground, int background);

/// Forgets all pairs; every cell that used one must be put again.
void painter_reset_pairs(painter *screen);

/// Puts cells side by side, a wide one once for its two columns.
void painter_put(painter *screen, int row, int column, const painter_cell *cells, int count);

/// Lets the next update paint everything, as on a terminal that shows anything else.
void painter_repaint(painter *screen);

/// Paints what was put since the last update.
void painter_update(painter *screen);

/// Moves painted bytes to a buffer, and returns how many; fewer than fit mean that no more are left.
size_t painter_take(painter *screen, uint8_t *buffer, size_t capacity);
