import Towns

/// A photo of a list, as the page gets it: from the server, and by an export. `DESIGN.md` has a table of the fields.
package struct ListedPhoto: Codable, Equatable, Sendable {
  /// What kind of photo it is to people.
  package enum Kind: String, Codable, Sendable {
    case photo, video, live, raw
  }

  /// Its own for as long as the index lives, wherever the file is moved.
  package var id: Int64

  /// The file's address. The server's is `/photos/` and the path of the file; an export's is relative to the page.
  package var url: String

  /// The address of a picture that browsers show, where they do not show the file itself as one.
  package var shown: String?

  /// The address of its thumbnails, with EDGE instead of the size, where that is another one than the file's.
  package var thumbnails: String?

  /// The address of its tiles, with TILE instead of `LEVEL-COLUMN_ROW`, where it is so large that it is shown in tiles.
  package var tiles: String?

  /// Another one whenever the file has changed: with `?v=` behind an address, what is there may be
  /// kept for ever.
  package var version: String

  /// The file's name, without its folders.
  package var name: String

  /// The folders that lead to it, with slashes between; empty for those that are in none.
  package var folder: String

  /// When it was taken, in the form of ISO 8601.
  package var date: String

  /// True where the date is only the time at which the file was written last; nil otherwise.
  package var isFileDate: Bool?

  /// In pixels, as it is shown.
  package var width: Int
  package var height: Int

  /// Pixels in a point, as UIKit reads it from a name such as `cat@2x.jpg`; 1 without.
  package var scale: Int

  /// The text that is shown instead of the picture.
  package var alt: String
  package var kind: Kind

  /// Of a video, in seconds.
  package var duration: Double?

  /// True for a video that is known to have no track with sound; nil otherwise.
  package var isSilent: Bool?

  /// What it was taken with, to be found by.
  package var camera: String?

  /// What people have written to find it by, in the file or beside it; nil where there is nothing, and in an export, whose readers need not
  /// know it.
  package var keywords: [String]?

  /// The town where it was taken, to be found by; nil where no place is known or none is near, and in an export that tells no places.
  package var town: Town?

  /// 1 to 5 stars, or −1 for rejected; nil where it has no rating.
  package var rating: Int?

  /// True where it is a favourite; nil otherwise, and in an export, whose readers have favourites of their own.
  package var favourite: Bool?

  /// The address of the video of a Live Photo or motion photo.
  package var motion: String?

  /// The address of the same photo as RAW, where that lies beside its JPEG or HEIC; nil in an export, which has no RAW files.
  package var raw: String?

  /// True where the file ends before its picture does, so that a part of it may be grey; nil otherwise.
  package var endsEarly: Bool?

  /// The mean colour, as CSS writes it.
  package var colour: String?

  /// - Parameter description: what a person wrote about it; nil takes the words of the file's name.
  package init(
    id: Int64, url: String, version: String, name: String, folder: String, date: String,
    width: Int, height: Int, kind: Kind, description: String?
  ) {
    let title = Title(fileName: name)
    (self.id, self.url, self.version) = (id, url, version)
    (self.name, self.folder, self.date) = (name, folder, date)
    (self.width, self.height, self.kind) = (width, height, kind)
    scale = title.scale
    alt = description ?? title.text
  }
}
