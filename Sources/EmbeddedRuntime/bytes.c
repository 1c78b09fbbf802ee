// The few functions of string.h that the compiler calls on its own.
#if defined(__wasm__)
#include <stddef.h>

void *memset(void *to, int value, size_t count) {
  unsigned char *t = to;
  while (count--) *t++ = (unsigned char)value;
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (count--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) return memcpy(to, from, count);
  while (count--) t[count] = f[count];
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (; count--; x++, y++)
    if (*x != *y) return *x - *y;
  return 0;
}
#endif
