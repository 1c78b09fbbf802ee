import Foundation
import GRDB
import PhotoFacts

/// A part of the list of photos.
package struct PhotoPage: Sendable {
  /// Which index it is of: another one once the index was made anew.
  package var epoch: String

  /// The version of the index when this page was read. Whoever reads all pages and then asks what has
  /// changed since the version of the *first* page has missed nothing.
  package var version: Int

  /// How many photos there are in all.
  package var total: Int

  /// Whether any photo has a date of its own, and not only that of its file; told with the first page.
  package var isDated: Bool?

  /// Where this is the first page of several: the folders of all photos; see ``PhotoIndex/folders(_:)``.
  package var folders: [String]?

  /// In which order its photos are, and in which the next page has to be asked for.
  package var order: PhotoOrder
  package var photos: [IndexedPhoto]

  /// Where the next page begins; nil after the last one.
  package var next: PhotoCursor?
}

/// What has changed since a version.
package struct PhotoChanges: Sendable {
  package var epoch: String
  package var version: Int

  /// Photos that are new or changed.
  package var changed: [IndexedPhoto]

  /// The numbers of those that are gone.
  package var removed: [Int64]

  /// Where to go on, where this was not everything.
  package var next: PhotoCursor?
}

/// In which order pages come.
package enum PhotoOrder: String, Encodable, Sendable {
  /// As people look for names: see ``NaturalKey``.
  case name
  /// The newest first.
  case date
}

