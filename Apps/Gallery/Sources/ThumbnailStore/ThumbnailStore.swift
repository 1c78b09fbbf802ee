import Dispatch
import Foundation
import PhotoFacts

/// Thumbnails in a folder, named by the content of what they show: a photo that is renamed, moved or
/// lies there twice has the same ones.
///
///     ab/cdef0123…-256       what `Rendition` made of content abcdef0123… for an edge of 256 pixels
///     ab/cdef0123…-0-3_7     a tile of it, see `ImageTile`
///
/// Memory holds those that are being made, as many as there are workers, and nothing else. The folder
/// is bounded: those that were not used for longest go first. A file is written under another name and
/// renamed once it is on the disk, so a crash leaves no half of one.
package actor ThumbnailStore {
  /// A thumbnail, or why there is none.
  package typealias Made = Result<Rendition, PictureFault>

  /// Makes a thumbnail. Blocks, and keeps a core busy.
  package typealias Maker = @Sendable () -> Made

  struct Key: Hashable, Sendable {
    /// In hexadecimal digits.
    var content: String

    /// Which form of it: an edge, or the name of a tile.
    var form: String

    init(content: String, form: String) { (self.content, self.form) = (content, form) }
    init(content: String, edge: Int) { self.init(content: content, form: String(edge)) }
  }

  /// One that will be wanted.
  package struct Item: Sendable {
    package var content: String
    package var edge: Int
    package var make: Maker

    package init(content: String, edge: Int, make: @escaping Maker) {
      (self.content, self.edge, self.make) = (content, edge, make)
    }
  }

  private let files: ThumbnailFiles
  private let workers: Int
  private var making: [Key: Task<Made, Never>] = [:]
  private var makingBlocks: [Key: Task<MadeBlock, Never>] = [:]
  private var failed: [Key: PictureFault] = [:]
  private var free: Int
  private var urgent: [CheckedContinuation<Void, Never>] = []
  private var ahead: [Item] = []

  /// How many have been made, or tried; for tests and measurements.
  package private(set) var made = 0

  /// - Parameters:
  ///   - folder: where they are kept; made where there is none.
  ///   - capacity: of the folder, in bytes. At some 12 KB for the smallest size, 2 GB are those of
  ///     150,000 photos.
  ///   - workers: how many are made at a time; each keeps a core busy.
  package init(
    folder: URL, capacity: Int = 2 << 30,
    workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    files = ThumbnailFiles(root: folder, capacity: capacity)
    self.workers = max(1, workers)
    free = self.workers
  }

  /// The thumbnail of some content: from the folder, or made and kept. Why nothing can be shown is remembered as long as
  /// the process lives, unless it is ``PictureFault/changed``.
  ///
  /// Those who ask for the same one at the same time wait for the same one. Of all that wait, the one
  /// that was asked for last comes first: who scrolls through thousands wants what is on the screen
  /// now. Those that were announced by ``prepare(_:)`` come after all of these.
  package func thumbnail(content: String, edge: Int, make: @escaping Maker) async -> Made {
    let key = Key(content: content, edge: edge)
    if let making = making[key] { return await making.value }
    if let fault = failed[key] { return .failure(fault) }
    let task = Task { () -> Made in
      if let found = await self.files.read(key) { return .success(found) }
      return await self.fresh(make) { await self.keep($0, key) }
    }
    making[key] = task
    let thumbnail = await task.value
    making[key] = nil
    return thumbnail
  }

  /// The tiles of a block, or why there are none.
  package typealias MadeBlock = Result<[ImageTile: Rendition], PictureFault>

  /// A tile of some content: from the folder, or made and kept together with the others of its block. Everything else is as with
  /// ``thumbnail(content:edge:make:)``.
  package func tile(
    _ tile: ImageTile, content: String, make: @escaping @Sendable () -> MadeBlock
  ) async -> Made {
    let key = Key(content: content, form: tile.name)
    let block = Key(content: content, form: tile.block.name)
    if makingBlocks[block] == nil {
      if let fault = failed[block] { return .failure(fault) }
      if let found = await files.read(key) { return .success(found) }
    }
    let task =
      makingBlocks[block]
      ?? Task { () -> MadeBlock in
        // Another one may have made it since this one found nothing.
        if let found = await self.files.read(key) { return .success([tile: found]) }
        return await self.fresh(make) { await self.keep($0, block) }
      }
    makingBlocks[block] = task
    let made = await task.value
    if makingBlocks[block] == task { makingBlocks[block] = nil }
    switch made {
    case .failure(let fault): return .failure(fault)
    case .success(let tiles):
      if let rendition = tiles[tile] { return .success(rendition) }
      // Of those who waited for one that was there already; a block has all the tiles that a picture has.
      return await files.read(key).map(Made.success) ?? .failure(.unreadable)
    }
  }

  private func keep(_ made: MadeBlock, _ block: Key) async {
    switch made {
    case .success(let tiles):
      self.made += tiles.count
      for (tile, rendition) in tiles {
        await files.write(rendition, Key(content: block.content, form: tile.name))
      }
    case .failure(let fault): remember(fault, block)
    }
  }

  /// The same where it has been made already, and nil where it would have to be made.
  package func kept(content: String, edge: Int) async -> Rendition? {
    await files.read(Key(content: content, edge: edge))
  }

  /// What will be wanted, in the order in which it will be seen: made while nobody waits. Takes the place of
  /// what was announced before.
  package func prepare(_ items: [Item]) {
    ahead = items.reversed()
    while free > 0, !ahead.isEmpty {
      free -= 1
      Task { await self.work() }
    }
  }

  /// Whether one more could be made at once, and how many wait for that; for tests.
  var isFree: Bool { free > 0 }
  var waiting: Int { urgent.count }

  /// What the folder holds, in bytes.
  package var size: Int { get async { await files.size } }

  /// Waits until every file has been looked at; from then on ``size`` is right. For tests.
  func settle() async { await files.settle() }

  /// Makes something when its turn comes.
  private func fresh<Made: Sendable>(
    _ make: @escaping @Sendable () -> Made, keep: (Made) async -> Void
  ) async -> Made {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { urgent.append($0) }
    }
    let made = await Self.offThread(make)
    await keep(made)
    release()
    return made
  }

  private func keep(_ thumbnail: Made, _ key: Key) async {
    made += 1
    switch thumbnail {
    case .success(let thumbnail): await files.write(thumbnail, key)
    case .failure(let fault): remember(fault, key)
    }
  }

  private func remember(_ fault: PictureFault, _ key: Key) {
    guard fault != .changed else { return }
    // The bound of what broken files may cost; beyond it they are tried again.
    if failed.count > 10_000 { failed = [:] }
    failed[key] = fault
  }

  /// A place is handed on to who came last, or else to what was announced.
  private func release() {
    if let next = urgent.popLast() {
      next.resume()
    } else if !ahead.isEmpty {
      Task { await self.work() }
    } else {
      free += 1
    }
  }

  /// Makes one that was announced. Holds a place already.
  private func work() async {
    while urgent.isEmpty, let item = ahead.popLast() {
      let key = Key(content: item.content, edge: item.edge)
      guard failed[key] == nil, await !files.has(key), making[key] == nil else { continue }
      let task = Task { () -> Made in
        let thumbnail = await Self.offThread(item.make)
        await self.keep(thumbnail, key)
        return thumbnail
      }
      making[key] = task
      _ = await task.value
      making[key] = nil
    }
    release()
  }

  /// Keeps what blocks off the few threads that answer requests.
  private static func offThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }
}
