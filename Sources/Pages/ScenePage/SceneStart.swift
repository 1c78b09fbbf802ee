import Scenes
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
/// | `i32` | how many of its pixels are a point, where it is to be shown in tiles; 0 where it is to be loaded as one |
/// | `i32`, bytes | the length of its name, and the name in UTF-8 |
/// | `i32` | its mean colour, 0xRRGGBB; −1 where that is not known |
/// | `i32`, bytes | the length of what is written on its cell, and that in UTF-8 |
/// | | what a gallery shows of them at first, as ``GalleryList`` has the table of, and at the end |
/// | `i32` | how many words there are, and for each of them, in the order of `GalleryWords` |
/// | `i32`, bytes | their length, and they in UTF-8 |
public struct SceneStart {
  public private(set) var scene: [UInt8] = []
  public private(set) var items = 0
  private var all = PictureRecords()
  /// What a gallery shows of the pictures at first.
  public let list: GalleryList
  private var words = GalleryWords()

  /// Their numbers are their indices.
  public var pictures: [UIImage] { all.pictures }
  /// How many pixels are a point of each picture that is to be shown in tiles; 0 for the others.
  public var tileScales: [CGFloat] { all.tileScales }
  public var names: [String] { all.names }

  /// The pictures with all that is known of them.
  public var photos: GalleryPhotos {
    all.photos(words: words)
  }

  /// `nil` where the bytes end too early.
  public init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let scene = reader.text(), let items = reader.number(), let count = reader.number() else {
      return nil
    }
    self.scene = Array(scene)
    self.items = Int(max(0, items))
    for _ in 0..<max(0, count) {
      guard let picture = reader.picture() else { return nil }
      all.append(picture)
    }
    guard let list = GalleryList(&reader), let count = reader.number() else { return nil }
    self.list = list
    var words: [String] = []
    for _ in 0..<max(0, count) {
      guard let text = reader.text() else { return nil }
      words.append(String(decoding: text, as: UTF8.self))
    }
    if let words = GalleryWords(list: words) { self.words = words }
  }
}

/// Reads numbers and texts out of bytes.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many bytes have not been read.
  var rest: Int { bytes.count - position }

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

  /// A picture, as ``SceneStart`` has the table of.
  mutating func picture() -> PictureRecord? {
    guard let width = double(), let height = double(), let tileScale = number(),
      let name = text(), let colour = number(), let badge = text()
    else { return nil }
    func part(_ shift: Int32) -> CGFloat { CGFloat(colour >> shift & 255) / 255 }
    return PictureRecord(
      size: CGSize(width: width, height: height), tileScale: CGFloat(max(0, tileScale)),
      name: String(decoding: name, as: UTF8.self),
      colour: colour < 0 ? nil : UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1),
      badge: String(decoding: badge, as: UTF8.self))
  }

  /// The groups of days, months and years.
  mutating func groups() -> PhotoGroups? {
    guard let days = level(), let months = level(), let years = level() else { return nil }
    return PhotoGroups(days: days, months: months, years: years)
  }

  private mutating func level() -> [PhotoGroups.Group]? {
    guard let count = number() else { return nil }
    var groups: [PhotoGroups.Group] = []
    for _ in 0..<max(0, count) {
      guard let start = number(), let title = text() else { return nil }
      groups.append(
        PhotoGroups.Group(start: Int(start), title: String(decoding: title, as: UTF8.self)))
    }
    return groups
  }

  private mutating func word(_ size: Int) -> UInt64? {
    guard position + size <= bytes.count else { return nil }
    var word: UInt64 = 0
    for index in (0..<size).reversed() { word = word << 8 | UInt64(bytes[position + index]) }
    position += size
    return word
  }
}
