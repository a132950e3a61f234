#pragma once

#include <stdbool.h>

// What the Glibc module leaves out about files.

// Has two files change their places at once. 0 or the error.
int files_exchange(const char *one, const char *other);

// Waits until nobody has a file open to write, each time somebody lets go of it for as long at most;
// whether that came about. The descriptor must be open for reading only.
bool files_await_writers(int descriptor, int milliseconds);

// Where it is reported what happens in folders; closed on exec, never blocks. A negative answer is an
// error.
int files_folders_open(void);
// Watches a folder from now on, if it isn't watched already: that somebody has touched it or moved it
// away, that files come, go or take other names, or that one is closed which was open for writing, as
// it is too when whoever writes is killed. False if that can't be.
bool files_folders_watch(int descriptor, const char *path);
// Takes all that has been reported.
void files_folders_clear(int descriptor);

// Locks a file, as several may at once, until the descriptor is closed or the process ends. False if
// that can't be.
bool files_lock(int descriptor);
// Whether somebody has locked a file so, or that can't be found out; the lock itself isn't touched.
bool files_is_locked(int descriptor);
