import Foundation
import PhotoFolder
import Synchronization
import Testing

@testable import GalleryServer

@Suite("Nothing outside the folder is served")
struct NothingOutsideTests {
  static let attempts = [
    "/../secret.jpg", "/photos/../secret.jpg", "/photos/../../secret.jpg",
    "/photos/./../secret.jpg",
    "/photos/..%2fsecret.jpg", "/photos/%2e%2e/secret.jpg", "/photos/%2E%2E%2Fsecret.jpg",
    "/photos/%2e%2e%2fsecret.jpg", "/photos/.%2e/secret.jpg", "/photos/%252e%252e%252fsecret.jpg",
    "/photos/..%5csecret.jpg", "/photos/..\\secret.jpg", "/photos/%c0%ae%c0%ae/secret.jpg",
    "/photos/....//secret.jpg", "/photos//../secret.jpg", "//secret.jpg",
    "/photos/a.jpg/../../secret.jpg",
    "/photos/..;/secret.jpg", "/photos/secret.jpg%00", "/photos/..%00/secret.jpg",
    "/photos/a.jpg%00.jpg",
    "/etc/passwd", "//etc/passwd", "/photos//etc/passwd", "/photos/%2fetc%2fpasswd",
    "file:///etc/passwd",
    "/photos/../../../../../../../../etc/passwd", "http://localhost/../secret.jpg",
    "http://localhost/photos/../secret.jpg",
    "secret.jpg", "../secret.jpg", "*", "/photos/%", "/photos/%2", "/photos/%zz", "/photos/",
    "/photos/out.jpg", "/photos/absolute.jpg", "/photos/chain.jpg", "/photos/folder/secret.jpg",
    "/photos/folder.jpg/secret.jpg", "/photos/dangling.jpg", "/photos/loop.jpg", "/photos/pipe.jpg",
    "/photos/.hidden.jpg", "/photos/%2ehidden.jpg", "/photos/to-hidden.jpg",
    "/photos/.private/in.jpg",
    "/photos/to-private.jpg", "/photos/album.jpg", "/photos/album.jpg/", "/photos/notes.txt",
    "/photos/2019/../../secret.jpg", "/photos/2019/..%2f..%2fsecret.jpg",
    "/photos/2019/%2e%2e/%2e%2e/secret.jpg", "/photos/2019%2fa.jpg", "/photos/2019%5ca.jpg",
    "/photos/2019/../a.jpg", "/photos/2019/./a.jpg", "/photos/2019//a.jpg", "/photos//2019/a.jpg",
    "/photos/2019/a.jpg/", "/photos/2019/", "/photos/2019", "/photos/2019/a.jpg/a.jpg",
    "/photos/2019/a.jpg%00", "/photos/2019%00/a.jpg", "/photos/2019/trip.jpg",
    "/photos/2019/up/secret.jpg", "/photos/2019/up/photos/../secret.jpg",
    "/photos/2019/root/etc/passwd", "/photos/2019/out.jpg", "/photos/2019/round/out.jpg",
    "/photos/2019/.hidden/in.jpg", "/photos/2019/%2ehidden/in.jpg",
    "/photos/2019/to-hidden/in.jpg", "/photos/2019/notes.txt", "/thumbnails/128/2019/out.jpg",
    "/thumbnails/128/2019/../../../secret.jpg", "/thumbnails/128/2019/up/secret.jpg",
    "/thumbnails/128/2019%2fa.jpg", "/thumbnails/128/2019", "/thumbnails/128/", "/thumbnails/128",
    "/thumbnails/2019/a.jpg", "/photos/thumbnails/128/2019/a.jpg",
    "/out.html", "/.hidden.html", "/m.wasm", "/index.html/../../secret.jpg",
  ]

  static func fill(_ site: TestSite) throws {
    let photo = try TestSite.fixture("small.png")
    let files = FileManager.default
    try site.add("a.jpg", photo)
    try site.link("inside.jpg", to: "a.jpg")
    try site.link("out.jpg", to: "../secret.jpg")
    try site.link("absolute.jpg", to: "/etc/passwd")
    try site.link("chain.jpg", to: "out.jpg")
    try site.link("folder", to: "..")
    try site.link("folder.jpg", to: "..")
    try site.link("dangling.jpg", to: "nowhere.jpg")
    try site.link("loop.jpg", to: "loop.jpg")
    try site.add(".hidden.jpg", Data(TestSite.secret.utf8))
    try site.link("to-hidden.jpg", to: ".hidden.jpg")
    try site.add(".private/in.jpg", Data(TestSite.secret.utf8))
    try site.link("to-private.jpg", to: ".private/in.jpg")
    try files.createDirectory(
      at: site.photos.appending(path: "album.jpg"), withIntermediateDirectories: false)
    try site.add("notes.txt", Data(TestSite.secret.utf8))
    try site.add("2019/a.jpg", photo)
    try site.add("2019/trip.jpg/b.jpg", photo)
    try site.add("2019/notes.txt", Data(TestSite.secret.utf8))
    try site.add("2019/.hidden/in.jpg", Data(TestSite.secret.utf8))
    try site.link("2019/inside.jpg", to: "../a.jpg")
    try site.link("2019/out.jpg", to: "../../secret.jpg")
    try site.link("2019/up", to: "../..")
    try site.link("2019/root", to: "/")
    try site.link("2019/round", to: ".")
    try site.link("2019/to-hidden", to: ".hidden")
    try site.link("2020", to: "2019")
    mkfifo(site.photos.appending(path: "pipe.jpg").path, 0o600)
    try Data(TestSite.secret.utf8).write(to: site.page.appending(path: ".hidden.html"))
    try files.createSymbolicLink(
      atPath: site.page.appending(path: "out.html").path, withDestinationPath: "../secret.jpg")
  }

