#pragma once

#include <stdbool.h>

// File functions that the Glibc module lacks.

// Atomically exchanges two files. Returns 0 or an errno value.
int files_exchange(const char *one, const char *other);

// Waits until nobody has the file open for writing, up to `milliseconds` in all. Returns whether that
// happened. The descriptor must be open for reading only.
bool files_await_writers(int descriptor, int milliseconds);

// Opens a descriptor that reports events in folders; closed on exec, non-blocking. Returns a
// negative value on error.
int files_folders_open(void);
// Watches a folder, unless it is already watched: for touching or moving it, for files that are
// created, deleted or renamed, and for files closed after writing, which includes a writer being
// killed. Returns false on error.
bool files_folders_watch(int descriptor, const char *path);
// Reads and discards all reported events.
void files_folders_clear(int descriptor);

// Takes a shared lock on a file until the descriptor is closed or the process ends. Returns false
// on error.
bool files_lock(int descriptor);
// Whether a process holds such a lock; true if that can't be determined. Doesn't change the lock.
bool files_is_locked(int descriptor);
