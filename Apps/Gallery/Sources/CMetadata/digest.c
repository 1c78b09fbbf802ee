#include "CMetadata.h"

// The library's functions as part of this file: nothing to link.
#define XXH_INLINE_ALL
#include <xxhash.h>

void content_digest(const uint8_t *bytes, size_t count, uint8_t digest[16]) {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits(bytes, count));
  for (int index = 0; index < 16; index += 1) digest[index] = canonical.digest[index];
}
