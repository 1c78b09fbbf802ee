// libvips' own functions take lists of variable length, which Swift cannot call. These are the few in use.
#pragma once
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

static inline void vips_release(VipsImage *image) { g_object_unref(image); }
