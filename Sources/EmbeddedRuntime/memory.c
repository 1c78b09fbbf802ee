// The heap of the Embedded build: free lists by size class over memory that only grows.
//
// A block is 16 bytes of header, which hold its class, and a payload aligned to 16. Classes are the
// multiples of 16 up to 1,024 bytes, and the powers of two above. A freed block goes back to its class and
// is never split or merged: a touch stack asks for the same few sizes again and again.
#include "EmbeddedRuntime.h"
#if BARE_WASM
#include <stddef.h>
#include <stdint.h>

enum { unit = 16, small = 64, classes = small + 22, page = 65536 };

typedef struct block {
  union {
    struct block *next;
    uint32_t class;
  };
  uint32_t padding[3];
} block;

extern unsigned char __heap_base;
static uintptr_t top;
static block *free_blocks[classes];

static uint32_t class_of(size_t size) {
  if (size <= unit * small) return size == 0 ? 0 : (uint32_t)((size - 1) / unit);
  return small + 22 - (uint32_t)__builtin_clz((uint32_t)(size - 1));
}

static size_t size_of(uint32_t class) {
  if (class < small) return (size_t)(class + 1) * unit;
  return (size_t)1 << (class - small + 10);
}

static void *grow(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + unit - 1) & ~(uintptr_t)(unit - 1);
  uintptr_t end = top + size;
  if (end < top) return NULL;
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + page - 1) / page) == (size_t)-1)
    return NULL;
  void *start = (void *)top;
  top = end;
  return start;
}

void *malloc(size_t size) {
  if (size > (1u << 30)) return NULL;
  uint32_t class = class_of(size);
  block *b = free_blocks[class];
  if (b) {
    free_blocks[class] = b->next;
  } else {
    b = grow(unit + size_of(class));
    if (!b) return NULL;
  }
  b->class = class;
  return b + 1;
}

void free(void *pointer) {
  if (!pointer) return;
  block *b = (block *)pointer - 1;
  uint32_t class = b->class;
  b->next = free_blocks[class];
  free_blocks[class] = b;
}

// Swift asks for alignments up to 16 here; SIMD of 32 bytes and more is not used.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > unit) return 22;
  *result = malloc(size);
  return *result ? 0 : 12;
}
#endif
