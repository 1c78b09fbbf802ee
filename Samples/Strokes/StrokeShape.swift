import Tsumami
import UIKit

/// The letters that can be drawn: their directions, and how they look when they are drawn well.
nonisolated enum StrokeShape: Int, CaseIterable, Hashable, Sendable {
  case i, l, u, o, c

  /// On the screen.
  var letter: String {
    switch self {
    case .i: "I"
    case .l: "L"
    case .u: "U"
    case .o: "O"
    case .c: "C"
    }
  }

  /// The directions in which it is drawn, in order: each letter is a part of the path left, down,
  /// right and up.
  ///
  /// I = down; L = down, right; U = down, right, up; O = left, down, right, up; C = left, down, right.
  var directions: ArraySlice<StrokeDirection> {
    // A list for each case would read better. But Swift 6.3.1 takes the lists in reverse order
    // then, in the Embedded build for wasm32: I was drawn as C.
    let around: [StrokeDirection] = [.left, .down, .right, .up]
    return switch self {
    case .i: around[1..<2]
    case .l: around[1..<3]
    case .u: around[1..<4]
    case .o: around[0..<4]
    case .c: around[0..<3]
    }
  }

  /// The line of a finger that draws it, in a square of side 1; it begins where the finger lands.
  var outline: [CGPoint] {
    let middle = CGPoint(x: 0.5, y: 0.5)
    switch self {
    case .i: return StrokeShape.line(0.5, 0, 0.5, 1)
    case .l: return StrokeShape.line(0.2, 0, 0.2, 1) + StrokeShape.line(0.2, 1, 0.85, 1)
    case .u:
      return StrokeShape.line(0.12, 0, 0.12, 0.62)
        + Curve.arc(CGPoint(x: 0.5, y: 0.62), 0.38, 0.38, from: 0.5, turn: -0.5, steps: 24)
        + StrokeShape.line(0.88, 0.62, 0.88, 0)
    case .o: return Curve.arc(middle, 0.44, 0.5, from: -0.14, turn: -0.97)
    case .c: return Curve.arc(middle, 0.44, 0.5, from: -0.1, turn: -0.8)
    }
  }

  /// That line in a rectangle.
  func outline(in rect: CGRect) -> [CGPoint] {
    outline.map {
      CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
    }
  }

  private static func line(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat)
    -> [CGPoint]
  {
    (0...16).map {
      let share = CGFloat($0) / 16
      return CGPoint(x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share)
    }
  }
}
