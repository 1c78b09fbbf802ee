import Foundation
import Testing

@testable import PhotoFacts
@testable import PhotoIndex

@Suite("What files say of themselves")
struct PhotoFactsTests {
  @Test("a camera's JPEG says when, where, with what and how it was taken")
  func camera() throws {
    let facts = try TestFolder.facts("dated.jpg")
    #expect(facts.taken?.text == "2023-05-14T17:30:05+02:00")
    #expect(facts.taken?.source == .metadata)
    #expect(facts.camera == "Canon EOS R5")
    #expect(facts.lens == "RF50mm F1.2 L USM")
    #expect(
      facts.exposure == .init(time: 1.0 / 125, aperture: 2.8, iso: 400, focalLength: 50))
    let place = try #require(facts.place)
    #expect(abs(place.latitude - 48.858222) < 1e-5 && abs(place.longitude - 2.2945) < 1e-5)
    #expect(place.altitude == 35)
    #expect(facts.description == "The tower (west side), ajar")
    #expect(facts.keywords == ["tower", "paris"] && facts.rating == 4)
    // The file holds 48 × 32 pixels and asks to be turned by a quarter.
    #expect(facts.orientation == 6 && facts.width == 32 && facts.height == 48)
    #expect(facts.problem == nil && facts.content.count == 16)
  }

  @Test("Latin-1 is read as such, and the satellites' clock gives the zone")
  func latin() throws {
    let facts = try TestFolder.facts("latin.jpg")
    #expect(facts.description == "Grüße aus Köln")
    #expect(facts.taken?.text == "2020-02-29T12:00:00+02:00")
  }

  @Test(
    "every kind has its size and type, also under a wrong name",
    arguments: [
      ("live.heic", nil, "image/heic", 48, 32), ("small.jxl", nil, "image/jxl", 48, 32),
      ("small.tif", nil, "image/tiff", 48, 32), ("live.heic", "wrong.jpg", "image/heic", 48, 32),
      ("live.jpg", "wrong.heic", "image/jpeg", 48, 32), ("preview.dng", nil, "image/x-raw", 64, 96),
      ("clip.mp4", nil, "video/mp4", 64, 48), ("clip.webm", nil, "video/webm", 64, 48),
      ("live.mov", nil, "video/quicktime", 64, 48),
    ] as [(String, String?, String, Int, Int)])
  func kinds(fixture: String, name: String?, type: String, width: Int, height: Int) throws {
    let facts = try TestFolder.facts(fixture, name: name)
    #expect(facts.contentType == type && facts.problem == nil)
    #expect(facts.width == width && facts.height == height)
    #expect(
      facts.isShownByBrowsers
        == ["image/jpeg", "video/mp4", "video/webm", "video/quicktime"].contains(type))
  }

  @Test("a video has a duration, and one of a phone its date with the zone, its place and its word")
  func videos() throws {
    let facts = try TestFolder.facts("live.mov")
    #expect(facts.duration == 2 && facts.contentIdentifier == "ABCD-1234")
    #expect(facts.taken?.text == "2023-05-14T17:30:05+02:00")
    #expect(facts.place == .init(latitude: 48.8582, longitude: 2.2945, altitude: 35))
    #expect(try TestFolder.facts("clip.webm").duration.map { abs($0 - 1) < 0.1 } == true)
  }

  @Test("a video says whether it has a track with sound")
  func sound() throws {
    #expect(try TestFolder.facts("clip.mp4").isSilent)
    #expect(try !TestFolder.facts("heard.webm").isSilent && !TestFolder.facts("dated.jpg").isSilent)
  }

  @Test(
    "Apple's word for a Live Photo is found in JPEG and HEIC", arguments: ["live.jpg", "live.heic"])
  func identifier(fixture: String) throws {
    let facts = try TestFolder.facts(fixture)
    #expect(facts.contentIdentifier == "ABCD-1234" && facts.camera == "Apple iPhone 15")
  }

  @Test("the video behind a picture in the same file is found, and plays by itself")
  func motion() throws {
    let (bytes, video) = (try TestFolder.fixture("motion.jpg"), try TestFolder.fixture("clip.mp4"))
    let range = try #require(try TestFolder.facts("motion.jpg").motion)
    #expect(bytes[range] == video)
    #expect(MotionPhoto.video(in: try TestFolder.fixture("dated.jpg")) == nil)
    // Cut off, it is no video.
    #expect(MotionPhoto.video(in: bytes.dropLast(200)) == nil)
    // Samsung writes marks behind it.
    var samsung = bytes
    samsung.append(Data("\0\0\u{30}\u{0A}SEFT".utf8))
    let found = try #require(MotionPhoto.video(in: samsung))
    #expect(found == range)
  }

  @Test(
    "a JPEG that ends before its picture does says so, wherever it was cut",
    arguments: ["dated.jpg", "latin.jpg", "live.jpg", "motion.jpg", "wide.jpg"])
  func endsEarly(fixture: String) throws {
    let whole = try TestFolder.fixture(fixture)
    #expect(try !TestFolder.facts(fixture).endsEarly)
    let picture = whole[..<(MotionPhoto.video(in: whole)?.lowerBound ?? whole.endIndex)]
    for length in 2..<picture.count {
      #expect(JPEGEnd.isMissing(in: picture.prefix(length)), "\(length)")
    }
    // What some programs write behind the end is no part of the picture; bytes before a marker may be repeated.
    #expect(!JPEGEnd.isMissing(in: picture + Data([0, 0, 0])))
    #expect(!JPEGEnd.isMissing(in: picture.dropLast(2) + Data([0xff, 0xff, 0xd9])))
    #expect(!JPEGEnd.isMissing(in: picture.prefix(2) + [0xff, 0x01] + picture.dropFirst(2)))
    #expect(!JPEGEnd.isMissing(in: picture + Data([0xff, 0xd8, 0xff, 0xe0])))
    #expect(JPEGEnd.isMissing(in: picture.dropLast(2) + Data(repeating: 0, count: 9)))
    // A number of lines behind the pixels; a byte of the pixels that is damaged.
    let pixels = picture.dropLast(2)
    #expect(!JPEGEnd.isMissing(in: pixels + [0xff, 0xdc, 0, 4, 0, 1, 0xff, 0xd9]))
    #expect(!JPEGEnd.isMissing(in: pixels + [0xff, 0x20, 0x7f, 0xff, 0xff, 0xd9]))
    #expect(!JPEGEnd.isMissing(in: pixels + [0xff, 0xe0, 0x7f, 0xff, 0xff, 0xd9]))
    #expect(!JPEGEnd.isMissing(in: Data("no JPEG".utf8)))
  }

  @Test("a sidecar has the last word on what it mentions")
  func sidecar() throws {
    let xmp = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
        xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmp:Rating="5"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">By hand</rdf:li></rdf:Alt>
        </dc:description></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let facts = try TestFolder.facts("dated.jpg", sidecar: xmp)
    #expect(facts.rating == 5 && facts.description == "By hand")
    #expect(facts.camera == "Canon EOS R5" && facts.orientation == 6)
    #expect(try TestFolder.facts("dated.jpg", sidecar: "no XMP").rating == 4)
  }

  @Test("titles are found beside descriptions, and keywords that are written in a hierarchy only")
  func titlesAndHierarchies() throws {
    let xmp = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
        xmlns:lr="http://ns.adobe.com/lightroom/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">The red evening</rdf:li></rdf:Alt></dc:title>
        <dc:description><rdf:Alt><rdf:li xml:lang="x-default">Seen by Zoë</rdf:li></rdf:Alt>
        </dc:description>
        <dc:subject><rdf:Bag><rdf:li>Hvar</rdf:li><rdf:li>boat</rdf:li></rdf:Bag></dc:subject>
        <lr:hierarchicalSubject><rdf:Bag><rdf:li>Places|Croatia|Hvar</rdf:li></rdf:Bag>
        </lr:hierarchicalSubject></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let facts = try TestFolder.facts("dated.jpg", sidecar: xmp)
    #expect(facts.description == "The red evening – Seen by Zoë")
    #expect(facts.keywords == ["Hvar", "boat", "Places", "Croatia"])
  }

  @Test(
    "what cannot be shown says why",
    arguments: [
      ("empty.jpg", "", "the file is empty"), ("no.jpg", "no", "cannot be read as a picture"),
      ("a.avi", "x", "browsers do not play .avi files, and videos are not converted"),
      ("a.bmp", "x", "there is no reader for .bmp files here"),
      ("a.mp4", "x", "cannot be read as a video"),
      ("a.cr2", "x", "there is no preview in this RAW file, and RAW itself is not developed"),
    ])
  func problems(name: String, content: String, problem: String) throws {
    let folder = try TestFolder()
    try folder.add(name, Data(content.utf8))
    let file = try #require(try folder.file(name))
    #expect(PhotoReader.facts(of: file, name: name, sidecar: nil).problem == problem)
  }

  @Test(
    "names of cameras and messengers hold dates, other numbers do not",
    arguments: [
      ("IMG_20230514_173005.jpg", "2023-05-14T17:30:05"),
      ("PXL_20230514_153005123.MP.jpg", "2023-05-14T15:30:05+00:00"),
      ("2023-05-14 17.30.05.jpg", "2023-05-14T17:30:05"),
      ("Screenshot_20230514-173005.png", "2023-05-14T17:30:05"),
      ("IMG-20230514-WA0007.jpg", "2023-05-14T00:00:00"),
      ("WhatsApp Image 2023-05-14 at 17.30.05.jpeg", "2023-05-14T17:30:05"),
      ("signal-2023-05-14-173005_002.jpg", "2023-05-14T17:30:05"), ("DSC_0042.jpg", nil),
      ("12345678.jpg", nil), ("20231314_000000.jpg", nil), ("IMG_0001.JPG", nil), ("", nil),
    ] as [(String, String?)])
  func names(name: String, date: String?) {
    #expect(FileNameDate.date(in: name)?.text == date)
  }

  @Test("a date that is yet to come is passed over: the name's counts, or the time of change")
  func ahead() throws {
    let folder = try TestFolder()
    func facts(_ name: String, now: String) throws -> CaptureDate? {
      try folder.add(name, try TestFolder.fixture("dated.jpg"))
      let file = try #require(try folder.file(name))
      let now = try #require(CaptureDate(now)).wallClock
      return PhotoReader.facts(of: file, name: name, sidecar: nil, now: now).taken
    }
    let own = try #require(try TestFolder.facts("dated.jpg").taken)
    #expect(own.source == .metadata)
    let (day, name) = (86_400, "IMG_20100203_040506.jpg")
    func text(_ clock: Int) -> String {
      CaptureDate(wallClock: clock, zone: nil, source: .name).text
    }
    // In a zone ahead of Greenwich the wall's clock may be ahead, too.
    #expect(try facts("a.jpg", now: text(own.wallClock - day)) == own)
    #expect(try facts("b.jpg", now: text(own.wallClock - day - 1))?.source == .modified)
    #expect(try facts(name, now: "2010:02:03 12:00:00")?.text == "2010-02-03T04:05:06")
    #expect(try facts(name, now: "2009:02:03 12:00:00")?.source == .modified)
  }

  @Test(
    "dates are read as cameras and editors write them, and nonsense is none",
    arguments: [
      ("2023:05:14 17:30:05", "2023-05-14T17:30:05"),
      ("2023-05-14T17:30:05.123-03:30", "2023-05-14T17:30:05-03:30"),
      ("2023-05-14T17:30Z", "2023-05-14T17:30:00+00:00"), ("2000-02-29", "2000-02-29T00:00:00"),
      ("1969:07:20 20:17:40", "1969-07-20T20:17:40"), ("0000:00:00 00:00:00", nil),
      ("2023:13:01 00:00:00", nil), ("    :  :     :  :  ", nil), ("", nil), ("2023", nil),
    ] as [(String, String?)])
  func dates(text: String, date: String?) {
    #expect(CaptureDate(text)?.text == date)
  }

  @Test("a placeholder is that of the published algorithm")
  func placeholder() {
    let pixels: [UInt8] = (0..<32).flatMap { y in
      (0..<48).flatMap { x -> [UInt8] in
        let value = UInt8(255 * (32 - y) / 32)
        return x < 24 ? [value, 0, 0, 255] : [0, 0, value, 255]
      }
    }
    // By the package `thumbhash` of PyPI, of the same pixels.
    #expect(
      ThumbHash.hash(pixels: pixels, width: 48, height: 32) == [
        203, 134, 10, 125, 148, 120, 120, 136, 143, 135, 135, 136, 136, 136, 136, 136, 143, 166,
        248,
        200, 138,
      ])
    #expect(ThumbHash.hash(pixels: [], width: 0, height: 0) == nil)
    let glass = [UInt8](repeating: 0, count: 16)
    #expect(ThumbHash.hash(pixels: glass, width: 2, height: 2).map { $0[2] & 0x80 } == 0x80)
  }

  @Test("What shows through a picture stays behind it, and is never its own colour")
  func groundOfGlass() throws {
    func ground(_ value: UInt8) throws -> String? {
      let drawn: [UInt8] = [value, value, value, 255]
      let pixels = drawn + [UInt8](repeating: 0, count: 12)
      return ThumbHash.colour(of: try #require(ThumbHash.hash(pixels: pixels, width: 2, height: 2)))
    }
    #expect(try ground(0) == "#e8e8ea")
    #expect(try ground(255) == "#202124")
  }
}

