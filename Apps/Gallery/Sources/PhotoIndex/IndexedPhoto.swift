import Foundation
import GRDB
import PhotoFacts
import PhotoFolder

/// A photo as a list shows it.
package struct IndexedPhoto: Equatable, Sendable {
  /// Its own for as long as the index lives, wherever the file is moved.
  package var id: Int64

  /// The names that lead to it, with slashes between, as bytes: a file's name need not be UTF-8.
  package var path: [UInt8]

  /// Another one whenever the file has changed.
  package var version: String

  /// XXH3 of what is in the file, with 128 bits, in hexadecimal digits.
  package var content: String
  package var family: FileKind.Family
  package var contentType: String
  package var isShownByBrowsers: Bool

  /// In pixels, as it is shown.
  package var width: Int
  package var height: Int

  /// EXIF's, from 1 to 8.
  package var orientation: Int
  package var taken: CaptureDate
  package var description: String?

  /// 1 to 5 stars, −1 for rejected, nil or 0 for none: the one that was given here, or else the file's.
  package var rating: Int?

  /// Whether it has been made a favourite here.
  package var isFavourite: Bool

  /// The maker's and the model's name.
  package var camera: String?

  /// Where it was taken, without the height.
  package var place: PhotoFacts.Place?

  /// In seconds, of a video.
  package var duration: Double?

  /// Whether it is a video that is known to have no track with sound.
  package var isSilent: Bool

  /// Where its moving part is, for a Live Photo or a motion photo.
  package var motion: Motion?
  package var placeholder: [UInt8]?

  /// The path of the same photo as RAW, where that lies beside it; nil for one that is there as RAW alone.
  package var raw: [UInt8]?

  /// What people have written to find it by, in the file or beside it.
  package var keywords: [String] = []

  /// Whether the file ends before its picture does.
  package var endsEarly: Bool

  /// Why it cannot be shown; nil for those of a list.
  package var problem: String?

  package enum Motion: Equatable, Sendable {
    /// In the file itself, in bytes.
    case within(Range<Int>)
    /// A file of its own.
    case file([UInt8])
  }

  /// The file's name.
  package var name: String {
    String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  /// The path for an address: each name encoded, slashes between.
  package var link: String { Self.link(path) }

  package static func link(_ path: [UInt8]) -> String {
    path.split(separator: UInt8(ascii: "/")).map { RequestPath.encoded(Array($0)) }
      .joined(separator: "/")
  }

  // The columns of a list, in the order in which `init(row:)` reads them: by number, for names would be looked
  // up a million times.
  static let columns = """
    p.id, p.path, p.fileVersion, p.content, p.family, p.contentType, p.isShownByBrowsers, p.width, \
    p.height, p.taken, p.takenZone, p.takenSource, coalesce(p.description, r.description), \
    coalesce(p.ownRating, r.ownRating, p.rating, r.rating), p.duration, p.motionStart, p.motionEnd, p.placeholder, p.problem, m.path, p.orientation, p.camera, \
    p.isFavourite OR coalesce(r.isFavourite, 0), coalesce(p.keywords, r.keywords), p.endsEarly, \
    p.latitude, p.longitude, p.isSilent, r.path
    """

  /// Their number: what a question adds to them comes behind.
  static let columnCount = 29

  /// The videos of Live Photos, and the RAW files of photos that are there as JPEG or HEIC, too, are no photos of their own. What cannot be shown is told by
  /// ``PhotoIndex/problems()``.
  static let isListed = isListed("p.")

  /// - Parameter table: in front of each column.
  static func isListed(_ table: String) -> String {
    "\(table)path IS NOT NULL AND \(table)problem IS NULL "
      + "AND NOT (\(table)family = 'video' AND \(table)partner IS NOT NULL) "
      + "AND NOT (\(table)family = 'raw' AND \(table)twin IS NOT NULL)"
  }

  static let tables = """
    photo p LEFT JOIN photo m ON m.id = p.partner \
    LEFT JOIN photo r ON r.id = p.twin AND r.family = 'raw'
    """

  init(row: Row) {
    id = row[0]
    path = Array(row[1] as Data? ?? Data())
    version = row[2]
    content = Hex.text(row[3] as Data)
    family = FileKind.Family(rawValue: row[4]) ?? .image
    contentType = row[5]
    isShownByBrowsers = row[6]
    width = row[7]
    height = row[8]
    taken = CaptureDate(
      wallClock: row[9], zone: row[10], source: CaptureDate.Source(rawValue: row[11]) ?? .modified)
    description = row[12]
    rating = row[13]
    duration = row[14]
    if let start = row[15] as Int?, let end = row[16] as Int? {
      motion = .within(start..<end)
    } else if let other = row[19] as Data? {
      motion = .file(Array(other))
    }
    placeholder = (row[17] as Data?).map { Array($0) }
    problem = row[18]
    orientation = row[20]
    camera = row[21]
    isFavourite = row[22]
    keywords = PhotoRecord.keywords(row[23])
    endsEarly = row[24]
    isSilent = row[27]
    raw = (row[28] as Data?).map { Array($0) }
    if let latitude = row[25] as Double?, let longitude = row[26] as Double? {
      place = .init(latitude: latitude, longitude: longitude)
    }
  }
}

/// A photo, and everything that is known of it.
package struct DetailedPhoto: Sendable {
  package var photo: IndexedPhoto
  package var facts: PhotoFacts

  /// Of the file, in bytes.
  package var size: Int

  /// Of the same photo as RAW, in bytes.
  package var rawSize: Int?
}

/// Bytes as digits.
package enum Hex {
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
