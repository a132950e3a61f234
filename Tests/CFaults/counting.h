#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum fault_kind {
  fault_read, fault_write, fault_short, fault_sync, fault_rename,
  fault_open, fault_start, fault_sqlite, fault_curses, fault_curl,
  FAULT_KINDS,
};

/// Counts a call; whether it is to fail. The descriptor is -1 if it has none.
bool fault_occurs(enum fault_kind kind, int descriptor);
