// What exiv2 (C++) knows of a picture, for Swift: EXIF, IPTC and XMP by key, the previews in RAW files, and a copy of a file
// without what tells where its owner lives. No exception leaves these functions, and no file is opened by them: they read
// bytes in memory, so a file that is cut off while it is read ends nothing.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Called once for each value that was found. The bytes are gone when it returns; a text need not be UTF-8.
typedef void (*MetadataVisitor)(void *context, const char *key, const uint8_t *value, size_t count);

// Reads the metadata of a picture: every key of `metadata_is_wanted`, and `lens`, the lens' name as the maker's own
// table has it. Answers 0, or −1 where exiv2 cannot read the file.
int metadata_read(const uint8_t *bytes, size_t count, MetadataVisitor visit, void *context);

// The same for an XMP packet by itself, as sidecar files hold it.
int metadata_read_xmp(const uint8_t *packet, size_t count, MetadataVisitor visit, void *context);

// The same for what EXIF says by itself, with or without `Exif\0\0` before it, as readers of pictures hand it over.
int metadata_read_exif(const uint8_t *block, size_t count, MetadataVisitor visit, void *context);

// Hands over the largest preview in a RAW file, a JPEG or a TIFF, or with `smallest` the small one that cameras put into EXIF.
// Answers 0 where there is one, and −1 otherwise.
int metadata_preview(const uint8_t *bytes, size_t count, int smallest, MetadataVisitor visit, void *context);

// Hands over a copy of the file without places, serial numbers and owners' names: EXIF, IPTC, XMP and the makers' notes.
// Answers 0, or −1 for kinds of files that exiv2 cannot write (HEIF, AVIF, JPEG XL and most RAW formats).
int metadata_without_private(const uint8_t *bytes, size_t count, MetadataVisitor visit, void *context);

// XXH3 with 128 bits (https://xxhash.com), in the canonical order of bytes. Not for secrets; fast enough that reading the
// file is what counts.
void content_digest(const uint8_t *bytes, size_t count, uint8_t digest[16]);

#ifdef __cplusplus
}
#endif
