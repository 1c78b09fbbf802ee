import Foundation
import GRDB
import PhotoFacts

/// The two files of a photo that a camera has written twice: as RAW, and as JPEG or HEIC. People took one photo, and are shown one, by the file
/// that is a picture already.
///
/// They have the same name but for the ending, in the same folder, and were taken on the same day as far as both say: cameras begin again with
/// `IMG_0001`. Of several files of a name one of each kind is paired, and the others are photos of their own.
enum RawPairs {
  /// In seconds, between the two: enough for a clock that was set right in one of them, or in its sidecar.
  static let farthest = 86_400

  /// Finds the pairs of these photos anew.
  static func renew(around records: [PhotoRecord], in database: Database, version: Int) throws {
    let leave = try database.cachedStatement(
      sql: "UPDATE photo SET twin = NULL, changed = ? WHERE twin = ? AND stem <> ?")
    for record in records {
      // One that has been moved has left its partner behind.
      try leave.execute(arguments: [version, record.id, record.stem])
    }
    // Most photos are there once, and are not looked at any closer.
    let hasRaw = try database.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM photo WHERE stem = ? AND path IS NOT NULL
          AND (family = 'raw' OR twin IS NOT NULL))
        """)
    for stem in Set(records.map(\.stem))
    where try Bool.fetchOne(hasRaw, arguments: [stem]) == true {
      let all = try PhotoRecord.fetchAll(
        database,
        sql: """
          SELECT * FROM photo WHERE stem = ? AND path IS NOT NULL AND family <> 'video'
          ORDER BY contentType = 'image/jpeg' DESC, problem IS NOT NULL, sortKey
          """, arguments: [stem])
      let pair = pair(of: all)
      for record in all {
        let twin = record.id == pair?.picture ? pair?.raw : pair?.picture
        let isOne = record.id == pair?.picture || record.id == pair?.raw
        // What is read of the RAW anew may be another rating, or other keywords, of the photo.
        try database.execute(
          sql: "UPDATE photo SET twin = ?, changed = ? WHERE id = ? AND (? OR twin IS NOT ?)",
          arguments: [isOne ? twin : nil, version, record.id, isOne, isOne ? twin : nil])
      }
    }
  }

  private static func pair(of records: [PhotoRecord]) -> (picture: Int64, raw: Int64)? {
    for picture in records
    where picture.problem == nil && ["image/jpeg", "image/heic"].contains(picture.contentType) {
      // One of which nothing can be shown, as of a camera that is too new, too; but not one that may not be opened.
      let raw = records.first {
        $0.family == .raw && !$0.content.isEmpty && isOfOneDay(picture, $0)
      }
      if let picture = picture.id, let raw = raw?.id { return (picture, raw) }
    }
    return nil
  }

  private static func isOfOneDay(_ one: PhotoRecord, _ other: PhotoRecord) -> Bool {
    guard one.takenSource == .metadata, other.takenSource == .metadata else { return true }
    return abs(one.taken - other.taken) <= farthest
  }
}
