#define _GNU_SOURCE
#include "CLinux.h"

#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct range {
  uintptr_t start, end;
};

// Of a part of memory, only whole pages can be released.
static void release(struct range part, uintptr_t page) {
  uintptr_t start = (part.start + page - 1) / page * page, end = part.end / page * page;
  if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
}

static struct range code(void) {
  extern const char __executable_start[], etext[];
  return (struct range){(uintptr_t)__executable_start, (uintptr_t)etext};
}

// The constants of the program. They lie among variables, because Swift doesn't tell the linker that its
// own never change.
static struct range constants;

static bool fills(void *memory, size_t size, int file, uint64_t offset) {
  return pread(file, memory, size, (off_t)offset) == (ssize_t)size;
}

// Only of a program with a fixed address: in any other, the loader writes to constants.
static struct range section(const char *name, int file) {
  ElfW(Ehdr) head;
  ElfW(Shdr) sections[128];
  char names[4096];
  struct range none = {0, 0};
  if (!fills(&head, sizeof head, file, 0) || head.e_type != ET_EXEC || head.e_shnum > 128 ||
      head.e_shstrndx >= head.e_shnum ||
      !fills(sections, head.e_shnum * sizeof *sections, file, head.e_shoff))
    return none;
  size_t length = sections[head.e_shstrndx].sh_size;
  if (length == 0 || length > sizeof names ||
      !fills(names, length, file, sections[head.e_shstrndx].sh_offset) || names[length - 1] != 0)
    return none;
  for (int index = 0; index < head.e_shnum; index++) {
    ElfW(Shdr) *each = &sections[index];
    if (each->sh_name < length && strcmp(names + each->sh_name, name) == 0)
      return (struct range){each->sh_addr, each->sh_addr + each->sh_size};
  }
  return none;
}

static void prepare_for_rests(void) {
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  constants = section(".rodata", file);
  close(file);
}

// What deeper calls left on the main thread's stack; no other has as much room below it. Calls made from
// here need some of it.
static struct range spent_stack(uintptr_t page) {
  if (gettid() != getpid()) return (struct range){0, 0};
  uintptr_t end = (uintptr_t)__builtin_frame_address(0) - 4 * page;
  return (struct range){end - ((uintptr_t)1 << 20), end};
}

static void release_memory(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  pthread_once(&once, prepare_for_rests);
  malloc_trim(0);
  release(code(), page);
  release(constants, page);
  release(spent_stack(page), page);
}

void linux_rest(const int *descriptors, bool *ready, int count, int64_t nanoseconds) {
  release_memory();
  linux_wait(descriptors, ready, count, nanoseconds);
}
