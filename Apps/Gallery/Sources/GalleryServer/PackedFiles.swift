import Foundation
import PhotoFolder

/// The page's own texts in compressed forms, made when they are asked for first and kept in memory: a page loads some seventy of them at once.
actor PackedFiles {
  /// In bytes: what is shorter gains nothing that matters, and texts of a page are not longer.
  private static let sizes = 512...1 << 20

  /// In bytes, of all that are kept. A page has some hundred thousand.
  private static let most = 8 << 20

  private var kept: [String: Data] = [:]
  private var count = 0

  /// Whether a file of this kind and length is packed: pictures are compressed already, and programs once and better, beside their files.
  static func packs(_ contentType: String, size: Int) -> Bool {
    sizes.contains(size)
      && ["text/", "application/json", "application/manifest+json", "image/svg+xml"]
        .contains { contentType.hasPrefix($0) }
  }

  /// A file in a compressed form; nil where it cannot be read, or changes meanwhile.
  func form(of file: OpenFile, _ coding: Compression) -> Data? {
    let tag = file.tag(coding: coding.rawValue)
    if let form = kept[tag] { return form }
    guard let data = try? file.read(file.size, at: 0), data.count == file.size,
      file.isUnchanged, let form = coding.packed(data)
    else { return nil }
    if count + form.count > Self.most { (kept, count) = ([:], 0) }
    kept[tag] = form
    count += form.count
    return form
  }
}
