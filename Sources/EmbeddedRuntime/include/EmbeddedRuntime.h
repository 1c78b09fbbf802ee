// What the Embedded build for wasm32 needs and no libc is there to give. Natively this target is empty.
#pragma once

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
