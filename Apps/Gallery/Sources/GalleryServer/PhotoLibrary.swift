import Dispatch
import Foundation

/// The photos of a folder in the order of their names, with their sizes.
///
/// The headers are read on all cores, once; later calls look only at the list of names and at files that have
/// changed, so new photos appear when the page is loaded again.
public actor PhotoLibrary {
  let folder: Folder
  private var known: [[UInt8]: Entry] = [:]
  private var reading: Task<[Photo], Never>?

  /// A photo, or a file that is none after all, and the version of the file that was read.
  private struct Entry: Sendable {
    var tag: String
    var photo: Photo?
  }

  public init(folder: Folder) { self.folder = folder }

  /// All photos. Calls that come while the folder is being read wait for the same answer.
  func photos() async -> [Photo] {
    if let reading { return await reading.value }
    let task = Task { await read() }
    reading = task
    defer { reading = nil }
    return await task.value
  }

  /// Reads the folder, so that the page finds it read, and tells how many photos there are and
  /// which files are called like photos and are none.
  public func survey() async -> (count: Int, unreadable: [String]) {
    let count = await photos().count
    let unreadable = known.filter { $0.value.photo == nil }.keys
    return (count, unreadable.map { String(decoding: $0, as: UTF8.self) }.sorted())
  }

  /// A name's file, where it is one of the kinds that are photos.
  nonisolated func file(_ name: [UInt8]) -> (file: OpenFile, contentType: String)? {
    guard let contentType = ContentType.photos[ContentType.ending(of: name)],
      let file = folder.file([name])
    else { return nil }
    return (file, contentType)
  }

  private func read() async -> [Photo] {
    let names = folder.names().filter { ContentType.photos[ContentType.ending(of: $0)] != nil }
    let before = known
    let entries = await Self.onAllCores(names) { name in self.entry(name, before: before[name]) }
    known = Dictionary(
      zip(names, entries).compactMap { name, entry in entry.map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
    return known.values.compactMap(\.photo).sorted { NaturalOrder.precedes($0.name, $1.name) }
  }

  private nonisolated func entry(_ name: [UInt8], before: Entry?) -> Entry? {
    guard let file = folder.file([name]) else { return nil }
    let tag = file.tag()
    if let before, before.tag == tag { return before }
    let photo = ImageHeader(file: file).map {
      Photo(name: name, header: $0, version: file.version)
    }
    return Entry(tag: tag, photo: photo)
  }

  /// Reading files blocks, so it is kept off the few threads that answer requests.
  private static func onAllCores<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let results = [Result](unsafeUninitializedCapacity: items.count) { buffer, count in
          nonisolated(unsafe) let start = buffer.baseAddress
          DispatchQueue.concurrentPerform(iterations: items.count) { index in
            (start! + index).initialize(to: work(items[index]))
          }
          count = items.count
        }
        continuation.resume(returning: results)
      }
    }
  }
}

/// The order in which people count: `2.jpg` before `10.jpg`, `a` beside `A`.
enum NaturalOrder {
  static func precedes(_ a: String, _ b: String) -> Bool {
    switch a.compare(b, options: [.numeric, .caseInsensitive]) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: a < b
    }
  }
}
