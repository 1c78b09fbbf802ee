import Foundation
import GRDB

/// The two files of a Live Photo: a picture and a short video. (``RawPairs`` has those of a photo that is there as RAW, too.)
///
/// They belong together where both hold the same content identifier, or else where they have the same
/// name but for the ending, in the same folder, and the video is no longer than Live Photos are.
enum Pairs {
  /// In seconds; phones film for three.
  static let longest = 6.0

  /// Finds the pairs of these photos anew, those of both kinds.
  static func renew(around records: [PhotoRecord], in database: Database, version: Int) throws {
    try RawPairs.renew(around: records, in: database, version: version)
    let hasVideos = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM photo WHERE family = 'video')")
    guard hasVideos == true else { return }
    for record in records {
      guard let id = record.id else { continue }
      // A record that was written anew has lost its partner; one that is gone leaves it behind.
      let partner = try partner(of: record, in: database)
      try link(id, partner, in: database, version: version)
      if let partner { try link(partner, id, in: database, version: version) }
      try database.execute(
        sql: "UPDATE photo SET partner = NULL, changed = ? WHERE partner = ? AND id IS NOT ?",
        arguments: [version, id, partner])
    }
  }

  /// Takes photos that are gone out of their pairs. Answers those that are left alone.
  static func leave(
    _ gone: [Int64], in database: Database, version: Int
  ) throws -> [PhotoRecord] {
    var left: [PhotoRecord] = []
    for id in gone {
      let others = try PhotoRecord.fetchAll(
        database, sql: "SELECT * FROM photo WHERE partner = ? OR twin = ?", arguments: [id, id])
      for var other in others {
        if other.partner == id { other.partner = nil }
        if other.twin == id { other.twin = nil }
        other.changed = version
        try other.update(database)
        if other.path != nil { left.append(other) }
      }
      try database.execute(
        sql: "UPDATE photo SET partner = NULL, twin = NULL WHERE id = ?", arguments: [id])
    }
    return left
  }

  private static func link(
    _ id: Int64, _ partner: Int64?, in database: Database, version: Int
  ) throws {
    try database.execute(
      sql: "UPDATE photo SET partner = ?, changed = ? WHERE id = ? AND partner IS NOT ?",
      arguments: [partner, version, id, partner])
  }

  private static func partner(of record: PhotoRecord, in database: Database) throws -> Int64? {
    let other = record.family == .video ? "image" : "video"
    guard record.problem == nil, record.family != .raw else { return nil }
    if let identifier = record.contentIdentifier {
      let found = try Int64.fetchOne(
        database,
        sql: """
          SELECT id FROM photo WHERE contentIdentifier = ? AND family = ? AND path IS NOT NULL
          AND problem IS NULL ORDER BY stem = ? DESC, id LIMIT 1
          """, arguments: [identifier, other, record.stem])
      if let found { return found }
    }
    if record.family == .video, record.duration ?? .infinity > longest { return nil }
    // HEIC before the JPEG that some phones write beside it.
    return try Int64.fetchOne(
      database,
      sql: """
        SELECT id FROM photo WHERE stem = ? AND family = ? AND path IS NOT NULL AND problem IS NULL
        AND (family = 'image' OR duration <= ?)
        AND (contentIdentifier IS NULL OR ? IS NULL)
        ORDER BY contentType = 'image/heic' DESC, id LIMIT 1
        """, arguments: [record.stem, other, longest, record.contentIdentifier])
  }
}
