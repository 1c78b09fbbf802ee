import Foundation
import Testing

@testable import GalleryServer
@testable import PhotoFolder

@Suite("Photos in folders")
struct FoldersTests {
  static func ways(_ site: TestSite) async throws -> [String] {
    try await PhotoListTests.list(site).map { String($0.url.dropFirst("/photos/".count)) }
  }

  @Test("a folder's photos come before those of its folders, names as people count")
  func order() async throws {
    let photo = try TestSite.fixture("small.png")
    let ways = [
      "2.png", "10.png", "z.png", "2/9.png", "2/10.png", "10/1.png", "Album 2/a.png",
      "Album 2/B.png", "Album 2/May/1.png", "Album 2/May 2/1.png", "album 10/a.png", "b/c/d/1.png",
    ]
    try await TestSite.serve { site in
      for way in ways.reversed() { try site.add(way, photo) }
    } _: { site in
      let listed = try await Self.ways(site)
      #expect(listed == ways.map { $0.replacingOccurrences(of: " ", with: "%20") })
    }
  }

  @Test("a photo has its short name, an address of its own, and thumbnails at it")
  func addresses() async throws {
    let (small, turned) = (try TestSite.fixture("small.png"), try TestSite.fixture("turned.jpg"))
    try await TestSite.serve { site in
      try site.add("2019/a.jpg", small)
      try site.add("2020/a.jpg", turned)
      try site.add("100 % #?/ä.png", small)
    } _: { site in
      let photos = try await PhotoListTests.list(site)
      #expect(photos.map(\.name) == ["ä.png", "a.jpg", "a.jpg"])
      #expect(photos.map(\.alt) == ["ä", "a", "A door (red), ajar"])
      #expect(photos[0].url == "/photos/100%20%25%20%23%3F/%C3%A4.png")
      for (entry, bytes) in zip(photos, [small, small, turned]) {
        #expect(await site.client.get(entry.url).body == bytes, "\(entry.url)")
      }
      let thumbnails = photos.map {
        $0.url.replacingOccurrences(of: "photos", with: "thumbnails/128") + "?v=\($0.version)"
      }
      for address in thumbnails {
        let answer = await site.client.get(address)
        #expect(answer.status == 200, "\(address)")
        #expect(answer["Cache-Control"]?.contains("immutable") == true)
      }
    }
  }

  @Test("photos that come in new folders show at the next look")
  func changes() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { _ in
    } _: { site in
      #expect(try await Self.ways(site) == [])
      try site.add("new/deep/1.png", photo)
      #expect(try await Self.ways(site) == ["new/deep/1.png"])
      try FileManager.default.moveItem(
        at: site.photos.appending(path: "new"), to: site.photos.appending(path: "old"))
      #expect(try await Self.ways(site) == ["old/deep/1.png"])
    }
  }

  @Test("links to folders are not followed: neither out, nor round in circles")
  func links() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a/1.png", photo)
      try site.add("a/b/2.png", photo)
      try site.link("a/b/up", to: "..")
      try site.link("a/b/self", to: ".")
      try site.link("a/out", to: "../..")
      try site.link("twin", to: "a")
      try site.link("x.png", to: "a/b")
    } _: { site in
      let listed = try await Self.ways(site)
      #expect(listed == ["a/1.png", "a/b/2.png"])
    }
  }

  @Test("sixteen folders deep is looked, and what lies deeper is named")
  func depth() async throws {
    let photo = try TestSite.fixture("small.png")
    let way = (1...17).map(String.init).joined(separator: "/")
    try await TestSite.serve { site in
      try site.add("\(way.dropLast(3))/in.png", photo)
      try site.add("\(way)/beyond.png", photo)
    } _: { site in
      let listed = try await Self.ways(site)
      #expect(listed == ["\(way.dropLast(3))/in.png"])
      #expect(
        try await Self.faults(site) == [FileFault(path: way, reason: "more than 16 folders deep")])
    }
  }

  @Test(
    "folders that cannot be read are named and passed over",
    .enabled(if: geteuid() != 0, "root reads everything"), arguments: [0o000, 0o400, 0o100])
  func unreadable(mode: Int) async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("1/a.png", photo)
      try site.add("2/in/b.png", photo)
      try site.add("3/c.png", photo)
    } _: { site in
      let closed = site.photos.appending(path: "2").path
      chmod(closed, mode_t(mode))
      let listed = try await Self.ways(site)
      #expect(listed == ["1/a.png", "3/c.png"])
      #expect(try await Self.faults(site) == [FileFault(path: "2", reason: "Permission denied")])
      chmod(closed, 0o700)
      #expect(try await Self.ways(site).count == 3)
      #expect(try await Self.faults(site) == [])
    }
  }

  @Test("pictures that are none are named with their folders")
  func broken() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("b/no.png", Data("no".utf8))
      try site.add("b/yes.png", photo)
      try site.add("no.jpg", Data("no".utf8))
    } _: { site in
      let listed = try await Self.ways(site)
      #expect(listed == ["b/yes.png"])
      #expect(
        try await Self.faults(site).map(\.description) == [
          "b/no.png: cannot be read as a picture", "no.jpg: cannot be read as a picture",
        ])
    }
  }

  @Test("what is called like a photo and cannot be shown is listed with the reason")
  func faults() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
      try site.add("b.png", Data())
      try site.add("c.png", Data("no".utf8))
      try site.link("d.png", to: "../secret.jpg")
      try site.link("e.png", to: "nowhere.png")
      mkfifo(site.photos.appending(path: "f.png").path, 0o600)
    } _: { site in
      #expect(try await Self.ways(site) == ["a.png"])
      let faults = try await Self.faults(site)
      #expect(
        faults.map(\.description) == [
          "b.png: the file is empty",
          "c.png: cannot be read as a picture", "d.png: is a link that leads out of the folder",
          "e.png: No such file or directory", "f.png: is no ordinary file",
        ])
      try site.add("b.png", photo)
      #expect(try await Self.faults(site).first?.path == "c.png")
    }
  }

  @Test(
    "a file that may not be read is listed with the reason",
    .enabled(if: geteuid() != 0, "root reads everything"))
  func forbidden() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
      chmod(site.photos.appending(path: "a.png").path, 0)
    } _: { site in
      #expect(try await Self.ways(site) == [])
      let faults = try await Self.faults(site)
      #expect(faults == [FileFault(path: "a.png", reason: "cannot be opened: Permission denied")])
    }
  }

  @Test("a folder that goes is said to be gone, and one that is made anew is shown")
  func replaced() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("1.png", photo)
    } _: { site in
      #expect(try await Self.ways(site) == ["1.png"])
      try FileManager.default.removeItem(at: site.photos)
      let answer = await site.client.get("/photos.json")
      #expect(answer.status == 503)
      #expect(answer.text.contains("The folder of the photos: No such file or directory"))
      #expect(await site.client.get("/photos?limit=500").status == 503)
      #expect(await site.client.get("/photos/1.png").status == 404)
      try site.add("new/2.png", photo)
      #expect(try await Self.ways(site) == ["new/2.png"])
      #expect(await site.client.get("/photos/new/2.png").body == photo)
      #expect(await site.client.get("/photos/1.png").status == 404)
    }
  }

  static func faults(_ site: TestSite) async throws -> [FileFault] {
    let answer = await site.client.get("/faults.json")
    return try JSONDecoder().decode([FileFault].self, from: answer.body)
  }
}
