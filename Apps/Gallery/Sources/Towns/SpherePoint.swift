import Foundation

/// A place on the Earth, which is taken for a sphere: distances are right to half a percent.
///
/// As a point of the unit sphere: the distance between two that are not far from each other is the length of the straight line
/// between them, which takes no trigonometry.
struct SpherePoint {
  var x: Double
  var y: Double
  var z: Double

  /// The Earth's mean radius, in kilometres.
  static let radius = 6371.0

  static let kilometresInADegree = radius * .pi / 180

  /// - Parameters:
  ///   - latitude: in degrees, north positive.
  ///   - longitude: in degrees, east positive.
  init(latitude: Double, longitude: Double) {
    let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
    x = cos(phi) * cos(lambda)
    y = cos(phi) * sin(lambda)
    z = sin(phi)
  }

  /// Through the Earth: of 100 km that is a metre less than on its surface.
  func kilometres(to other: SpherePoint) -> Double {
    let (dx, dy, dz) = (other.x - x, other.y - y, other.z - z)
    return Self.radius * (dx * dx + dy * dy + dz * dz).squareRoot()
  }
}
