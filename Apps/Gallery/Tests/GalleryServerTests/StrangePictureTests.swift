import CVips
import Foundation
import PhotoFolder
import Testing
import ThumbnailStore

@testable import PhotoFacts

/// Sound pictures that were shown wrong, refused, or ended the server.
@Suite("Strange pictures")
struct StrangePictureTests {
  static func thumbnail(_ picture: Data, edge: Int = 128) throws -> Rendition {
    try Rendition(picture: picture, size: .shorterEdge(edge))
  }

  static func facts(_ picture: Data) throws -> PhotoFacts {
    PhotoReader.facts(of: try ThumbnailTests.opened(picture), name: "a.jpg", sidecar: nil)
  }

  @Test(
    "colours without a profile are those that were painted",
    arguments: [[0, 0, 255], [255, 255, 255], [255, 0, 0], [12, 200, 34], [128], [0]])
  func painted(colour: [Int]) throws {
    for bits in [8, 16] as [UInt8] {
      let picture = TestPicture.png(40, 30, colour.map { UInt8($0) }, bits: bits)
      let seen = try TestPicture.pixel(5, 5, of: Self.thumbnail(picture).bytes)
      for (seen, painted) in zip(seen, colour) { #expect(abs(seen - painted) <= 3, "\(bits)") }
    }
  }

  @Test("a picture's profile is applied, and CMYK becomes what it looks like")
  func profile() throws {
    let exchanged = try Self.thumbnail(TestSite.fixture("red-and-blue-exchanged.png"))
    let seen = try TestPicture.pixel(5, 5, of: exchanged.bytes)
    #expect(seen[0] > 250 && seen[1] < 5 && seen[2] < 5, "blue in a file that exchanges them")
    let cmyk = try TestPicture.pixel(5, 5, of: Self.thumbnail(TestSite.fixture("cmyk.jpg")).bytes)
    #expect(cmyk.count == 3 && cmyk[0] > 200 && cmyk[1] < 70 && cmyk[2] < 70, "magenta and yellow")
  }

  @Test("a grey picture with a profile for red, green and blue is grey")
  func wrongProfile() throws {
    let picture = try TestSite.fixture("grey-with-rgb-profile.jpg")
    let seen = try TestPicture.pixel(5, 5, of: Self.thumbnail(picture).bytes)
    #expect(abs(seen[0] - 128) <= 2)
  }

  @Test(
    "wide pictures that can be seen through have a thumbnail",
    arguments: [[1, 2, 3, 100], [9, 100]] as [[UInt8]])
  func wide(channels: [UInt8]) throws {
    let thumbnail = try Self.thumbnail(TestPicture.png(12_000, 90, channels))
    #expect(try ThumbnailTests.size(thumbnail.bytes) == [12_000, 90])
    #expect(try TestPicture.pixel(9, 9, of: thumbnail.bytes).last == 100)
  }

  @Test("very long pictures have a thumbnail as long as its format can be")
  func long() throws {
    let tall = try Self.thumbnail(TestPicture.png(20, 70_000, [9, 99, 200]))
    #expect(try ThumbnailTests.size(tall.bytes) == [19, 65_500])
    let clear = try Self.thumbnail(TestPicture.png(20_000, 20, [9, 99, 200, 77]))
    #expect(try ThumbnailTests.size(clear.bytes) == [16_383, 16])
  }

  @Test(
    "what needs more memory than there may be is refused by its header, with the reason",
    arguments: [
      TestPicture.gif(20_000, 20_000),
      TestPicture.png(20_000, 20_000, [1, 2, 3], bits: 16, isInterlaced: true),
    ])
  func memory(picture: Data) {
    let start = Self.threadTime()
    let fault = PictureFault("20000 × 20000 pixels of this kind need too much memory")
    #expect(throws: fault) { try Self.thumbnail(picture) }
    // Of the processor, not by the clock: other tests run beside it.
    #expect(Self.threadTime() - start < .seconds(1))
  }

  /// What this thread has used of a processor so far.
  private static func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  @Test("what is unpacked row by row needs little memory, whatever its size")
  func rows() throws {
    for loader in ["jpegload_buffer", "pngload_buffer"] {
      #expect(
        DecodingMemory.needed(
          perPixelBy: loader, bands: 3, bytesPerSample: 1, isInterlaced: false) == 0)
    }
    #expect(
      DecodingMemory.needed(
        perPixelBy: "pngload_buffer", bands: 4, bytesPerSample: 2, isInterlaced: true) == 8)
    let progressive = try #require(try PictureSize(TestSite.fixture("progressive.jpg")))
    #expect(progressive.memory == 64 * 48 * 6)
    // An ordinary JPEG that says it has 20,000 × 20,000 pixels: its frame's head has the marker C0.
    var plain = try TestSite.fixture("halves.jpg")
    let frame = try #require(plain.firstRange(of: Data([0xFF, 0xC0, 0x00, 0x11, 0x08])))
    plain.replaceSubrange(frame.upperBound..<frame.upperBound + 4, with: [0x4E, 0x20, 0x4E, 0x20])
    let huge = try #require(PictureSize(plain))
    #expect(huge.width == 20_000 && huge.height == 20_000 && huge.memory == 0)
  }

  @Test(
    "a description is said once and whole, however long, and in whatever letters",
    arguments: [3, 123, 124, 200, 249, 250, 4000])
  func description(length: Int) throws {
    let text = "A lake" + String(repeating: " ö", count: length / 3)
    for bytes in [Array(text.utf8), Array(text.utf8) + [0]] {
      let description = try Self.facts(TestPicture.jpeg(describedBy: bytes)).description
      #expect(description == text)
    }
  }

  @Test(
    "descriptions are text in UTF-8 or Latin-1, and nothing where a camera wrote them",
    arguments: [
      (Array("Caf".utf8) + [0xE9, 0], "Café"), (Array("  A cat \0 hidden".utf8), "A cat"),
      (Array("A door (red), ajar".utf8), "A door (red), ajar"), (Array("山の家".utf8), "山の家"),
      (Array("OLYMPUS DIGITAL CAMERA  \0".utf8), nil), (Array("\0\0\0".utf8), nil), ([], nil),
    ] as [([UInt8], String?)])
  func written(bytes: [UInt8], text: String?) throws {
    #expect(try Self.facts(TestPicture.jpeg(describedBy: bytes)).description == text)
  }

  @Test("a file that is overwritten in place while its thumbnail is made ends nothing")
  func overwritten() async throws {
    let photo = try ThumbnailTests.large()
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    try photo.write(to: place)
    let writing = Task.detached {
      while !Task.isCancelled {
        await Task.yield()
        let file = open(place.path, O_WRONLY)
        ftruncate(file, Int.random(in: 1..<photo.count))
        _ = photo.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
        close(file)
      }
    }
    await RawClient.waiting {
      for _ in 0..<30 {
        guard let file = OpenFile(descriptor: open(place.path, O_RDONLY)) else { continue }
        let facts = PhotoReader.facts(of: file, name: "a.webp", sidecar: nil)
        _ = try? Rendition(of: file, facts: facts, size: .shorterEdge(128))
      }
    }
    writing.cancel()
    await writing.value
    let whole = try #require(OpenFile(descriptor: open(place.path, O_RDONLY)))
    let facts = PhotoReader.facts(of: whole, name: "a.webp", sidecar: nil)
    _ = try Rendition(of: whole, facts: facts, size: .shorterEdge(128))
  }

  @Test("a thumbnail of a file that was written meanwhile is not kept")
  func notKept() async throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    try TestSite.fixture("small.png").write(to: place)
    let file = try #require(OpenFile(descriptor: open(place.path, O_RDONLY)))
    let facts = PhotoReader.facts(of: file, name: "a.png", sidecar: nil)
    let version = file.version
    func make() -> ThumbnailStore.Made {
      .of(file, version: version, facts, .shorterEdge(128), by: DirectDecoder())
    }
    _ = try make().get()
    let handle = try FileHandle(forWritingTo: place)
    try handle.write(contentsOf: Data([1]))
    try handle.close()
    #expect(make() == .failure(.changed))
  }
}
