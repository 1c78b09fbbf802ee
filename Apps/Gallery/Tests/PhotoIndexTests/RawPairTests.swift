import Foundation
import PhotoFolder
import Testing

@testable import PhotoIndex

@Suite("Photos that are there as RAW and as JPEG")
struct RawPairTests {
  private func index(_ folder: TestFolder) throws -> PhotoIndex {
    try PhotoIndex(
      folder: Folder(folder.photos.path), file: folder.indexFile,
      ratings: RatingFile(folder.root.appending(path: "ratings.sqlite")), readers: 2)
  }

  private func path(_ name: String) -> [UInt8] { Array(name.utf8) }

  /// By their names; each with that of its RAW file, or none.
  private func shown(_ index: PhotoIndex) async throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try await index.all().map {
        ($0.name, $0.raw.map { String(decoding: $0, as: UTF8.self) } ?? "")
      })
  }

  private static func sidecar(rating: Int, keyword: String) -> Data {
    Data(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
        xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmp:Rating="\(rating)"><dc:subject><rdf:Bag><rdf:li>\(keyword)</rdf:li></rdf:Bag>
        </dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>
      """.utf8)
  }

  @Test("are one photo, which is the JPEG or HEIC, whichever file comes first")
  func onePhoto() async throws {
    let folder = try TestFolder()
    try folder.add(["a.dng": "preview.dng", "c.heic": "live.heic", "d.dng": "preview.dng"])
    let index = try index(folder)
    await index.update()
    var names = try await shown(index)
    #expect(names == ["a.dng": "", "c.heic": "", "d.dng": ""])
    let (epoch, version) = try await index.version
    try folder.add(["A.JPG": "latin.jpg", "c.DNG": "preview.dng", "other/d.jpg": "latin.jpg"])
    await index.update()
    names = try await shown(index)
    // In another folder, it is another photo.
    #expect(names == ["A.JPG": "a.dng", "c.heic": "c.DNG", "d.dng": "", "d.jpg": ""])
    #expect(try await index.page(after: nil, limit: 10).total == 4)
    let kinds = try await index.all().map(\.kind)
    #expect(kinds == [.raw, .raw, .raw, .photo])
    let changes = try await index.changes(epoch: epoch, since: version)
    #expect(Set(changes.changed.map(\.name)) == ["A.JPG", "c.heic", "d.jpg"])
    #expect(changes.removed.count == 2)
    let detailed = try #require(try await index.photo(at: path("A.JPG")))
    #expect(detailed.rawSize == (try TestFolder.fixture("preview.dng")).count)
  }

  @Test("are two where their cameras say that they were taken on two days")
  func twoDays() async throws {
    let folder = try TestFolder()
    // The RAW file says nothing of its day by itself.
    try folder.add(["a.jpg": "dated.jpg", "a.dng": "preview.dng"])
    let index = try index(folder)
    await index.update()
    #expect(try await shown(index) == ["a.jpg": "a.dng"])
    let day = Data(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
        xmlns:exif="http://ns.adobe.com/exif/1.0/"
        exif:DateTimeOriginal="2019-01-02T03:04:05"/></rdf:RDF></x:xmpmeta>
      """.utf8)
    try folder.add("a.dng.xmp", day)
    await index.update()
    #expect(try await shown(index) == ["a.jpg": "", "a.dng": ""])
    try folder.remove("a.dng.xmp")
    await index.update()
    #expect(try await shown(index) == ["a.jpg": "a.dng"])
  }

  @Test("one file goes or is moved: what is left is a photo of its own, and pairs again")
  func leaving() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "latin.jpg", "a.heic": "live.heic", "a.dng": "preview.dng"])
    let index = try index(folder)
    await index.update()
    #expect(try await shown(index) == ["a.jpg": "a.dng", "a.heic": ""])
    try folder.move("a.jpg", to: "b/a.jpg")
    await index.update()
    #expect(try await shown(index) == ["a.jpg": "", "a.heic": "a.dng"])
    try folder.move("a.dng", to: "b/a.dng")
    await index.update()
    #expect(try await shown(index) == ["a.jpg": "b/a.dng", "a.heic": ""])
    try folder.remove("b/a.jpg")
    await index.update()
    #expect(try await shown(index) == ["a.dng": "", "a.heic": ""])
    #expect(try await index.page(after: nil, limit: 10).total == 2)
  }

  @Test("a Live Photo that is there as RAW, too, has both other files")
  func live() async throws {
    let folder = try TestFolder()
    try folder.add(["a.heic": "live.heic", "a.mov": "live.mov", "a.dng": "preview.dng"])
    let index = try index(folder)
    await index.update()
    let photos = try await index.all()
    #expect(photos.map(\.name) == ["a.heic"] && photos[0].kind == .live)
    #expect(photos[0].motion == .file(path("a.mov")) && photos[0].raw == path("a.dng"))
  }

  @Test("a RAW file of which nothing can be shown is no fault where the JPEG is shown")
  func withoutPreview() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "latin.jpg"])
    try folder.add("a.cr3", Data("too new".utf8))
    try folder.add("b.cr3", Data("too new".utf8))
    let index = try index(folder)
    await index.update()
    #expect(try await shown(index) == ["a.jpg": "a.cr3"])
    #expect(try await index.problems().map(\.path) == [path("b.cr3")])
  }

  @Test("stars and favourites are given to both files, by the address of either")
  func marks() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "latin.jpg", "a.dng": "preview.dng"])
    let index = try index(folder)
    await index.update()
    _ = try await index.mark([path("a.jpg"): MarkChange(rating: .given(3), isFavourite: true)])
    #expect(try await index.rate([path("a.dng"): 2]) == [])
    #expect(try await index.all().map(\.rating) == [2])
    // Each keeps them by itself, in a new index, too.
    try folder.remove("a.jpg")
    try FileManager.default.removeItem(at: folder.cache)
    let second = try self.index(folder)
    await second.update()
    let left = try await second.all()
    #expect(left.map(\.name) == ["a.dng"] && left[0].rating == 2 && left[0].isFavourite)
  }

  @Test("what was given to the RAW file alone counts until something is given to both")
  func earlierMarks() async throws {
    let folder = try TestFolder()
    try folder.add(["a.dng": "preview.dng"])
    let index = try index(folder)
    await index.update()
    _ = try await index.mark([path("a.dng"): MarkChange(rating: .given(5), isFavourite: true)])
    try folder.add(["a.jpg": "dated.jpg"])
    await index.update()
    let photo = try #require(try await index.all().first)
    #expect(photo.name == "a.jpg" && photo.rating == 5 && photo.isFavourite)
    _ = try await index.mark([path("a.jpg"): MarkChange(rating: .ofFile, isFavourite: false)])
    let changed = try #require(try await index.all().first)
    #expect(changed.rating == 4 && !changed.isFavourite)
  }

  @Test("a sidecar of both is read for both, and that of the RAW file says what the JPEG does not")
  func sidecars() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "latin.jpg", "a.dng": "preview.dng"])
    let index = try index(folder)
    await index.update()
    let (epoch, version) = try await index.version
    try folder.add("a.dng.xmp", Self.sidecar(rating: 3, keyword: "raw alone"))
    await index.update()
    var photo = try #require(try await index.all().first)
    #expect(photo.rating == 3 && photo.keywords == ["raw alone"])
    let changes = try await index.changes(epoch: epoch, since: version)
    #expect(changes.changed.map(\.name) == ["a.jpg"])
    try folder.remove("a.dng.xmp")
    try folder.add("a.xmp", Self.sidecar(rating: 5, keyword: "both"))
    await index.update()
    photo = try #require(try await index.all().first)
    #expect(photo.rating == 5 && photo.keywords == ["both"])
  }
}
