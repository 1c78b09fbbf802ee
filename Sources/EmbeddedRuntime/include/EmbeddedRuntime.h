// What Swift cannot say for itself: the note of the current clock, which is kept for each thread; and, in the Embedded build
// for wasm32 only, what no libc is there to give.
#pragma once

// See FrameClock+Current.swift.
void *touchkit_current_clock(void);
double touchkit_current_time(void);
void touchkit_set_current_clock(void *clock);
void touchkit_set_current_time(double time);

#if defined(__wasm__)
#define FROM_PAGE(name) __attribute__((import_module("Math"), import_name(#name)))

FROM_PAGE(sin) double sin(double);
FROM_PAGE(cos) double cos(double);
FROM_PAGE(tan) double tan(double);
FROM_PAGE(acos) double acos(double);
FROM_PAGE(atan2) double atan2(double, double);
FROM_PAGE(exp) double exp(double);
FROM_PAGE(log) double log(double);
FROM_PAGE(pow) double pow(double, double);
FROM_PAGE(hypot) double hypot(double, double);

#undef FROM_PAGE
#endif
