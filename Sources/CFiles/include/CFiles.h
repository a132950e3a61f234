#pragma once

#include <stdbool.h>

// What the Glibc module leaves out about files.

// Has two files change their places at once. 0 or the error.
int files_exchange(const char *one, const char *other);

// Waits until nobody has a file open to write, each time somebody lets go of it for as long at most;
// whether that came about. The descriptor must be open for reading only.
bool files_await_writers(int descriptor, int milliseconds);
