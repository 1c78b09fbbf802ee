import Foundation
import GRDB

/// Why a rating or a favourite cannot be kept.
package enum RatingError: Error, Equatable, CustomStringConvertible {
  /// The index has no file for them.
  case noFile

  /// The file is one of a later version, which may keep what this one would lose.
  case laterVersion(Int)

  package var description: String {
    switch self {
    case .noFile: "there is no file for them"
    case .laterVersion(let version):
      "their file is of version \(version), and this program knows \(RatingFile.version)"
    }
  }
}

extension PhotoIndex {
  /// The ratings that a photo may be given: 0 for none, 1 to 5 stars, −1 for rejected, as in XMP.
  package static let ratings = -1...5

  /// Whether it has a file for ratings and favourites.
  package nonisolated var keepsRatings: Bool { ratingFile != nil }

  /// Gives photos ratings, which come before those in their files from then on, and makes them favourites or none any more. The files
  /// themselves are left alone. Whoever asks for changes hears of it. Where a photo is there as RAW, too, both files are given them, so that each
  /// keeps them when the other one goes.
  ///
  /// - Parameter changes: by the photos' paths; that of either of two files means both.
  /// - Returns: the paths at which there is no photo; for the others it has been done.
  /// - Throws: where it cannot be written; then nothing of it has been done.
  package func mark(_ changes: [[UInt8]: MarkChange]) async throws -> [[UInt8]] {
    guard let file = ratingFile else { throw RatingError.noFile }
    let unknown = try await pool.write { database in
      var (unknown, known): ([[UInt8]], [MarkedPhoto]) = ([], [])
      let version = try Self.nextVersion(database)
      for (path, change) in changes {
        let photo = try Row.fetchOne(
          database,
          sql: """
            SELECT coalesce(p.ownRating, r.ownRating), p.isFavourite OR coalesce(r.isFavourite, 0),
              p.id, p.path, p.content, r.id, r.path, r.content
            FROM \(IndexedPhoto.tables) WHERE \(IndexedPhoto.isListed) AND p.id =
              (SELECT iif(family = 'raw', coalesce(twin, id), id) FROM photo WHERE path = ?)
            """, arguments: [Data(path)])
        guard let photo else {
          unknown.append(path)
          continue
        }
        var marks = PhotoMarks(rating: photo[0], isFavourite: photo[1])
        marks.apply(change)
        for file in [2, 5] {
          guard let id = photo[file] as Int64? else { continue }
          try database.execute(
            sql: "UPDATE photo SET ownRating = ?, isFavourite = ?, changed = ? WHERE id = ?",
            arguments: [marks.rating, marks.isFavourite, version, id])
          known.append(
            MarkedPhoto(path: photo[file + 1], content: photo[file + 2], marks: marks))
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

extension PhotoMarks {
  mutating func apply(_ change: MarkChange) {
    switch change.rating {
    case .stays: break
    case .ofFile: rating = nil
    case .given(let given): rating = given
    }
    isFavourite = change.isFavourite ?? isFavourite
  }
}

// What the index does with the file while it follows the folder. A file that cannot be read or written then must not keep photos from being
// shown: the index has the ratings, and a rating that stayed at an old path is found again by the content.
extension RatingFile {
  func known(_ record: PhotoRecord) -> PhotoMarks? {
    try? marks(path: record.lastPath, content: record.content)
  }

  /// Keeps where those of these photos are now of which something was said.
  func keep(those records: [PhotoRecord]) {
    try? keep(
      records.compactMap { record in
        let marks = PhotoMarks(rating: record.ownRating, isFavourite: record.isFavourite)
        return marks.isNothing
          ? nil : MarkedPhoto(path: record.lastPath, content: record.content, marks: marks)
      })
  }

  /// Keeps that these photos, by their numbers, are where they were no longer.
  func leave(_ ids: [Int64], _ index: Database) throws {
    let paths = try ids.compactMap { id in
      try Data.fetchOne(
        index,
        sql: "SELECT path FROM photo WHERE id = ? AND (ownRating IS NOT NULL OR isFavourite)",
        arguments: [id])
    }
    try? leave(paths)
  }
}
