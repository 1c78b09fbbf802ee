import Foundation
import GRDB
import PhotoFolder
import Testing

@testable import PhotoIndex

@Suite("What a folder holds that its index does not")
struct DifferenceTests {
  /// With a look at all moved files for each of them it would be five thousand million comparisons.
  @Test("a hundred thousand photos are known again when their folder is renamed")
  func renamedFolder() async throws {
    let count = 100_000
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg"])
    let index = try folder.index()
    await index.update()
    try await index.pool.write { database in
      let columns = try database.columns(in: "photo").map(\.name)
      let own = ["id", "path", "lastPath", "inode", "partner"]
      let others = columns.filter { !own.contains($0) }.joined(separator: ", ")
      // The one photo, under many names.
      try database.execute(
        sql: """
          WITH RECURSIVE number (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n <= ?)
          INSERT INTO photo (id, path, lastPath, inode, \(others))
            SELECT n, CAST('old/' || n AS BLOB), CAST('old/' || n AS BLOB), n, \(others)
            FROM number, photo WHERE photo.id = 1;
          """, arguments: [count])
      try database.execute(sql: "DELETE FROM photo WHERE id = 1")
    }
    let row = try await index.pool.read {
      try Row.fetchOne($0, sql: "SELECT size, modified FROM photo")
    }
    let stamp = try #require(row)
    let (size, modified): (Int, Int) = (stamp[0], stamp[1])
    let found = (2...count + 1).map { number in
      FoundFile(
        path: Array("new/\(number)".utf8),
        stamp: FileStamp(size: size, modified: modified, inode: number))
    }
    // One of them has a second name, which is a photo of its own.
    let second = FoundFile(path: Array("new/again".utf8), stamp: found[0].stamp)
    let difference = try await Difference(found: found + [second], scope: nil, in: index.pool)
    #expect(difference.moved.count == count)
    #expect(difference.moved.allSatisfy { Int($0.id) == $0.file.stamp.inode })
    #expect(difference.new == [second])
    #expect(difference.gone.count == count)
  }
}
