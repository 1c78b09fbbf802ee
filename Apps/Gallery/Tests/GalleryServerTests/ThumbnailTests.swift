import Foundation
import Testing

@testable import GalleryServer
@testable import PhotoFacts
@testable import PhotoFolder

@Suite("Thumbnails")
struct ThumbnailTests {
  /// 2048 × 1536 pixels.
  static func large() throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(
      contentsOf: folder.appending(path: "../../Pictures/1-mountain-lake@2x.webp").standardized)
  }

  /// Width and height of a picture in memory.
  static func size(_ data: Data) throws -> [Int] {
    let size = try #require(PictureSize(data))
    return [size.width, size.height]
  }

  static func opened(_ data: Data) throws -> OpenFile {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    try data.write(to: place)
    return try #require(OpenFile(descriptor: Glibc.open(place.path, O_RDONLY)))
  }

  @Test("the shorter edge has the length that was asked for, and nothing is enlarged")
  func ladder() async throws {
    let photo = try Self.large()
    let own = try Self.size(photo)
    let small = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.webp", photo)
      try site.add("b.png", small)
    } _: { site in
      for edge in PhotoLibrary.edges {
        let answer = await site.client.get("/thumbnails/\(edge)/a.webp")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "image/jpeg")
        let size = try Self.size(answer.body)
        let expected = min(edge, own.min()!)
        #expect(size.min() == expected)
        let proportion = Double(size[0]) / Double(size[1])
        #expect(abs(proportion - Double(own[0]) / Double(own[1])) < 0.02)
        let tiny = await site.client.get("/thumbnails/\(edge)/b.png")
        #expect(try Self.size(tiny.body) == [3, 2])
      }
    }
  }

  @Test("it is turned as EXIF asks, and holds nothing else that the camera wrote")
  func orientation() async throws {
    let turned = try TestSite.fixture("halves.jpg")
    try await TestSite.serve { site in
      try site.add("a.jpg", turned)
    } _: { site in
      let answer = await site.client.get("/thumbnails/128/a.jpg")
      // The file holds 600 × 300 pixels and asks to be turned by a quarter.
      let size = try Self.size(answer.body)
      #expect(size == [128, 256])
      #expect(answer.body.range(of: Data("Exif".utf8)) == nil)
    }
  }

  @Test(
    "each of the eight ways in which a camera may lie is turned upright, in every form",
    arguments: [
      (1, "RGBY"), (2, "GRYB"), (3, "YBGR"), (4, "BYRG"), (5, "RBGY"), (6, "BRYG"), (7, "YGBR"),
      (8, "GYRB"),
    ] as [(UInt8, String)])
  func upright(orientation: UInt8, corners: String) async throws {
    let colours: [Character: [Int]] = [
      "R": [220, 0, 0], "G": [0, 200, 0], "B": [0, 0, 220], "Y": [230, 230, 0],
    ]
    let photo = try TestPicture.quarters(orientation: orientation)
    try await TestSite.serve { site in
      try site.add("a.jpg", photo)
    } _: { site in
      let listed = try #require(try await PhotoListTests.list(site).first)
      let upright = orientation < 5 ? [160, 80] : [80, 160]
      for address in ["/thumbnails/128/a.jpg", "/shown/a.jpg", "/tiles/0-0_0/a.jpg"] {
        let picture = await site.client.get(address).body
        let size = try Self.size(picture)
        #expect(size == upright && [listed.width, listed.height] == upright, "\(address)")
        let points = [(5, 5), (size[0] - 5, 5), (5, size[1] - 5), (size[0] - 5, size[1] - 5)]
        for (point, corner) in zip(points, corners) {
          let pixel = try TestPicture.pixel(point.0, point.1, of: picture)
          let isNear = zip(pixel, colours[corner] ?? []).allSatisfy { abs($0 - $1) < 25 }
          #expect(isNear, "\(address): \(point) is \(pixel)")
        }
      }
    }
  }

  @Test(
    "every kind of photo has one; what can be seen through stays so",
    arguments: [
      ("turned.jpg", "image/jpeg"), ("small.png", "image/jpeg"), ("small.webp", "image/jpeg"),
      ("small.gif", "image/jpeg"), ("small.avif", "image/jpeg"), ("window.png", "image/webp"),
    ])
  func kinds(fixture: String, type: String) async throws {
    let photo = try TestSite.fixture(fixture)
    try await TestSite.serve { site in
      try site.add(fixture, photo)
    } _: { site in
      let answer = await site.client.get("/thumbnails/256/\(fixture)")
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == type)
    }
  }

  @Test("a size that there is not, a name that is none and a way out of the folder are not found")
  func walls() async throws {
    try await TestSite.serve(NothingOutsideTests.fill) { site in
      #expect(await site.client.get("/thumbnails/256/a.jpg").status == 200)
      #expect(await site.client.get("/thumbnails/256/inside.jpg").status == 200)
      let sizes = [
        "0", "1", "255", "+256", "0256", "256.0", "4096", "-1", "x", "99999999999999999999",
      ]
      for size in sizes {
        #expect(await site.client.get("/thumbnails/\(size)/a.jpg").status == 404, "\(size)")
      }
      #expect(await site.client.get("/thumbnails/256").status == 404)
      #expect(await site.client.get("/thumbnails/256/a.jpg/a.jpg").status == 404)
      for attempt in NothingOutsideTests.attempts where attempt.hasPrefix("/photos/") {
        let target = "/thumbnails/256/" + attempt.dropFirst("/photos/".count)
        let answer = await site.client.get(target)
        #expect(answer.status >= 400, "\(target)")
        #expect(!answer.text.contains(TestSite.secret), "\(target)")
      }
    }
  }

  @Test("a broken file says so, and those beside it are shown")
  func broken() async throws {
    let whole = try TestSite.fixture("small.png")
    let photo = try TestSite.fixture("halves.jpg")
    let spoilt = try TestSite.fixture("spoilt.png")
    try await TestSite.serve { site in
      try site.add("1.png", whole)
      try site.add("2.png", whole[..<40])
      try site.add("5.png", spoilt)
      try site.add("6.jpg", photo[..<(photo.count - 400)])
      try site.add("3.jpg", Data("no picture".utf8))
      try site.add("4.jpg", Data())
    } _: { site in
      for name in ["2.png", "3.jpg", "4.jpg", "5.png"] {
        let answer = await site.client.get("/thumbnails/256/\(name)")
        #expect(answer.status == 422, "\(name)")
        #expect(answer.text.contains(name == "4.jpg" ? "is empty" : "cannot be read as a picture"))
        #expect(answer["ETag"] == nil)
      }
      #expect(await site.client.get("/thumbnails/256/1.png").status == 200)
      // A JPEG that breaks off is shown as far as it goes, as browsers do.
      #expect(await site.client.get("/thumbnails/256/6.jpg").status == 200)
    }
  }

  @Test("what the client has is not sent again, and a changed photo is")
  func validators() async throws {
    let (first, second) = (try TestSite.fixture("small.png"), try TestSite.fixture("turned.jpg"))
    try await TestSite.serve { site in
      try site.add("a.png", first)
    } _: { site in
      let answer = await site.client.get("/thumbnails/256/a.png")
      let tag = try #require(answer["ETag"])
      #expect(answer["Cache-Control"] == "private, no-cache")
      let known = ["If-None-Match": tag]
      #expect(await site.client.get("/thumbnails/256/a.png", known).status == 304)
      #expect(await site.client.get("/thumbnails/512/a.png", known).status == 200)

      let version = try await PhotoListTests.list(site)[0].version
      let named = await site.client.get("/thumbnails/256/a.png?v=\(version)")
      #expect(named["Cache-Control"]?.contains("immutable") == true)
      let other = await site.client.get("/thumbnails/256/a.png?v=other")
      #expect(other["Cache-Control"] == "private, no-cache")

      try site.add("a.png", second)
      #expect(await site.client.get("/thumbnails/256/a.png", known).status == 200)
      #expect(try await PhotoListTests.list(site)[0].version != version)
    }
  }

  /// The server must outlive any file: libvips runs inside it.
  @Test("no damaged file brings the server down", arguments: DamagedPictureTests.fixtures)
  func survives(fixture: String) async throws {
    let faults = try await RawClient.waiting { Result { try survive(fixture) } }.get()
    #expect(faults == [])
  }

  /// What is made of damaged files and cannot be so.
  private func survive(_ fixture: String) throws -> [String] {
    let whole = Array(try TestSite.fixture(fixture))
    var random = SplitMix64(seed: 1)
    var faults: [String] = []
    for round in 0..<150 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      if let made = try? Rendition(picture: Data(bytes), size: .shorterEdge(128)),
        made.bytes.isEmpty || made.width < 1 || made.height < 1
      {
        faults.append("round \(round): \(made.bytes.count) bytes, \(made.width) × \(made.height)")
      }
    }
    // The library still works after all these.
    let made = try Rendition(picture: Data(whole), size: .shorterEdge(128))
    if made.bytes.isEmpty { faults.append("nothing is made of the whole file") }
    return faults
  }
}
