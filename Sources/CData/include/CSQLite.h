#pragma once

#include <stdbool.h>
#include <stdint.h>

// The part of SQLite that the store uses, redeclared so that none of its macros are visible. The
// source file checks each declaration against the system's. Texts are UTF-8 and counted in bytes.

struct sqlite3;
struct sqlite3_stmt;

enum {
  sqlite_ok = 0,
  sqlite_busy = 5,
  sqlite_read_only = 8,
  sqlite_interrupt = 9,
  sqlite_io_error = 10,
  sqlite_corrupt = 11,
  sqlite_full = 13,
  sqlite_cannot_open = 14,
  sqlite_protocol = 15,
  sqlite_too_big = 18,
  sqlite_not_a_database = 26,
  sqlite_row = 100,
  sqlite_done = 101,
  sqlite_null = 5,
};

// What waits wherever SQLite would sleep because of another process: sleeps for about so many
// microseconds, or returns false at once because it has waited long enough.
struct sqlite_waiter {
  bool (*wait)(void *context, int microseconds);
  void *context;
};
// Sets the waiter of this thread, and returns the one before. Without one, nothing waits.
struct sqlite_waiter sqlite_set_waiter(struct sqlite_waiter waiter);

// Opens an existing file for reading and writing by one thread at a time. The connection must be
// closed even if this fails. Triggers and views, which others may have added, do nothing.
int sqlite_open(const char *path, struct sqlite3 **connection);
// Opens a file that doesn't change, for reading, by a URI that says so.
int sqlite_open_still(const char *address, struct sqlite3 **connection);
// Closes the connection and its statements. With `leavesNoTrace`, skips the checkpoint that the
// last connection makes.
void sqlite_close(struct sqlite3 *connection, int leavesNoTrace);

// Limits the size of texts and rows, read or written, in bytes; larger ones are too big.
void sqlite_limit_length(struct sqlite3 *connection, int most);

// Begins to count a statement's steps on this thread: after 200 million it is interrupted.
void sqlite_begin_statement(void);
int sqlite_prepare(struct sqlite3 *connection, const char *text, struct sqlite3_stmt **statement);
// Binds a copy of the text.
int sqlite_bind_text(struct sqlite3_stmt *statement, int place, const char *text, int64_t count);

int sqlite3_exec(struct sqlite3 *connection, const char *text,
                 int (*row)(void *, int, char **, char **), void *context, char **error);
int sqlite3_bind_int64(struct sqlite3_stmt *statement, int place, long long value);
int sqlite3_bind_double(struct sqlite3_stmt *statement, int place, double value);
int sqlite3_bind_null(struct sqlite3_stmt *statement, int place);
int sqlite3_step(struct sqlite3_stmt *statement);
int sqlite3_reset(struct sqlite3_stmt *statement);
int sqlite3_clear_bindings(struct sqlite3_stmt *statement);

long long sqlite3_column_int64(struct sqlite3_stmt *statement, int column);
double sqlite3_column_double(struct sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(struct sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(struct sqlite3_stmt *statement, int column);
int sqlite3_column_type(struct sqlite3_stmt *statement, int column);

// 1 if the database is read-only.
int sqlite3_db_readonly(struct sqlite3 *connection, const char *database);
int sqlite3_get_autocommit(struct sqlite3 *connection);
int sqlite3_changes(struct sqlite3 *connection);
// The changes since the connection was opened.
int sqlite3_total_changes(struct sqlite3 *connection);
long long sqlite3_last_insert_rowid(struct sqlite3 *connection);
const char *sqlite3_errmsg(struct sqlite3 *connection);
// The last system error, or 0.
int sqlite3_system_errno(struct sqlite3 *connection);
