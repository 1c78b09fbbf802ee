// The table of towns, within the program: wherever it is installed, it has nothing to look for.
#pragma once
#include <stddef.h>
#include <stdint.h>

// The lines that `Towns/make.py` describes, in UTF-8.
const uint8_t *town_table(void);

// Their length in bytes.
size_t town_table_length(void);
