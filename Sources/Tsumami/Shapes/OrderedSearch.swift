import UIKit

/// Finds the template that is nearest point by point in drawing order, rotated to fit.
///
/// For two clouds a and b about the same centroid, b rotated by φ,
///
///     Σ |a − turn(b, φ)|² = Σ|a|² + Σ|b|² − 2 (p cos φ + q sin φ)
///         p = Σ (ax·bx + ay·by)      q = Σ (ay·bx − ax·by)
///
/// which is least at φ = atan2(q, p): no search over angles is needed (Li: *Protractor*, CHI 2010).
/// Where φ is beyond the angle allowed, the least lies at its end.
nonisolated enum OrderedSearch {
  /// Searches all templates of a library that has at least one.
  static func run(_ library: ShapeLibrary, _ cloud: PointCloud, rotation: CGFloat) -> ShapeMatch? {
    var (best, second) = (CGFloat.infinity, CGFloat.infinity)
    var (shape, template) = (-1, -1)
    for index in library.owners.indices {
      let owner = library.owners[index]
      let distance = distance(cloud, library, index, rotation: rotation)
      if owner == shape {
        if distance < best { (best, template) = (distance, index) }
      } else if distance < best {
        (second, best, shape, template) = (best, distance, owner, index)
      } else {
        second = min(second, distance)
      }
    }
    guard shape >= 0 else { return nil }
    return ShapeMatch(shape: shape, template: template, distance: best, runnerUp: second)
  }

  /// The root of the mean squared distance of the points, as a fraction of the shape's size.
  private static func distance(
    _ cloud: PointCloud, _ library: ShapeLibrary, _ index: Int, rotation: CGFloat
  ) -> CGFloat {
    let count = PointCloud.count
    var (p, q, squares): (Float, Float, Float) = (0, 0, 0)
    for point in 0..<count {
      let (ax, ay) = (cloud.coordinates[point], cloud.coordinates[count + point])
      let bx = library.coordinates[index * 2 * count + point]
      let by = library.coordinates[(index * 2 + 1) * count + point]
      p += ax * bx + ay * by
      q += ay * bx - ax * by
      squares += ax * ax + ay * ay + bx * bx + by * by
    }
    // Without a rotation p is the fit.
    var fit = CGFloat(p)
    if rotation > 0 {
      let turn = max(-rotation, min(rotation, atan2(CGFloat(q), CGFloat(p))))
      fit = CGFloat(p) * cos(turn) + CGFloat(q) * sin(turn)
    }
    return max(0, (CGFloat(squares) - 2 * fit) / CGFloat(count)).squareRoot()
  }
}
