import Foundation
import GRDB

extension PhotoIndex {
  /// The most folders that a list names.
  static let mostFolders = 2000

  /// The folders in which photos lie, and those around them, in the order of names: `Alps`, `Alps/Zermatt`. Of more than ``mostFolders`` only
  /// the first ones, and of several whose names differ in nothing but case or zeros one.
  ///
  /// - Complexity: O(f · log n), f the number of folders, n that of photos: each look at the index passes over all photos that lie in a folder.
  static func folders(_ database: Database) throws -> [String] {
    let next = try database.cachedStatement(
      sql: """
        SELECT p.path FROM photo p WHERE \(IndexedPhoto.isListed) AND p.sortKey >= ?
        ORDER BY p.sortKey LIMIT 1
        """)
    var found: [String] = []
    // How the keys begin of what lies in the folder that was found last, and in those around it.
    var around: [[UInt8]] = []
    var start: [UInt8] = [2]
    while found.count < mostFolders,
      let path = try Data.fetchOne(next, arguments: [Data(start)])
    {
      let names = Array(path).split(separator: UInt8(ascii: "/"))
      var level = 0
      while level < min(around.count, names.count - 1),
        case let parent = level > 0 ? around[level - 1] : [],
        around[level] == NaturalKey.key(folder: names[level], in: parent)
      {
        level += 1
      }
      around.removeLast(around.count - level)
      // Everything below a folder comes behind its own photos, which are passed over, so there is another folder.
      guard level < names.count - 1 else { break }
      let key = NaturalKey.key(folder: names[level], in: around.last ?? [])
      around.append(key)
      let folder = Array(names[...level].joined(separator: [UInt8(ascii: "/")]))
      found.append(String(decoding: folder, as: UTF8.self))
      start = key + [2]
    }
    return found
  }
}
