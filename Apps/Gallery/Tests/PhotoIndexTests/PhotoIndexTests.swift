import Foundation
import Testing

@testable import PhotoFacts
@testable import PhotoIndex

@Suite("The index of photos")
struct PhotoIndexTests {
  @Test("a second start knows all without reading a file again")
  func secondStart() async throws {
    let folder = try TestFolder()
    try folder.add(["b/2.jpg": "live.jpg", "10.jpg": "dated.jpg", "9.jpg": "latin.jpg"])
    let first = try folder.index()
    await first.update()
    let photos = try await first.all()
    #expect(try await first.names == ["9.jpg", "10.jpg", "b/2.jpg"])
    let second = try folder.index()
    #expect(try await second.all() == photos)
    let progress = await second.progress
    #expect(progress.isComplete && progress.known == 3)
    // Each write has a version of its own: where there is no new one, nothing was read.
    let version = try await second.page(after: nil, limit: 1).version
    await second.update()
    #expect(try await second.page(after: nil, limit: 1).version == version)
    #expect(try await second.all() == photos)
  }

  /// They are kept and not counted, so that a start with a hundred thousand photos need not look at each.
  @Test("the numbers of photos stay right, whatever happens, and are there at a start")
  func numbers() async throws {
    let folder = try TestFolder()
    var index = try folder.index()
    func check(known: Int, listed: Int, isDated: Bool, _ line: Int = #line) async throws {
      await index.update()
      for _ in 0..<2 {
        let page = try await index.page(after: nil, limit: 100)
        let progress = await index.progress
        #expect(
          page.total == listed && page.photos.count == listed && page.isDated == isDated
            && progress.known == known, "line \(line)")
        index = try folder.index()
      }
    }
    try await check(known: 0, listed: 0, isDated: false)
    try folder.add(["a.tif": "small.tif"])
    try await check(known: 1, listed: 1, isDated: false)
    try folder.add(["b.jpg": "dated.jpg", "c/still.heic": "live.heic", "video.mov": "live.mov"])
    try await check(known: 4, listed: 3, isDated: true)
    try folder.add("broken.tif", Data("x".utf8))
    try await check(known: 5, listed: 3, isDated: true)
    try folder.add(["broken.tif": "small.tif"])
    try await check(known: 5, listed: 4, isDated: true)
    // Its video is one of its own then.
    try folder.remove("c/still.heic")
    try await check(known: 4, listed: 4, isDated: true)
    try folder.move("b.jpg", to: "d/e.jpg")
    try await check(known: 4, listed: 4, isDated: true)
    try folder.remove("d/e.jpg")
    try folder.remove("video.mov")
    try folder.add(["f.tif": "small.tif"])
    try await check(known: 3, listed: 3, isDated: false)
    try folder.remove("a.tif")
    await index.update()
    try await index.forget(goneFor: .seconds(-10))
    try await check(known: 2, listed: 2, isDated: false)
  }

  @Test("a changed file is read again, a removed one goes, and both are told as changes")
  func changes() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "live.jpg", "b.jpg": "live.jpg", "c.jpg": "latin.jpg"])
    let index = try folder.index()
    await index.update()
    let before = try await index.page(after: nil, limit: 10)
    try folder.add(["a.jpg": "dated.jpg", "d.jpg": "live.jpg"])
    try folder.remove("b.jpg")
    await index.update()
    let changes = try await index.changes(epoch: before.epoch, since: before.version)
    #expect(Set(changes.changed.map(\.name)) == ["a.jpg", "d.jpg"])
    // `d.jpg` has the content that `b.jpg` had: it is that photo, under another name.
    #expect(changes.removed.isEmpty)
    #expect(changes.changed.first { $0.name == "d.jpg" }?.id == before.photos[1].id)
    #expect(changes.changed.first { $0.name == "a.jpg" }?.id == before.photos[0].id)
    try folder.remove("c.jpg")
    await index.update()
    let last = try await index.changes(epoch: changes.epoch, since: changes.version)
    #expect(last.changed.isEmpty && last.removed == [before.photos[2].id])
    #expect(try await index.names == ["a.jpg", "d.jpg"])
  }

  @Test("a moved file, or one in a renamed folder, keeps its number and is not read again")
  func moved() async throws {
    let folder = try TestFolder()
    try folder.add(["one/a.jpg": "dated.jpg", "one/two/b.jpg": "latin.jpg", "c.jpg": "live.jpg"])
    let index = try folder.index()
    await index.update()
    let before = try await index.all()
    try folder.move("one", to: "three")
    try folder.move("c.jpg", to: "three/c.jpg")
    await index.update()
    let after = try await index.all()
    #expect(
      after.map { String(decoding: $0.path, as: UTF8.self) } == [
        "three/a.jpg", "three/c.jpg", "three/two/b.jpg",
      ])
    #expect(Set(after.map(\.id)) == Set(before.map(\.id)))
    #expect(after.allSatisfy { $0.problem == nil })
    // Gone for a while, and back under another name.
    try FileManager.default.moveItem(
      at: folder.photos.appending(path: "three/a.jpg"), to: folder.root.appending(path: "away.jpg"))
    await index.update()
    #expect(try await index.names.count == 2)
    try FileManager.default.moveItem(
      at: folder.root.appending(path: "away.jpg"), to: folder.photos.appending(path: "back.jpg"))
    await index.update()
    #expect(
      try await index.all().first { $0.name == "back.jpg" }?.id
        == before.first { $0.name == "a.jpg" }?.id)
  }

  @Test(
    "pages follow one another without a gap or a repetition, in both orders",
    arguments: [1, 3, 7, 100])
  func pages(size: Int) async throws {
    let folder = try TestFolder()
    let photo = try TestFolder.fixture("live.jpg")
    for number in 0..<20 {
      try folder.add("\(number % 3)/IMG_202305\(number % 4 + 10)_1730\(number + 10).jpg", photo)
    }
    let index = try folder.index()
    await index.update()
    for order in [PhotoOrder.name, .date] {
      var (all, cursor) = ([IndexedPhoto](), PhotoCursor?.none)
      repeat {
        let page = try await index.page(after: cursor, limit: size, order: order)
        #expect(page.total == 20 && page.photos.count <= size)
        all += page.photos
        cursor = page.next
      } while cursor != nil
      #expect(Set(all.map(\.id)).count == 20 && all.count == 20)
      if order == .name { #expect(try await index.all() == all) }
      if order == .date {
        #expect(all.map(\.taken.wallClock) == all.map(\.taken.wallClock).sorted(by: >))
      }
    }
    await #expect(throws: PhotoIndexError.wrongCursor) {
      try await index.page(after: PhotoCursor("no cursor"), limit: 1)
    }
    await #expect(throws: PhotoIndexError.wrongCursor) {
      try await index.page(after: PhotoCursor("1"), limit: 1, order: .date)
    }
  }

  @Test("the first page of several names all folders with photos, and those around them, each once")
  func folders() async throws {
    let folder = try TestFolder()
    let photo = try TestFolder.fixture("live.jpg")
    let ways = [
      "z.jpg", "B/1.jpg", "B/2.jpg", "B/3.jpg", "A 10/x.jpg", "A 2/x.jpg", "0/0/x.jpg", "00/1.jpg",
      "Älter/春 花/x.jpg", "b/own.jpg", "b/C/D/x.jpg", "B/C/y.jpg", "B/CC/y.jpg",
    ]
    for way in ways { try folder.add(way, photo) }
    // Nothing of it is shown.
    try folder.add("No photos/empty.jpg", Data())
    let index = try folder.index()
    await index.update()
    let page = try await index.page(after: nil, limit: 1)
    let found = try #require(page.folders)
    #expect(
      found.map { $0.precomposedStringWithCanonicalMapping.lowercased() } == [
        "00", "0/0", "a 2", "a 10", "älter", "älter/春 花", "b", "b/c", "b/c/d", "b/cc",
      ])
    #expect(try await index.page(after: page.next, limit: 1).folders == nil)
    #expect(try await index.page(after: nil, limit: 100).folders == nil, "all photos are there")
  }

  @Test("who was away too long, or comes with a number of another index, starts again")
  func startAgain() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "live.jpg"])
    let index = try folder.index()
    await index.update()
    let page = try await index.page(after: nil, limit: 1)
    try folder.remove("a.jpg")
    await index.update()
    try await index.forget(goneFor: .seconds(-10))
    await #expect(throws: PhotoIndexError.startAgain) {
      try await index.changes(epoch: page.epoch, since: page.version)
    }
    await #expect(throws: PhotoIndexError.startAgain) {
      try await index.changes(epoch: "other", since: page.version + 1)
    }
  }

  @Test("the file may be deleted, cut off or filled with nonsense: the index is made anew")
  func damaged() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "live.jpg"])
    try await folder.index().update()
    for damage in 0..<3 {
      switch damage {
      case 0: try FileManager.default.removeItem(at: folder.cache)
      case 1: try Data("nonsense".utf8).write(to: folder.indexFile)
      default: truncate(folder.indexFile.path, 5000)
      }
      let index = try folder.index()
      await index.update()
      #expect(try await index.names == ["a.jpg"])
    }
  }

  @Test("a Live Photo is one photo that moves, and two again when its picture goes")
  func livePhotos() async throws {
    let folder = try TestFolder()
    try folder.add([
      "far/still.heic": "live.heic", "video.mov": "live.mov", "IMG_1.JPG": "latin.jpg",
      "IMG_1.mp4": "clip.mp4", "other.mp4": "clip.mp4", "motion.jpg": "motion.jpg",
    ])
    let index = try folder.index()
    await index.update()
    #expect(try await index.names == ["IMG_1.JPG", "motion.jpg", "other.mp4", "far/still.heic"])
    let motions = try await index.all().map(\.motion)
    #expect(motions[0] == .file(Array("IMG_1.mp4".utf8)))
    #expect(motions[2] == nil)
    #expect(motions[3] == .file(Array("video.mov".utf8)))
    guard case .within = motions[1] else { throw CocoaError(.featureUnsupported) }
    try folder.remove("IMG_1.JPG")
    await index.update()
    #expect(try await index.names.contains("IMG_1.mp4"))
  }

  @Test("a sidecar that comes, changes or goes is read with its photo")
  func sidecars() async throws {
    func xmp(_ rating: Int) -> Data {
      Data(
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
        xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="\(rating)"/></rdf:RDF></x:xmpmeta>
        """.utf8)
    }
    let folder = try TestFolder()
    try folder.add(["a.jpg": "dated.jpg"])
    let index = try folder.index()
    await index.follow()
    func rating() async throws -> Int? { try await index.all().first?.rating }
    #expect(try await rating() == 4)
    for value in [1, 5] {
      try folder.add("a.xmp", xmp(value))
      await index.settle()
      #expect(try await rating() == value)
    }
    try folder.remove("a.xmp")
    await index.settle()
    #expect(try await rating() == 4)
  }

  @Test("whatever happens in the folder is known at the next look, without looking at everything")
  func followed() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "live.jpg", "deep/er/b.jpg": "latin.jpg"])
    let index = try folder.index()
    await index.follow()
    let steps: [(() throws -> Void, [String])] = [
      ({ try folder.add(["c.jpg": "dated.jpg"]) }, ["a.jpg", "c.jpg", "deep/er/b.jpg"]),
      ({ try folder.move("deep", to: "new") }, ["a.jpg", "c.jpg", "new/er/b.jpg"]),
      (
        { try folder.add(["new/er/x.jpg": "live.heic"]) },
        ["a.jpg", "c.jpg", "new/er/b.jpg", "new/er/x.jpg"]
      ),
      (
        { try folder.add(["fresh/1/2.jpg": "small.tif"]) },
        ["a.jpg", "c.jpg", "fresh/1/2.jpg", "new/er/b.jpg", "new/er/x.jpg"]
      ),
      ({ try folder.remove("new") }, ["a.jpg", "c.jpg", "fresh/1/2.jpg"]),
      ({ try folder.remove("a.jpg") }, ["c.jpg", "fresh/1/2.jpg"]),
      (
        {
          try FileManager.default.linkItem(
            at: folder.photos.appending(path: "c.jpg"), to: folder.photos.appending(path: "d.jpg"))
        }, ["c.jpg", "d.jpg", "fresh/1/2.jpg"]
      ),
    ]
    for (step, names) in steps {
      try step()
      await index.settle()
      #expect(try await index.names == names)
    }
  }

  /// How soon, `make library-bench` measures: here the machine may be busy with anything.
  @Test("a change is told by itself, without a question")
  func told() async throws {
    let folder = try TestFolder()
    let index = try folder.index()
    await index.follow()
    let updates = await index.progressUpdates()
    try folder.add(["a.jpg": "live.jpg"])
    var isTold = false
    for await progress in updates where progress.known == 1 && progress.reading == nil {
      isTold = true
      break
    }
    #expect(isTold)
    #expect(try await index.names == ["a.jpg"])
  }

  @Test("what cannot be shown is listed with the reason, and so is a folder that cannot be read")
  func problems() async throws {
    let folder = try TestFolder()
    try folder.add("a.avi", Data("x".utf8))
    try folder.add("b.jpg", Data("x".utf8))
    try folder.add("notes.txt", Data("x".utf8))
    try folder.add(["c.jpg": "live.jpg"])
    let index = try folder.index()
    await index.update()
    #expect(try await index.names == ["c.jpg"])
    #expect(
      try await index.problems().map(\.problem) == [
        "browsers do not play .avi files, and videos are not converted",
        "cannot be read as a picture",
      ])
  }

  @Test("a folder that is gone is said so, and its photos stay known")
  func goneFolder() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "live.jpg"])
    let index = try folder.index()
    await index.follow()
    try FileManager.default.removeItem(at: folder.photos)
    await index.update()
    let problem = try #require(await index.progress.problem)
    #expect(problem.contains("No such file or directory"))
    #expect(try await index.names == ["a.jpg"])
    try folder.add(["b.jpg": "live.jpg"])
    await index.update()
    #expect(await index.progress.problem == nil)
    #expect(try await index.names == ["b.jpg"])
  }

  @Test("a placeholder that was made later reaches all photos of the same content")
  func placeholder() async throws {
    let folder = try TestFolder()
    try folder.add(["a.jpg": "live.jpg", "b.jpg": "live.jpg"])
    let index = try folder.index()
    await index.update()
    let before = try await index.page(after: nil, limit: 2)
    #expect(before.photos.allSatisfy { $0.placeholder == nil })
    try await index.setPlaceholders([before.photos[0].content: [1, 2, 3]])
    let changes = try await index.changes(epoch: before.epoch, since: before.version)
    #expect(changes.changed.map(\.placeholder) == [[1, 2, 3], [1, 2, 3]])
  }
}

@Suite("The order in which people count")
struct NaturalKeyTests {
  @Test("the bytes of keys are in the order of names")
  func order() {
    let paths = [
      "1.png", "2.PNG", "10.png", "a.png", "A1.png", "a02.png", "a2.png", "a10.png", "b 1.png",
      "B 2.png",
      "z.png", "2/9.png", "2/10.png", "10/1.png", "Album 2/a.jpg", "Album 2/May/1.png",
      "Album 10/a.jpg", "b/c/d/1.png",
    ]
    let keys = paths.map { NaturalKey.key(path: Array($0.utf8)) }
    for (earlier, later) in zip(keys, keys.dropFirst()) {
      #expect(earlier.lexicographicallyPrecedes(later))
    }
    #expect(Set(keys).count == paths.count)
  }
}
