#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "Painter.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

struct painter {
  SCREEN *screen;
  FILE *output;
  off_t taken;
};

/// The size at which the file is emptied of bytes already taken.
static const off_t LARGEST_FILE = 1 << 20;

void painter_use_utf8(void) {
  if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
}

static FILE *open_memory(void) {
  int file = memfd_create("frame", MFD_CLOEXEC);
  if (file < 0) return NULL;
  FILE *stream = fdopen(file, "r+");
  if (!stream) close(file);
  return stream;
}

/// Passes the entry to ncurses through the environment, and then restores it for child processes.
static SCREEN *new_screen(const char *name, const char *entry, FILE *memory) {
  const char *variable = "TERMINFO";
  const char *present = getenv(variable);
  char *saved = present ? strdup(present) : NULL;
  setenv(variable, entry, 1);
  use_env(FALSE);
  SCREEN *screen = newterm(name, memory, memory);
  if (saved) {
    setenv(variable, saved, 1);
  } else {
    unsetenv(variable);
  }
  free(saved);
  return screen;
}

static void nothing(int signal) { (void)signal; }

/// ncurses installs handlers for those of these signals that have none. Its handlers would write to
/// a terminal that isn't its own, and lose a stop signal that arrives while it paints.
static SCREEN *new_screen_without_handlers(const char *name, const char *entry, FILE *memory) {
  enum { COUNT = 4 };
  const int signals[COUNT] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
  const struct sigaction taken = {.sa_handler = nothing, .sa_flags = SA_RESTART};
  struct sigaction actions[COUNT];
  for (int i = 0; i < COUNT; i++) sigaction(signals[i], &taken, &actions[i]);
  SCREEN *screen = new_screen(name, entry, memory);
  for (int i = 0; i < COUNT; i++) sigaction(signals[i], &actions[i], NULL);
  return screen;
}

/// Defines a pair for which ncurses makes room at once for as many as a screen usually has; it would
/// otherwise move them each time that their number doubles.
static void make_room_for_pairs(void) {
  const int usual_pairs = 512;
  if (COLOR_PAIRS > usual_pairs) init_extended_pair(usual_pairs - 1, -1, -1);
}

static void prepare(void) {
  raw();
  noecho();
  nonl();
  typeahead(-1);
  leaveok(stdscr, TRUE);
  if (has_colors()) {
    start_color();
    use_default_colors();
    make_room_for_pairs();
  }
}

static void shut(painter *screen) {
  if (screen->screen) {
    endwin();
    delscreen(screen->screen);
  }
  if (screen->output) fclose(screen->output);
  *screen = (painter){0};
}

bool painter_reopen(painter *screen, const char *name, const char *entry) {
  shut(screen);
  screen->output = open_memory();
  screen->screen =
      screen->output ? new_screen_without_handlers(name, entry, screen->output) : NULL;
  if (screen->screen) prepare();
  return screen->screen != NULL;
}

painter *painter_open(const char *name, const char *entry) {
  painter *screen = calloc(1, sizeof *screen);
  if (!screen) return NULL;
  if (painter_reopen(screen, name, entry)) return screen;
  painter_close(screen);
  return NULL;
}

void painter_close(painter *screen) {
  if (!screen) return;
  shut(screen);
  free(screen);
}

void painter_resize(painter *screen, int rows, int columns) {
  (void)screen;
  resizeterm(rows, columns);
  werase(stdscr);
  clearok(curscr, TRUE);
}

bool painter_set_pair(painter *screen, int pair, int foreground, int background) {
  (void)screen;
  return has_colors() && init_extended_pair(pair, foreground, background) == OK;
}

void painter_reset_pairs(painter *screen) {
  (void)screen;
  if (has_colors()) reset_color_pairs();
  werase(stdscr);
  clearok(curscr, TRUE);
}

static attr_t attributes_of(const painter_cell *cell) {
  attr_t attributes = WA_NORMAL;
  if (cell->attributes & PAINTER_BOLD) attributes |= WA_BOLD;
  if (cell->attributes & PAINTER_ITALIC) attributes |= WA_ITALIC;
  if (cell->attributes & PAINTER_UNDERLINE) attributes |= WA_UNDERLINE;
  if (cell->attributes & PAINTER_STRIKETHROUGH) attributes |= WA_PROTECT;
  if (cell->attributes & PAINTER_REVERSE) attributes |= WA_REVERSE;
  return attributes;
}

static cchar_t character_of(const painter_cell *cell) {
  wchar_t text[5] = {0};
  for (int i = 0; i < 4; i++) text[i] = (wchar_t)cell->scalars[i];
  int pair = cell->pair;
  cchar_t character;
  if (setcchar(&character, text, attributes_of(cell), 0, &pair) != OK) {
    setcchar(&character, L" ", WA_NORMAL, 0, NULL);
  }
  return character;
}

void painter_put(painter *screen, int row, int column, const painter_cell *cells, int count) {
  (void)screen;
  size_t all = 0, put = 0;
  for (int i = 0; i < count; i++) all += (size_t)cells[i].times;
  cchar_t *characters = all > 0 ? malloc(all * sizeof *characters) : NULL;
  if (!characters) return;
  for (int i = 0; i < count; i++) {
    const cchar_t character = character_of(&cells[i]);
    for (int times = cells[i].times; times > 0; times--) characters[put++] = character;
  }
  mvwadd_wchnstr(stdscr, row, column, characters, (int)all);
  free(characters);
}

void painter_repaint(painter *screen) {
  (void)screen;
  clearok(curscr, TRUE);
}

void painter_update(painter *screen) {
  (void)screen;
  wnoutrefresh(stdscr);
  doupdate();
}

/// Empties the file once it has grown large. Call it only when all bytes are taken.
static void recycle(painter *screen) {
  int file = fileno(screen->output);
  if (screen->taken <= LARGEST_FILE || ftruncate(file, 0) != 0) return;
  lseek(file, 0, SEEK_SET);
  screen->taken = 0;
}

size_t painter_take(painter *screen, uint8_t *buffer, size_t capacity) {
  ssize_t count = pread(fileno(screen->output), buffer, capacity, screen->taken);
  if (count < 0) return 0;
  screen->taken += count;
  if ((size_t)count < capacity) recycle(screen);
  return (size_t)count;
}
