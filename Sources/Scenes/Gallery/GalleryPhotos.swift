import TouchKit

/// The photos of a gallery: their numbers and sizes, what they are called, and how they are divided.
public struct GalleryPhotos {
  /// What is known of all photos of the host's list, whether they are shown or not.
  let records: PhotoRecords

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

  /// - Parameters:
  ///   - pictures: in the order in which they are shown, with the numbers of the host from 0, which loads each in several sizes.
  ///   - names: as many as there are pictures; otherwise they are left out, and so are colours, badges and scales.
  ///   - colours: what is shown of each until its picture is loaded.
  ///   - badges: what is written on the cell of each, such as the length of a video; empty for nothing.
  ///   - tileScales: how many pixels are a point of each photo that is to be shown in tiles, because it is too large to be
  ///     loaded as one; 0 for the others, and −1 for those that move when they are open, of which the grid shows stills.
  public init(
    pictures: [UIImage], names: [String], colours: [UIColor?] = [], badges: [String] = [],
    tileScales: [CGFloat] = [], groups: PhotoGroups = .none, words: GalleryWords = GalleryWords()
  ) {
    records = PhotoRecords()
    records.append(
      pictures: pictures, names: names, colours: colours, badges: badges, tileScales: tileScales)
    self.groups = groups
    self.words = words
    (numbers, indices) = (nil, [])
    (count, total) = (pictures.count, pictures.count)
  }

  private init(_ all: GalleryPhotos, _ list: GalleryList) {
    (records, words) = (all.records, all.words)
    groups = list.groups
    let end = Int32(records.count)
    numbers = list.numbers?.filter { $0 >= 0 && $0 < end }
    var indices: [Int32] = []
    if let numbers {
      indices = [Int32](repeating: -1, count: records.count)
      for index in numbers.indices { indices[Int(numbers[index])] = Int32(index) }
    }
    self.indices = indices
    count = numbers?.count ?? records.count
    total = max(list.total, count)
  }

  /// Some of the photos, or all again, divided differently.
  func showing(_ list: GalleryList) -> GalleryPhotos {
    GalleryPhotos(self, list)
  }

  /// More photos at the end of the host's list, in place: they are not shown yet, and those that are stay.
  ///
  /// - Parameter old: for each of the others the number of the photo that it is now, such as an earlier state of the file; −1 for none.
  func add(_ others: GalleryPhotos, replacing old: [Int32]) {
    records.append(others.records, replacing: old)
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
      guard let next = records.successor(of: number) else { return nil }
      number = next
    }
  }

  func picture(at index: Int) -> UIImage {
    records.pictures[number(of: index)]
  }

  func colour(of index: Int) -> UIColor? {
    records.colour(of: number(of: index))
  }

  func badge(of index: Int) -> String {
    records.badge(of: number(of: index))
  }

  /// The size in pixels of a photo that is shown in tiles; `nil` for the others.
  func tiledSize(of index: Int) -> CGSize? {
    tiledSize(ofNumber: number(of: index))
  }

  /// The same for a photo of the host's list, whether it is shown or not.
  func tiledSize(ofNumber number: Int) -> CGSize? {
    let scale = records.tileScale(of: number)
    return scale > 0 ? PictureTiles.pixels(of: records.pictures[number], scale: scale) : nil
  }

  /// Whether it moves when it is open, as an animated GIF does.
  func moves(_ index: Int) -> Bool {
    records.moves(number(of: index))
  }

  /// What a photo is announced as: `IMG_1.jpg, photo 3 of 120, 12 March 2024`, with what stands over its group of cells.
  func label(of index: Int) -> String {
    let position = name(of: index)
    return groups.group(of: index, .day).map { position + ", " + $0.title } ?? position
  }

  /// What a photo of the host's list is called, whether it is shown or not; empty where it has no name.
  func name(ofNumber number: Int) -> String {
    records.name(of: number) ?? ""
  }

  // `IMG_1.jpg, photo 3 of 120`
  private func name(of index: Int) -> String {
    let position = words.position(index + 1, of: total)
    return records.name(of: number(of: index)).map { $0 + ", " + position } ?? position
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
