import Foundation
import GRDB

/// The index's one file.
enum Schema {
  /// Another one for every change of the tables, of what is read into them, or of what lists tell of it: an index of another
  /// version is thrown away and made anew, for it is only a cache.
  static let version = 12

  /// Opens the file, and makes it anew where it is damaged, of another version, or not there.
  ///
  /// - Parameter epoch: what one that is made now is called; nil for another name each time.
  static func open(_ file: URL, epoch: String? = nil) throws -> DatabasePool {
    if let pool = try? existing(file) { return pool }
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + suffix)
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    try pool.write { database in
      try database.execute(sql: tables)
      try database.execute(
        sql: "INSERT INTO state VALUES (?, 0, 0, 0, 0, 0, 0)",
        arguments: [epoch ?? String(UInt32.random(in: 1...UInt32.max), radix: 36)])
      try database.execute(sql: "PRAGMA user_version = \(version)")
    }
    return pool
  }

  private static func existing(_ file: URL) throws -> DatabasePool? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    let isOurs = try pool.write { database in
      // Reads something of each table, so that a file that is damaged at its beginning shows here.
      let known = try Int.fetchOne(database, sql: "PRAGMA user_version")
      _ = try Row.fetchOne(database, sql: "SELECT * FROM photo LIMIT 1")
      return try known == version && Row.fetchOne(database, sql: "SELECT * FROM state") != nil
    }
    return isOurs ? pool : nil
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { database in
      // A power cut may lose the last seconds of a cache; it never damages it.
      try database.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000")
    }
    return configuration
  }

  /// A photo that is gone keeps its line for a while, without a path: when its content appears elsewhere, it
  /// is the same photo; and those who ask what has changed hear of it.
  private static let tables = """
    CREATE TABLE state (epoch TEXT NOT NULL, version INTEGER NOT NULL, floor INTEGER NOT NULL,
      isComplete INTEGER NOT NULL, known INTEGER NOT NULL, listed INTEGER NOT NULL,
      dated INTEGER NOT NULL);
    CREATE TABLE photo (
      id INTEGER PRIMARY KEY AUTOINCREMENT, path BLOB UNIQUE, lastPath BLOB NOT NULL,
      sortKey BLOB NOT NULL, stem BLOB NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL,
      inode INTEGER NOT NULL, fileVersion TEXT NOT NULL, sidecar TEXT, content BLOB NOT NULL,
      family TEXT NOT NULL, contentType TEXT NOT NULL, isShownByBrowsers INTEGER NOT NULL,
      width INTEGER NOT NULL, height INTEGER NOT NULL, orientation INTEGER NOT NULL,
      taken INTEGER NOT NULL, takenZone INTEGER, takenSource TEXT NOT NULL, camera TEXT, lens TEXT,
      exposureTime REAL, aperture REAL, iso INTEGER, focalLength REAL,
      latitude REAL, longitude REAL, altitude REAL, description TEXT, keywords TEXT, rating INTEGER,
      ownRating INTEGER, isFavourite INTEGER NOT NULL,
      duration REAL, isSilent INTEGER NOT NULL, motionStart INTEGER, motionEnd INTEGER,
      contentIdentifier TEXT, partner INTEGER, twin INTEGER,
      placeholder BLOB, endsEarly INTEGER NOT NULL, problem TEXT, changed INTEGER NOT NULL, goneAt INTEGER);
    CREATE INDEX photoBySortKey ON photo (sortKey) WHERE path IS NOT NULL;
    CREATE INDEX photoByTaken ON photo (taken, id) WHERE path IS NOT NULL;
    CREATE INDEX photoByChange ON photo (changed, id);
    CREATE INDEX photoByContent ON photo (content);
    CREATE INDEX photoByStem ON photo (stem);
    CREATE INDEX photoByIdentifier ON photo (contentIdentifier) WHERE contentIdentifier IS NOT NULL;
    CREATE INDEX photoByPartner ON photo (partner) WHERE partner IS NOT NULL;
    CREATE INDEX photoByTwin ON photo (twin) WHERE twin IS NOT NULL;
    CREATE INDEX photoGone ON photo (inode) WHERE path IS NULL;
    CREATE TRIGGER photoAdded AFTER INSERT ON photo BEGIN \(count("NEW", "+")); END;
    CREATE TRIGGER photoDeleted AFTER DELETE ON photo BEGIN \(count("OLD", "-")); END;
    CREATE TRIGGER photoChanged AFTER UPDATE OF path, problem, family, partner, twin, takenSource ON photo
    BEGIN \(count("OLD", "-")); \(count("NEW", "+")); END;
    """

  /// Adds a photo to the numbers of those that are known, that are listed, and that are listed and have dates of their own; or takes it away. SQLite would look at
  /// each of a hundred thousand photos to count them, and every page of a list says how many there are.
  private static func count(_ photo: String, _ sign: String) -> String {
    let isListed = IndexedPhoto.isListed("\(photo).")
    return """
      UPDATE state SET known = known \(sign) (\(photo).path IS NOT NULL),
        listed = listed \(sign) (\(isListed)),
        dated = dated \(sign) (\(isListed) AND \(photo).takenSource <> 'modified')
      """
  }
}
