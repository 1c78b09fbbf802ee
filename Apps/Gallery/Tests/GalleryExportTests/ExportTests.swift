import Foundation
import PhotoFacts
import PhotoFolder
import PhotoIndex
import Testing
import ThumbnailStore

@testable import GalleryExport

@Suite("The static export")
struct ExportTests {
  /// Photos, a cache and an export, gone with the object.
  final class Place: Sendable {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "export-\(UUID().uuidString)")
    var out: URL { root.appending(path: "site") }

    init(_ photos: [String: String]) throws {
      for (name, fixture) in photos { try add(name, ExportTests.fixture(fixture)) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func add(_ name: String, _ content: Data) throws {
      let file = root.appending(path: "photos/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file)
    }

    func export(
      _ change: (inout ExportOptions) -> Void = { _ in }, view: URL? = nil,
      to out: URL? = nil
    ) async throws -> ExportReport {
      var options = ExportOptions()
      change(&options)
      let index = try PhotoIndex(
        folder: Folder(root.appending(path: "photos").path),
        file: root.appending(path: "cache/index.sqlite"))
      await index.update()
      let thumbnails = ThumbnailStore(folder: root.appending(path: "cache/thumbnails"))
      let exporter = Exporter(index: index, thumbnails: thumbnails, options: options, view: view)
      return try await exporter.export(to: out ?? self.out)
    }

    func read(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: out.appending(path: path)), as: UTF8.self)
    }

    /// Everything in the export, without folders.
    var files: [String] {
      (FileManager.default.subpaths(atPath: out.path) ?? []).filter {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(
          atPath: out.appending(path: $0).path, isDirectory: &isFolder) && !isFolder.boolValue
      }.sorted()
    }
  }

  static func fixture(_ name: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(
      contentsOf: tests.appending(path: "../PhotoIndexTests/Fixtures/\(name)").standardized)
  }

