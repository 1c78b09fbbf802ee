import TouchKit

/// What the host has said of its photos, by their numbers. It only grows: a number stays that of its photo, and every list of photos shares it.
final class PhotoRecords {
  /// The numbers of the host, which loads each in the sizes of ``PictureSize``.
  private(set) var pictures: [UIImage] = []

  // Each as many as there are pictures, or none where nobody has said any.
  private var names: [String] = []
  private var colours: [UIColor?] = []
  private var badges: [String] = []
  private var tileScales: [CGFloat] = []

  // Of photos that others have replaced: which ones. Those may have been replaced in turn.
  private var successors: [Int32: Int32] = [:]

  init() {}

  deinit {}

  var count: Int { pictures.count }

  /// `nil` where there is none of that number.
  func picture(of number: Int) -> UIImage? {
    pictures.indices.contains(number) ? pictures[number] : nil
  }

  func name(of number: Int) -> String? {
    names.isEmpty ? nil : names[number]
  }

  /// What is shown of it until its picture is loaded.
  func colour(of number: Int) -> UIColor? {
    colours.isEmpty ? nil : colours[number]
  }

  /// What is written on its cell, such as the length of a video; empty for nothing.
  func badge(of number: Int) -> String {
    badges.isEmpty ? "" : badges[number]
  }

  /// How many of its pixels are a point, where it is shown in tiles; 0 where it is loaded as one, and less for one that moves.
  func tileScale(of number: Int) -> CGFloat {
    tileScales.isEmpty ? 0 : tileScales[number]
  }

  /// Whether it moves when it is open, as an animated GIF does.
  func moves(_ number: Int) -> Bool {
    tileScale(of: number) < 0
  }

  /// The number of the photo that has replaced one; `nil` where none has.
  func successor(of number: Int) -> Int? {
    successors[Int32(number)].map { Int($0) }
  }

  /// Adds photos at the end. Lists that are not as long as the pictures are left out.
  func append(
    pictures new: [UIImage], names: [String], colours: [UIColor?], badges: [String],
    tileScales: [CGFloat]
  ) {
    let before = count
    for picture in new {
      // A photo's number is its index.
      let number = Int32(pictures.count)
      pictures.append(
        picture.source == number ? picture : UIImage(source: number, size: picture.size))
    }
    extend(&self.names, with: names, "", before)
    extend(&self.colours, with: colours, nil, before)
    extend(&self.badges, with: badges, "", before)
    extend(&self.tileScales, with: tileScales, 0, before)
  }

  /// Adds those of another, each of which is now the photo that had the number in `old`, −1 for none.
  func append(_ others: PhotoRecords, replacing old: [Int32]) {
    let before = count
    append(
      pictures: others.pictures, names: others.names, colours: others.colours,
      badges: others.badges, tileScales: others.tileScales)
    for (index, number) in old.enumerated() where number >= 0 && number < before {
      successors[number] = Int32(before + index)
    }
  }

  private func extend<Part>(
    _ all: inout [Part], with new: [Part], _ empty: Part, _ before: Int
  ) {
    let isKnown = new.count == count - before && !new.isEmpty
    guard isKnown || !all.isEmpty else { return }
    if all.isEmpty { all = Array(repeating: empty, count: before) }
    if isKnown { all += new } else { all += Array(repeating: empty, count: count - before) }
  }
}
