import TouchKit

/// What a gallery shows of its photos: all of them, an album, or what has been found.
public struct GalleryList {
  /// The host's number for this list: where it was scrolled to is kept for when it is shown again.
  let key: Int32

  /// Whether it is still to come what is shown.
  var isComing: Bool { key < 0 }

  /// The photos, as indices in the host's list, in the order in which they are shown; `nil` for all of them.
  let numbers: [Int32]?

  /// How many photos the list has in all, those included that have not come yet.
  let total: Int

  /// How they are divided; the starts count those that are shown.
  let groups: PhotoGroups

  /// What lies in a row above them; empty for none.
  let albums: [GalleryAlbum]

  /// - Parameters:
  ///   - key: the same for the same list each time. Below 0 it is one that is not known yet: nobody is told that there are no photos.
  ///   - numbers: each at most once; `nil` for all photos.
  ///   - total: how many there are in all, where these are only the first; less than there are here counts as so many.
  public init(
    key: Int32, numbers: [Int32]?, total: Int = 0, groups: PhotoGroups,
    albums: [GalleryAlbum] = []
  ) {
    self.key = key
    self.numbers = numbers
    self.total = total
    self.groups = groups
    self.albums = albums
  }
}

/// An album in the row above the photos.
public struct GalleryAlbum {
  /// The photo that stands for it, as an index in the host's list.
  let cover: Int32

  /// What is written below it: its name, and below that how many photos it has.
  let name: String
  let detail: String

  /// - Parameters:
  ///   - cover: an index in the host's list; one outside of it leaves the cover empty.
  ///   - name: one line.
  ///   - detail: one line, such as `12 photos`.
  public init(cover: Int32, name: String, detail: String) {
    self.cover = cover
    self.name = name
    self.detail = detail
  }
}
