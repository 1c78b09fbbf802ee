// zlib's beginning of a stream is a macro, which Swift cannot call. It comes with libvips, which cannot do without.
#pragma once
#include <zlib.h>

// How many bytes packing so many may take at most, gzip's own head and tail included.
static inline unsigned long gzip_bound(unsigned long count) { return compressBound(count) + 32; }

// Packs at once; answers how many bytes that took, or 0 where it did not work.
static inline unsigned long gzip_pack(
    const void *source, unsigned long count, void *target, unsigned long capacity) {
  z_stream stream = {0};
  // 15 bits of window, and 16 for gzip's head instead of zlib's.
  if (deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (Bytef *)source;
  stream.avail_in = (uInt)count;
  stream.next_out = (Bytef *)target;
  stream.avail_out = (uInt)capacity;
  int end = deflate(&stream, Z_FINISH);
  unsigned long written = stream.total_out;
  deflateEnd(&stream);
  return end == Z_STREAM_END ? written : 0;
}
