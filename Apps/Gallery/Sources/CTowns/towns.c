#include "CTowns.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t table[] = {
#embed "towns.tsv"
};

const uint8_t *town_table(void) { return table; }

size_t town_table_length(void) { return sizeof table; }
