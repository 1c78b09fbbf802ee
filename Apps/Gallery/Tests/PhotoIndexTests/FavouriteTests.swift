import Foundation
import GRDB
import PhotoFolder
import Testing

@testable import PhotoIndex

@Suite("Favourites")
struct FavouriteTests {
  private func index(_ folder: TestFolder) throws -> PhotoIndex {
    try PhotoIndex(
      folder: Folder(folder.photos.path), file: folder.indexFile,
      ratings: RatingFile(file(folder)), readers: 2)
  }

  private func file(_ folder: TestFolder) -> URL {
    folder.root.appending(path: "data/ratings.sqlite")
  }

  private func favourites(_ index: PhotoIndex) async throws -> [String] {
    try await index.all().filter(\.isFavourite).map(\.name)
  }

  private func path(_ name: String) -> [UInt8] { Array(name.utf8) }

  @Test("what is said of the one, rating or favourite, leaves the other as it is")
  func besideRatings() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg"])
    let index = try index(folder)
    await index.update()
    let a = path("a.jpg")
    // What is said, whether it is a favourite then, and its rating; the file's own is 4.
    let steps: [(MarkChange, Bool, Int)] = [
      (MarkChange(isFavourite: true), true, 4), (MarkChange(rating: .given(2)), true, 2),
      (MarkChange(rating: .ofFile), true, 4),
      (MarkChange(rating: .given(5), isFavourite: false), false, 5),
      (MarkChange(isFavourite: true), true, 5), (MarkChange(isFavourite: false), false, 5),
    ]
    for (change, isFavourite, rating) in steps {
      #expect(try await index.mark([a: change]) == [])
      let photo = try #require(await index.all().first)
      #expect(photo.isFavourite == isFavourite && photo.rating == rating, "\(change)")
    }
  }

  @Test("who asks for changes hears of a favourite, and a photo that is not there is named")
  func changes() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg", "b.jpg": "latin.jpg"])
    let index = try index(folder)
    await index.update()
    let (epoch, version) = try await index.version
    let favourite = MarkChange(isFavourite: true)
    let unknown = try await index.mark([path("b.jpg"): favourite, path("no.jpg"): favourite])
    #expect(unknown == [path("no.jpg")])
    let changes = try await index.changes(epoch: epoch, since: version)
    #expect(changes.changed.map(\.name) == ["b.jpg"])
    #expect(changes.changed.first?.isFavourite == true)
  }

  @Test("a favourite without a rating goes with its photo, and an index that is made anew has it")
  func moves() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg", "b.jpg": "latin.jpg", "c.jpg": "live.jpg"])
    let first = try index(folder)
    await first.update()
    let favourite = MarkChange(isFavourite: true)
    _ = try await first.mark([path("a.jpg"): favourite, path("b.jpg"): favourite])
    try folder.move("a.jpg", to: "y.jpg")
    await first.update()
    #expect(try await favourites(first) == ["b.jpg", "y.jpg"])
    try FileManager.default.removeItem(at: folder.cache)
    try folder.move("b.jpg", to: "z.jpg")
    // Another photo at the place of one that has gone.
    try folder.add(["a.jpg": "live.jpg"])
    let second = try index(folder)
    await second.update()
    #expect(try await favourites(second) == ["y.jpg", "z.jpg"])
    _ = try await second.mark([path("y.jpg"): MarkChange(isFavourite: false)])
    try FileManager.default.removeItem(at: folder.cache)
    let third = try index(folder)
    await third.update()
    #expect(try await favourites(third) == ["z.jpg"])
  }

  @Test("ratings in a file of the version without favourites are all there, and can be added to")
  func earlierFile() async throws {
    let folder = try TestFolder()
    try folder.add([
      "a.jpg": "dated.jpg", "b.jpg": "latin.jpg", "c.jpg": "live.jpg",
    ])
    // What is in the files, to be found by.
    let plain = try folder.index()
    await plain.update()
    let contents = try await plain.pool.read {
      try Data.fetchAll($0, sql: "SELECT content FROM photo ORDER BY path")
    }
    try FileManager.default.createDirectory(
      at: file(folder).deletingLastPathComponent(), withIntermediateDirectories: true)
    let earlier = try DatabaseQueue(path: file(folder).path)
    try await earlier.write { database in
      // As that version wrote it.
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS rating (id INTEGER PRIMARY KEY AUTOINCREMENT, path BLOB UNIQUE,
            content BLOB NOT NULL, rating INTEGER NOT NULL);
          CREATE INDEX IF NOT EXISTS ratingByContent ON rating (content);
          """)
      let lines: [(String?, Data, Int)] = [
        ("a.jpg", contents[0], 2), ("moved.jpg", contents[1], 5), (nil, contents[2], 3),
        (nil, contents[2], -1),
      ]
      for (path, content, rating) in lines {
        try database.execute(
          sql: "INSERT INTO rating (path, content, rating) VALUES (?, ?, ?)",
          arguments: [path.map { Data($0.utf8) }, content, rating])
      }
    }
    try earlier.close()
    try FileManager.default.removeItem(at: folder.cache)
    for _ in 0..<2 {
      let index = try index(folder)
      await index.update()
      let photos = try await index.all()
      // By its path; by its content; and by the one that was given last to that content.
      #expect(photos.map(\.rating) == [2, 5, -1])
      _ = try await index.mark([path("b.jpg"): MarkChange(isFavourite: true)])
      #expect(try await favourites(index) == ["b.jpg"])
      try FileManager.default.removeItem(at: folder.cache)
    }
    // The earlier version can still write into it.
    try await DatabaseQueue(path: file(folder).path).write {
      try $0.execute(sql: "INSERT INTO rating (path, content, rating) VALUES (x'41', x'42', 1)")
    }
  }

  @Test("a file of a later version is left as it is, and says so")
  func laterFile() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg"])
    try FileManager.default.createDirectory(
      at: file(folder).deletingLastPathComponent(), withIntermediateDirectories: true)
    try await DatabaseQueue(path: file(folder).path).write {
      try $0.execute(sql: "PRAGMA user_version = 99")
    }
    let before = try Data(contentsOf: file(folder))
    let index = try index(folder)
    await index.update()
    #expect(try await index.all().map(\.rating) == [4])
    await #expect(throws: RatingError.laterVersion(99)) {
      try await index.mark([path("a.jpg"): MarkChange(isFavourite: true)])
    }
    #expect(try await favourites(index) == [])
    #expect(try Data(contentsOf: file(folder)) == before)
  }
}
