import CVips
import CZlib
import Foundation
import Testing

@testable import PhotoFacts

/// Pictures that are made for a test, and what can be seen in one.
enum TestPicture {
  /// A PNG (https://www.w3.org/TR/png-3/) of one colour.
  ///
  /// - Parameters:
  ///   - channels: red, green, blue, or these with alpha, or grey, or grey with alpha.
  ///   - isInterlaced: only said in the header, for pictures whose pixels are never read.
  static func png(
    _ width: Int, _ height: Int, _ channels: [UInt8], bits: UInt8 = 8, isInterlaced: Bool = false
  ) -> Data {
    let kinds: [Int: UInt8] = [1: 0, 2: 4, 3: 2, 4: 6]
    let sample: [UInt8] = bits == 16 ? channels.flatMap { [$0, $0] } : channels
    let row: [UInt8] = [0] + Array(repeating: sample, count: width).joined()
    var header = bigEndian(width) + bigEndian(height)
    header += [bits, kinds[channels.count]!, 0, 0, isInterlaced ? 1 : 0]
    let rows: [UInt8] = isInterlaced ? [] : Array(Array(repeating: row, count: height).joined())
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(
      signature + chunk("IHDR", header) + chunk("IDAT", packed(rows)) + chunk("IEND", []))
  }

  /// The 35 bytes of a GIF (GIF89a) that says it has so many pixels, and has none.
  static func gif(_ width: UInt16, _ height: UInt16) -> Data {
    let size = [UInt8(width & 255), UInt8(width >> 8), UInt8(height & 255), UInt8(height >> 8)]
    var bytes = Array("GIF89a".utf8) + size
    bytes += [0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0]
    bytes += size
    bytes += [0, 2, 2, 0x44, 1, 0, 0x3B]
    return Data(bytes)
  }

  /// A JPEG with EXIF (CIPA DC-008) in which nothing but the description is said.
  static func jpeg(describedBy text: [UInt8]) throws -> Data {
    let entry: [UInt8] = [0x01, 0x0E, 0, 2] + bigEndian(text.count) + bigEndian(26)
    return withEXIF(try TestSite.fixture("progressive.jpg"), entry, text)
  }

  /// A JPEG of 160 × 80 pixels, stored as red and green above blue and yellow, with one of EXIF's eight orientations.
  static func quarters(orientation: UInt8) throws -> Data {
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return withEXIF(try TestSite.fixture("quarters.jpg"), entry, [])
  }

  /// - Parameters:
  ///   - entry: the only one of the first directory.
  ///   - rest: what lies behind that, 26 bytes from the beginning.
  private static func withEXIF(_ picture: Data, _ entry: [UInt8], _ rest: [UInt8]) -> Data {
    let block = Array("Exif\0\0MM\0*".utf8) + bigEndian(8) + [0, 1] + entry + bigEndian(0) + rest
    let length = block.count + 2
    let marker: [UInt8] = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]
    return Data(Array(picture.prefix(2)) + marker + block + Array(picture.dropFirst(2)))
  }

  /// The channels of a picture's pixel, from 0 to 255.
  static func pixel(_ x: Int, _ y: Int, of picture: Data) throws -> [Int] {
    try #require(PictureLibrary.isReady)
    return try picture.withUnsafeBytes { bytes in
      let image = try #require(vips_header_of_bytes(bytes.baseAddress, bytes.count))
      defer { vips_release(image) }
      var (values, count) = (UnsafeMutablePointer<Double>?.none, Int32(0))
      try #require(vips_pixel(image, Int32(x), Int32(y), &values, &count) == 0)
      defer { g_free(values) }
      return (0..<Int(count)).map { Int(values![$0].rounded()) }
    }
  }

  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(crc32(0, body, UInt32(body.count))))
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    compress(&packed, &count, bytes, UInt(bytes.count))
    return Array(packed[..<Int(count)])
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
