import Foundation
import PhotoFolder
import Testing

@testable import PhotoIndex

@Suite("Ratings that people give")
struct RatingTests {
  private func index(_ folder: TestFolder, file: String = "data/ratings.sqlite") throws
    -> PhotoIndex
  {
    try PhotoIndex(
      folder: Folder(folder.photos.path), file: folder.indexFile,
      ratings: RatingFile(folder.root.appending(path: file)), readers: 2)
  }

  private func ratings(_ index: PhotoIndex) async throws -> [String: Int?] {
    Dictionary(uniqueKeysWithValues: try await index.all().map { ($0.name, $0.rating) })
  }

  private func path(_ name: String) -> [UInt8] { Array(name.utf8) }

  @Test(
    "a rating comes before the one in the file, and nil gives that one back; the file stays as it is"
  )
  func beforeTheFile() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg"])
    let before = try Data(contentsOf: folder.photos.appending(path: "a.jpg"))
    let index = try index(folder)
    await index.update()
    let given1 = try await ratings(index)
    #expect(given1 == ["a.jpg": 4])
    for rating in [2, 0, -1, 5] {
      #expect(try await index.rate([path("a.jpg"): rating]) == [])
      let given2 = try await ratings(index)
      #expect(given2 == ["a.jpg": rating])
    }
    #expect(try await index.rate([path("a.jpg"): nil]) == [])
    let given3 = try await ratings(index)
    #expect(given3 == ["a.jpg": 4])
    #expect(try Data(contentsOf: folder.photos.appending(path: "a.jpg")) == before)
  }

  @Test("who asks for changes hears of ratings, and a photo that is not there is named")
  func changes() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg", "b.jpg": "latin.jpg"])
    let index = try index(folder)
    await index.update()
    let (epoch, version) = try await index.version
    let unknown = try await index.rate([path("b.jpg"): 3, path("no.jpg"): 3])
    #expect(unknown == [path("no.jpg")])
    let changes = try await index.changes(epoch: epoch, since: version)
    #expect(changes.changed.map(\.name) == ["b.jpg"] && changes.changed.first?.rating == 3)
    #expect(try await index.photo(at: path("b.jpg"))?.facts.rating == 3)
  }

  @Test(
    "an index that is made anew has the ratings, and a photo that was moved meanwhile is known by its content"
  )
  func newIndex() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg", "b.jpg": "latin.jpg", "c.jpg": "live.jpg"])
    let first = try index(folder)
    await first.update()
    _ = try await first.rate([path("a.jpg"): 1, path("b.jpg"): 2])
    try FileManager.default.removeItem(at: folder.cache)
    try folder.move("b.jpg", to: "deep/moved.jpg")
    let second = try index(folder)
    await second.update()
    let given4 = try await ratings(second)
    #expect(given4 == ["a.jpg": 1, "c.jpg": nil, "moved.jpg": 2])
  }

  @Test(
    "a rating goes with its photo, and another photo at the old place has none, in a new index too")
  func moves() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg", "b.jpg": "latin.jpg"])
    let first = try index(folder)
    await first.update()
    _ = try await first.rate([path("a.jpg"): 1, path("b.jpg"): 2])
    try folder.move("a.jpg", to: "z.jpg")
    try folder.remove("b.jpg")
    await first.update()
    try folder.add(["a.jpg": "live.jpg", "b.jpg": "live.jpg"])
    await first.update()
    let expected: [String: Int?] = ["a.jpg": nil, "b.jpg": nil, "z.jpg": 1]
    let given5 = try await ratings(first)
    #expect(given5 == expected)
    try FileManager.default.removeItem(at: folder.cache)
    let second = try index(folder)
    await second.update()
    let given6 = try await ratings(second)
    #expect(given6 == expected)
    // It is there again.
    try folder.add(["c.jpg": "latin.jpg"])
    await second.update()
    #expect(try await ratings(second)["c.jpg"] == 2)
  }

  @Test("a photo whose file another program has changed keeps its rating")
  func edited() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg"])
    let index = try index(folder)
    await index.update()
    _ = try await index.rate([path("a.jpg"): 2])
    try folder.add(["a.jpg": "latin.jpg"])
    await index.update()
    let given7 = try await ratings(index)
    #expect(given7 == ["a.jpg": 2])
  }

  @Test(
    "ratings that cannot be written are not given, and photos are shown whatever the file holds")
  func damaged() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg"])
    try Data(repeating: 0x41, count: 4096).write(to: folder.root.appending(path: "bad.sqlite"))
    let index = try index(folder, file: "bad.sqlite")
    await index.update()
    await #expect(throws: (any Error).self) { try await index.rate([path("a.jpg"): 2]) }
    let given8 = try await ratings(index)
    #expect(given8 == ["a.jpg": 4])
    let other = try folder.index()
    await #expect(throws: RatingError.noFile) { try await other.rate([path("a.jpg"): 2]) }
  }
}