  @Test("raw paths that lead elsewhere are refused")
  func refused() async throws {
    try await TestSite.serve(Self.fill) { site in
      let pictures = Self.attempts.filter { $0.hasPrefix("/photos/") }.flatMap { attempt in
        ["/shown/", "/motion/"].map { $0 + attempt.dropFirst("/photos/".count) }
      }
      for target in Self.attempts + pictures {
        let answer = await site.client.get(target)
        #expect([400, 404].contains(answer.status), "\(target) answered \(answer.status)")
        #expect(!answer.text.contains(TestSite.secret), "\(target)")
        #expect(!answer.text.contains("root:"), "\(target)")
      }
    }
  }

  @Test("a NUL, a newline or another byte in the request line opens nothing")
  func strangeBytes() async throws {
    try await TestSite.serve(Self.fill) { site in
      for name in ["../secret.jpg\0", "\0/../secret.jpg", "a.jpg\0.html", "..\u{7f}/secret.jpg"] {
        let got = await site.client.send(
          Array("GET /photos/\(name) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        )
        let answer = RawClient.answers(in: got).first
        #expect(
          answer.map { [400, 404].contains($0.status) } ?? got.isEmpty, "\(name.debugDescription)")
      }
    }
  }

  @Test("a file and a folder that become links to the outside while they are served give nothing")
  func exchanged() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.jpg", photo)
      try site.add("kept.jpg", photo)
      // Beside the photos' folder lies a file of that name, too.
      try site.add("d/secret.jpg", photo)
      try site.link("e", to: "..")
    } _: { site in
      let other = Exchanger(site.photos.path)
      Thread.detachNewThread { other.run() }
      var statuses: Set<Int> = []
      for _ in 0..<500 {
        for target in ["/photos/a.jpg", "/photos/d/secret.jpg", "/photos/e/secret.jpg"] {
          let answer = await site.client.get(target)
          statuses.insert(answer.status)
          let isWhole = answer.status == 200 && answer.body == photo
          #expect(isWhole || answer.status == 404, "\(target) answered \(answer.status)")
        }
      }
      await other.stop()
      #expect(statuses == [200, 404])
    }
  }

  @Test("what is in the folder is served, also through a link that stays there")
  func served() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve(Self.fill) { site in
      for target in [
        "/photos/a.jpg", "/photos/inside.jpg", "/photos/%61.jpg?x=../..",
        "http://localhost/photos/a.jpg",
        "/photos/2019/a.jpg", "/photos/%32019/inside.jpg", "/photos/2019/trip.jpg/b.jpg",
        "/photos/2020/a.jpg", "/photos/2019/round/a.jpg",
      ] {
        let answer = await site.client.get(target)
        #expect(answer.status == 200, "\(target)")
        #expect(answer.body == photo, "\(target)")
      }
      #expect(await site.client.get("/").text == "<title>page</title>")
      #expect(await site.client.get("/index.html").status == 200)
    }
  }

  @Test("only what is served is listed")
  func listed() async throws {
    try await TestSite.serve(Self.fill) { site in
      let photos = try JSONDecoder().decode(
        [ListedPhoto].self, from: await site.client.get("/photos.json").body)
      #expect(
        photos.map(\.url) == [
          "/photos/a.jpg", "/photos/inside.jpg", "/photos/2019/a.jpg", "/photos/2019/inside.jpg",
          "/photos/2019/trip.jpg/b.jpg",
        ])
    }
  }

  @Test("only GET and HEAD are answered")
  func methods() async throws {
    try await TestSite.serve(Self.fill) { site in
      for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
        let answer = await site.client.get("/photos/a.jpg", method: method)
        #expect(answer.status == 405, "\(method)")
        #expect(answer["Allow"] == "GET, HEAD")
      }
    }
  }
}

/// Makes a photo a link to the secret and a photo again, and each of two folders the other one and itself again, as fast as it can.
private final class Exchanger: Sendable {
  private let folder: String
  private let isOver = Mutex(false)
  private let (ended, end) = AsyncStream.makeStream(of: Void.self)

  init(_ folder: String) { self.folder = folder }

  func run() {
    while !isOver.withLock(\.self) { exchange() }
    end.finish()
  }

  func stop() async {
    isOver.withLock { $0 = true }
    for await _ in ended {}
  }

  private func exchange() {
    func path(_ name: String) -> String { "\(folder)/\(name)" }
    symlink("../secret.jpg", path("new"))
    rename(path("new"), path("a.jpg"))
    link(path("kept.jpg"), path("new"))
    rename(path("new"), path("a.jpg"))
    for (from, to) in [("d", "x"), ("e", "d"), ("x", "e"), ("d", "x"), ("e", "d"), ("x", "e")] {
      rename(path(from), path(to))
    }
  }
}