@Suite("What is made from files")
struct RenditionTests {
  static func rendition(_ fixture: String, _ size: Rendition.Size) throws -> Rendition {
    let folder = try TestFolder()
    try folder.add(fixture, TestFolder.fixture(fixture))
    let file = try #require(try folder.file(fixture))
    let facts = PhotoReader.facts(of: file, name: fixture, sidecar: nil)
    return try Rendition(of: file, facts: facts, size: size)
  }

  @Test(
    "every kind becomes a JPEG that browsers show, upright",
    arguments: [
      ("live.heic", 24, 16), ("small.jxl", 24, 16), ("small.tif", 24, 16), ("dated.jpg", 16, 24),
      ("preview.dng", 16, 24), ("clip.mp4", 21, 16), ("clip.webm", 21, 16), ("live.mov", 21, 16),
    ])
  func kinds(fixture: String, width: Int, height: Int) throws {
    let small = try Self.rendition(fixture, .shorterEdge(16))
    #expect(small.contentType == "image/jpeg" && small.width == width && small.height == height)
    let whole = try Self.rendition(fixture, .whole)
    #expect(min(whole.width, whole.height) > 16)
    #expect(whole.bytes.range(of: Data("Exif".utf8)) == nil)
  }

  @Test("wide colours keep their profile, and pictures without one get none")
  func colours() throws {
    let wide = try Self.rendition("wide.jpg", .whole)
    #expect(wide.bytes.range(of: Data("ICC_PROFILE".utf8)) != nil)
    let plain = try Self.rendition("live.jpg", .whole)
    #expect(plain.bytes.range(of: Data("ICC_PROFILE".utf8)) == nil)
  }

