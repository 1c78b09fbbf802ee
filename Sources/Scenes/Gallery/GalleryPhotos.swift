import TouchKit

/// The photos of a gallery: their numbers and sizes, what they are called, and how they are divided.
public struct GalleryPhotos {
  /// In the order in which they are shown. The numbers of the host, which loads each in the sizes
  /// of ``PictureSize``.
  let pictures: [UIImage]

  /// As many as there are pictures, or none.
  let names: [String]

  /// What is shown of each until its picture is loaded; as many as there are pictures, or none.
  let colours: [UIColor?]

  /// What is written on the cell of each, such as the length of a video; empty for nothing. As many as there are pictures, or none.
  let badges: [String]

  /// How many pixels are a point of each photo that is shown in tiles, 0 for the others. As many as there are pictures, or none.
  let tileScales: [CGFloat]

  let groups: PhotoGroups

  /// What is said of them.
  let words: GalleryWords

  /// How many photos the list that is shown has in all: more than are shown while the rest of them is being loaded.
  let total: Int

  /// Those that are shown, as indices in the host's list; `nil` for the first ``count`` of it.
  private let numbers: [Int32]?

  // Of each photo of the host's list where it is among those that are shown, or −1. None where all are shown.
  private let indices: [Int32]

  /// How many are shown.
  let count: Int

  // Of photos that others have replaced: which ones. Those may have been replaced in turn.
  private let successors: [Int32: Int32]

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
    (numbers, indices, successors) = (nil, [], [:])
    (count, total) = (pictures.count, pictures.count)
  }

  private init(_ all: GalleryPhotos, _ list: GalleryList) {
    (pictures, names, colours, badges) = (all.pictures, all.names, all.colours, all.badges)
    (tileScales, words, successors) = (all.tileScales, all.words, all.successors)
    groups = list.groups
    let end = Int32(pictures.count)
    numbers = list.numbers?.filter { $0 >= 0 && $0 < end }
    var indices: [Int32] = []
    if let numbers {
      indices = [Int32](repeating: -1, count: pictures.count)
      for index in numbers.indices { indices[Int(numbers[index])] = Int32(index) }
    }
    self.indices = indices
    count = numbers?.count ?? pictures.count
    total = max(list.total, count)
  }

  private init(_ own: GalleryPhotos, adding new: GalleryPhotos, replacing old: [Int32]) {
    func joined<Part>(_ first: [Part], _ second: [Part], _ empty: Part) -> [Part] {
      let start = first.isEmpty ? Array(repeating: empty, count: own.pictures.count) : first
      return start
        + (second.isEmpty ? Array(repeating: empty, count: new.pictures.count) : second)
    }
    // A photo's number is its index in the host's list.
    pictures =
      own.pictures
      + new.pictures.enumerated().map {
        UIImage(source: Int32(own.pictures.count + $0.offset), size: $0.element.size)
      }
    names = joined(own.names, new.names, "")
    colours = joined(own.colours, new.colours, nil)
    badges = joined(own.badges, new.badges, "")
    tileScales = joined(own.tileScales, new.tileScales, 0)
    (groups, words, total, count) = (own.groups, own.words, own.total, own.count)
    numbers = own.numbers
    indices = own.indices
    var successors = own.successors
    for (index, number) in old.enumerated() where number >= 0 && number < own.pictures.count {
      successors[number] = Int32(own.pictures.count + index)
    }
    self.successors = successors
  }

  /// Some of the photos, or all again, divided differently.
  func showing(_ list: GalleryList) -> GalleryPhotos {
    GalleryPhotos(self, list)
  }

  /// More photos at the end of the host's list. They are not shown yet, and those that are stay.
  ///
  /// - Parameter old: for each of the others the number of the photo that it is now, such as an earlier state of the file; −1 for none.
  func adding(_ others: GalleryPhotos, replacing old: [Int32]) -> GalleryPhotos {
    GalleryPhotos(self, adding: others, replacing: old)
  }

  /// The number of a photo, its index in the host's list, from its index among those that are shown.
  func number(of index: Int) -> Int {
    numbers.map { Int($0[index]) } ?? index
  }

  /// Where a photo of the host's list is among those that are shown; `nil` where it is not.
  func index(of number: Int) -> Int? {
    guard numbers != nil else { return number >= 0 && number < count ? number : nil }
    guard indices.indices.contains(number), indices[number] >= 0 else { return nil }
    return Int(indices[number])
  }

  /// Where a photo of the host's list, or the one that has replaced it, is among those that are shown; `nil` where it is not.
  func index(ofLatest number: Int) -> Int? {
    var number = number
    // Each is later in the list than the one before.
    while true {
      if let index = index(of: number) { return index }
      guard let next = successors[Int32(number)] else { return nil }
      number = Int(next)
    }
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
    tiledSize(ofNumber: number(of: index))
  }

  /// The same for a photo of the host's list, whether it is shown or not.
  func tiledSize(ofNumber number: Int) -> CGSize? {
    guard !tileScales.isEmpty, tileScales[number] > 0 else { return nil }
    return PictureTiles.pixels(of: pictures[number], scale: tileScales[number])
  }

  /// What a photo is announced as: `IMG_1.jpg, photo 3 of 120, 12 March 2024`, with what stands over its group of cells.
  func label(of index: Int) -> String {
    let position = name(of: index)
    return groups.group(of: index, .day).map { position + ", " + $0.title } ?? position
  }

  /// What a photo of the host's list is called, whether it is shown or not; empty where it has no name.
  func name(ofNumber number: Int) -> String {
    names.isEmpty ? "" : names[number]
  }

  // `IMG_1.jpg, photo 3 of 120`
  private func name(of index: Int) -> String {
    let position = words.position(index + 1, of: total)
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
    words.photos(total)
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