/// A place between two photos of a list. It stays right whatever is added or removed around it.
package struct PhotoCursor: Equatable, Sendable {
  package var text: String

  /// Nil for what no cursor looks like.
  package init?(_ text: String) {
    guard text.count < 20_000, !text.isEmpty else { return nil }
    self.text = text
  }

  init(key: Data) { text = Hex.text(key) }
  init(_ first: Int, _ second: Int64) { text = "\(first)_\(second)" }

  var key: Data? {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count % 2 == 0 else { return nil }
    return Data(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
  }

  var pair: (Int, Int64)? {
    let parts = text.split(separator: "_")
    guard parts.count == 2, let first = Int(parts[0]), let second = Int64(parts[1]) else {
      return nil
    }
    return (first, second)
  }
}

/// Why a question cannot be answered.
package enum PhotoIndexError: Error, Equatable {
  /// The cursor is of another order, or none at all.
  case wrongCursor
  /// What has changed since then is no longer known: read the list from its beginning.
  case startAgain
}

extension PhotoIndex {
  /// The most photos that a page may have.
  package static let largestPage = 10_000

  /// A page of the list: `limit` photos behind a place, or from the beginning.
  ///
  /// - Parameter order: nil, with the first page only, takes the dates where any photo has one of its own, and the names otherwise.
  /// - Complexity: O(limit), wherever it begins.
  package func page(
    after cursor: PhotoCursor?, limit: Int, order: PhotoOrder? = .name
  ) async throws -> PhotoPage {
    let limit = max(1, min(limit, Self.largestPage))
    var condition = ""
    var arguments: StatementArguments = []
    switch (order, cursor) {
    case (_, nil): break
    case (nil, _): throw PhotoIndexError.wrongCursor
    case (.name, let cursor?):
      guard let key = cursor.key else { throw PhotoIndexError.wrongCursor }
      condition = "AND p.sortKey > ?"
      arguments = [key]
    case (.date, let cursor?):
      guard let (taken, id) = cursor.pair else { throw PhotoIndexError.wrongCursor }
      condition = "AND (p.taken, p.id) < (?, ?)"
      arguments = [taken, id]
    }
    return try await pool.read { [condition, arguments] database in
      let isDated = cursor == nil ? try Self.isDated(database) : nil
      let order = order ?? (isDated == true ? .date : .name)
      var page = try Self.emptyPage(database, order)
      page.isDated = isDated
      let sorting = order == .name ? "p.sortKey" : "p.taken DESC, p.id DESC"
      let sql = """
        SELECT \(IndexedPhoto.columns), p.sortKey FROM \(IndexedPhoto.tables)
        WHERE \(IndexedPhoto.isListed) \(condition) ORDER BY \(sorting) LIMIT \(limit + 1)
        """
      let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
      var key = Data()
      while let row = try rows.next() {
        if page.photos.count == limit, let last = page.photos.last {
          page.next =
            order == .name ? PhotoCursor(key: key) : PhotoCursor(last.taken.wallClock, last.id)
          break
        }
        page.photos.append(IndexedPhoto(row: row))
        key = row[IndexedPhoto.columnCount]
      }
      if cursor == nil, page.next != nil { page.folders = try Self.folders(database) }
      return page
    }
  }

  /// All photos at once, in the order of names.
  package func all() async throws -> [IndexedPhoto] {
    try await pool.read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT \(IndexedPhoto.columns) FROM \(IndexedPhoto.tables)
          WHERE \(IndexedPhoto.isListed) ORDER BY p.sortKey
          """)
      var photos: [IndexedPhoto] = []
      while let row = try rows.next() { photos.append(IndexedPhoto(row: row)) }
      return photos
    }
  }

  /// What has changed since a version of this index, the oldest change first.
  ///
  /// - Throws: ``PhotoIndexError/startAgain`` where the version is one of another index, or so old
  ///   that photos which went meanwhile have been forgotten.
  package func changes(
    epoch: String, since version: Int, after cursor: PhotoCursor? = nil, limit: Int = 1000
  ) async throws -> PhotoChanges {
    let limit = max(1, min(limit, Self.largestPage))
    let from = try cursor.map { cursor in
      guard let pair = cursor.pair else { throw PhotoIndexError.wrongCursor }
      return pair
    }
    let (start, id) = from ?? (version, Int64.max)
    return try await pool.read { database in
      let page = try Self.emptyPage(database, .name)
      let floor = try Int.fetchOne(database, sql: "SELECT floor FROM state") ?? 0
      guard epoch == page.epoch, version >= floor, version <= page.version else {
        throw PhotoIndexError.startAgain
      }
      var changes = PhotoChanges(
        epoch: page.epoch, version: page.version, changed: [], removed: [])
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT \(IndexedPhoto.columns), p.changed, \(IndexedPhoto.isListed)
          FROM \(IndexedPhoto.tables) WHERE (p.changed, p.id) > (?, ?)
          ORDER BY p.changed, p.id LIMIT \(limit + 1)
          """, arguments: [start, id])
      var last: (Int, Int64) = (start, id)
      while let row = try rows.next() {
        if changes.changed.count + changes.removed.count == limit {
          changes.next = PhotoCursor(last.0, last.1)
          break
        }
        last = (row[IndexedPhoto.columnCount], row[0])
        if row[IndexedPhoto.columnCount + 1] {
          changes.changed.append(IndexedPhoto(row: row))
        } else {
          changes.removed.append(row[0])
        }
      }
      return changes
    }
  }

  /// The photo at a path, and everything that is known of it; nil where there is none.
  package func photo(at path: [UInt8]) async throws -> DetailedPhoto? {
    try await photo(where: "p.path = ?", [Data(path)])
  }

  /// The photo of a number, where its file is there.
  package func photo(id: Int64) async throws -> DetailedPhoto? {
    try await photo(where: "p.id = ? AND p.path IS NOT NULL", [id])
  }

  private func photo(
    where condition: String, _ arguments: StatementArguments
  ) async throws -> DetailedPhoto? {
    try await pool.read { database in
      guard
        let row = try Row.fetchOne(
          database,
          sql: """
            SELECT \(IndexedPhoto.columns) FROM \(IndexedPhoto.tables) WHERE \(condition)
            """, arguments: arguments),
        let record = try PhotoRecord.fetchOne(database, key: row[0] as Int64)
      else { return nil }
      let photo = IndexedPhoto(row: row)
      var facts = record.facts
      facts.description = photo.description
      let rawSize =
        photo.raw == nil
        ? nil
        : try Int.fetchOne(
          database, sql: "SELECT size FROM photo WHERE id = ?", arguments: [record.twin])
      return DetailedPhoto(photo: photo, facts: facts, size: record.size, rawSize: rawSize)
    }
  }

  /// The photos that follow a photo in an order, or come before it, the nearest first.
  ///
  /// - Complexity: O(limit)
  package func neighbours(
    of id: Int64, order: PhotoOrder, isForward: Bool, limit: Int
  ) async throws -> [IndexedPhoto] {
    // By date the list goes backwards in time.
    let isAscending = isForward == (order == .name)
    let (sign, direction) = isAscending ? (">", "") : ("<", "DESC")
    let columns = order == .name ? ["sortKey"] : ["taken", "id"]
    let mine = columns.map { "p.\($0)" }.joined(separator: ", ")
    let its = columns.map { "here.\($0)" }.joined(separator: ", ")
    return try await pool.read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT \(IndexedPhoto.columns) FROM \(IndexedPhoto.tables), photo here
          WHERE \(IndexedPhoto.isListed) AND here.id = ? AND (\(mine)) \(sign) (\(its))
          ORDER BY \(columns.map { "p.\($0) \(direction)" }.joined(separator: ", ")) LIMIT ?
          """, arguments: [id, limit])
      var photos: [IndexedPhoto] = []
      while let row = try rows.next() { photos.append(IndexedPhoto(row: row)) }
      return photos
    }
  }

  /// Which index it is, and which version of it.
  package var version: (epoch: String, version: Int) {
    get async throws {
      try await pool.read {
        let state = try Row.fetchOne($0, sql: "SELECT epoch, version FROM state")
        return (state?[0] ?? "", state?[1] ?? 0)
      }
    }
  }

  /// How many files are known, the second ones of pairs among them.
  package var count: Int {
    get async throws {
      try await pool.read {
        try Int.fetchOne($0, sql: "SELECT known FROM state") ?? 0
      }
    }
  }

  /// Those of which nothing can be shown, with the reason; but no RAW file of a photo that is shown by its JPEG or HEIC.
  package func problems() async throws -> [(path: [UInt8], problem: String)] {
    try await pool.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT path, problem FROM photo
          WHERE path IS NOT NULL AND problem IS NOT NULL AND twin IS NULL ORDER BY sortKey
          """
      ).map { (Array($0[0] as Data), $0[1]) }
    }
  }

  /// Keeps the placeholders of all photos with these contents, where they have none yet.
  package func setPlaceholders(_ placeholders: [String: [UInt8]]) async throws {
    let hasChanged = try await pool.write { database in
      var count = 0
      for (content, placeholder) in placeholders {
        guard let content = PhotoCursor(content)?.key else { continue }
        try database.execute(
          sql: """
            UPDATE photo SET placeholder = ?, changed = (SELECT version + 1 FROM state)
            WHERE content = ? AND placeholder IS NULL
            """, arguments: [Data(placeholder), content])
        count += database.changesCount
      }
      if count > 0 { try database.execute(sql: "UPDATE state SET version = version + 1") }
      return count > 0
    }
    if hasChanged { report() }
  }

  /// Forgets photos that have been gone for longer than that. Those who ask for changes since before
  /// then have to start again.
  package func forget(goneFor age: Duration) async throws {
    let limit = Int(Date().timeIntervalSince1970) - Int(age.components.seconds)
    try await pool.write { database in
      try database.execute(
        sql: """
          UPDATE state SET floor = max(floor, coalesce(
            (SELECT max(changed) FROM photo WHERE path IS NULL AND goneAt < ?), 0))
          """, arguments: [limit])
      try database.execute(
        sql: "DELETE FROM photo WHERE path IS NULL AND goneAt < ?", arguments: [limit])
    }
  }

  private static func isDated(_ database: Database) throws -> Bool {
    try Bool.fetchOne(database, sql: "SELECT dated > 0 FROM state") ?? false
  }

  private static func emptyPage(_ database: Database, _ order: PhotoOrder) throws -> PhotoPage {
    let state = try Row.fetchOne(database, sql: "SELECT epoch, version, listed FROM state")
    return PhotoPage(
      epoch: state?[0] ?? "", version: state?[1] ?? 0, total: state?[2] ?? 0, order: order,
      photos: [])
  }
}
