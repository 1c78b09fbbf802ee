import Foundation
import Testing

@testable import GalleryServer
@testable import PhotoFolder
@testable import PhotoIndex

@Suite("The list of photos")
struct PhotoListTests {
  static func list(_ site: TestSite) async throws -> [ListedPhoto] {
    let answer = await site.client.get("/photos.json")
    #expect(answer["Content-Type"] == "application/json")
    return try JSONDecoder().decode([ListedPhoto].self, from: answer.body)
  }

  @Test("photos come in the order in which people count")
  func order() async throws {
    let names = ["10.png", "2.PNG", "Äpfel.png", "b 1.png", "B 2.png", "a.png", "1.png"]
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      for name in names { try site.add(name, photo) }
    } _: { site in
      let listed = try await Self.list(site).map(\.name)
      #expect(
        listed.filter { $0 != "Äpfel.png" } == [
          "1.png", "2.PNG", "10.png", "a.png", "b 1.png", "B 2.png",
        ])
      #expect(listed.count == names.count)
    }
  }

  @Test("sizes are those of the picture as it is shown, and words come from people")
  func headers() async throws {
    let fixtures = try ["turned.jpg", "camera.jpg", "small.png"].map(TestSite.fixture)
    try await TestSite.serve { site in
      try site.add("1.jpg", fixtures[0])
      try site.add("2-old_camera@2x.jpg", fixtures[1])
      try site.add("3.png", fixtures[2])
      try site.add("4-not-a-picture.png", Data("no".utf8))
    } _: { site in
      let photos = try await Self.list(site)
      #expect(photos.map(\.name) == ["1.jpg", "2-old_camera@2x.jpg", "3.png"])
      // The file holds 40 × 20 pixels and asks to be turned by a quarter.
      #expect(
        photos.map { [$0.width, $0.height, $0.scale] } == [[20, 40, 1], [16, 12, 2], [3, 2, 1]])
      #expect(photos.map(\.alt) == ["A door (red), ajar", "old camera", "3"])
    }
  }

  @Test("a photo that knows its place has its town, in the list and in what is told of it alone")
  func towns() async throws {
    let fixtures = try ["../../PhotoIndexTests/Fixtures/dated.jpg", "small.png"].map(
      TestSite.fixture)
    try await TestSite.serve { site in
      try site.add("1.jpg", fixtures[0])
      try site.add("2.png", fixtures[1])
    } _: { site in
      let photos = try await Self.list(site)
      let paris = photos.first?.town
      #expect(photos.map { $0.town?.name } == ["Paris", nil])
      #expect(paris?.country == "FR" && paris?.japanese == "パリ" && paris?.german == nil)
      let facts = await site.client.get("/photos/\(photos[0].id)/facts")
      #expect(try JSONDecoder().decode(ListedPhoto.self, from: facts.body).town == paris)
    }
  }

  @Test("every listed address brings its photo, whatever the file is called")
  func addresses() async throws {
    let photo = try TestSite.fixture("small.png")
    let names = [
      "100 %.png", "a+b & c?.png", "#1.png", "日本.png", "a\\b.png", "\"x\".png", "e\u{301}.png",
    ]
    try await TestSite.serve { site in
      for name in names { try site.add(name, photo) }
      // A name that is no UTF-8.
      let odd = site.photos.path.utf8CString.dropLast() + [0x2f, -28, 0x2e, 0x70, 0x6e, 0x67, 0]
      let file = Array(odd).withUnsafeBufferPointer {
        open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600)
      }
      #expect(photo.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == photo.count)
      close(file)
    } _: { site in
      let photos = try await Self.list(site)
      #expect(photos.count == names.count + 1)
      for entry in photos {
        let answer = await site.client.get(entry.url)
        #expect(answer.body == photo, "\(entry.url)")
        #expect(answer["Content-Type"] == "image/png")
      }
    }
  }

  @Test("a photo that is added or replaced shows at the next look")
  func changes() async throws {
    let small = try TestSite.fixture("small.png")
    let turned = try TestSite.fixture("turned.jpg")
    try await TestSite.serve { site in
      try site.add("a.jpg", small)
    } _: { site in
      #expect(try await Self.list(site).map(\.width) == [3])
      try site.add("a.jpg", turned)
      try site.add("b.png", small)
      #expect(try await Self.list(site).map(\.width) == [20, 3])
      try FileManager.default.removeItem(at: site.photos.appending(path: "a.jpg"))
      #expect(try await Self.list(site).map(\.name) == ["b.png"])
    }
  }

  @Test("a list of hundreds is packed in little, and pages of it follow one another")
  func many() async throws {
    let photo = try TestSite.fixture("turned.jpg")
    try await TestSite.serve { site in
      try site.add("IMG_0.jpg", photo)
      let first = site.photos.appending(path: "IMG_0.jpg")
      for number in 1..<500 {
        let folder = site.photos.appending(path: "\(number % 20)")
        if number < 21 {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try FileManager.default.linkItem(
          at: first, to: folder.appending(path: "IMG_\(number).jpg"))
      }
    } _: { site in
      let plain = await site.client.get("/photos.json")
      for (accepted, coding) in [("br, gzip", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")] {
        let packed = await site.client.get("/photos.json", ["Accept-Encoding": accepted])
        #expect(packed["Content-Encoding"] == coding)
        #expect(packed.body.count * 5 < plain.body.count)
      }
      let all = try await Self.list(site)
      #expect(all.count == 500)
      #expect(all[1].folder == "0" && all[0].folder.isEmpty)
      #expect(all.allSatisfy { $0.kind == .photo && $0.shown == nil })
      var (pages, next) = ([ListedPhoto](), "")
      repeat {
        let page = try await Page.get("limit=150\(next)", site)
        #expect(page.total == 500 && page.photos.count <= 150)
        pages += page.photos
        next = page.next.map { "&after=\($0)" } ?? ""
      } while !next.isEmpty
      #expect(pages == all)
      #expect(await site.client.get("/photos?after=nowhere").status == 400)
      #expect(await site.client.get("/photos?order=size").status == 400)
    }
  }

  /// What `/photos` answers.
  struct Page: Decodable {
    var epoch: String
    var version: Int
    var total: Int
    var isDated: Bool?
    var order: String
    var photos: [ListedPhoto]
    var next: String?
    var progress: IndexProgress

    static func get(_ query: String, _ site: TestSite) async throws -> Page {
      try JSONDecoder().decode(
        Page.self, from: await site.client.get("/photos?\(query)").body)
    }
  }

  struct Changes: Decodable {
    var epoch: String
    var version: Int
    var changed: [ListedPhoto]
    var removed: [Int64]
    var progress: IndexProgress
  }

  @Test("the list says which photos are shown in tiles, and whether any has a date of its own")
  func tilesAndDates() async throws {
    let (photo, camera) = (try TestSite.fixture("small.png"), try TestSite.fixture("camera.jpg"))
    try await TestSite.serve { site in
      try site.add("below.png", TestPicture.png(19_999, 1000, [128], isInterlaced: true))
      try site.add("huge/100%.png", TestPicture.png(20_000, 1000, [128], isInterlaced: true))
      try site.add("small.png", photo)
    } _: { site in
      let page = try await Page.get("limit=2", site)
      #expect(page.isDated == false)
      let named = try await Page.get("order=own&limit=2", site)
      #expect(named.order == "name" && named.photos.map(\.id) == page.photos.map(\.id))
      let rest = try await Page.get("limit=2&after=\(page.next ?? "")", site)
      #expect(rest.isDated == nil)
      let tiles = (page.photos + rest.photos).map { [$0.name, $0.tiles ?? ""] }
      #expect(
        tiles == [
          ["below.png", ""], ["small.png", ""], ["100%.png", "/tiles/TILE/huge/100%25.png"],
        ])
      try site.add("dated.jpg", camera)
      try site.add("IMG_20240102_030405.jpg", photo)
      #expect(try await Page.get("limit=2", site).isDated == true)
      // The newest first, and on from there.
      let own = try await Page.get("order=own&limit=1", site)
      #expect(own.order == "date")
      let next = try #require(own.next)
      let others = try await Page.get("order=date&after=\(next)", site)
      let dated = try await Page.get("order=date", site)
      #expect((own.photos + others.photos).map(\.id) == dated.photos.map(\.id))
      #expect(await site.client.get("/photos?order=own&after=\(next)").status == 400)
    }
  }

  @Test("what has changed since a version is told, at once or as soon as it happens")
  func delta() async throws {
    let (photo, other) = (try TestSite.fixture("small.png"), try TestSite.fixture("turned.jpg"))
    try await TestSite.serve { site in
      try site.add("a.png", photo)
      try site.add("b.jpg", other)
    } _: { site in
      let page = try await Page.get("order=date", site)
      let ids = Dictionary(uniqueKeysWithValues: page.photos.map { ($0.name, $0.id) })
      #expect(page.progress.isComplete && page.progress.reading == nil)
      func changes(_ version: Int, wait: Int = 0) async throws -> Changes {
        let answer = await site.client.get(
          "/photos?epoch=\(page.epoch)&since=\(version)&wait=\(wait)")
        return try JSONDecoder().decode(Changes.self, from: answer.body)
      }
      #expect(try await changes(page.version).changed.isEmpty)
      try FileManager.default.moveItem(
        at: site.photos.appending(path: "a.png"), to: site.photos.appending(path: "new.png"))
      try FileManager.default.removeItem(at: site.photos.appending(path: "b.jpg"))
      let moved = try await changes(page.version)
      #expect(moved.changed.map(\.name) == ["new.png"] && moved.changed[0].id == ids["a.png"])
      #expect(moved.removed == [ids["b.jpg"]])
      // Whoever waits hears of it when it happens.
      let waiting = Task { try await changes(moved.version, wait: 20) }
      try await Task.sleep(for: .milliseconds(100))
      try site.add("c.jpg", other)
      let added = try await waiting.value
      #expect(added.changed.map(\.name) == ["c.jpg"] || added.progress.reading != nil)
      #expect(await site.client.get("/photos?epoch=other&since=1").status == 410)
      #expect(await site.client.get("/photos?epoch=\(page.epoch)&since=99999").status == 410)
      #expect(await site.client.get("/photos?since=1").status == 400)
    }
  }

  @Test(
    "everything that is known of a photo is told, and what browsers do not show has a form that they do"
  )
  func facts() async throws {
    let index = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../PhotoIndexTests/Fixtures").standardized
    try await TestSite.serve { site in
      for name in ["dated.jpg", "live.heic", "clip.mp4", "motion.jpg", "preview.dng", "small.jxl"] {
        try site.add("album/\(name)", try Data(contentsOf: index.appending(path: name)))
      }
      try site.add("album/live.mov", try Data(contentsOf: index.appending(path: "live.mov")))
      // The same photo as RAW.
      try site.add("album/dated.dng", try Data(contentsOf: index.appending(path: "preview.dng")))
    } _: { site in
      let photos = try await Self.list(site)
      let byName = Dictionary(uniqueKeysWithValues: photos.map { ($0.name, $0) })
      #expect(
        byName.mapValues(\.kind) == [
          "dated.jpg": .raw, "live.heic": .live, "clip.mp4": .video, "motion.jpg": .live,
          "preview.dng": .raw, "small.jxl": .photo,
        ])
      #expect(photos.allSatisfy { $0.folder == "album" && $0.width > 0 && $0.height > 0 })
      #expect(byName["dated.jpg"]?.date == "2023-05-14T17:30:05+02:00")
      #expect((byName["clip.mp4"]?.duration ?? 0) > 0)
      #expect(byName.compactMapValues(\.isSilent) == ["clip.mp4": true])
      #expect(byName["dated.jpg"]?.keywords == ["tower", "paris"])
      #expect(byName["live.heic"]?.keywords == nil)
      #expect(byName.compactMapValues(\.raw) == ["dated.jpg": "/photos/album/dated.dng"])
      #expect(byName["live.heic"]?.motion == "/photos/album/live.mov")
      for photo in photos {
        let seen = await site.client.get(photo.shown ?? photo.url)
        #expect(seen.status == 200 && (seen["Content-Type"] ?? "").hasPrefix("image/"), "\(photo)")
        #expect((photo.shown == nil) == ["dated.jpg", "motion.jpg"].contains(photo.name))
        let small = await site.client.get(
          photo.url.replacingOccurrences(of: "photos", with: "thumbnails/128")
            + "?v=\(photo.version)")
        #expect(small.status == 200 && small["Cache-Control"]?.contains("immutable") == true)
      }
      let motion = await site.client.get(
        try #require(byName["motion.jpg"]?.motion), ["Range": "bytes=4-7"])
      #expect(motion.status == 206 && motion.text == "ftyp")
      #expect(motion["Content-Type"] == "video/mp4")
      #expect(await site.client.get("/motion/album/dated.jpg").status == 404)
      let video = await site.client.get("/photos/album/clip.mp4", ["Range": "bytes=0-99"])
      #expect(video.status == 206 && video.body.count == 100)
      let id = try #require(byName["dated.jpg"]?.id)
      let told = await site.client.get("/photos/\(id)/facts")
      let facts = try #require(
        try JSONSerialization.jsonObject(with: told.body) as? [String: Any])
      #expect(
        facts["name"] as? String == "dated.jpg" && facts["dateSource"] as? String == "metadata")
      let raw = await site.client.get("/photos/album/dated.dng")
      #expect(raw.status == 200 && facts["rawBytes"] as? Int == raw.body.count)
      for key in ["bytes", "camera", "exposure", "place", "rating", "contentType", "keywords"] {
        #expect(facts[key] != nil, "\(key)")
      }
      #expect(await site.client.get("/photos/9999/facts").status == 404)
      #expect(await site.client.get("/photos/x/facts").status == 404)
    }
  }

  @Test("a list that has not changed is not sent again")
  func conditions() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
    } _: { site in
      for coding in ["identity", "gzip", "br"] {
        let first = await site.client.get("/photos.json", ["Accept-Encoding": coding])
        let tag = try #require(first["ETag"])
        let known = ["Accept-Encoding": coding, "If-None-Match": tag]
        #expect(await site.client.get("/photos.json", known).status == 304)
        try site.add("\(coding).png", photo)
        #expect(await site.client.get("/photos.json", known).status == 200)
      }
    }
  }

  @Test(
    "the whole list is there at once after a restart, unless it has changed or its file is damaged")
  func kept() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    func list(_ version: String, _ coding: Compression?, made: String?) async throws -> String {
      let data = try await PhotoListCache(file: file).list(version: version, coding: coding) {
        Data(try #require(made, "it is made again").utf8)
      }
      return String(decoding: data, as: UTF8.self)
    }
    #expect(try await list("1", .brotli, made: "one\nlist") == "one\nlist")
    #expect(try await list("1", .brotli, made: nil) == "one\nlist")
    #expect(try await list("1", .gzip, made: "packed") == "packed")
    #expect(try await list("2", .gzip, made: "other") == "other")
    #expect(try await list("2", nil, made: "plain") == "plain")
    #expect(try await list("2", .gzip, made: nil) == "other")
    let whole = try Data(contentsOf: file)
    for count in [0, 1, 10, whole.count - 1] {
      try whole.prefix(count).write(to: file)
      #expect(try await list("2", .gzip, made: "again") == "again")
    }
  }

  @Test("an empty folder has an empty list")
  func empty() async throws {
    try await TestSite.serve { _ in
    } _: { site in
      let photos = try await Self.list(site)
      #expect(photos.isEmpty)
    }
  }

  @Test(
    "a file's name becomes words",
    arguments: [
      ("01-harbour_at_dawn@2x.webp", "harbour at dawn", 2), ("IMG_1234.JPG", "IMG 1234", 1),
      ("2024-05-01 Lunch.jpg", "2024 05 01 Lunch", 1), ("cat@3x.png", "cat", 3), ("7.jpg", "7", 1),
      ("_.jpg", "_.jpg", 1), ("a.b.jpg", "a.b", 1),
      ("100 megapixels.jpg", "100 megapixels", 1), ("01 harbour.jpg", "harbour", 1),
      ("3 - cat.jpg", "cat", 1), ("3-cat.jpg", "cat", 1),
    ])
  func title(file: String, text: String, scale: Int) {
    #expect(Title(fileName: file) == Title(text: text, scale: scale))
  }

  @Test("dates are read as they are written")
  func dates() {
    let date = HTTPDate(seconds: 784_111_777)
    #expect(date.description == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate("Sun, 06 Nov 1994 08:49:37 GMT") == date)
    for wrong in ["", "yesterday", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 08:49 GMT", "784111777"] {
      #expect(HTTPDate(wrong) == nil)
    }
  }

  @Test(
    "what is no date is none, and no date is too far away to be written",
    arguments: [
      "Sun, 06 Nov -2147483648 08:49:37 GMT", "Sun, 06 Nov 99999999999 08:49:37 GMT",
      "Sun, 06 Nov 2147483647 08:49:37 GMT", "Sun, +6 Nov 1994 08:49:37 GMT",
      "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
      "Sun, 06 Nov 1994 08:-1:37 GMT", "Sun, 06 Nov 1994 08:49:37: GMT",
    ])
  func strangeDates(text: String) async throws {
    #expect(HTTPDate(text) == nil)
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
      var times = [timespec(tv_sec: 1 << 40, tv_nsec: 0), timespec(tv_sec: 1 << 40, tv_nsec: 0)]
      utimensat(AT_FDCWD, site.photos.appending(path: "a.png").path, &times, 0)
    } _: { site in
      for header in ["If-Modified-Since", "If-Range"] {
        #expect(await site.client.get("/photos/a.png", [header: text]).status == 200)
      }
    }
    for (seconds, text) in [
      (Int.max, "Fri, 31 Dec 9999 23:59:59 GMT"), (Int.min, "Mon, 01 Jan 0001 00:00:00 GMT"),
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ] {
      #expect(HTTPDate(seconds: seconds).description == text)
      #expect(HTTPDate(text) != nil)
    }
  }
}
