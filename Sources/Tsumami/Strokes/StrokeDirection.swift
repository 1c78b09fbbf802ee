import UIKit

/// One of eight directions on a screen, where x grows to the right and y downwards.
///
/// The raw value counts eighths of a turn, clockwise on the screen, from ``right``.
nonisolated public enum StrokeDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// To the right: (1, 0).
  case right
  /// Down to the right, by 45 degrees.
  case downRight
  /// Downwards: (0, 1).
  case down
  /// Down to the left, by 45 degrees.
  case downLeft
  /// To the left: (−1, 0).
  case left
  /// Up to the left, by 45 degrees.
  case upLeft
  /// Upwards: (0, −1).
  case up
  /// Up to the right, by 45 degrees.
  case upRight

  /// The direction as a vector of length 1: `right` is (1, 0), `down` is (0, 1).
  public var unit: CGVector {
    let diagonal = CGFloat(0.5).squareRoot()
    return switch self {
    case .right: CGVector(dx: 1, dy: 0)
    case .downRight: CGVector(dx: diagonal, dy: diagonal)
    case .down: CGVector(dx: 0, dy: 1)
    case .downLeft: CGVector(dx: -diagonal, dy: diagonal)
    case .left: CGVector(dx: -1, dy: 0)
    case .upLeft: CGVector(dx: -diagonal, dy: -diagonal)
    case .up: CGVector(dx: 0, dy: -1)
    case .upRight: CGVector(dx: diagonal, dy: -diagonal)
    }
  }

  /// The opposite direction.
  public var opposite: StrokeDirection {
    StrokeDirection(rawValue: (rawValue + 4) & 7)!
  }

  /// Eighths of a turn from this direction to `other`, clockwise positive, from −3 to 4.
  ///
  /// `right` to `down` is 2, `down` to `right` −2, `up` to `down` 4.
  public func turn(to other: StrokeDirection) -> Int {
    let turn = (Int(other.rawValue) - Int(rawValue)) & 7
    return turn > 4 ? turn - 8 : turn
  }
}

/// How finely a stroke is read.
nonisolated public enum StrokeDirections: Int, Hashable, Sendable {
  /// Right, down, left and up.
  case four = 4
  /// The four, and the diagonals between them.
  case eight = 8

  /// The number of directions.
  var count: Int { rawValue }

  /// The angle from one direction to the next, in radians.
  var angle: CGFloat { 2 * .pi / CGFloat(rawValue) }

  /// The direction number `index`, clockwise from `right`.
  func direction(_ index: Int) -> StrokeDirection {
    StrokeDirection(rawValue: UInt8(self == .four ? index * 2 : index))!
  }

  /// The number of `direction`, clockwise from `right`; nil for a diagonal among ``four``.
  func index(of direction: StrokeDirection) -> Int? {
    let eighths = Int(direction.rawValue)
    guard self == .four else { return eighths }
    return eighths % 2 == 0 ? eighths / 2 : nil
  }
}
