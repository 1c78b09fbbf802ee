import UIKit

/// A grid over the square from −1 to 1 in both axes, which contains every cloud.
nonisolated enum CellGrid {
  /// The cell that a point lies in, row by row, with `side` cells along a side.
  static func cell(_ x: Float, _ y: Float, side: Int) -> Int {
    line(y, side) * side + line(x, side)
  }

  private static func line(_ coordinate: Float, _ side: Int) -> Int {
    max(0, min(side - 1, Int((coordinate + 1) * Float(side / 2))))
  }

  /// Each cell's squared distance to the nearest of a cloud's points, from the nearest point of the cell:
  /// 0 where a point lies in the cell. No point of the cell is nearer than that.
  static func distances(_ cloud: PointCloud, side: Int) -> [Float] {
    var distances = [Float](repeating: .infinity, count: side * side)
    var columns = [Float](repeating: 0, count: side)
    distances.withUnsafeMutableBufferPointer { distances in
      columns.withUnsafeMutableBufferPointer { columns in
        for point in 0..<PointCloud.count {
          let (x, y) = (cloud.coordinates[point], cloud.coordinates[PointCloud.count + point])
          for column in 0..<side { columns[column] = gap(x, column, side) }
          for row in 0..<side {
            let down = gap(y, row, side)
            for column in 0..<side {
              let (old, new) = (distances[row * side + column], columns[column] + down)
              distances[row * side + column] = new < old ? new : old
            }
          }
        }
      }
    }
    return distances
  }

  /// The squared distance of a coordinate to a line of cells; 0 inside of it.
  @inline(__always)
  private static func gap(_ coordinate: Float, _ line: Int, _ side: Int) -> Float {
    let width = 2 / Float(side)
    let low = Float(line) * width - 1
    let gap = max(0, max(low - coordinate, coordinate - low - width))
    return gap * gap
  }
}
