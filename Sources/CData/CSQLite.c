#include <pthread.h>
#include <sqlite3.h>
#include <stddef.h>

#include "CSQLite.h"

_Static_assert(sqlite_ok == SQLITE_OK, "");
_Static_assert(sqlite_busy == SQLITE_BUSY, "");
_Static_assert(sqlite_read_only == SQLITE_READONLY, "");
_Static_assert(sqlite_io_error == SQLITE_IOERR, "");
_Static_assert(sqlite_corrupt == SQLITE_CORRUPT, "");
_Static_assert(sqlite_full == SQLITE_FULL, "");
_Static_assert(sqlite_cannot_open == SQLITE_CANTOPEN, "");
_Static_assert(sqlite_protocol == SQLITE_PROTOCOL, "");
_Static_assert(sqlite_too_big == SQLITE_TOOBIG, "");
_Static_assert(sqlite_not_a_database == SQLITE_NOTADB, "");
_Static_assert(sqlite_row == SQLITE_ROW, "");
_Static_assert(sqlite_done == SQLITE_DONE, "");
_Static_assert(sqlite_null == SQLITE_NULL, "");

_Static_assert(sqlite_interrupt == SQLITE_INTERRUPT, "");

static _Thread_local int spells;

// Called after each spell of a statement.
static int is_endless(void *unused) {
  enum { most_spells = 200 };
  (void)unused;
  return ++spells > most_spells;
}

void sqlite_begin_statement(void) { spells = 0; }

// A file may hold what somebody else has written into it: that is read, but does nothing.
static void distrust(struct sqlite3 *connection) {
  enum { spell = 1000000 };
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_progress_handler(connection, spell, is_endless, NULL);
}

int sqlite_open_still(const char *address, struct sqlite3 **connection) {
  int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
  int code = sqlite3_open_v2(address, connection, flags, NULL);
  if (code == SQLITE_OK) distrust(*connection);
  return code;
}

static _Thread_local struct sqlite_waiter waiter;

struct sqlite_waiter sqlite_set_waiter(struct sqlite_waiter next) {
  struct sqlite_waiter last = waiter;
  waiter = next;
  return last;
}

static bool wait_for_others(int microseconds) {
  return waiter.wait && waiter.wait(waiter.context, microseconds);
}

static int wait_for_lock(void *unused, int attempts) {
  static const unsigned char milliseconds[] = {1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100};
  const int last = sizeof milliseconds - 1;
  (void)unused;
  return wait_for_others(milliseconds[attempts < last ? attempts : last] * 1000);
}

// SQLite also sleeps between attempts to read a log's index, for up to ten seconds, whatever its
// timeout. It then tries on, at once, and gives up after a hundred attempts.
static int wait_for_index(sqlite3_vfs *system, int microseconds) {
  (void)system;
  wait_for_others(microseconds);
  return microseconds;
}

static const char patient[] = "patient";

static void register_patient_system(void) {
  static sqlite3_vfs system;
  system = *sqlite3_vfs_find(NULL);
  system.zName = patient;
  system.xSleep = wait_for_index;
  sqlite3_vfs_register(&system, 0);
}

int sqlite_open(const char *path, struct sqlite3 **connection) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  // Without memory for SQLite itself, there is no system to find.
  int code = sqlite3_initialize();
  if (code != SQLITE_OK) return code;
  pthread_once(&once, register_patient_system);
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  code = sqlite3_open_v2(path, connection, flags, patient);
  if (code != SQLITE_OK) return code;
  sqlite3_busy_handler(*connection, wait_for_lock, NULL);
  distrust(*connection);
  return code;
}

void sqlite_close(struct sqlite3 *connection, int leavesNoTrace) {
  struct sqlite3_stmt *statement;
  while ((statement = sqlite3_next_stmt(connection, NULL))) sqlite3_finalize(statement);
  if (leavesNoTrace) sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_close(connection);
}

int sqlite_prepare(struct sqlite3 *connection, const char *text, struct sqlite3_stmt **statement) {
  return sqlite3_prepare_v3(connection, text, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL);
}

int sqlite_bind_text(struct sqlite3_stmt *statement, int place, const char *text, int64_t count) {
  return sqlite3_bind_text64(statement, place, text, (sqlite3_uint64)count, SQLITE_TRANSIENT,
                             SQLITE_UTF8);
}

void sqlite_limit_length(struct sqlite3 *connection, int most) {
  sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, most);
}
