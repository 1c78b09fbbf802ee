import Foundation

/// A square degree of the Earth.
struct SphereCell {
  /// One row of 360 after the other, from the south pole and the line of dates on.
  let number: Int

  static let count = 360 * 180

  /// - Parameters:
  ///   - latitude: in degrees, from −90 to 90.
  ///   - longitude: in degrees, from −180 to 180.
  init(latitude: Double, longitude: Double) {
    number = Self.row(latitude) * 360 + Self.column(longitude)
  }

  /// All cells that have anything within a distance, which is at most some hundred kilometres; near the poles others, too.
  static func each(
    within kilometres: Double, ofLatitude latitude: Double, longitude: Double, _ body: (Int) -> Void
  ) {
    let height = kilometres / SpherePoint.kilometresInADegree
    let farthest = min(90, abs(latitude) + height)
    // At the pole every longitude is near.
    let width = min(179, height / max(0.001, cos(farthest * .pi / 180)))
    let columns =
      Int((longitude - width).rounded(.down))...Int((longitude + width).rounded(.down))
    for row in row(latitude - height)...row(latitude + height) {
      for column in columns { body(row * 360 + (column + 540) % 360) }
    }
  }

  private static func row(_ latitude: Double) -> Int {
    max(0, min(179, Int((latitude + 90).rounded(.down))))
  }

  private static func column(_ longitude: Double) -> Int {
    (Int(longitude.rounded(.down)) + 540) % 360
  }
}
