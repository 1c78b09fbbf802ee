import Dispatch
import Foundation
import PhotoFolder

/// The photos of a folder and of the folders in it, in the order of ``FolderListing``, with their
/// sizes.
///
/// The headers are read on all cores, once; later calls look only at the list of names and at files that have
/// changed, so new photos appear when the page is loaded again.
public actor PhotoLibrary {
  let folder: Folder
  private var known: [[[UInt8]]: Entry] = [:]
  private var foldersLeftOut: [String] = []
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

  /// Reads the folder, so that the page finds it read, and tells how many photos there are, and in
  /// a line each what is left out: folders that cannot be read, and files that are called like
  /// photos and are none.
  public func survey() async -> (count: Int, leftOut: [String]) {
    let count = await photos().count
    let broken = known.filter { $0.value.photo == nil }.keys.map(FolderListing.text).sorted()
    return (count, foldersLeftOut + broken.map { "\($0): cannot be read as a picture" })
  }

  /// The file that names lead to, where it is one of the kinds that are photos.
  nonisolated func file(_ path: [[UInt8]]) -> (file: OpenFile, contentType: String)? {
    guard let name = path.last, let contentType = ContentType.photos[ContentType.ending(of: name)],
      let file = folder.file(path)
    else { return nil }
    return (file, contentType)
  }

  private func read() async -> [Photo] {
    let listing = folder.listing { ContentType.photos[ContentType.ending(of: $0)] != nil }
    foldersLeftOut = listing.leftOut
    let before = known
    let entries = await Self.onAllCores(listing.files) { self.entry($0, before: before[$0]) }
    known = Dictionary(
      zip(listing.files, entries).compactMap { path, entry in entry.map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
    return entries.compactMap { $0?.photo }
  }

  private nonisolated func entry(_ path: [[UInt8]], before: Entry?) -> Entry? {
    guard let file = folder.file(path) else { return nil }
    let tag = file.tag()
    if let before, before.tag == tag { return before }
    let photo = ImageHeader(file: file).map {
      Photo(path: path, header: $0, version: file.version)
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
