import TouchKit
import WebHost

/// What a page sends with the start of a scene, as bytes, numbers with the lowest byte first:
///
/// | | |
/// |---|---|
/// | `i32`, bytes | the length of the scene's name, and the name in UTF-8 |
/// | `i32` | how many items a grid has |
/// | `i32` | how many pictures there are, and for each of them |
/// | `f64`, `f64` | its width and height in points, as shown (after EXIF rotation) |
/// | `i32`, bytes | the length of its name, and the name in UTF-8 |
public struct SceneStart {
  public private(set) var scene: [UInt8] = []
  public private(set) var items = 0
  /// Their numbers are their places in the list.
  public private(set) var pictures: [UIImage] = []
  public private(set) var names: [String] = []

  /// `nil` where the bytes end too early.
  public init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let scene = reader.text(), let items = reader.number(), let count = reader.number() else {
      return nil
    }
    self.scene = Array(scene)
    self.items = Int(max(0, items))
    for source in 0..<max(0, count) {
      guard let width = reader.double(), let height = reader.double(), let name = reader.text()
      else { return nil }
      pictures.append(UIImage(source: source, size: CGSize(width: width, height: height)))
      names.append(String(decoding: name, as: UTF8.self))
    }
  }
}

/// Reads numbers and texts out of bytes.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func number() -> Int32? {
    word(4).map { Int32(truncatingIfNeeded: $0) }
  }

  mutating func double() -> Double? {
    word(8).map { Double(bitPattern: $0) }
  }

  mutating func text() -> ArraySlice<UInt8>? {
    guard let length = number(), length >= 0, position + Int(length) <= bytes.count else {
      return nil
    }
    defer { position += Int(length) }
    return bytes[position..<position + Int(length)]
  }

  private mutating func word(_ size: Int) -> UInt64? {
    guard position + size <= bytes.count else { return nil }
    var word: UInt64 = 0
    for index in (0..<size).reversed() { word = word << 8 | UInt64(bytes[position + index]) }
    position += size
    return word
  }
}
