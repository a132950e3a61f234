#include <curl/curl.h>
#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

#include "../../Sources/CNcurses/include/Painter.h"
#include "counting.h"

// SQLite and curl take functions that allocate. What ncurses allocates is what is allocated while a
// painter is at work.

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void free(void *memory);

static _Thread_local int painters;

static bool curses_fails(void) { return painters > 0 && fault_occurs(fault_curses, -1); }

void *__wrap_malloc(size_t size) { return curses_fails() ? NULL : __real_malloc(size); }

void *__wrap_calloc(size_t count, size_t size) {
  return curses_fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size) {
  return curses_fails() ? NULL : __real_realloc(memory, size);
}

#define PAINTING(result, name, parameters, arguments)        \
  result __real_##name parameters __attribute__((weak));     \
  result __wrap_##name parameters;                           \
  result __wrap_##name parameters {                          \
    painters += 1;                                           \
    result value = __real_##name arguments;                  \
    painters -= 1;                                           \
    return value;                                            \
  }

#define PAINTING_VOID(name, parameters, arguments)           \
  void __real_##name parameters __attribute__((weak));       \
  void __wrap_##name parameters;                             \
  void __wrap_##name parameters {                            \
    painters += 1;                                           \
    __real_##name arguments;                                 \
    painters -= 1;                                           \
  }

PAINTING(painter *, painter_open, (const char *name, const char *entry), (name, entry))
PAINTING(bool, painter_set_pair, (painter * screen, int pair, int foreground, int background),
         (screen, pair, foreground, background))
PAINTING_VOID(painter_resize, (painter * screen, int rows, int columns), (screen, rows, columns))
PAINTING_VOID(painter_reset_pairs, (painter * screen), (screen))
PAINTING_VOID(painter_put,
              (painter * screen, int row, int column, const painter_cell *cells, int count),
              (screen, row, column, cells, count))
PAINTING_VOID(painter_update, (painter * screen), (screen))

// SQLite wants to know the sizes of what it has, so each piece begins with its size.
enum { HEAD = 16 };

static void *sqlite_allocate(int size) {
  if (fault_occurs(fault_sqlite, -1)) return NULL;
  char *memory = __real_malloc((size_t)size + HEAD);
  if (!memory) return NULL;
  *(int *)memory = size;
  return memory + HEAD;
}

static void sqlite_release(void *memory) {
  if (memory) free((char *)memory - HEAD);
}

static void *sqlite_enlarge(void *memory, int size) {
  if (fault_occurs(fault_sqlite, -1)) return NULL;
  char *moved = __real_realloc((char *)memory - HEAD, (size_t)size + HEAD);
  if (!moved) return NULL;
  *(int *)moved = size;
  return moved + HEAD;
}

static int sqlite_size(void *memory) { return memory ? *(int *)((char *)memory - HEAD) : 0; }
static int sqlite_round(int size) { return (size + 7) & ~7; }
static int sqlite_begin(void *unused) {
  (void)unused;
  return SQLITE_OK;
}
static void sqlite_end(void *unused) { (void)unused; }

static void *curl_allocate(size_t size) {
  return fault_occurs(fault_curl, -1) ? NULL : __real_malloc(size);
}

static void *curl_allocate_clear(size_t count, size_t size) {
  return fault_occurs(fault_curl, -1) ? NULL : __real_calloc(count, size);
}

static void *curl_enlarge(void *memory, size_t size) {
  return fault_occurs(fault_curl, -1) ? NULL : __real_realloc(memory, size);
}

static char *curl_copy(const char *text) {
  size_t size = __builtin_strlen(text) + 1;
  char *copy = curl_allocate(size);
  return copy ? __builtin_memcpy(copy, text, size) : NULL;
}

#pragma weak sqlite3_config
#pragma weak curl_global_init_mem

__attribute__((constructor(103))) static void hand_out(void) {
  static const sqlite3_mem_methods methods = {
      sqlite_allocate, sqlite_release, sqlite_enlarge, sqlite_size,
      sqlite_round,    sqlite_begin,   sqlite_end,     NULL};
  if (sqlite3_config) sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
  if (curl_global_init_mem)
    curl_global_init_mem(CURL_GLOBAL_DEFAULT, curl_allocate, free, curl_enlarge, curl_copy,
                         curl_allocate_clear);
}
