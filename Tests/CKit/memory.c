#include <malloc.h>

#include "CKit.h"

size_t kit_allocated_bytes(void) {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}
