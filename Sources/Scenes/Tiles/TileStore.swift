import TouchKit
import Tsumami

/// The tiles of huge pictures that are wanted of the host, each under a number of its own: those numbers have
/// ``PictureSize/tile`` in the bits from 24 on.
///
/// A request that the host has not got yet is cancelled silently, as in ``PictureStore``.
final class TileStore {
  private struct Entry {
    var tile: ImageTile
    var picture: Int32
    var owner: WeakReference<PictureTiles>
    var isAsked = false
  }

  private var entries: [Int32: Entry] = [:]
  private var toLoad: [Int32] = []
  private var toDrop: [Int32] = []
  private var last: Int32 = 0

  /// Wants a tile of a picture, until ``release(_:)``.
  ///
  /// - Returns: its number. It is used again only after sixteen million others.
  func want(_ tile: ImageTile, of picture: Int32, by owner: PictureTiles) -> Int32 {
    var source: Int32
    repeat {
      last = (last + 1) & 0xff_ffff
      source = PictureSize.source(of: last, step: PictureSize.tile)
    } while entries[source] != nil
    entries[source] = Entry(tile: tile, picture: picture, owner: WeakReference(owner))
    toLoad.append(source)
    return source
  }

  func release(_ source: Int32) {
    guard let entry = entries.removeValue(forKey: source) else { return }
    if entry.isAsked {
      toDrop.append(source)
    } else if let index = toLoad.lastIndex(of: source) {
      toLoad.remove(at: index)
    }
  }

  // MARK: The host

  /// What the host is to load and to forget since the last call; those to forget first.
  func collect(into requests: inout [SceneRequest]) {
    for source in toDrop { requests.append(.drop(source)) }
    toDrop.removeAll(keepingCapacity: true)
    for source in toLoad {
      guard let entry = entries[source] else { continue }
      entries[source]?.isAsked = true
      requests.append(.loadTile(source, of: entry.picture, entry.tile))
    }
    toLoad.removeAll(keepingCapacity: true)
  }

  /// The host has a tile, or cannot get it. What is not wanted any more, and what is no tile, is ignored.
  func arrived(_ source: Int32, isThere: Bool) {
    guard let entry = entries[source], entry.isAsked else { return }
    entry.owner.object?.arrived(source, entry.tile, isThere: isThere)
  }
}
