import Foundation
import GRDB
import Synchronization

/// The ratings that people gave to the photos of a folder, and which photos are favourites, in a file of their own: the index is a cache, and
/// may be deleted; they may not.
///
/// The index asks it only for photos that are new to it, and tells it where these photos go. A photo is found again by its path, or, where
/// it has been moved while nobody looked, by its content. The file is made with the first rating or favourite.
package final class RatingFile: Sendable {
  private let file: URL
  private let queue = Mutex<DatabaseQueue?>(nil)

  /// - Parameter file: the place of the file; its folder need not be there yet.
  package init(_ file: URL) { self.file = file }

  /// What was said of the photo at a path, or else of a photo with this content; nil where nothing was.
  ///
  /// - Throws: what SQLite says where the file cannot be read, or ``RatingError/laterVersion(_:)``.
  func marks(path: Data, content: Data) throws -> PhotoMarks? {
    guard let queue = try open(makes: false) else { return nil }
    return try queue.read { database in
      let atPath = try Row.fetchOne(
        database, sql: "SELECT rating, isFavourite FROM rating WHERE path = ?", arguments: [path])
      // One that has left its place, before a copy of one that is there.
      let found =
        try atPath
        ?? Row.fetchOne(
          database,
          sql: """
            SELECT rating, isFavourite FROM rating WHERE content = ? AND content <> x''
            ORDER BY path IS NULL DESC, id DESC LIMIT 1
            """, arguments: [content])
      return found.map { PhotoMarks(rating: $0[0], isFavourite: $0[1]) }
    }
  }

  /// Keeps what was said of photos: all of it, or, where it throws, nothing. A photo of which nothing is said is forgotten.
  func keep(_ photos: [MarkedPhoto]) throws {
    guard !photos.isEmpty, let queue = try open(makes: true) else { return }
    try queue.write { database in
      for photo in photos {
        try database.execute(
          sql: "DELETE FROM rating WHERE path = ? OR (path IS NULL AND content = ?)",
          arguments: [photo.path, photo.content])
        guard !photo.marks.isNothing else { continue }
        try database.execute(
          sql: "INSERT INTO rating (path, content, rating, isFavourite) VALUES (?, ?, ?, ?)",
          arguments: [photo.path, photo.content, photo.marks.rating, photo.marks.isFavourite])
      }
    }
  }

  /// The photos at these paths have gone: what comes to their places is another photo.
  func leave(_ paths: [Data]) throws {
    guard !paths.isEmpty, let queue = try open(makes: false) else { return }
    try queue.write { database in
      for path in paths {
        try database.execute(
          sql: "UPDATE rating SET path = NULL WHERE path = ?", arguments: [path])
      }
    }
  }

  /// - Parameter makes: whether the file is made where it is not there; otherwise the answer is nil then.
  private func open(makes: Bool) throws -> DatabaseQueue? {
    try queue.withLock { queue in
      if let queue { return queue }
      guard makes || FileManager.default.fileExists(atPath: file.path) else { return nil }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      var configuration = Configuration()
      configuration.busyMode = .timeout(10)
      let opened = try DatabaseQueue(path: file.path, configuration: configuration)
      try opened.write(Self.prepare)
      queue = opened
      return opened
    }
  }
}

/// A photo in the file of the ratings.
struct MarkedPhoto: Sendable {
  var path: Data
  var content: Data
  var marks: PhotoMarks
}
