import Foundation
import GRDB
import PhotoFacts

/// A photo's line in the index; its columns are the table's.
struct PhotoRecord: Codable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "photo"

  var id: Int64?

  /// The names that lead to it, with slashes between; nil once it is gone.
  var path: Data?
  /// The path that it has or had last.
  var lastPath: Data
  var sortKey: Data
  /// The path without its ending, in small letters: what the two files of a Live Photo share.
  var stem: Data
  var size: Int
  var modified: Int
  var inode: Int
  var fileVersion: String
  var sidecar: String?
  var content: Data
  var family: FileKind.Family
  var contentType: String
  var isShownByBrowsers: Bool
  var width: Int
  var height: Int
  var orientation: Int
  var taken: Int
  var takenZone: Int?
  var takenSource: CaptureDate.Source
  var camera: String?
  var lens: String?
  var exposureTime: Double?
  var aperture: Double?
  var iso: Int?
  var focalLength: Double?
  var latitude: Double?
  var longitude: Double?
  var altitude: Double?
  var description: String?
  /// As a list in JSON.
  var keywords: String?
  var rating: Int?
  /// The one that was given here, which comes before the file's; 0 for none, nil where none was given.
  var ownRating: Int?
  /// Whether somebody has made it a favourite here: a file does not say that of itself.
  var isFavourite = false
  var duration: Double?
  var isSilent = false
  var motionStart: Int?
  var motionEnd: Int?
  var contentIdentifier: String?
  /// Of the two files of a Live Photo, the other one.
  var partner: Int64?
  /// Of a photo that is there as RAW and as JPEG or HEIC, the other one.
  var twin: Int64?
  var placeholder: Data?
  var endsEarly = false
  var problem: String?
  /// The version of the index in which it changed last.
  var changed: Int
  /// Seconds since 1970; nil while it is there.
  var goneAt: Int?

  init(file: FoundFile, version: String, facts: PhotoFacts, changed: Int) {
    (lastPath, sortKey, stem) = (Data(), Data(), Data())
    (size, modified, inode) = (file.stamp.size, file.stamp.modified, file.stamp.inode)
    (fileVersion, sidecar, content) = (version, file.sidecar?.stamp, Data(facts.content))
    (family, contentType) = (facts.family, facts.contentType)
    isShownByBrowsers = facts.isShownByBrowsers
    (width, height, orientation) = (facts.width, facts.height, facts.orientation)
    let date = facts.taken ?? CaptureDate(wallClock: 0, zone: nil, source: .modified)
    (taken, takenZone, takenSource) = (date.wallClock, date.zone, date.source)
    (camera, lens) = (facts.camera, facts.lens)
    (exposureTime, aperture) = (facts.exposure?.time, facts.exposure?.aperture)
    (iso, focalLength) = (facts.exposure?.iso, facts.exposure?.focalLength)
    (latitude, longitude) = (facts.place?.latitude, facts.place?.longitude)
    altitude = facts.place?.altitude
    description = facts.description
    keywords =
      facts.keywords.isEmpty
      ? nil
      : (try? JSONEncoder().encode(facts.keywords)).map { String(decoding: $0, as: UTF8.self) }
    rating = facts.rating
    (duration, isSilent) = (facts.duration, facts.isSilent)
    (motionStart, motionEnd) = (facts.motion?.lowerBound, facts.motion?.upperBound)
    contentIdentifier = facts.contentIdentifier
    placeholder = facts.placeholder.map { Data($0) }
    (endsEarly, problem) = (facts.endsEarly, facts.problem)
    self.changed = changed
    move(to: file.path)
  }

  /// Takes the place of the file at a path.
  mutating func move(to path: [UInt8]) {
    self.path = Data(path)
    lastPath = Data(path)
    sortKey = Data(NaturalKey.key(path: path))
    stem = Data(Self.stem(path))
    goneAt = nil
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

  static func stem(_ path: [UInt8]) -> [UInt8] {
    let name = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let dot = path.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > name ? $0 : nil } ?? path.count
    return path[..<dot].map { (0x41...0x5a).contains($0) ? $0 + 32 : $0 }
  }

  /// The words of a list in JSON.
  static func keywords(_ text: String?) -> [String] {
    text.flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) } ?? []
  }

  /// What the file said of itself, as far as it matters for making something from it.
  var facts: PhotoFacts {
    var facts = PhotoFacts(
      family: family, contentType: contentType, isShownByBrowsers: isShownByBrowsers,
      content: Array(content))
    (facts.width, facts.height, facts.orientation) = (width, height, orientation)
    facts.taken = CaptureDate(wallClock: taken, zone: takenZone, source: takenSource)
    (facts.camera, facts.lens) = (camera, lens)
    let exposure = PhotoFacts.Exposure(
      time: exposureTime, aperture: aperture, iso: iso, focalLength: focalLength)
    facts.exposure = exposure == PhotoFacts.Exposure() ? nil : exposure
    if let latitude, let longitude {
      facts.place = .init(latitude: latitude, longitude: longitude, altitude: altitude)
    }
    facts.description = description
    facts.keywords = Self.keywords(keywords)
    (facts.rating, facts.duration, facts.problem) = (ownRating ?? rating, duration, problem)
    if let motionStart, let motionEnd { facts.motion = motionStart..<motionEnd }
    facts.contentIdentifier = contentIdentifier
    facts.placeholder = placeholder.map { Array($0) }
    (facts.isSilent, facts.endsEarly) = (isSilent, endsEarly)
    return facts
  }
}
