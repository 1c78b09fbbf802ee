// libvips' own functions take lists of variable length, which Swift cannot call. These are the few in use.
#pragma once
#include <string.h>
#include <vips/vips.h>

// Whether the whole picture has to be unpacked before its first row is known: progressive JPEG, interlaced PNG.
static inline int vips_is_interlaced(VipsImage *image) {
  static const char *const fields[] = {"interlaced", "jpeg-multiscan"};
  for (int index = 0; index < 2; index += 1) {
    // Readers say 0, too.
    int is_so = 0;
    if (vips_image_get_typeof(image, fields[index]) && !vips_image_get_int(image, fields[index], &is_so) && is_so) return 1;
  }
  return 0;
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

static inline void vips_release(VipsImage *image) { g_object_unref(image); }

// The channels of one pixel; to be freed with g_free. Answers 0 where it worked.
static inline int vips_pixel(VipsImage *image, int x, int y, double **values, int *count) {
  return vips_getpoint(image, values, count, x, y, NULL);
}
