import Foundation
import PhotoFacts
import Testing

@testable import ThumbnailStore

@Suite("Thumbnails on the disk")
struct ThumbnailStoreTests {
  /// A folder that is gone with the object.
  final class Place: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "thumbs-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: url) }

    var files: [String] {
      let all = FileManager.default.subpaths(atPath: url.path) ?? []
      return all.filter { $0.split(separator: "/").count == 3 }.sorted()
    }
  }

  static func rendition(_ number: Int, count: Int = 100) -> Rendition {
    Rendition(
      bytes: Data(repeating: UInt8(number & 255), count: count), contentType: "image/webp",
      width: 40_000, height: number)
  }

  static func made(_ number: Int) -> ThumbnailStore.Made { .success(rendition(number)) }
  static let none = ThumbnailStore.Made.failure(.unreadable)

  static func content(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  @Test("what was made once is there after a restart, under any name of the photo")
  func kept() async {
    let place = Place()
    let first = ThumbnailStore(folder: place.url)
    let made = await first.thumbnail(content: Self.content(1), edge: 256) { Self.made(1) }
    let second = ThumbnailStore(folder: place.url)
    let read = await second.thumbnail(content: Self.content(1), edge: 256) { Self.none }
    #expect(made == Self.made(1) && read == made)
    #expect(await second.made == 0)
    #expect(await second.thumbnail(content: Self.content(1), edge: 512) { Self.none } == Self.none)
  }

  @Test("the folder never takes more than its bound, and what was used last stays")
  func bound() async throws {
    let place = Place()
    let store = ThumbnailStore(folder: place.url, capacity: 11 * 111)
    for number in 0..<11 {
      _ = await store.thumbnail(content: Self.content(number), edge: 128) { Self.made(number) }
      // Files of the same age would go in any order: the first ones are days old.
      let file = place.url.appending(
        path: place.files.first { $0.contains("\(Self.content(number).dropFirst(2))-") }!)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(number - 20) * 86_400)],
        ofItemAtPath: file.path)
    }
    #expect(await store.size == 11 * 111)
    // Used again, so it is no longer the oldest.
    _ = await store.thumbnail(content: Self.content(0), edge: 128) { Self.none }
    _ = await store.thumbnail(content: Self.content(11), edge: 128) { Self.made(11) }
    #expect(await store.size <= 11 * 111)
    #expect(await store.thumbnail(content: Self.content(0), edge: 128) { Self.none } != Self.none)
    #expect(await store.thumbnail(content: Self.content(1), edge: 128) { Self.none } == Self.none)
    #expect(await store.thumbnail(content: Self.content(11), edge: 128) { Self.none } != Self.none)
    // What lay there before the start counts, too.
    let size = await store.size
    #expect(await ThumbnailStore(folder: place.url, capacity: 11 * 111).size == size)
  }

  @Test("those who ask at the same time get what was made once, and what fails is tried once")
  func once() async {
    let place = Place()
    let store = ThumbnailStore(folder: place.url, workers: 2)
    await withTaskGroup(of: Bool.self) { tasks in
      for number in 0..<40 {
        tasks.addTask {
          await store.thumbnail(content: Self.content(number % 2), edge: 128) {
            number % 2 == 0 ? Self.made(0) : Self.none
          } != Self.none
        }
      }
      var count = 0
      for await isThere in tasks where isThere { count += 1 }
      #expect(count == 20)
    }
    #expect(await store.made == 2)
  }

  @Test("what was made of a file that was changed meanwhile is made again")
  func changed() async {
    let store = ThumbnailStore(folder: Place().url)
    let first = await store.thumbnail(content: Self.content(1), edge: 128) { .failure(.changed) }
    #expect(first == .failure(.changed))
    let second = await store.thumbnail(content: Self.content(1), edge: 128) { Self.made(1) }
    #expect(second == Self.made(1))
  }

  @Test(
    "what was asked for last comes first, and what was announced after all that is asked for, in its order"
  )
  func order() async throws {
    let place = Place()
    let store = ThumbnailStore(folder: place.url, workers: 1)
    let diary = Diary()
    let gate = DispatchSemaphore(value: 0)
    let blocker = Task {
      await store.thumbnail(content: Self.content(99), edge: 128) {
        gate.wait()
        return Self.none
      }
    }
    while await store.isFree { await Task.yield() }
    await store.prepare(
      (20..<23).map { number in
        .init(content: Self.content(number), edge: 128) {
          diary.add(number)
          return Self.made(number)
        }
      })
    var asked: [Task<ThumbnailStore.Made, Never>] = []
    for number in 0..<3 {
      asked.append(
        Task {
          await store.thumbnail(content: Self.content(number), edge: 128) {
            diary.add(number)
            return Self.made(number)
          }
        })
      while await store.waiting <= number { await Task.yield() }
    }
    gate.signal()
    _ = await blocker.value
    for task in asked { _ = await task.value }
    while await store.made < 7 { await Task.yield() }
    #expect(diary.entries == [2, 1, 0, 20, 21, 22])
  }

  @Test("a half file, a foreign one and a draft of a process that died are no thumbnails")
  func damaged() async throws {
    let place = Place()
    let store = ThumbnailStore(folder: place.url)
    _ = await store.thumbnail(content: Self.content(1), edge: 128) { Self.made(1) }
    let file = place.url.appending(path: place.files[0])
    try Data("T1".utf8).write(to: file)
    let old = file.deletingLastPathComponent().appending(path: ".draft")
    try Data("x".utf8).write(to: old)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: old.path)
    let again = ThumbnailStore(folder: place.url)
    let made = await again.thumbnail(content: Self.content(1), edge: 128) { Self.made(2) }
    #expect(made == Self.made(2))
    await again.settle()
    #expect(place.files.count == 1)
  }

  @Test("where nothing can be written, thumbnails are made all the same")
  func readOnly() async {
    let store = ThumbnailStore(folder: URL(fileURLWithPath: "/proc/no/such/place"))
    #expect(
      await store.thumbnail(content: Self.content(1), edge: 128) { Self.made(1) }
        == Self.made(1))
  }
}

/// What happened, from any thread.
final class Diary: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Int] = []
  func add(_ entry: Int) { lock.withLock { list.append(entry) } }
  var entries: [Int] { lock.withLock { list } }
}
