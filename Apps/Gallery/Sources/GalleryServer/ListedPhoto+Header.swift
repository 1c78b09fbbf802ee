import PhotoFolder

extension ListedPhoto {
  /// - Parameter path: the names that lead to the file; the last one is its own.
  init(path: [[UInt8]], header: ImageHeader, version: String) {
    self.init(
      name: String(decoding: path.last ?? [], as: UTF8.self),
      url: "/photos/" + path.map(RequestPath.encoded).joined(separator: "/"), version: version,
      width: header.width, height: header.height, description: header.description)
  }
}
