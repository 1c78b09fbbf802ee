import TouchTesting
import UIKit

/// A finger that draws: along lines and arcs, in steps of so many points, with a trembling hand if wanted.
nonisolated struct Drawing {
  /// Points between two samples: 1 is slow, 30 is a flick.
  var step: CGFloat = 6
  private(set) var path: [CGPoint]

  init(from start: CGPoint = CGPoint(x: 160, y: 200), step: CGFloat = 6) {
    path = [start]
    self.step = step
  }

  /// A straight line by `dx`, `dy` points.
  func line(_ dx: CGFloat, _ dy: CGFloat) -> Drawing {
    let length = (dx * dx + dy * dy).squareRoot()
    return steps(of: length) { CGPoint(x: dx * $0, y: dy * $0) }
  }

  /// Part of a circle: from the heading `from` (degrees, clockwise on the screen, 0 is to the
  /// right) turning by `by` degrees, anticlockwise where negative.
  func arc(radius: CGFloat, from: CGFloat, by: CGFloat) -> Drawing {
    let sense: CGFloat = by < 0 ? -1 : 1
    func place(_ degrees: CGFloat) -> CGPoint {
      let angle = (degrees - 90 * sense) * .pi / 180
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    let start = place(from)
    return steps(of: radius * abs(by) * .pi / 180) {
      let end = place(from + by * $0)
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
  }

  /// The same with every sample off its place by up to `size` points, as `random` has it.
  func trembling(by size: CGFloat, _ random: inout SplitMix64) -> Drawing {
    var other = self
    other.path = path.map {
      CGPoint(x: $0.x + random.next(-size, size), y: $0.y + random.next(-size, size))
    }
    return other
  }

  /// The same, turned about its start, clockwise.
  func rotated(by degrees: CGFloat) -> Drawing {
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    var other = self
    other.path = path.map {
      let arm = CGPoint(x: $0.x - path[0].x, y: $0.y - path[0].y).applying(turn)
      return CGPoint(x: path[0].x + arm.x, y: path[0].y + arm.y)
    }
    return other
  }

  private func steps(of length: CGFloat, _ place: (CGFloat) -> CGPoint) -> Drawing {
    var longer = self
    let start = path[path.count - 1]
    let count = max(1, Int((length / step).rounded(.up)))
    for index in 1...count {
      let offset = place(CGFloat(index) / CGFloat(count))
      longer.path.append(CGPoint(x: start.x + offset.x, y: start.y + offset.y))
    }
    return longer
  }
}

nonisolated extension SplitMix64 {
  mutating func next(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    CGFloat.random(in: low...high, using: &self)
  }
}
