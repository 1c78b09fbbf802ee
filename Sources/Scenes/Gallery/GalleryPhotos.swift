import TouchKit

/// The photos of a gallery: their numbers and sizes, what they are called, and how they are divided.
public struct GalleryPhotos {
  /// In the order in which they are shown. The numbers of the host, which loads each in the sizes
  /// of ``PictureSize``.
  let pictures: [UIImage]

  /// As many as there are pictures, or none.
  let names: [String]

  /// What is seen of each until its picture is there; as many as there are pictures, or none.
  let colours: [UIColor?]

  /// What is written on the cell of each, such as the length of a video; empty for nothing. As many as there are pictures, or none.
  let badges: [String]

  /// How many pixels are a point of each photo that is shown in tiles, 0 for the others. As many as there are pictures, or none.
  let tileScales: [CGFloat]

  let groups: PhotoGroups

  /// What is said of them.
  let words: GalleryWords

  /// Those that are shown, as places in the host's list, in ascending order; `nil` for all of them.
  private let numbers: [Int32]?

  /// - Parameters:
  ///   - names: as many as there are pictures; otherwise they are left out, and so are colours, badges and scales.
  ///   - tileScales: how many pixels are a point of each photo that is to be shown in tiles, because it is too large to be
  ///     loaded as one; 0 for the others.
  public init(
    pictures: [UIImage], names: [String], colours: [UIColor?] = [], badges: [String] = [],
    tileScales: [CGFloat] = [], groups: PhotoGroups = .none, words: GalleryWords = GalleryWords()
  ) {
    self.pictures = pictures
    self.names = names.count == pictures.count ? names : []
    self.colours = colours.count == pictures.count ? colours : []
    self.badges = badges.count == pictures.count ? badges : []
    self.tileScales = tileScales.count == pictures.count ? tileScales : []
    self.groups = groups
    self.words = words
    numbers = nil
  }

  private init(_ all: GalleryPhotos, _ list: GalleryList) {
    (pictures, names, colours, badges) = (all.pictures, all.names, all.colours, all.badges)
    tileScales = all.tileScales
    groups = list.groups
    words = all.words
    let count = Int32(pictures.count)
    numbers = list.numbers?.filter { $0 >= 0 && $0 < count }
  }

  /// Some of the photos, or all again, divided in another way.
  func showing(_ list: GalleryList) -> GalleryPhotos {
    GalleryPhotos(self, list)
  }

  /// How many are shown.
  var count: Int {
    numbers?.count ?? pictures.count
  }

  /// The place in the host's list of the photo at a place among those that are shown.
  func number(of index: Int) -> Int {
    numbers.map { Int($0[index]) } ?? index
  }

  /// Where a photo of the host's list is among those that are shown; `nil` where it is not.
  func index(of number: Int) -> Int? {
    guard let numbers else { return pictures.indices.contains(number) ? number : nil }
    guard let first = numbers.first, first <= number else { return nil }
    let index = numbers.indices.halved { numbers[$0] <= number }
    return numbers[index] == number ? index : nil
  }

  func picture(at index: Int) -> UIImage {
    pictures[number(of: index)]
  }

  func colour(of index: Int) -> UIColor? {
    colours.isEmpty ? nil : colours[number(of: index)]
  }

  func badge(of index: Int) -> String {
    badges.isEmpty ? "" : badges[number(of: index)]
  }

  /// The size in pixels of a photo that is shown in tiles; `nil` for the others.
  func tiledSize(of index: Int) -> CGSize? {
    let number = number(of: index)
    guard !tileScales.isEmpty, tileScales[number] > 0 else { return nil }
    return PictureTiles.pixels(of: pictures[number], scale: tileScales[number])
  }

  /// What a photo is announced as: `IMG_1.jpg, photo 3 of 120, 12 March 2024`, with what stands over its group of cells.
  func label(of index: Int) -> String {
    let position = name(of: index)
    return groups.group(of: index, .day).map { position + ", " + $0.title } ?? position
  }

  // `IMG_1.jpg, photo 3 of 120`
  private func name(of index: Int) -> String {
    let position = words.position(index + 1, of: count)
    return names.isEmpty ? position : names[number(of: index)] + ", " + position
  }

  /// What is to be known of a photo, in two lines, with its size in points:
  ///
  ///     IMG_1.jpg, photo 3 of 120
  ///     4032 × 3024
  func information(on index: Int) -> String {
    let size = picture(at: index).size
    return name(of: index) + "\n" + Int(size.width).description + " × "
      + Int(size.height).description
  }

  /// What they are announced as together: `120 photos`.
  var summary: String {
    words.photos(count)
  }

  /// A hundred and twenty photos that no host has, for a replay: only their sizes count there.
  /// Phones' photos across and upright, with a wide one, a square one and a small one among them.
  static var builtIn: GalleryPhotos {
    let sizes = [
      CGSize(width: 4032, height: 3024), CGSize(width: 3024, height: 4032),
      CGSize(width: 1920, height: 1080), CGSize(width: 4032, height: 3024),
      CGSize(width: 8000, height: 2000), CGSize(width: 3024, height: 4032),
      CGSize(width: 1080, height: 1080), CGSize(width: 640, height: 480),
    ]
    let pictures = (0..<120).map { UIImage(source: Int32($0), size: sizes[$0 % sizes.count]) }
    return GalleryPhotos(pictures: pictures, names: [])
  }
}
