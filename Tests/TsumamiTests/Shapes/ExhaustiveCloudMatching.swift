import Tsumami
import UIKit

/// The matching of $P without any pruning, written down as the papers have it, to hold the quick one against.
nonisolated enum ExhaustiveCloudMatching {
  /// The distance of two drawings as ``ShapeMatch/distance`` counts it.
  static func distance(_ a: [CGPoint], _ b: [CGPoint]) -> CGFloat {
    var least = CGFloat.infinity
    for start in stride(from: 0, to: a.count, by: 5) {
      least = min(least, cost(a, b, start), cost(b, a, start))
    }
    return (least / CGFloat(a.count * (a.count + 1) / 2)).squareRoot()
  }

  private static func cost(_ a: [CGPoint], _ b: [CGPoint], _ start: Int) -> CGFloat {
    var free = Array(b.indices)
    var sum: CGFloat = 0
    for step in a.indices {
      let point = a[(start + step) % a.count]
      func square(_ index: Int) -> CGFloat {
        (point.x - b[index].x) * (point.x - b[index].x)
          + (point.y - b[index].y) * (point.y - b[index].y)
      }
      let place = free.indices.min { square(free[$0]) < square(free[$1]) }!
      sum += CGFloat(a.count - step) * square(free[place])
      free.remove(at: place)
    }
    return sum
  }
}
