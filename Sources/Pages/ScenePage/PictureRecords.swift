import Scenes
import TouchKit

/// What a page says about one picture.
struct PictureRecord {
  var size: CGSize
  var tileScale: CGFloat
  var name: String
  var colour: UIColor?
  var badge: String
}

/// What a page says about pictures, in the lists of which `GalleryPhotos` is made.
struct PictureRecords {
  private(set) var pictures: [UIImage] = []
  private(set) var tileScales: [CGFloat] = []
  private(set) var names: [String] = []
  private var colours: [UIColor?] = []
  private var badges: [String] = []

  /// Adds a picture at the end: its index is its number.
  mutating func append(_ record: PictureRecord) {
    pictures.append(UIImage(source: Int32(pictures.count), size: record.size))
    tileScales.append(record.tileScale)
    names.append(record.name)
    colours.append(record.colour)
    badges.append(record.badge)
  }

  func photos(words: GalleryWords = GalleryWords()) -> GalleryPhotos {
    GalleryPhotos(
      pictures: pictures, names: names, colours: colours, badges: badges, tileScales: tileScales,
      words: words)
  }
}
