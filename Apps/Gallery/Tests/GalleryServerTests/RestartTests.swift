import Foundation
import Testing

@testable import GalleryServer
@testable import PhotoFolder

/// The program as people start it, stopped and started again.
@Suite("A restart")
struct RestartTests {
  private struct Changes: Decodable {
    var version: Int
    var changed: [ListedPhoto]
    var removed: [Int64]
  }

  private struct Page: Decodable {
    var epoch: String
    var version: Int
    var total: Int
    var photos: [ListedPhoto]
    var progress: Progress

    struct Progress: Decodable { var isComplete: Bool }
  }

  /// The list once it has these photos and nothing is being read: a program that has just been started may still be at it.
  private static func page(of names: [String], _ client: RawClient) async throws -> Page {
    var page: Page
    var patience = 20
    repeat {
      page = try JSONDecoder().decode(Page.self, from: await client.get("/photos").body)
      if page.photos.map(\.name) == names, page.progress.isComplete { break }
      _ = await client.get("/photos?epoch=\(page.epoch)&since=\(page.version)&wait=25")
      patience -= 1
    } while patience > 0
    #expect(page.photos.map(\.name) == names && page.progress.isComplete)
    return page
  }

  /// The whole list, compressed as browsers take it: in that form the server keeps it for its next start.
  private static func list(_ client: RawClient) async -> RawClient.Answer {
    await client.get("/photos.json", ["Accept-Encoding": "br"])
  }

  @Test(
    "what changed while the server was down is told as what has changed, and the list is another")
  func changed() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      for name in ["a.png", "b.png", "c.png"] { try site.add(name, photo) }
    } _: { site in
      var program = try await GalleryProgram.start(site)
      let before = try await Self.page(of: ["a.png", "b.png", "c.png"], program.client)
      let list = await Self.list(program.client)
      #expect(list.status == 200)
      #expect(await program.stop() == 0)
      try FileManager.default.removeItem(at: site.photos.appending(path: "b.png"))
      try site.add("d.png", photo + Data("another".utf8))
      program = try await GalleryProgram.start(site)
      // Of all that is told since then the last counts.
      var (version, names) = (before.version, [Int64: String]())
      for photo in before.photos { names[photo.id] = photo.name }
      for _ in 0..<20 where names.values.sorted() != ["a.png", "c.png", "d.png"] {
        let answer = await program.client.get(
          "/photos?epoch=\(before.epoch)&since=\(version)&wait=25")
        let changes = try JSONDecoder().decode(Changes.self, from: answer.body)
        for photo in changes.changed { names[photo.id] = photo.name }
        for id in changes.removed { names[id] = nil }
        version = changes.version
      }
      #expect(names.values.sorted() == ["a.png", "c.png", "d.png"])
      let after = try await Self.page(of: ["a.png", "c.png", "d.png"], program.client)
      #expect(after.epoch == before.epoch && after.total == 3 && after.version == version)
      let again = await Self.list(program.client)
      #expect(again["ETag"] != list["ETag"] && again.body != list.body)
      #expect(await program.stop() == 0)
    }
  }

  @Test(
    "the list is the same after a restart, also where its file is damaged, of an older list or gone"
  )
  func kept() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
    } _: { site in
      var program = try await GalleryProgram.start(site)
      _ = try await Self.page(of: ["a.png"], program.client)
      let older = await Self.list(program.client)
      let folder = site.cache.appending(path: "index")
      let name = try #require(
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .first { $0.hasSuffix(".list") })
      let file = folder.appending(path: name)
      let olderFile = try Data(contentsOf: file)
      try site.add("b.png", photo)
      _ = try await Self.page(of: ["a.png", "b.png"], program.client)
      let list = await Self.list(program.client)
      #expect(list.body != older.body)
      let whole = try Data(contentsOf: file)
      #expect(whole.suffix(list.body.count) == list.body && whole != olderFile)
      var changed = whole
      changed[whole.count - 1] ^= 1
      for stored in [whole, whole.prefix(whole.count - 1), Data(), changed, olderFile, nil] {
        #expect(await program.stop() == 0)
        if let stored {
          try stored.write(to: file)
        } else {
          try FileManager.default.removeItem(at: file)
        }
        program = try await GalleryProgram.start(site)
        let again = await Self.list(program.client)
        #expect(again.status == 200 && again.body == list.body && again["ETag"] == list["ETag"])
        #expect(try Data(contentsOf: file) == whole)
      }
      #expect(await program.stop() == 0)
    }
  }
}
