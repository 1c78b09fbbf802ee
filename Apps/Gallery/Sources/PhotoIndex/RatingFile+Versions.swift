import GRDB

// Unlike an index, this file is not made anew where its tables are others than before: what an earlier version wrote is taken over.
extension RatingFile {
  /// Of the tables; 0 had ratings alone.
  static let version = 1

  /// Makes the tables, or those of an earlier version into the present ones: wholly or, where it throws, not at all.
  ///
  /// - Throws: ``RatingError/laterVersion(_:)``
  static func prepare(_ database: Database) throws {
    let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard found <= version else { throw RatingError.laterVersion(found) }
    guard found < version else { return }
    let isThere = try database.tableExists("rating")
    if isThere {
      try database.execute(
        sql: "ALTER TABLE rating RENAME TO earlier; DROP INDEX IF EXISTS ratingByContent")
    }
    try database.execute(sql: tables)
    if isThere {
      try database.execute(
        sql: """
          INSERT INTO rating (id, path, content, rating, isFavourite)
            SELECT id, path, content, rating, 0 FROM earlier;
          DROP TABLE earlier;
          """)
    }
    try database.execute(sql: "PRAGMA user_version = \(version)")
  }

  /// A line for each photo of which something was said; its rating is NULL where it is a favourite and has been given none. With the default an
  /// earlier version can write ratings into it.
  private static let tables = """
    CREATE TABLE rating (id INTEGER PRIMARY KEY AUTOINCREMENT, path BLOB UNIQUE,
      content BLOB NOT NULL, rating INTEGER, isFavourite INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX ratingByContent ON rating (content);
    """
}
