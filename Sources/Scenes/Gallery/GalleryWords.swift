/// What a gallery says in words; in English by default. A host with a table of words brings them along.
public struct GalleryWords {
  /// What stands before, between and behind the two numbers of `photo 3 of 120`.
  public var position = ["photo ", " of ", ""]
  /// Instead of a count.
  public var noPhotos = "No photos"
  public var onePhoto = "1 photo"
  /// What stands before and behind the number of `120 photos`.
  public var manyPhotos = ["", " photos"]
  /// Instead of an empty grid: what is missing, and what would be shown, in two lines.
  public var empty = "No photos in this folder"
  public var emptyHint =
    "Put some into the folder that the gallery was started with: they appear here by themselves."
  /// Instead of a photo, and in its cell, in two lines.
  public var broken = "This photo cannot be shown"
  public var cellBroken = "cannot\nbe shown"
  /// What is announced when a key or a letter leads nowhere, and when it shows the whole photo.
  public var isFirst = "This is the first photo"
  public var isLast = "This is the last photo"
  public var isWhole = "The whole photo"
  /// What the letters I, L, U, O and C do.
  public var letters = ["Info", "Last", "First", "Whole", "Close"]
  /// What is said behind the name of a photo that is chosen.
  public var chosen = ", chosen"
  /// What stands before and behind the title of a group in the name of the button that chooses all of its photos.
  public var chooseGroup = ["Choose all of ", ""]
  /// The same for the button that chooses none of them any more.
  public var leaveGroup = ["Choose none of ", ""]
  /// What stands between thousands and hundreds: the comma of `3,084`.
  public var separator = ""

  public init() {}

  /// In the order of the properties: 3 for the position, one each for none and one, 2 for many, 7 for the next ones, 5 for the letters, one for
  /// what is chosen, 2 each for the buttons of a group, and, where the host has it, the sign between
  /// thousands and hundreds.
  ///
  /// - Returns: `nil` where there are neither 24 nor 25.
  public init?(list: [String]) {
    guard list.count == 24 || list.count == 25 else { return nil }
    position = Array(list[0..<3])
    (noPhotos, onePhoto) = (list[3], list[4])
    manyPhotos = Array(list[5..<7])
    (empty, emptyHint, broken, cellBroken) = (list[7], list[8], list[9], list[10])
    (isFirst, isLast, isWhole) = (list[11], list[12], list[13])
    letters = Array(list[14..<19])
    chosen = list[19]
    (chooseGroup, leaveGroup) = (Array(list[20..<22]), Array(list[22..<24]))
    if list.count == 25 { separator = list[24] }
  }

  /// `3,084`: a number as the language writes it.
  func written(_ number: Int) -> String {
    guard number >= 1000, !separator.utf8.isEmpty else { return number.description }
    let rest = number % 1000
    let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return written(number / 1000) + separator + zeros + rest.description
  }

  /// `photo 3 of 120`.
  func position(_ number: Int, of count: Int) -> String {
    position[0] + written(number) + position[1] + written(count) + position[2]
  }

  /// `120 photos`.
  func photos(_ count: Int) -> String {
    switch count {
    case 0: noPhotos
    case 1: onePhoto
    default: manyPhotos[0] + written(count) + manyPhotos[1]
    }
  }
}
