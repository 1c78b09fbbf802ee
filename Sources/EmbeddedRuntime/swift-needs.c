// What the Embedded standard library calls besides the heap.
#include "EmbeddedRuntime.h"
#if BARE_WASM
#include <stddef.h>
#include <stdint.h>

// Seeds every Hasher. It is the same each time on purpose: a replay in the page has to give the same answer.
void arc4random_buf(void *to, size_t count) {
  unsigned char *t = to;
  uint32_t x = 0x9E3779B9;
  while (count--) {
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    *t++ = (unsigned char)x;
  }
}

// Called by `print` and by a failing precondition; the page shows it on its console.
__attribute__((import_module("page"), import_name("putchar"))) int page_putchar(int);
int putchar(int character) { return page_putchar(character); }

// The 128-bit product that printing a Double needs, out of 32-bit halves.
typedef struct { uint64_t low, high; } product;

static product multiply(uint64_t a, uint64_t b) {
  uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
  uint64_t ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
  uint64_t middle = (ll >> 32) + (uint32_t)lh + (uint32_t)hl;
  product p = {(middle << 32) | (uint32_t)ll, hh + (lh >> 32) + (hl >> 32) + (middle >> 32)};
  return p;
}

__int128 __multi3(__int128 a, __int128 b) {
  uint64_t al = (uint64_t)a, ah = (uint64_t)(a >> 64), bl = (uint64_t)b, bh = (uint64_t)(b >> 64);
  product p = multiply(al, bl);
  uint64_t high = p.high + al * bh + ah * bl;
  return (__int128)(((unsigned __int128)high << 64) | p.low);
}
#endif
