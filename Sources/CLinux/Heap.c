#define _GNU_SOURCE
#include "Heap.h"

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// A large page costs as much as twenty small ones, and the first picture touches five hundred small ones.
static const size_t large_page = 2 << 20, room = 48 << 10, piece = 24 << 10;
enum { LARGE_PAGES = 2 };

// Where the large pages are, or may be.
static char *first_large;

// Has the heap go on where large pages can begin, behind a hole that nobody touches and some room of small
// pages: the allocator writes to what it gets before anybody can ask for large pages there. What isn't
// needed of them is released when the program rests. Nothing is lost where the system refuses.
static void go_on_in_large_pages(void) {
  char *end = sbrk(0);
  uintptr_t least = (uintptr_t)end + room;
  char *large = end + room + (large_page - least % large_page) % large_page;
  char *start = large - room;
  if (sbrk(start - end) != end) return;
  mallopt(M_TOP_PAD, room + LARGE_PAGES * large_page);
  void *pieces[8];
  int count = 0;
  do pieces[count] = malloc(piece);
  while ((char *)pieces[count++] < start && count < 8);
  mallopt(M_TOP_PAD, 128 << 10);
  if ((char *)sbrk(0) >= large + LARGE_PAGES * large_page &&
      madvise(large, LARGE_PAGES * large_page, MADV_HUGEPAGE) == 0)
    first_large = large;
  while (count > 0) free(pieces[--count]);
}

__attribute__((constructor)) static void lay_out_heap(void) {
  // Threads allocate little at a time. A heap for each of them would hold a megabyte of what was freed.
  mallopt(M_ARENA_MAX, 1);
  // A canvas is taken from the heap too, where pages that were freed are used again.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 2 * LARGE_PAGES * large_page);
  go_on_in_large_pages();
}

void heap_settle(void) {
  mallopt(M_TRIM_THRESHOLD, large_page);
  if (first_large) madvise(first_large, LARGE_PAGES * large_page, MADV_NOHUGEPAGE);
}
