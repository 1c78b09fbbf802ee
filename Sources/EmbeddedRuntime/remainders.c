// What is left over by a division, exactly: wasm has no instruction for it, and the page's Math no function.
// Swift's truncatingRemainder(dividingBy:) is fmod, its remainder(dividingBy:) is remainder.
#include "EmbeddedRuntime.h"
#if BARE_WASM
// Takes y · 2ⁿ off x for each n from the largest one down to 0, where it goes. Each difference of two numbers of which one is at most twice the
// other is exact (Sterbenz's lemma), and so are the doublings, and the halvings back.
double fmod(double x, double y) {
  double a = __builtin_fabs(x), b = __builtin_fabs(y);
  if (!(a < __builtin_inf()) || !(b > 0)) return __builtin_nan("");
  double step = b;
  while (step <= a / 2) step += step;
  for (; step >= b; step /= 2) {
    if (a >= step) a -= step;
  }
  return __builtin_copysign(a, x);
}

// Of the two nearest, that of an even quotient. After fdlibm's e_remainder.c (Sun Microsystems, 1993).
double remainder(double x, double y) {
  double b = __builtin_fabs(y);
  if (!(__builtin_fabs(x) < __builtin_inf()) || !(b > 0)) return __builtin_nan("");
  double a = b <= 0x1p1022 ? __builtin_fabs(fmod(x, b + b)) : __builtin_fabs(x);
  if (b < 0x1p-1021) {
    if (a + a > b) {
      a -= b;
      if (a + a >= b) a -= b;
    }
  } else {
    double half = b / 2;
    if (a > half) {
      a -= b;
      if (a >= half) a -= b;
    }
  }
  return __builtin_signbit(x) ? -a : a;
}
#endif
