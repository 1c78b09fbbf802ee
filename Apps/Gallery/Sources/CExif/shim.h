// libexif, which libvips reads EXIF with, too. Directly, because libvips passes texts on only cut to 255 bytes and with a note behind them.
#pragma once
#include <libexif/exif-data.h>
#include <stddef.h>

// The bytes of an entry as they are in the file, or NULL where there is none. Valid as long as the data.
static inline const unsigned char *exif_bytes(
    const ExifData *data, ExifIfd directory, ExifTag tag, unsigned int *count) {
  ExifEntry *entry = exif_content_get_entry(data->ifd[directory], tag);
  if (!entry) return NULL;
  *count = entry->size;
  return entry->data;
}
