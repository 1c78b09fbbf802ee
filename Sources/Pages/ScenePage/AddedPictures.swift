import Scenes
import TouchKit

/// More pictures, which a page sends once it knows of them, numbers with the lowest byte first:
///
/// | | |
/// |---|---|
/// | `i32` | how many pictures there are, and for each of them |
/// | `i32` | the number of the picture that it replaces; −1 for none |
/// | | its size, scale, name, colour and badge, as ``SceneStart`` has them |
struct AddedPictures {
  let photos: GalleryPhotos
  let replaced: [Int32]

  /// `nil` where the bytes end too early.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let count = reader.number() else { return nil }
    var all = PictureRecords()
    var replaced: [Int32] = []
    for _ in 0..<max(0, count) {
      guard let old = reader.number(), let picture = reader.picture() else { return nil }
      replaced.append(old)
      all.append(picture)
    }
    photos = all.photos()
    self.replaced = replaced
  }
}
