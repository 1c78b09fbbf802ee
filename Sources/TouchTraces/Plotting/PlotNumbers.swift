import TouchKit

/// Finds room for the fingers' numbers where several fingers land in nearly the same location.
///
/// A number stands where its finger lands, unless another one stands there: then it goes to the
/// free location that is nearest, on one of several circles about the landing, and a line leads back.
/// Where there is no free location at all, it stands on top.
struct PlotNumbers {
  /// Of a number's circle, in pixels.
  static let radius = 8.5

  private(set) var locations: [CGPoint] = []

  /// - Parameters:
  ///   - landings: where the fingers land, in the order of their numbers.
  ///   - bounds: what the numbers have to stay in.
  init(landings: [CGPoint], in bounds: CGRect) {
    for landing in landings {
      locations.append(candidates(about: landing, in: bounds).first(where: isFree) ?? landing)
    }
  }

  private func isFree(_ location: CGPoint) -> Bool {
    let distance = 2 * Self.radius + 2
    return locations.allSatisfy {
      let (dx, dy) = ($0.x - location.x, $0.y - location.y)
      return dx * dx + dy * dy >= distance * distance
    }
  }

  private func candidates(about landing: CGPoint, in bounds: CGRect) -> [CGPoint] {
    var candidates = [landing]
    for ring in 1...4 {
      let distance = Double(ring) * 20
      // As many as stand beside each other on the circle.
      let count = 6 * ring
      for step in 0..<count {
        let angle = 2 * Double.pi * Double(step) / Double(count) - .pi / 2
        let location = CGPoint(
          x: landing.x + cos(angle) * distance, y: landing.y + sin(angle) * distance)
        if bounds.insetBy(dx: Self.radius, dy: Self.radius).contains(location) {
          candidates.append(location)
        }
      }
    }
    return candidates
  }
}
