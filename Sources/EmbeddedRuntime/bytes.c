// The few functions of string.h that the compiler calls on its own.
//
// They are one instruction each in WebAssembly since its bulk memory operations, which every browser has had since 2020. Written as
// instructions, because a loop or a builtin here would become a call of the very function that it is in.
#include "EmbeddedRuntime.h"
#if BARE_WASM
#include <stddef.h>

#define BULK __attribute__((target("bulk-memory")))

BULK void *memset(void *to, int value, size_t count) {
  __asm__("local.get %0\n local.get %1\n local.get %2\n memory.fill 0" : : "r"(to), "r"(value), "r"(count) : "memory");
  return to;
}

BULK void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  __asm__("local.get %0\n local.get %1\n local.get %2\n memory.copy 0, 0" : : "r"(to), "r"(from), "r"(count) : "memory");
  return to;
}

// The instruction copies as if through a buffer.
BULK void *memmove(void *to, const void *from, size_t count) {
  return memcpy(to, from, count);
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (; count--; x++, y++)
    if (*x != *y) return *x - *y;
  return 0;
}
#endif
