import Foundation
import GRDB

/// Why a rating cannot be kept.
package enum RatingError: Error, Equatable {
  /// The index has no file for them.
  case noFile
}

extension PhotoIndex {
  /// The ratings that a photo may be given: 0 for none, 1 to 5 stars, −1 for rejected, as in XMP.
  package static let ratings = -1...5

  /// Whether it has a file for ratings.
  package nonisolated var keepsRatings: Bool { ratingFile != nil }

  /// Gives photos a rating, which comes before the one in their files from then on; nil gives them the one in their files back. The files
  /// themselves are left alone. Whoever asks for changes hears of it.
  ///
  /// - Parameter ratings: by the photos' paths; each within ``ratings``.
  /// - Returns: the paths at which there is no photo; the others have been rated.
  /// - Throws: where the ratings cannot be written; then none of them has been given.
  package func rate(_ ratings: [[UInt8]: Int?]) async throws -> [[UInt8]] {
    guard let file = ratingFile else { throw RatingError.noFile }
    let unknown = try await pool.write { database in
      var (unknown, known): ([[UInt8]], [(path: Data, content: Data, rating: Int?)]) = ([], [])
      let version = try Self.nextVersion(database)
      for (path, rating) in ratings {
        let content = try Data.fetchOne(
          database,
          sql: """
            UPDATE photo AS p SET ownRating = ?, changed = ? WHERE path = ? AND \(IndexedPhoto.isListed)
            RETURNING content
            """, arguments: [rating, version, Data(path)])
        if let content {
          known.append((Data(path), content, rating))
        } else {
          unknown.append(path)
        }
      }
      // Before the index keeps them: the file is what counts, and where it fails the index takes everything back.
      try file.keep(known)
      return unknown
    }
    report()
    return unknown
  }
}

// What the index does with the file while it follows the folder. A file that cannot be read or written then must not keep photos from being
// shown: the index has the ratings, and a rating that stayed at an old path is found again by the content.
extension RatingFile {
  func known(_ record: PhotoRecord) -> Int? {
    try? rating(path: record.lastPath, content: record.content)
  }

  /// Keeps where the rated ones of these photos are now.
  func keep(those records: [PhotoRecord]) {
    try? keep(
      records.compactMap { record in
        record.ownRating.map { (record.lastPath, record.content, $0) }
      })
  }

  /// Keeps that these photos, by their numbers, are where they were no longer.
  func leave(_ ids: [Int64], _ index: Database) throws {
    let paths = try ids.compactMap { id in
      try Data.fetchOne(
        index, sql: "SELECT path FROM photo WHERE id = ? AND ownRating IS NOT NULL",
        arguments: [id])
    }
    try? leave(paths)
  }
}
