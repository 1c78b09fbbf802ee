// libvips' own functions take lists of variable length, which Swift cannot call. These are the few in use.
#pragma once
#include <string.h>
#include <vips/vips.h>

// Whether the whole picture has to be unpacked before its first row is known: progressive JPEG, interlaced PNG.
static inline int vips_is_interlaced(VipsImage *image) {
  return vips_image_get_typeof(image, "interlaced") || vips_image_get_typeof(image, "jpeg-multiscan");
}

static inline int vips_bytes_per_sample(VipsImage *image) {
  return (int)vips_format_sizeof(vips_image_get_format(image));
}

// Whether colours have to be computed from a profile: one that the picture holds and that is for as many channels as the
// picture has, or the general one for CMYK. All others are sRGB already, as in browsers.
static inline int vips_has_foreign_colours(VipsImage *image) {
  const void *profile;
  size_t size;
  int channels = vips_image_get_bands(image) - (vips_image_hasalpha(image) ? 1 : 0);
  int is_cmyk = vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK;
  if (!vips_image_get_typeof(image, VIPS_META_ICC_NAME) ||
      vips_image_get_blob(image, VIPS_META_ICC_NAME, &profile, &size) || size < 20)
    return is_cmyk;
  // ICC.1:2022, 7.2.6: the kind of the colours is four letters at byte 16.
  const char *kind = (const char *)profile + 16;
  return (channels == 1 && !memcmp(kind, "GRAY", 4)) || (channels == 3 && !memcmp(kind, "RGB ", 4)) ||
      (channels == 4 && is_cmyk && !memcmp(kind, "CMYK", 4));
}

// Where the bytes of a picture come from.
typedef struct {
  // Where they are in memory, or NULL: then they are read from the descriptor.
  const void *bytes;
  size_t count;
  int descriptor;
} VipsPictureBytes;

static inline VipsSource *vips_source_of(VipsPictureBytes from) {
  return from.bytes ? vips_source_new_from_memory(from.bytes, from.count)
                    : vips_source_new_from_descriptor(from.descriptor);
}

// Reads the header of a picture; the pixels stay where they are.
static inline VipsImage *vips_header(VipsPictureBytes from) {
  VipsSource *source = vips_source_of(from);
  if (!source) return NULL;
  VipsImage *image = vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
  g_object_unref(source);
  return image;
}

// What a small form of a picture is written as.
typedef struct {
  void *bytes;
  size_t count;
  int is_webp;
} VipsSmallPicture;

// A form of a picture that fits a box, in sRGB, turned as EXIF asks, never larger than the picture.
// JPEG is read at an eighth, a quarter or half its size where that is enough, and one that breaks off is shown as far as it
// goes, as browsers do; of other kinds nothing is shown of a broken one. What can be seen through becomes WebP, all
// else JPEG. Answers 0 where it worked; the bytes are to be freed with g_free.
static inline int vips_small_picture(
    VipsPictureBytes from, int width, int height, int quality, int has_foreign_colours,
    VipsSmallPicture *small) {
  VipsSource *source = vips_source_of(from);
  if (!source) return -1;
  const char *loader = vips_foreign_find_load_source(source);
  // As a text for the reader: the thumbnail's own parameter does not reach all of them.
  const char *option = loader && strstr(loader, "Jpeg") ? "" : "fail_on=error";
  VipsImage *image = NULL;
  // With a profile to export to, libvips takes pictures without a profile for what they are not: it would change
  // their colours, and end the process over wide ones with transparency.
  int failed = has_foreign_colours
      ? vips_thumbnail_source(
            source, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "option_string", option,
            "export_profile", "srgb", NULL)
      : vips_thumbnail_source(
            source, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "option_string", option, NULL);
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

// The channels of one pixel; to be freed with g_free. Answers 0 where it worked.
static inline int vips_pixel(VipsImage *image, int x, int y, double **values, int *count) {
  return vips_getpoint(image, values, count, x, y, NULL);
}
