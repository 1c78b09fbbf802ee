import TouchKit

/// One of the available sizes of a picture.
nonisolated public struct WebImageSize: Hashable, Sendable {
  /// Relative to the page.
  public var address: String
  /// In pixels.
  public var width: Int

  /// The address of a picture, and its width in pixels.
  public init(_ address: String, width: Int) {
    self.address = address
    self.width = width
  }

  public static func == (a: WebImageSize, b: WebImageSize) -> Bool {
    a.width == b.width && a.address.hasSameBytes(as: b.address)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
  }
}

// The browser loads, decodes and draws pictures; the program has only their numbers and sizes.
extension WebPage {
  /// A picture at an address, relative to the page. It is loaded once a view shows it.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - description: the text for assistive technology; empty by default.
  public func image(_ address: String, size: CGSize, description: String = "") -> UIImage {
    image([WebImageSize(address, width: 0)], size: size, description: description)
  }

  /// A picture in several sizes. The page shows the smallest that is sharp, and a larger one once it rests at a larger
  /// scale.
  ///
  /// - Parameters:
  ///   - sizes: the smallest first.
  ///   - size: in points.
  ///   - description: the text for assistive technology; empty by default.
  public func image(_ sizes: [WebImageSize], size: CGSize, description: String = "") -> UIImage {
    UIImage(source: declare(sizes, description), size: size)
  }

  /// Loads a picture whose size is not known.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture.
  ///   - done: called with the picture, or with `nil` where it cannot be loaded or shown.
  public func loadImage(
    _ address: String, scale: CGFloat = 1, description: String = "",
    done: @escaping (UIImage?) -> Void
  ) {
    loadImage([WebImageSize(address, width: 0)], scale: scale, description: description, done: done)
  }

  /// Loads a picture that there is in several sizes, and whose aspect ratio is not known: first the smallest that is sharp over
  /// the width of the page, a larger one once the picture rests at a larger scale.
  ///
  /// - Parameters:
  ///   - sizes: the smallest first. The picture has the size of the largest.
  ///   - scale: pixels per point of the largest.
  ///   - done: called with the picture, or with `nil` where it cannot be loaded or shown.
  public func loadImage(
    _ sizes: [WebImageSize], scale: CGFloat = 1, description: String = "",
    done: @escaping (UIImage?) -> Void
  ) {
    load(declare(sizes, description), scale, done)
  }

  /// Decodes a picture from the bytes of a file: JPEG, PNG, WebP or any other format of the browser.
  public func loadImage(
    bytes: [UInt8], scale: CGFloat = 1, done: @escaping (UIImage?) -> Void
  ) {
    lastPicture -= 1
    PageCalls.bytes(lastPicture, bytes)
    load(lastPicture, scale, done)
  }

  /// Frees the page's memory of a picture. Views that show it do so until they get another one.
  public func drop(_ image: UIImage) {
    PageCalls.drop(image.source)
  }

  private func declare(_ sizes: [WebImageSize], _ description: String) -> Int32 {
    var text: [UInt8] = []
    // One line each: a line feed cannot be part of an address.
    description.withBytes { for byte in $0 { text.append(byte == 10 ? 32 : byte) } }
    for size in sizes {
      text.append(10)
      text.append(bytesOf: size.address)
      if size.width > 0 {
        text.append(9)
        text.append(bytesOf: size.width.description)
      }
    }
    lastPicture -= 1
    PageCalls.image(lastPicture, text)
    return lastPicture
  }

  private func load(_ picture: Int32, _ scale: CGFloat, _ done: @escaping (UIImage?) -> Void) {
    loading.append((picture, scale > 0 ? scale : 1, done))
    PageCalls.load(picture)
  }

  /// The page has loaded a picture, or found that it cannot be shown.
  func loaded(_ picture: Int32, pixels: CGSize) {
    guard let index = loading.firstIndex(where: { $0.picture == picture }) else { return }
    let (_, scale, done) = loading.remove(at: index)
    guard pixels.width > 0, pixels.height > 0 else { return done(nil) }
    done(
      UIImage(
        source: picture, size: CGSize(width: pixels.width / scale, height: pixels.height / scale)))
  }
}
