import TouchKit

/// What the signs below the fingers mean: one line.
struct PlotLegend {
  /// The right edge.
  let right: Double
  /// True where the transcript includes waits and prevention.
  let haveSteps: Bool

  func draw(from left: Double, _ y: Double, _ svgText: inout SVGText) {
    var x = left
    func sign(_ text: String, _ width: Double, _ draw: (Double, inout SVGText) -> Void) {
      draw(x, &svgText)
      svgText.add(
        "text", ["class": "small faint", "x": svg(x + width + 5), "y": svg(y + 4)], text: text)
      x += width + 17 + Double(text.count) * 6
    }
    if haveSteps {
      sign("possible", 18) { x, text in
        text.add(
          "path",
          [
            "class": "possible",
            "d": "M\(svg(x)) \(svg(y - 4))V\(svg(y + 4))M\(svg(x)) \(svg(y))H\(svg(x + 18))",
          ])
      }
    }
    for state in ["began", "changed", "ended", "cancelled", "failed"] {
      sign(state, 10) { x, text in
        if state == "changed" {
          text.addBar(from: x, to: x + 10, y)
          for tick in [3.0, 7] {
            text.add(
              "line",
              [
                "class": "thin", "x1": svg(x + tick), "x2": svg(x + tick), "y1": svg(y - 3),
                "y2": svg(y + 3),
              ])
          }
        } else {
          PlotMark.draw(PlotMark(state: state), at: CGPoint(x: x + 5, y: y), &text)
        }
      }
    }
    guard haveSteps else { return }
    sign("waits", 18) { x, text in
      text.add(
        "rect",
        ["class": "wait", "x": svg(x), "y": svg(y - 4), "width": "18", "height": "8"])
    }
    sign("prevents", 6) { x, text in
      text.add(
        "path",
        [
          "class": "arrow",
          "d": "M\(svg(x + 3)) \(svg(y - 6))V\(svg(y + 6))"
            + "M\(svg(x)) \(svg(y + 1))L\(svg(x + 3)) \(svg(y + 6))L\(svg(x + 6)) \(svg(y + 1))",
        ])
    }
  }
}
