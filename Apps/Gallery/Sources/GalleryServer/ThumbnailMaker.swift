import Dispatch
import Foundation
import PhotoFolder

/// Makes thumbnails, a few at a time, and keeps those that were asked for last.
actor ThumbnailMaker {
  /// A thumbnail, or why there is none.
  typealias Made = Result<Thumbnail, PictureFault>

  /// Which version of which file, and how large.
  private struct Key: Hashable, Sendable {
    var tag: String
    var edge: Int
  }

  private var kept: BoundedCache<Key, Made>
  private var making: [Key: Task<Made, Never>] = [:]
  private let queue: LatestFirst

  /// How many have been made, or tried; for tests and for the curious.
  private(set) var made = 0

  /// - Parameters:
  ///   - capacity: of the memory that keeps them, in bytes: at some 30 KB each, 96 MB are those of
  ///     three thousand cells.
  ///   - workers: how many are made at a time; as many as there are cores, as each keeps one busy.
  init(
    capacity: Int = 96 << 20, workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    kept = BoundedCache(capacity: capacity)
    queue = LatestFirst(places: workers)
  }

  /// The thumbnail of a file, or why the file has none. Those who ask for the same one at the same time wait for the same
  /// one. That a file is broken is remembered, too.
  func thumbnail(of file: OpenFile, edge: Int) async -> Made {
    let key = Key(tag: file.tag(), edge: edge)
    if let known = kept.value(of: key) { return known }
    if let making = making[key] { return await making.value }
    let task = Task { await queue.run { await Self.make(of: file, edge: edge) } }
    making[key] = task
    let thumbnail = await task.value
    making[key] = nil
    made += 1
    // One of a file that was written meanwhile may be half of one version and half of another.
    guard file.isUnchanged else { return thumbnail }
    kept.insert(
      thumbnail, cost: ((try? thumbnail.get())?.bytes.count ?? 0) + Self.overhead, for: key)
    return thumbnail
  }

  /// In bytes: what is kept, brokenness included.
  var size: Int { kept.size }

  /// What keeping a thumbnail costs beside its bytes.
  static let overhead = 256

  /// Reading and shrinking blocks, so it is kept off the few threads that answer requests.
  private static func make(of file: OpenFile, edge: Int) async -> Made {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: Made { () throws(PictureFault) in try Thumbnail(of: file, edge: edge) })
      }
    }
  }
}
