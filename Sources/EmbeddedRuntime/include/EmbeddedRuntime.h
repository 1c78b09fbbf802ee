// What Swift cannot say for itself: the note of the current clock, which is kept for each thread; and, in the Embedded build
// for wasm32 only, what no libc is there to give.
#pragma once

// See FrameClock+Current.swift.
void *touchkit_current_clock(void);
double touchkit_current_time(void);
void touchkit_set_current_clock(void *clock);
void touchkit_set_current_time(double time);

#if defined(__wasm__)
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
