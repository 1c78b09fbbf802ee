import CVips

/// How much memory a picture may take while it is unpacked.
///
/// What counts are the pixels, not the file: 35 bytes of GIF may ask for 20,000 × 20,000 of them.
enum DecodingMemory {
  /// In bytes. Enough for 128 megapixels of any kind, and for ordinary JPEG and PNG of any size: those are unpacked a few rows
  /// at a time.
  static let most = 1 << 30

  /// What unpacking a picture takes, in bytes: little where it goes row by row.
  ///
  /// - Progressive JPEG keeps its coefficients, two bytes each, and the reader its rows.
  /// - Interlaced PNG is unpacked as a whole.
  /// - GIF, WebP and AVIF are unpacked as a whole, once in the decoder's form and once as RGBA.
  static func needed(by image: UnsafeMutablePointer<VipsImage>) -> Int {
    let (width, height) = (
      Int(vips_image_get_width(image)), Int(vips_image_get_page_height(image))
    )
    let pixels = width.multipliedReportingOverflow(by: height)
    guard !pixels.overflow else { return .max }
    let bytes = needed(
      perPixelBy: loader(of: image), bands: Int(vips_image_get_bands(image)),
      bytesPerSample: Int(vips_bytes_per_sample(image)),
      isInterlaced: vips_is_interlaced(image) != 0)
    let total = pixels.partialValue.multipliedReportingOverflow(by: bytes)
    return total.overflow ? .max : total.partialValue
  }

  static func needed(
    perPixelBy loader: String, bands: Int, bytesPerSample: Int, isInterlaced: Bool
  ) -> Int {
    if loader.hasPrefix("jpeg") { return isInterlaced ? bands * 2 : 0 }
    if loader.hasPrefix("png") { return isInterlaced ? bands * bytesPerSample : 0 }
    return 8 * bytesPerSample
  }

  /// Such as `jpegload_source`.
  private static func loader(of image: UnsafeMutablePointer<VipsImage>) -> String {
    var text: UnsafePointer<CChar>?
    guard vips_image_get_typeof(image, "vips-loader") != 0,
      vips_image_get_string(image, "vips-loader", &text) == 0, let text
    else { return "" }
    return String(cString: text)
  }
}
