import UIKit

/// Which tiles are wanted, and which are no longer.
extension TiledImageView {
  /// How many levels finer than wanted a tile may be to be kept while others come: two of them are shown at a quarter of their
  /// size already, and there are at most as many of each as fit on a screen.
  static let finestKept = 2

  /// Puts the tiles near the middle into the queue, those that are visible first.
  final func wantNearTiles(_ pyramid: ImagePyramid, middle: CGPoint) {
    queue.removeAll(keepingCapacity: true)
    nextInQueue = 0
    for row in near.rows {
      for column in near.columns {
        let tile = ImageTile(level: near.level, column: column, row: row)
        switch tiles[tile] {
        case nil: tiles[tile] = .waiting
        case .waiting?: break
        case .coming?, .there?, .missing?: continue
        }
        queue.append(tile)
      }
    }
    let visible = visible
    queue.sort { first, second in
      let (a, b) = (visible.contains(first), visible.contains(second))
      if a != b { return a }
      return distance(first) < distance(second)
    }
    func distance(_ tile: ImageTile) -> CGFloat {
      let area = pyramid.area(of: tile)
      let (x, y) = (area.midX - middle.x, area.midY - middle.y)
      return x * x + y * y
    }
  }

  /// Requests as many tiles as may be loading.
  final func ask() {
    while requests < maximumRequests, nextInQueue < queue.count {
      let tile = queue[nextInQueue]
      nextInQueue += 1
      guard case .waiting? = tiles[tile] else { continue }
      tiles[tile] = .coming
      requests += 1
      // It may be answered at once.
      loadTile(tile)
    }
  }

  final func releaseTilesOutOfUse(_ pyramid: ImagePyramid) {
    var old: [ImageTile] = []
    for (tile, state) in tiles where !isOfUse(tile, state) { old.append(tile) }
    for tile in old {
      guard let state = tiles.removeValue(forKey: tile) else { continue }
      if case .coming = state { requests -= 1 }
      letGo(tile, state)
    }
  }

  private func isOfUse(_ tile: ImageTile, _ state: Tile) -> Bool {
    switch state {
    case .waiting, .coming: return near.contains(tile)
    // As long as the picture is shown: otherwise it would be asked for again and again.
    case .missing: return true
    case .there:
      if tile.level == near.level { return near.contains(tile) }
      if tile.level > near.level { return near.overlap(with: tile).count > 0 }
      let covering = visible.overlap(with: tile)
      return tile.level >= near.level - TiledImageView.finestKept && covering.count > 0
        && !isThere(covering)
    }
  }

  /// Whether all of these have come, or cannot be had.
  final func isThere(_ range: TileRange) -> Bool {
    for row in range.rows {
      for column in range.columns {
        switch tiles[ImageTile(level: range.level, column: column, row: row)] {
        case .there?, .missing?: continue
        default: return false
        }
      }
    }
    return true
  }
}
