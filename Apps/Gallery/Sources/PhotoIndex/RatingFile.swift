import Foundation
import GRDB
import Synchronization

/// The ratings that people gave to the photos of a folder, in a file of their own: the index is a cache, and may be deleted; they may not.
///
/// The index asks it only for photos that are new to it, and tells it where rated photos go. A photo is found again by its path, or, where
/// it has been moved while nobody looked, by its content. The file is made with the first rating.
package final class RatingFile: Sendable {
  private let file: URL
  private let queue = Mutex<DatabaseQueue?>(nil)

  /// - Parameter file: the place of the file; its folder need not be there yet.
  package init(_ file: URL) { self.file = file }

  /// The rating of the photo at a path, or else of a photo with this content; nil where none was given.
  ///
  /// - Throws: what SQLite says where the file cannot be read.
  func rating(path: Data, content: Data) throws -> Int? {
    guard let queue = try open(makes: false) else { return nil }
    return try queue.read { database in
      let atPath = try Int.fetchOne(
        database, sql: "SELECT rating FROM rating WHERE path = ?", arguments: [path])
      if let atPath { return atPath }
      // One that has left its place, before a copy of one that is there.
      return try Int.fetchOne(
        database,
        sql: """
          SELECT rating FROM rating WHERE content = ? AND content <> x''
          ORDER BY path IS NULL DESC, id DESC LIMIT 1
          """, arguments: [content])
    }
  }

  /// Keeps ratings: all of them, or, where it throws, none. A rating that is nil is forgotten.
  func keep(_ ratings: [(path: Data, content: Data, rating: Int?)]) throws {
    guard !ratings.isEmpty, let queue = try open(makes: true) else { return }
    try queue.write { database in
      for (path, content, rating) in ratings {
        try database.execute(
          sql: "DELETE FROM rating WHERE path = ? OR (path IS NULL AND content = ?)",
          arguments: [path, content])
        guard let rating else { continue }
        try database.execute(
          sql: "INSERT INTO rating (path, content, rating) VALUES (?, ?, ?)",
          arguments: [path, content, rating])
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
      try opened.write { try $0.execute(sql: Self.tables) }
      queue = opened
      return opened
    }
  }

  private static let tables = """
    CREATE TABLE IF NOT EXISTS rating (id INTEGER PRIMARY KEY AUTOINCREMENT, path BLOB UNIQUE,
      content BLOB NOT NULL, rating INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS ratingByContent ON rating (content);
    """
}