  /// Every address in the pages leads to a file, from the disk as well.
  static func checkLinks(_ place: Place) throws {
    for page in place.files where page.hasSuffix(".html") && !page.hasPrefix("view/") {
      let html = try place.read(page)
      let base = place.out.appending(path: page).deletingLastPathComponent()
      for match in html.matches(of: /(?:href|src|poster)="([^"]+)"/) {
        let link = String(match.output.1)
        if link.hasPrefix("https:") { continue }
        let target = URL(fileURLWithPath: base.path + "/" + (link.removingPercentEncoding ?? link))
        #expect(
          FileManager.default.fileExists(atPath: target.standardized.path), "\(page): \(link)")
      }
    }
  }

  @Test(
    "every album and photo has a page that shows without a program, and every link leads somewhere")
  func pages() async throws {
    let place = try Place([
      "Paris 100 %/tower.jpg": "dated.jpg", "Paris 100 %/deep/b & <c>.jpg": "latin.jpg",
      "a.heic": "live.heic", "clip.mp4": "clip.mp4", "raw.dng": "preview.dng",
    ])
    try place.add("broken.jpg", Data("x".utf8))
    let report = try await place.export { $0.address = "https://example.org/p" }
    #expect(report.photos == 5)
    #expect(report.leftOut == ["broken.jpg: cannot be read as a picture"])
    let page = try place.read("albums/Paris 100 %/tower.jpg.html")
    #expect(page.contains("<title>The tower (west side), ajar</title>"))
    #expect(page.contains("og:image\" content=\"https://example.org/p/thumbnails/1024/"))
    #expect(page.contains("2023-05-14"))
    #expect(!page.contains("<script"))
    #expect(try place.read("albums/Paris 100 %/deep/index.html").contains("Grüße aus Köln"))
    #expect(try place.read("albums/clip.mp4.html").contains("<video"))
    try Self.checkLinks(place)
  }

  @Test(
    "a photo that is there as RAW, too, is exported once, and nothing says that it is there as RAW")
  func rawPairs() async throws {
    let place = try Place(["a.jpg": "latin.jpg", "a.dng": "preview.dng", "b.dng": "preview.dng"])
    let report = try await place.export()
    #expect(report.photos == 2 && report.leftOut == [])
    #expect(try place.read("albums/a.jpg.html").contains("Grüße aus Köln"))
    #expect(throws: (any Error).self) { try place.read("albums/a.dng.html") }
    #expect(try !place.read("index.html").contains("a.dng"))
  }

  @Test("albums are shown by a photo of theirs, or of an album in them, and say how many there are")
  func covers() async throws {
    let place = try Place([
      "Paris 100 %/tower.jpg": "dated.jpg", "Paris 100 %/deep/b.jpg": "latin.jpg",
      "empty but for/one/a.heic": "live.heic",
    ])
    _ = try await place.export()
    let home = try place.read("index.html")
    for words in [
      "<b>Paris 100 %</b> <span>2 photos</span>", "<b>empty but for</b> <span>1 photo</span>",
      "property=\"og:description\" content=\"3 photos\"", "property=\"og:image\"",
    ] {
      #expect(home.contains(words), "\(words)")
    }
    #expect(home.matches(of: /<li><a [^>]*><img src="thumbnails\/256\//).count == 2)
    let outer = try place.read("albums/empty but for/index.html")
    #expect(outer.contains("<img src=\"../../thumbnails/256/"))
    #expect(outer.contains("property=\"og:image\""))
    try Self.checkLinks(place)
  }

  @Test("a photo whose name is as long as names can be has a page, too, of its own")
  func longNames() async throws {
    let long = String(repeating: "ä", count: 125)
    let longest = String(repeating: "x", count: 250)
    let place = try Place([
      "\(longest)1.jpg": "dated.jpg", "\(longest)2.jpg": "latin.jpg", "\(long).jpg": "live.heic",
    ])
    #expect(try await place.export().photos == 3)
    let pages = place.files.filter { $0.hasPrefix("albums/") && $0.hasSuffix(".html") }
    #expect(pages.count == 3, "\(pages)")
    try Self.checkLinks(place)
  }

  @Test("every page names the icon of the page with gestures: browsers look for no other one")
  func icon() async throws {
    let place = try Place(["Alps/a.jpg": "dated.jpg"])
    _ = try await place.export()
    for page in place.files where page.hasSuffix(".html") {
      #expect(try place.read(page).contains("<link rel=\"icon\" href=\""), "\(page)")
    }
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let icon = tests.appending(path: "../../Page/icon.svg").standardized
    #expect(try place.read("icon.svg") == String(contentsOf: icon, encoding: .utf8))
    try Self.checkLinks(place)
  }

  @Test("places, serial numbers and owners are in no file, unless they are asked for")
  func withoutPrivate() async throws {
    let place = try Place(["a.jpg": "dated.jpg", "b.mov": "live.mov", "m.jpg": "motion.jpg"])
    _ = try await place.export()
    for file in place.files {
      let data = try Data(contentsOf: place.out.appending(path: file))
      for secret in ["012345678901", "Jo Doe", "Paris", "+48.8582", "ISO6709"] {
        #expect(data.range(of: Data(secret.utf8)) == nil, "\(file): \(secret)")
      }
    }
    _ = try await place.export { $0.keepsLocation = true }
    let originals = place.files.filter { $0.hasPrefix("photos/") }
    let contents = try originals.map { try Data(contentsOf: place.out.appending(path: $0)) }
    #expect(contents.contains(try Self.fixture("dated.jpg")))
    #expect(contents.contains(try Self.fixture("live.mov")))
    #expect(originals.count == 3)
  }

  @Test("a second run writes nothing, a third what has changed, and what is gone goes")
  func incremental() async throws {
    let place = try Place(["a.jpg": "dated.jpg", "x/b.jpg": "latin.jpg"])
    let first = try await place.export()
    let files = place.files
    let dates = try files.map { try Self.modified(place.out.appending(path: $0)) }
    let second = try await place.export()
    #expect(second.written == 0 && second.removed == 0 && second.photos == first.photos)
    #expect(place.files == files)
    #expect(try files.map { try Self.modified(place.out.appending(path: $0)) } == dates)
    try FileManager.default.removeItem(at: place.root.appending(path: "photos/x"))
    try place.add("c.jpg", Self.fixture("live.jpg"))
    let third = try await place.export()
    #expect(third.removed > 3 && third.photos == 2)
    #expect(!place.files.contains { $0.contains("x/") })
    try Self.checkLinks(place)
  }

  @Test("a dry run says what would be done and does nothing")
  func dryRun() async throws {
    let place = try Place(["a.jpg": "dated.jpg"])
    let report = try await place.export { $0.isDryRun = true }
    #expect(!FileManager.default.fileExists(atPath: place.out.path))
    let written = try await place.export().written
    #expect(written == report.written)
    let again = try await place.export { $0.isDryRun = true }
    #expect((again.written, again.unchanged, again.removed) == (0, written, 0))
  }

  @Test("an export that was stopped goes on")
  func resumed() async throws {
    let place = try Place(["a.jpg": "dated.jpg", "b.jpg": "latin.jpg"])
    _ = try await place.export()
    let whole = place.files
    for file in whole where file.contains("1024") || file.hasSuffix(".html") {
      try FileManager.default.removeItem(at: place.out.appending(path: file))
    }
    _ = try await place.export()
    #expect(place.files == whole)
  }

  @Test("photos are copied, linked, resized or left out")
  func originals() async throws {
    let place = try Place(["a.jpg": "dated.jpg"])
    for (option, expected) in [
      ExportOptions.Originals.resize(24): 24, .none: nil, .link: 48, .copy: 48,
    ] as KeyValuePairs<ExportOptions.Originals, Int?> {
      _ = try await place.export {
        $0.originals = option
        $0.keepsLocation = option == .link
      }
      let files = place.files.filter { $0.hasPrefix("photos/") }
      #expect(files.count == (expected == nil ? 0 : 1), "\(option)")
      if let file = files.first {
        let whole = try Rendition(
          picture: Data(contentsOf: place.out.appending(path: file)), size: .whole)
        #expect(max(whole.width, whole.height) == expected)
      }
      try Self.checkLinks(place)
    }
  }

  @Test("a folder that is not ours is not touched, nor is one within the photos")
  func refused() async throws {
    let place = try Place(["a.jpg": "dated.jpg", "in/b.jpg": "dated.jpg"])
    let other = place.root.appending(path: "other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: other.appending(path: "letter.txt"))
    await #expect(throws: ExportFault.self) { try await place.export(to: other) }
    await #expect(throws: ExportFault.self) {
      try await place.export(to: place.root.appending(path: "photos/site"))
    }
    await #expect(throws: ExportFault.self) { try await place.export { $0.originals = .link } }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["letter.txt"])
  }

  @Test(
    "the page with gestures finds its list, and each size of each photo by the address it makes")
  func view() async throws {
    let place = try Place(["a.jpg": "dated.jpg", "b.heic": "live.heic", "c.mp4": "clip.mp4"])
    let page = place.root.appending(path: "page")
    try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
    let html = "<meta name=\"photos\" content=\"photos\"><title>view</title>"
    try Data(html.utf8).write(to: page.appending(path: "index.html"))
    try Data("wasm".utf8).write(to: page.appending(path: "gallery.wasm"))
    // The SHA-256 of the page as it is, and below as it becomes.
    let digest = "7dcce7628100e08e03e2edb88100c3054c4855eec701c7864ed6e2a74b33a32d"
    try Data("{\"index.html\":\"\(digest)\",\"a.js\":\"0\"}".utf8).write(
      to: page.appending(path: "version.json"))
    _ = try await place.export(view: page)
    let exported = "e1ed9501443a45629c708f7abdea4b68d64715bd0b392d08a8b7ebe5e7b73db7"
    #expect(
      try place.read("view/version.json") == "{\"index.html\":\"\(exported)\",\"a.js\":\"0\"}")
    #expect(
      try place.read("view/index.html")
        == "<meta name=\"photos\" content=\"photos-1.json\"><title>view</title>")
    #expect(try place.read("view/gallery.wasm") == "wasm")
    let list = try JSONSerialization.jsonObject(with: Data(place.read("view/photos-1.json").utf8))
    let photos = try #require((list as? [String: Any])?["photos"] as? [[String: Any]])
    #expect(photos.count == 3)
    for photo in photos {
      let url = try #require(photo["url"] as? String)
      for edge in [128, 256, 512, 1024, 2048] {
        // As `photos.js` does.
        let address =
          (photo["thumbnails"] as? String
          ?? url.replacingOccurrences(of: "photos", with: "thumbnails/EDGE"))
          .replacingOccurrences(of: "EDGE", with: "\(edge)")
        #expect(place.files.contains(String(address.dropFirst(3))), "\(address)")
      }
      #expect(place.files.contains(String(url.dropFirst(3))), "\(url)")
      // What somebody has written for themselves is not told to everybody.
      #expect(photo["keywords"] == nil && photo["favourite"] == nil)
    }
    // Nor where somebody was, unless that is meant.
    #expect(try !place.read("view/photos-1.json").contains("town"))
    _ = try await place.export({ $0.keepsLocation = true }, view: page)
    #expect(try place.read("view/photos-1.json").contains("\"name\":\"Paris\""))
  }

  @Test("a huge photo has tiles beside it for the page with gestures, where it is whole")
  func tiles() async throws {
    let place = try Place(["a.jpg": "dated.jpg"])
    let page = place.root.appending(path: "page")
    try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
    try Data("<title>view</title>".utf8).write(to: page.appending(path: "index.html"))
    // 600 × 300 pixels that ask to be turned by a quarter.
    try place.add("huge.jpg", Self.fixture("../../GalleryServerTests/Fixtures/halves.jpg"))
    func export(_ change: (inout ExportOptions) -> Void = { _ in }) async throws -> ExportReport {
      try await place.export(
        {
          $0.tiledFrom = 100_000
          change(&$0)
        }, view: page)
    }
    #expect(try await export().leftOut.isEmpty)
    let tiles = place.files.filter { $0.hasPrefix("tiles/") }.map { $0.split(separator: "/")[1] }
    #expect(tiles == ["0-0_0", "0-0_1", "1-0_0"])
    let list = try JSONSerialization.jsonObject(with: Data(place.read("view/photos-1.json").utf8))
    let photos = try #require((list as? [String: Any])?["photos"] as? [[String: Any]])
    let huge = try #require(photos.first { $0["name"] as? String == "huge.jpg" })
    // As `photos.js` does.
    let url = try #require(huge["tiles"] as? String)
    #expect(photos.filter { $0["tiles"] != nil }.count == 1)
    let address = url.replacingOccurrences(of: "TILE", with: "0-0_1").dropFirst(3)
    let corner = try Rendition(
      picture: Data(contentsOf: place.out.appending(path: String(address))), size: .whole)
    #expect(corner.width == 300 && corner.height == 600 - 512)
    let again = try await export()
    #expect(again.written == 0 && again.removed == 0)
    _ = try await export { $0.originals = .resize(200) }
    #expect(!place.files.contains { $0.hasPrefix("tiles/") })
    #expect(try !place.read("view/photos-1.json").contains("TILE"))
  }

  @Test("the list of the page is in parts, each of which names the next, and none is in two")
  func parts() throws {
    for count in [0, 1, 500, 501, 5500, 12_345] {
      let photos = (0..<count).map {
        ListedPhoto(
          id: Int64($0), url: "", version: "1", name: "\($0)", folder: "\($0 % 3)", date: "",
          width: 1, height: 1, kind: .photo, description: nil)
      }
      let parts = ListPart.parts(of: photos, isDated: count > 1)
      #expect(parts.flatMap(\.part.photos) == photos)
      #expect(parts.dropFirst().map(\.path) == parts.dropLast().map(\.part.next))
      #expect(parts.last?.part.next == nil && parts.first?.path == "photos-1.json")
      #expect(parts.allSatisfy { $0.part.total == count && $0.part.photos.count <= 5000 })
      #expect(parts[0].part.photos.count <= 500)
      #expect(parts[0].part.folders == (count > 500 ? ["0", "1", "2"] : nil))
      #expect(parts.dropFirst().allSatisfy { $0.part.folders == nil })
      #expect(parts[0].part.order == (count > 1 ? "date" : "name"))
    }
  }

  @Test(
    "what becomes of the photos is said in one word",
    arguments: [
      ("copy", .copy), ("link", .link), ("none", ExportOptions.Originals.none),
      ("resize=2560", .resize(2560)),
      ("resize", nil), ("resize=0", nil), ("resize=x", nil), ("", nil), ("Copy", nil),
    ] as [(String, ExportOptions.Originals?)])
  func words(text: String, originals: ExportOptions.Originals?) {
    #expect(ExportOptions.Originals(text) == originals)
  }

  static func modified(_ file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}
