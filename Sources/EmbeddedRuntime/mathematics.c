// Mathematics comes from the page. Each function is a definition here, and the import has a name of its own: the compiler turns a call of
// `log` into an instruction of its own where it can prove the argument positive, and that becomes a call of a plain `log` again, which
// knows of no import.
#include "EmbeddedRuntime.h"
#if BARE_WASM
#define FROM_PAGE(name) __attribute__((import_module("Math"), import_name(#name)))

#define UNARY(name) \
  FROM_PAGE(name) double page_##name(double); \
  double name(double x) { return page_##name(x); }
#define BINARY(name) \
  FROM_PAGE(name) double page_##name(double, double); \
  double name(double x, double y) { return page_##name(x, y); }

UNARY(sin)
UNARY(cos)
UNARY(tan)
UNARY(asin)
UNARY(acos)
UNARY(atan)
UNARY(sinh)
UNARY(cosh)
UNARY(tanh)
UNARY(exp)
UNARY(expm1)
UNARY(log)
UNARY(log2)
UNARY(log10)
UNARY(log1p)
UNARY(cbrt)
BINARY(atan2)
BINARY(pow)
BINARY(hypot)
#endif
