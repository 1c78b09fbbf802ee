// Curves as straight lines, and winding numbers.
extension CGPath {
  /// The parts of the path as polylines.
  ///
  /// A curve of degree n whose control points are p₀ … pₙ is, cut into k equal parts of its parameter, off its
  /// chords by at most
  ///
  ///     n·(n − 1)/8 · max |pᵢ − 2·pᵢ₊₁ + pᵢ₊₂| / k²            (Wang's formula)
  ///
  /// so k = √(n·(n − 1)/8 · max / ε) parts are within ε, a hundredth of a point. For a quarter of a circle of 100
  /// points, whose largest difference is 63.2 points, k = √(6/8 · 63.2/0.01) = 69.
  nonisolated func polylines() -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if !line.isEmpty { lines.append(line) }
        line = [point]
      case .line(let point): line.append(point)
      case .quad(let control, let end):
        let start = line.last ?? end
        for t in PathFlattening.parameters([start, control, end]) {
          let u = 1 - t
          line.append(start * (u * u) + control * (2 * u * t) + end * (t * t))
        }
      case .curve(let first, let second, let end):
        let start = line.last ?? end
        for t in PathFlattening.parameters([start, first, second, end]) {
          let u = 1 - t
          line.append(
            start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
              + end * (t * t * t))
        }
      case .close:
        guard let first = line.first else { break }
        line.append(first)
        lines.append(line)
        line = [first]
      }
    }
    if line.count > 1 || (lines.isEmpty && !line.isEmpty) { lines.append(line) }
    return lines
  }

  /// How often the closed lines go around a point, counted by their crossings of a ray to the right: down is +1,
  /// up is −1.
  nonisolated func windingNumber(of point: CGPoint) -> (winding: Int, crossings: Int) {
    var (winding, crossings) = (0, 0)
    for line in polylines() {
      guard var a = line.last else { continue }
      for b in line {
        let isDown = a.y <= point.y && b.y > point.y
        let isUp = b.y <= point.y && a.y > point.y
        if isDown || isUp {
          let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x > point.x {
            winding += isDown ? 1 : -1
            crossings += 1
          }
        }
        a = b
      }
    }
    return (winding, crossings)
  }
}

nonisolated enum PathFlattening {
  // In points.
  static let tolerance: CGFloat = 0.01

  /// The parameters after 0 at which a curve is cut.
  static func parameters(_ points: [CGPoint]) -> [CGFloat] {
    var largest: CGFloat = 0
    for index in 0..<(points.count - 2) {
      largest = max(largest, (points[index] - points[index + 1] * 2 + points[index + 2]).length)
    }
    let degree = CGFloat(points.count - 1)
    let parts = (degree * (degree - 1) / 8 * largest / tolerance).squareRoot().rounded(.up)
    let count = Int(min(max(parts, 1), 1000))
    return (1...count).map { CGFloat($0) / CGFloat(count) }
  }
}