  @Test("what is none, or says that it is larger than memory, becomes nothing")
  func nothing() {
    #expect(throws: PictureFault.unreadable) {
      try Rendition(picture: Data("no".utf8), size: .whole)
    }
    #expect(throws: PictureFault.empty) { try Rendition(picture: Data(), size: .whole) }
    // A GIF of 35 bytes that claims 65,535 × 65,535 pixels.
    var gif = Data("GIF89a".utf8)
    gif += Data([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0])
    gif += Data([2, 2, 0x4c, 1, 0, 0x3b])
    #expect(throws: PictureFault("65535 × 65535 pixels of this kind need too much memory")) {
      try Rendition(picture: gif, size: .shorterEdge(128))
    }
  }

  @Test("a copy for strangers shows the same, without places, serial numbers and owners")
  func withoutPrivate() throws {
    let own = try TestFolder.fixture("dated.jpg")
    let copy = try #require(Metadata.withoutPrivate(own))
    for secret in ["012345678901", "Jo Doe", "Paris"] {
      #expect(own.range(of: Data(secret.utf8)) != nil, "\(secret)")
      #expect(copy.range(of: Data(secret.utf8)) == nil, "\(secret)")
    }
    let left = Metadata(picture: copy)
    #expect(left.values.keys.filter { $0.contains("GPS") }.isEmpty)
    #expect(left.text("Exif.Photo.DateTimeOriginal") == "2023:05:14 17:30:05")
    #expect(left.text("Exif.Image.Orientation") == "6")
    #expect(Metadata.withoutPrivate(try TestFolder.fixture("live.heic")) == nil)
  }
}
