import Foundation
import GRDB

/// What a folder holds that its index does not, and the other way round.
struct Difference: Sendable {
  /// To be read.
  private(set) var new: [FoundFile] = []

  /// Known by another path; need not be read.
  private(set) var moved: [(id: Int64, file: FoundFile)] = []

  /// No longer there, by their numbers.
  private(set) var gone: [Int64] = []

  private struct Known {
    var id: Int64
    var stamp: FileStamp
    var sidecar: String?
  }

  /// - Parameter scope: the paths that were looked at; nil for everything.
  init(found: [FoundFile], scope: [[UInt8]]?, in pool: DatabasePool) async throws {
    self = try await pool.read { try Difference(found, scope, $0) }
  }

  private init(_ found: [FoundFile], _ scope: [[UInt8]]?, _ database: Database) throws {
    var known = try Self.known(scope, database)
    var unknown: [FoundFile] = []
    for file in found {
      guard let entry = known.removeValue(forKey: file.path) else {
        unknown.append(file)
        continue
      }
      if entry.stamp != file.stamp || entry.sidecar != file.sidecar?.stamp { new.append(file) }
    }
    gone = known.values.map(\.id)
    // The same file under another name: the same inode, size and time, without a look at its content.
    var lost = Dictionary(
      known.values.map { ($0.stamp, $0) }, uniquingKeysWith: { first, _ in first })
    // For each file a look at all that have moved would take minutes where a large folder was renamed.
    var taken: Set<Int64> = []
    for file in unknown {
      if let entry = try lost.removeValue(forKey: file.stamp) ?? Self.gone(file.stamp, database),
        entry.sidecar == file.sidecar?.stamp, taken.insert(entry.id).inserted
      {
        moved.append((entry.id, file))
      } else {
        new.append(file)
      }
    }
  }

  private static func known(_ scope: [[UInt8]]?, _ database: Database) throws -> [[UInt8]: Known] {
    let columns = "SELECT id, size, modified, inode, sidecar, path FROM photo"
    var known: [[UInt8]: Known] = [:]
    func take(_ rows: RowCursor) throws {
      while let row = try rows.next() { known[Array(row[5] as Data)] = Self.known(row) }
    }
    guard let scope else {
      try take(Row.fetchCursor(database, sql: "\(columns) WHERE path IS NOT NULL"))
      return known
    }
    for path in scope {
      // Everything between `path/` and `path0`, the character after the slash, lies in the folder.
      try take(
        Row.fetchCursor(
          database, sql: "\(columns) WHERE path = ? OR (path > ? AND path < ?)",
          arguments: [
            Data(path), Data(path + [UInt8(ascii: "/")]), Data(path + [UInt8(ascii: "/") + 1]),
          ]))
    }
    return known
  }

  private static func gone(_ stamp: FileStamp, _ database: Database) throws -> Known? {
    try Row.fetchOne(
      database,
      sql: """
        SELECT id, size, modified, inode, sidecar FROM photo
        WHERE path IS NULL AND inode = ? AND size = ? AND modified = ?
        """, arguments: [stamp.inode, stamp.size, stamp.modified]
    ).map(known)
  }

  private static func known(_ row: Row) -> Known {
    Known(
      id: row[0], stamp: FileStamp(size: row[1], modified: row[2], inode: row[3]), sidecar: row[4])
  }
}
