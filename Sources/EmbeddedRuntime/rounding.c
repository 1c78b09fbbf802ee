// The one rounding that wasm has no instruction for: halves go away from zero.
#include "EmbeddedRuntime.h"
#if BARE_WASM
double round(double x) {
  double whole = __builtin_trunc(x);
  double rest = x - whole;
  if (rest >= 0.5) return whole + 1;
  if (rest <= -0.5) return whole - 1;
  return whole;
}
#endif
