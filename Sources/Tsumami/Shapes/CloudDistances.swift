import UIKit

/// The squared distances between all points of two clouds, and the matching on them.
///
/// Squared distances are not negative, and such numbers are in the same order as their bit
/// patterns. So a distance is stored as its pattern, with the index of its column in the last five bits: comparing
/// integers then finds the least of a row and its column. The error of a distance is below one part in 250,000.
nonisolated final class CloudDistances {
  /// For each point of the second cloud: the squared distance to the nearest of the first.
  let near = UnsafeMutablePointer<Float>.allocate(capacity: PointCloud.count)

  /// A lower bound of each start's cost; the caller fills it.
  let bounds = UnsafeMutablePointer<Float>.allocate(capacity: CloudMatching.starts)

  private let rows = UnsafeMutablePointer<Int32>.allocate(
    capacity: PointCloud.count * PointCloud.count)

  // The least of each row.
  private let leasts = UnsafeMutablePointer<Int32>.allocate(capacity: PointCloud.count)

  // All bits of a column's pattern are set where it is no longer free.
  private let used = UnsafeMutablePointer<Int32>.allocate(capacity: PointCloud.count)

  deinit {
    near.deallocate()
    bounds.deallocate()
    rows.deallocate()
    leasts.deallocate()
    used.deallocate()
  }

  /// Finds ``near`` alone. Both clouds are 64 coordinates, x first.
  func findNearest(_ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>) {
    let count = PointCloud.count
    for column in 0..<count { near[column] = .infinity }
    // Four points at a time, to read the second cloud once for all four.
    for index in stride(from: 0, to: count, by: 4) {
      let a = (x: first[index], y: first[index + count])
      let b = (x: first[index + 1], y: first[index + 1 + count])
      let c = (x: first[index + 2], y: first[index + 2 + count])
      let d = (x: first[index + 3], y: first[index + 3 + count])
      for column in 0..<count {
        let (x, y) = (second[column], second[column + count])
        let ab = Self.lesser(Self.square(x - a.x, y - a.y), Self.square(x - b.x, y - b.y))
        let cd = Self.lesser(Self.square(x - c.x, y - c.y), Self.square(x - d.x, y - d.y))
        near[column] = Self.lesser(near[column], Self.lesser(ab, cd))
      }
    }
  }

  @inline(__always)
  private static func square(_ x: Float, _ y: Float) -> Float {
    x * x + y * y
  }

  // `min` handles NaN, and so is not one instruction.
  @inline(__always)
  private static func lesser(_ a: Float, _ b: Float) -> Float {
    b < a ? b : a
  }

  /// Measures all distances: one row for each point of `first`, in it one column for each point of `second`.
  func measure(_ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>) {
    let count = PointCloud.count
    for index in 0..<count {
      let (x, y) = (first[index], first[index + count])
      let row = rows + index * count
      for column in 0..<count {
        let (dx, dy) = (second[column] - x, second[column + count] - y)
        let pattern = Int32(bitPattern: (dx * dx + dy * dy).bitPattern)
        row[column] = pattern & ~31 | Int32(truncatingIfNeeded: column)
      }
      var least = Int32.max
      for column in 0..<count { least = min(least, row[column]) }
      leasts[index] = least
    }
  }

  /// True where a bound is below `limit`.
  func isPromising(limit: Float) -> Bool {
    for start in 0..<CloudMatching.starts where bounds[start] < limit { return true }
    return false
  }

  /// The least cost of all starts, or `limit` where none is below it.
  ///
  /// - Parameter nearest: each row's squared distance to the nearest column, which ``near`` of the
  ///   reverse table is.
  func leastCost(_ nearest: UnsafePointer<Float>, limit: Float) -> Float {
    var likeliest = 0
    for start in 1..<CloudMatching.starts where bounds[start] < bounds[likeliest] {
      likeliest = start
    }
    guard bounds[likeliest] < limit else { return limit }
    var least = min(limit, cost(start: likeliest, nearest, limit: limit))
    for start in 0..<CloudMatching.starts where start != likeliest && bounds[start] < least {
      least = min(least, cost(start: start, nearest, limit: least))
    }
    return least
  }

  /// The cost of the matching that begins with a start's row, or some value not below `limit` as
  /// soon as it must reach that.
  ///
  /// The sum begins with the bound and adds what each row pays beyond its nearest column, so that
  /// it is never more than the cost will be.
  private func cost(start: Int, _ nearest: UnsafePointer<Float>, limit: Float) -> Float {
    let count = PointCloud.count
    for column in 0..<count { used[column] = 0 }
    var sum = bounds[start]
    var index = start * CloudMatching.stride
    for weight in stride(from: count, to: 0, by: -1) {
      // Most rows find their nearest column free, which costs nothing beyond the bound.
      var least = leasts[index]
      if used[Int(least & 31)] != 0 {
        let row = rows + index * count
        least = .max
        for column in 0..<count { least = min(least, row[column] | used[column]) }
        let distance = Float(bitPattern: UInt32(bitPattern: least))
        sum += Float(weight) * max(0, distance - nearest[index])
      }
      used[Int(least & 31)] = .max
      if sum >= limit { return sum }
      index = index + 1 == count ? 0 : index + 1
    }
    return sum
  }
}
