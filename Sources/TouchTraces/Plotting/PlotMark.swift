import TouchKit

/// The shapes that tell states apart without colour.
enum PlotMark {
  /// Began.
  case triangle
  /// Ended.
  case disc
  /// A finger's end.
  case ring
  /// Cancelled.
  case cross
  /// Failed.
  case diamond
  /// Anything else.
  case square

  init(state: String) {
    switch state {
    case "began": self = .triangle
    case "ended", "recognized": self = .disc
    case "cancelled": self = .cross
    case "failed": self = .diamond
    default: self = .square
    }
  }

  static func draw(_ mark: PlotMark, at point: CGPoint, _ svgText: inout SVGText) {
    let (x, y) = (Double(point.x), Double(point.y))
    func path(_ points: [(Double, Double)], _ end: String, _ kind: String) {
      let steps = points.map { "\(svg(x + $0.0)) \(svg(y + $0.1))" }
      svgText.add("path", ["class": kind, "d": "M" + steps.joined(separator: "L") + end])
    }
    switch mark {
    case .triangle: path([(-3, -5), (5, 0), (-3, 5)], "Z", "solid")
    case .disc:
      svgText.add("circle", ["class": "solid", "cx": svg(x), "cy": svg(y), "r": "4.5"])
    case .ring: svgText.add("circle", ["class": "mark", "cx": svg(x), "cy": svg(y), "r": "4"])
    case .cross:
      path([(-4.5, -4.5), (4.5, 4.5)], "", "mark")
      path([(-4.5, 4.5), (4.5, -4.5)], "", "mark")
    case .diamond: path([(0, -5), (5, 0), (0, 5), (-5, 0)], "Z", "mark")
    case .square: path([(-4, -4), (4, -4), (4, 4), (-4, 4)], "Z", "mark")
    }
  }
}
