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
  private var foldersLeftOut: [FileFault] = []
  private var reading: Task<[ListedPhoto], Never>?

  /// A photo, or why the file is none, and the version of the file that was read; none where it cannot be opened.
  private struct Entry: Sendable {
    var tag: String?
    var photo: Result<ListedPhoto, PictureFault>
  }

  public init(folder: Folder) { self.folder = folder }

  /// All photos. Calls that come while the folder is being read wait for the same answer.
  func photos() async -> [ListedPhoto] {
    if let reading { return await reading.value }
    let task = Task { await read() }
    reading = task
    defer { reading = nil }
    return await task.value
  }

  /// Reads the folder, so that the page finds it read, and tells how many photos there are, and
  /// what is left out: folders that cannot be read, files that cannot, and files that are called like photos and are none.
  public func survey() async -> (count: Int, leftOut: [FileFault]) {
    let count = await photos().count
    let files = known.compactMap { path, entry -> FileFault? in
      guard case .failure(let fault) = entry.photo else { return nil }
      return FileFault(path: FolderListing.text(path), reason: fault.description)
    }
    return (count, foldersLeftOut + files.sorted { NaturalOrder.precedes($0.path, $1.path) })
  }

  /// The file that names lead to, where it is one of the kinds that are photos.
  nonisolated func file(_ path: [[UInt8]]) -> (file: OpenFile, contentType: String)? {
    guard let name = path.last, let contentType = ContentType.photos[ContentType.ending(of: name)],
      let file = folder.file(path)
    else { return nil }
    return (file, contentType)
  }

  private func read() async -> [ListedPhoto] {
    let listing = folder.listing { ContentType.photos[ContentType.ending(of: $0)] != nil }
    foldersLeftOut = listing.leftOut
    let before = known
    let entries = await Self.onAllCores(listing.files) { self.entry($0, before: before[$0]) }
    known = Dictionary(zip(listing.files, entries), uniquingKeysWith: { first, _ in first })
    return entries.compactMap { try? $0.photo.get() }
  }

  private nonisolated func entry(_ path: [[UInt8]], before: Entry?) -> Entry {
    let file: OpenFile
    do { file = try folder.open(path) } catch {
      return Entry(tag: nil, photo: .failure(PictureFault(error.description)))
    }
    let tag = file.tag()
    if let before, before.tag == tag { return before }
    return Entry(
      tag: tag,
      photo: Result { () throws(PictureFault) in
        ListedPhoto(path: path, header: try ImageHeader(file: file), version: file.version)
      })
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
