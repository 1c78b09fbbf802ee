import Scenes

extension GalleryList {
  /// What a page sends when it wants to see other photos, numbers with the lowest byte first:
  ///
  /// | | |
  /// |---|---|
  /// | `i32` | the list's number: the same for the same list each time; below 0 for one that is not known yet |
  /// | `i32`, … | how many photos, and the number of each, in their order; −1 for all. Numbers count from those that the scene was started with |
  /// | `i32` | how many photos the list has in all, those included that come later |
  /// | | three times, for days, months and years |
  /// | `i32` | how many groups the photos are divided into, and for each of them |
  /// | `i32` | its first photo, from 0 |
  /// | `i32`, bytes | the length of its title, and the title in UTF-8 |
  /// | | and behind them |
  /// | `i32` | how many albums there are, and for each of them |
  /// | `i32` | the photo that stands for it |
  /// | `i32`, bytes | the length of its name, and the name in UTF-8 |
  /// | `i32`, bytes | the same of what is written below it |
  ///
  /// `nil` where the bytes end too early.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    self.init(&reader)
  }

  /// The same out of what is read in a row.
  init?(_ reader: inout ByteReader) {
    guard let key = reader.number(), let count = reader.number() else { return nil }
    var numbers: [Int32]?
    if count >= 0 {
      var own: [Int32] = []
      own.reserveCapacity(min(Int(count), reader.rest / 4))
      for _ in 0..<count {
        guard let number = reader.number() else { return nil }
        own.append(number)
      }
      numbers = own
    }
    guard let total = reader.number(), let groups = reader.groups(),
      let albumCount = reader.number()
    else { return nil }
    var albums: [GalleryAlbum] = []
    for _ in 0..<max(0, albumCount) {
      guard let cover = reader.number(), let name = reader.text(), let detail = reader.text()
      else { return nil }
      albums.append(
        GalleryAlbum(
          cover: cover, name: String(decoding: name, as: UTF8.self),
          detail: String(decoding: detail, as: UTF8.self)))
    }
    self.init(
      key: key, numbers: numbers, total: Int(max(0, total)), groups: groups, albums: albums)
  }
}
