import UIKit

/// For every cell of a grid: a lower bound of the distance to the nearest point of each template.
///
/// $Q keeps, for each template, a table of the nearest point to each of 64 × 64 cells. This keeps
/// the squared distance itself, from the nearest point of the cell, so that a sum of them is a true bound: pruning by
/// it never loses a template. The values are stored by cell for sixteen templates side by side, so that one pass over a
/// drawing's 32 cells bounds sixteen templates at a time. It takes 16 KB for each template.
nonisolated struct DistanceField: Sendable {
  /// Cells along a side of the ``CellGrid``.
  static let side = 64

  /// The number of templates side by side.
  static let lanes = 16

  /// How many templates there are.
  private(set) var count = 0

  // Block by block, in it cell by cell, in it lane by lane.
  private var distances: [Float] = []

  private static let block = side * side * lanes

  /// How many blocks of sixteen templates there are, the last one perhaps with empty lanes.
  var blocks: Int {
    (count + Self.lanes - 1) / Self.lanes
  }

  /// Calls `body` with the distances to the sixteen templates of a block, by cell and lane; valid only inside `body`.
  func withBlock<Result>(_ block: Int, _ body: (UnsafePointer<Float>) -> Result) -> Result {
    distances.withUnsafeBufferPointer { body($0.baseAddress! + block * Self.block) }
  }

  /// Adds a template.
  mutating func append(_ cloud: PointCloud) {
    let lane = count % Self.lanes
    if lane == 0 { distances.append(contentsOf: [Float](repeating: 0, count: Self.block)) }
    count += 1
    let first = (blocks - 1) * Self.block + lane
    for (cell, distance) in CellGrid.distances(cloud, side: Self.side).enumerated() {
      distances[first + cell * Self.lanes] = distance
    }
  }
}
