import UIKit

/// A bound of each template's cost, from one pass over the cells that a cloud lies in.
nonisolated struct FieldBounds {
  // For each template: with the cloud's points choosing, and with the template's points choosing.
  private(set) var forth: [Float]
  private var back: [Float]
  private let count: Int

  private static let lanes = DistanceField.lanes

  init(_ field: DistanceField, _ cloud: PointCloud) {
    count = field.count
    forth = Array(repeating: 0, count: field.blocks * Self.lanes)
    back = forth
    let cells = (0..<PointCloud.count).map {
      CellGrid.cell(
        cloud.coordinates[$0], cloud.coordinates[PointCloud.count + $0], side: DistanceField.side)
    }
    var sums = [Float](repeating: 0, count: Self.lanes * (3 + CloudMatching.starts))
    sums.withUnsafeMutableBufferPointer { sums in
      for block in 0..<field.blocks {
        let sums = Sums(memory: sums.baseAddress!)
        field.withBlock(block) { sums.add(cells, $0) }
        for lane in 0..<Self.lanes {
          forth[block * Self.lanes + lane] = sums.forth(lane)
          back[block * Self.lanes + lane] = sums.back(lane)
        }
      }
    }
  }

  /// A lower bound of the template's cost.
  func least(_ index: Int) -> Float {
    min(forth[index], back[index])
  }

  /// The template with the least bound for the cloud's points choosing, which is the sharper one.
  var likeliest: Int {
    var found = 0
    for index in 0..<count where forth[index] < forth[found] { found = index }
    return found
  }
}

nonisolated extension FieldBounds {
  /// The sums of ``CloudMatching`` for sixteen templates side by side.
  private struct Sums {
    private let weighted: UnsafeMutablePointer<Float>
    private let all: UnsafeMutablePointer<Float>
    private let farthest: UnsafeMutablePointer<Float>
    private let before: UnsafeMutablePointer<Float>

    init(memory: UnsafeMutablePointer<Float>) {
      weighted = memory
      all = memory + lanes
      farthest = memory + 2 * lanes
      before = memory + 3 * lanes
      for index in 0..<lanes * (3 + CloudMatching.starts) { memory[index] = 0 }
    }

    func add(_ cells: [Int], _ field: UnsafePointer<Float>) {
      for index in 0..<cells.count {
        if index % CloudMatching.stride == 0 {
          let before = before + index / CloudMatching.stride * lanes
          for lane in 0..<lanes { before[lane] = all[lane] }
        }
        let near = field + cells[index] * lanes
        let weight = Float(CloudMatching.count - index)
        for lane in 0..<lanes {
          weighted[lane] += near[lane] * weight
          all[lane] += near[lane]
          farthest[lane] = farthest[lane] < near[lane] ? near[lane] : farthest[lane]
        }
      }
    }

    /// The least bound of all starts.
    func forth(_ lane: Int) -> Float {
      var gain: Float = 0
      for start in 1..<CloudMatching.starts {
        let other =
          before[start * lanes + lane] * Float(CloudMatching.count)
          - all[lane] * Float(start * CloudMatching.stride)
        gain = gain < other ? other : gain
      }
      return weighted[lane] - gain
    }

    /// A bound for the template's points choosing, without a field of the cloud.
    ///
    /// In that role the pairs are other ones, but they still cover every point of the cloud once,
    /// with the weights 1…32 in some order. The sum is least where the farthest pair weighs 1, the
    /// next 2 and so on: Σ over m of (all − the m farthest). The m farthest are at most m ·
    /// farthest; with r = all / farthest the sum is therefore at least farthest · r (r + 1) / 2.
    func back(_ lane: Int) -> Float {
      // The least normal number avoids 0 / 0.
      all[lane] * (all[lane] + farthest[lane]) / (2 * farthest[lane] + Float.leastNormalMagnitude)
    }
  }
}
