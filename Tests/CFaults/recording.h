#pragma once

#include <stddef.h>
#include <stdint.h>

/// Each appends what has been done to a file: a line, and after that of a write its bytes. They
/// leave errno as it is.
void record_open(int descriptor, const char *path, int flags);
void record_write(int descriptor, int64_t offset, const void *bytes, size_t count);
void record_number(char letter, int descriptor, int64_t number);
void record_paths(char letter, const char *one, const char *other);
