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
UNARY(acos)
UNARY(exp)
UNARY(log)
BINARY(atan2)
BINARY(pow)
BINARY(hypot)
#endif
