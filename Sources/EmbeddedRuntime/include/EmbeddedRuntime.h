// What Swift cannot say for itself: the note of the current clock, which is kept for each thread; and, in the Embedded build
// for wasm32 only, what no libc is there to give.
#pragma once

// See FrameClock+Current.swift.
void *touchkit_current_clock(void);
double touchkit_current_time(void);
void touchkit_set_current_time(double time);
// Both at once: each touch event does it twice.
void touchkit_set_current(void *clock, double time);

// Where there is a libc, as with the WASI SDKs, it defines all of this, and better.
#if defined(__wasm__) && !defined(__wasi__)
#define BARE_WASM 1
#else
#define BARE_WASM 0
#endif

#if !BARE_WASM
#include <stdbool.h>

// Of Swift's runtime, which does the same for `weak`. See UnsafeReferences.swift.
void *swift_tryRetain(void *object);
bool swift_isDeallocating(void *object);

// The object with a counted reference of its own; null where the last one is gone. Its memory has to be allocated.
static inline void *touchkit_retain_if_alive(void *object) { return swift_tryRetain(object); }
static inline bool touchkit_is_alive(void *object) { return !swift_isDeallocating(object); }
#endif

#if BARE_WASM
double sin(double);
double cos(double);
double tan(double);
double acos(double);
double atan2(double, double);
double exp(double);
double log(double);
double pow(double, double);
double hypot(double, double);
#endif
