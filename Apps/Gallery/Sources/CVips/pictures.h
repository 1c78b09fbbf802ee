// Pictures in memory: what they say of themselves, and smaller or converted forms of them. All of these read bytes that are
// in memory already, so that a file which is cut off meanwhile ends nothing.
#pragma once
#include "shim.h"

// The header of a picture; the bytes have to stay where they are while it is in use. NULL where libvips cannot read it.
static inline VipsImage *vips_header_of_bytes(const void *bytes, size_t count) {
  return vips_image_new_from_buffer(bytes, count, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

// Whether the profile says that it is sRGB, in ASCII or in UTF-16.
static inline int vips_profile_is_srgb(VipsImage *image) {
  const void *profile = NULL;
  size_t count = 0;
  if (vips_image_get_blob(image, VIPS_META_ICC_NAME, &profile, &count)) return 0;
  // What the reader of JPEG XL calls it, in UTF-16.
  static const char jxl[] = {'R', 0, 'G', 0, 'B', 0, '_', 0, 'D', 0, '6', 0, '5', 0, '_', 0, 'S', 0, 'R', 0, 'G'};
  return memmem(profile, count, "sRGB", 4) != NULL || memmem(profile, count, "s\0R\0G\0B", 7) != NULL ||
      memmem(profile, count, jxl, sizeof jxl) != NULL;
}

// Takes away everything but the pixels and the profile of their colours.
static inline VipsImage *vips_without_words(VipsImage *image) {
  VipsImage *copy = NULL;
  if (vips_copy(image, &copy, NULL)) return NULL;
  gchar **fields = vips_image_get_fields(copy);
  for (int index = 0; fields[index]; index += 1) {
    const char *field = fields[index];
    const int is_word = strstr(field, "exif") || strstr(field, "xmp") || strstr(field, "iptc") ||
        strstr(field, "photoshop") || strstr(field, "comment") || strstr(field, "thumbnail");
    if (is_word) vips_image_remove(copy, field);
  }
  g_strfreev(fields);
  return copy;
}

// How a smaller form of a picture comes out.
typedef struct {
  void *bytes;  // to be freed with g_free
  size_t count;
  int is_webp;
  int width;
  int height;
} VipsRendition;

// Writes the picture, and lets go of it. What can be seen through becomes WebP, all else JPEG. Answers 0 where it worked.
static inline int vips_pack(VipsImage *image, int is_wide, int quality, VipsRendition *rendition) {
  rendition->width = vips_image_get_width(image);
  rendition->height = vips_image_get_height(image);
  rendition->is_webp = vips_image_hasalpha(image);
  // `strip` would take the profile as well.
  if (is_wide) {
    VipsImage *plain = vips_without_words(image);
    g_object_unref(image);
    if (!plain) return -1;
    image = plain;
  }
  const int failed = rendition->is_webp
      ? vips_webpsave_buffer(
            image, &rendition->bytes, &rendition->count, "Q", quality, "strip", !is_wide, NULL)
      : vips_jpegsave_buffer(
            image, &rendition->bytes, &rendition->count, "Q", quality, "strip", !is_wide, "optimize_coding", TRUE,
            NULL);
  g_object_unref(image);
  return failed ? -1 : 0;
}

// The picture within a box, turned upright, never enlarged. Colours wider than sRGB come out in Display P3, with its profile,
// all others in sRGB without one; a picture without a profile keeps its numbers. What can be seen through becomes WebP, all else JPEG.
// `orientation` replaces the picture's own where it is not 0: previews in RAW files lack it. Answers 0 where it worked.
static inline int vips_render(
    const void *bytes, size_t count, int width, int height, int quality, int orientation,
    VipsRendition *rendition) {
  const char *loader = vips_foreign_find_load_buffer(bytes, count);
  // A JPEG that breaks off is shown as far as it goes, as browsers do.
  const char *option = loader && strstr(loader, "Jpeg") ? "" : "fail_on=error";
  VipsImage *header = vips_header_of_bytes(bytes, count);
  if (!header) return -1;
  const int has_profile = vips_has_foreign_colours(header);
  const int is_cmyk = header->Type == VIPS_INTERPRETATION_CMYK;
  const int is_rgb = vips_image_get_bands(header) >= 3 && !is_cmyk;
  const int is_wide = has_profile && is_rgb && !vips_profile_is_srgb(header);
  g_object_unref(header);

  VipsImage *image = NULL;
  void *source = (void *) bytes;
  int failed;
  if (has_profile) {
    // With a profile to export to, libvips takes pictures without a profile for what they are not: it would change
    // their colours, and end the process over wide ones with transparency.
    failed = vips_thumbnail_buffer(
        source, count, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "no_rotate", orientation != 0,
        "export_profile", is_wide ? "p3" : "srgb", "option_string", option, NULL);
    // A profile that does not fit the picture: its numbers are the best there is.
    if (failed && !is_cmyk) {
      vips_error_clear();
      failed = vips_thumbnail_buffer(
          source, count, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "no_rotate", orientation != 0,
          "option_string", option, NULL);
    }
  } else {
    failed = vips_thumbnail_buffer(
        source, count, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "no_rotate", orientation != 0,
        "option_string", option, NULL);
  }
  if (failed) return -1;
  if (orientation > 1) {
    VipsImage *copy = NULL, *turned = NULL;
    failed = vips_copy(image, &copy, NULL);
    g_object_unref(image);
    if (failed) return -1;
    vips_image_set_int(copy, VIPS_META_ORIENTATION, orientation);
    failed = vips_autorot(copy, &turned, NULL);
    g_object_unref(copy);
    if (failed) return -1;
    image = turned;
  }
  return vips_pack(image, is_wide, quality, rendition);
}

// Replaces an image by what is made of it; NULL where that failed.
static inline VipsImage *vips_instead(VipsImage *image, VipsImage *made, int failed) {
  g_object_unref(image);
  return failed ? NULL : made;
}

// The picture divided by 2^level, rounded up. Readers of JPEG do up to an eighth of it themselves.
static inline VipsImage *vips_level(const void *bytes, size_t count, int level) {
  const char *loader = vips_foreign_find_load_buffer(bytes, count);
  const int is_jpeg = loader && strstr(loader, "Jpeg");
  const int by_reader = is_jpeg ? (level < 3 ? level : 3) : 0;
  VipsImage *image = is_jpeg
      ? vips_image_new_from_buffer(
            bytes, count, "", "access", VIPS_ACCESS_SEQUENTIAL, "shrink", 1 << by_reader, NULL)
      : vips_image_new_from_buffer(
            bytes, count, "", "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR, NULL);
  const int rest = level - by_reader;
  if (!image || !rest) return image;
  const VipsBandFormat format = vips_image_get_format(image);
  const int has_alpha = vips_image_hasalpha(image);
  VipsImage *made = NULL;
  // A mean of colours counts each by how much of it is to be seen.
  if (has_alpha && !(image = vips_instead(image, made, vips_premultiply(image, &made, NULL)))) return NULL;
  made = NULL;
  const double step = 1 << rest;
  int failed = vips_shrink(image, &made, step, step, "ceil", TRUE, NULL);
  if (!(image = vips_instead(image, made, failed)) || !has_alpha) return image;
  made = NULL;
  failed = vips_unpremultiply(image, &made, NULL);
  if (!(image = vips_instead(image, made, failed))) return NULL;
  made = NULL;
  failed = vips_cast(image, &made, format, NULL);
  return vips_instead(image, made, failed);
}

// In Display P3 where its profile says more than sRGB, with that profile, in sRGB otherwise, with eight bits. Takes the image.
static inline VipsImage *vips_for_screens(VipsImage *image, int *is_wide) {
  const int has_profile = vips_has_foreign_colours(image);
  const int is_cmyk = image->Type == VIPS_INTERPRETATION_CMYK;
  *is_wide = has_profile && vips_image_get_bands(image) >= 3 && !is_cmyk && !vips_profile_is_srgb(image);
  VipsImage *made = NULL;
  if (has_profile) {
    const int failed = vips_icc_transform(
        image, &made, *is_wide ? "p3" : "srgb", "embedded", TRUE, "input_profile", is_cmyk ? "cmyk" : "srgb", NULL);
    if (!failed || is_cmyk) return vips_instead(image, made, failed);
    // A profile that does not fit the picture: its numbers are the best there is.
    vips_error_clear();
    *is_wide = 0;
    made = NULL;
  }
  const int is_grey = vips_image_get_bands(image) < 3;
  const int failed =
      vips_colourspace(image, &made, is_grey ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB, NULL);
  return vips_instead(image, made, failed);
}

// Reads the first rows and forgets them, some at a time: libvips by itself would hold all of them at once. Answers 0 where it worked.
static inline int vips_pass_over(VipsImage *image, int rows) {
  VipsRegion *region = vips_region_new(image);
  if (!region) return -1;
  int failed = 0;
  for (int top = 0; top < rows && !failed; top += 128) {
    // Readers unpack whole rows, whatever is wanted of them.
    const VipsRect part = {0, top, 1, rows - top < 128 ? rows - top : 128};
    failed = vips_region_prepare(region, &part);
  }
  g_object_unref(region);
  return failed;
}

// A part of a level of the picture, upright, in memory. The place is that in the picture as it is stored, in pixels of the level;
// `orientation` is EXIF's. To be released. NULL where it cannot be read.
static inline VipsImage *vips_part(
    const void *bytes, size_t count, int level, int left, int top, int width, int height, int orientation,
    int *is_wide) {
  VipsImage *image = vips_level(bytes, count, level), *made = NULL;
  if (!image) return NULL;
  // Readers of JPEG may round down where we round up.
  const int most_width = vips_image_get_width(image) - left, most_height = vips_image_get_height(image) - top;
  if (width > most_width) width = most_width;
  if (height > most_height) height = most_height;
  if (left < 0 || top < 0 || width < 1 || height < 1) {
    g_object_unref(image);
    return NULL;
  }
  if (vips_pass_over(image, top)) {
    g_object_unref(image);
    return NULL;
  }
  int failed = vips_crop(image, &made, left, top, width, height, NULL);
  if (!(image = vips_instead(image, made, failed))) return NULL;
  if (!(image = vips_for_screens(image, is_wide))) return NULL;
  made = vips_image_copy_memory(image);
  if (!(image = vips_instead(image, made, made == NULL))) return NULL;
  made = NULL;
  failed = vips_copy(image, &made, NULL);
  if (!(image = vips_instead(image, made, failed))) return NULL;
  vips_image_set_int(image, VIPS_META_ORIENTATION, orientation);
  made = NULL;
  failed = vips_autorot(image, &made, NULL);
  if (!(image = vips_instead(image, made, failed))) return NULL;
  made = vips_image_copy_memory(image);
  return vips_instead(image, made, made == NULL);
}

// A part of what `vips_part` made, ready to be sent. Answers 0 where it worked.
static inline int vips_cut(
    VipsImage *image, int left, int top, int width, int height, int is_wide, int quality, VipsRendition *rendition) {
  VipsImage *part = NULL;
  if (vips_crop(image, &part, left, top, width, height, NULL)) return -1;
  return vips_pack(part, is_wide, quality, rendition);
}

// The picture within 100 × 100, upright, as red, green, blue and alpha of a byte each; the bytes are to be freed with g_free.
static inline int vips_tiny_pixels(const void *bytes, size_t count, VipsRendition *pixels) {
  VipsImage *small = NULL, *colours = NULL, *whole = NULL;
  if (vips_thumbnail_buffer((void *) bytes, count, &small, 100, "height", 100, "size", VIPS_SIZE_DOWN, NULL)) return -1;
  int failed = vips_colourspace(small, &colours, VIPS_INTERPRETATION_sRGB, NULL);
  g_object_unref(small);
  if (failed) return -1;
  if (vips_image_hasalpha(colours)) {
    whole = colours;
  } else {
    failed = vips_bandjoin_const1(colours, &whole, 255, NULL);
    g_object_unref(colours);
    if (failed) return -1;
  }
  VipsImage *plain = NULL;
  failed = vips_cast_uchar(whole, &plain, NULL);
  g_object_unref(whole);
  if (failed) return -1;
  pixels->width = vips_image_get_width(plain);
  pixels->height = vips_image_get_height(plain);
  failed = vips_image_get_bands(plain) != 4;
  if (!failed) pixels->bytes = vips_image_write_to_memory(plain, &pixels->count);
  g_object_unref(plain);
  return failed || !pixels->bytes ? -1 : 0;
}

// Uses every reader and writer once, with next to nothing, so that what they load is loaded.
static inline void vips_warm_up(void) {
  static const char *const savers[] = {".heic", ".avif", ".jxl", ".webp", ".jpg", ".png", ".tif", ".gif"};
  VipsImage *black = NULL;
  if (vips_black(&black, 16, 16, "bands", 3, NULL)) return;
  for (size_t index = 0; index < sizeof savers / sizeof *savers; index += 1) {
    void *bytes = NULL;
    size_t count = 0;
    VipsImage *small = NULL;
    if (!vips_image_write_to_buffer(black, savers[index], &bytes, &count, NULL) && bytes &&
        !vips_thumbnail_buffer(bytes, count, &small, 8, "export_profile", "srgb", NULL)) {
      void *jpeg = NULL;
      size_t jpeg_count = 0;
      if (!vips_jpegsave_buffer(small, &jpeg, &jpeg_count, NULL)) g_free(jpeg);
      g_object_unref(small);
    }
    g_free(bytes);
    vips_error_clear();
  }
  g_object_unref(black);
}
