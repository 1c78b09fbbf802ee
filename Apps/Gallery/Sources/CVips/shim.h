// libvips' own functions take lists of variable length, which Swift cannot call. These are the few in use.
#pragma once
#include <string.h>
#include <vips/vips.h>

// Reads the header of the picture behind an open file; the pixels stay where they are.
// Going by the descriptor and not by a name, it reads the very file that was checked.
static inline VipsImage *vips_header_of_descriptor(int descriptor) {
  VipsSource *source = vips_source_new_from_descriptor(descriptor);
  if (!source) return NULL;
  VipsImage *image =
      vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
  g_object_unref(source);
  return image;
}

// What a small form of a picture is written as.
typedef struct {
  void *bytes;
  size_t count;
  int is_webp;
} VipsSmallPicture;

// A form of the picture behind an open file that fits a box, in sRGB, turned as EXIF asks, never larger than the picture.
// JPEG is read at an eighth, a quarter or half its size where that is enough, and one that breaks off is shown as far as it
// goes, as browsers do; of other kinds nothing is shown of a broken one. What can be seen through becomes WebP, all
// else JPEG. Answers 0 where it worked; the bytes are to be freed with g_free.
static inline int vips_small_picture(
    int descriptor, int width, int height, int quality, VipsSmallPicture *small) {
  VipsSource *source = vips_source_new_from_descriptor(descriptor);
  if (!source) return -1;
  const char *loader = vips_foreign_find_load_source(source);
  // As a text for the reader: the thumbnail's own parameter does not reach all of them.
  const char *option = loader && strstr(loader, "Jpeg") ? "" : "fail_on=error";
  VipsImage *image = NULL;
  int failed = vips_thumbnail_source(
      source, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "export_profile", "srgb",
      "option_string", option, NULL);
  g_object_unref(source);
  if (failed) return -1;
  small->is_webp = vips_image_hasalpha(image);
  failed = small->is_webp
      ? vips_webpsave_buffer(image, &small->bytes, &small->count, "Q", quality, "strip", TRUE, NULL)
      : vips_jpegsave_buffer(
            image, &small->bytes, &small->count, "Q", quality, "strip", TRUE, "optimize_coding",
            TRUE, NULL);
  g_object_unref(image);
  return failed ? -1 : 0;
}

static inline void vips_release(VipsImage *image) { g_object_unref(image); }
