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
/// | `i32` | how many of its pixels are a point, where it is to be shown in tiles; 0 where it is to be loaded as one, −1 where that moves |
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
  /// How many pixels are a point of each picture that is to be shown in tiles; 0 for the others, −1 for those that move.
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
