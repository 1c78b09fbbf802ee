// Counts the heap allocations of the whole process, the Swift runtime's included.
#pragma once
#include <stdint.h>

// How many blocks have been asked for since the program started.
uint64_t allocation_count(void);

// Calls `body(context)`. It is a function of its own, never inlined, so that callgrind can be told to count what happens inside it:
//     valgrind --tool=callgrind --toggle-collect=measured …
void measured(void (*body)(void *), void *context);
