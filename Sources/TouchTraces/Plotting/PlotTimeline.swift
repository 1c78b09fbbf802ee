import TouchKit

/// The lower part: fingers, recognizers and events over one axis of time.
struct PlotTimeline {
  let touches: [PlotTouch]
  let lives: PlotLives?
  let time: TimeScale
  let top: Double

  static let rowHeight = 24.0
  /// In characters; what is longer is cut off.
  static let longestLabel = 26
  private static let stripHeight = 7.0

  private var fingerRows: Int { touches.reduce(0) { max($0, $1.slot + 1) } }
  private var rows: Int { fingerRows + (lives?.rows.count ?? 0) }

  /// From the strip of colours to the labels of the axis.
  var height: Double { Self.stripHeight + Double(rows) * Self.rowHeight + 40 }

  func draw(_ svgText: inout SVGText) {
    drawAxis(&svgText)
    for row in 0..<fingerRows {
      let y = center(row)
      label(fingerRows == 1 ? "finger" : "finger \(row + 1)", y, &svgText)
      for touch in touches where touch.slot == row { draw(touch, y, &svgText) }
    }
    guard let lives else { return }
    for (index, row) in lives.rows.enumerated() {
      label(row.name, center(fingerRows + index), &svgText)
    }
    let drawing = PlotLifeRows(rows: lives.rows, time: time) { center(fingerRows + $0) }
    drawing.draw(&svgText)
  }

  private func center(_ row: Int) -> Double {
    top + Self.stripHeight + 6 + (Double(row) + 0.5) * Self.rowHeight
  }

  private func drawAxis(_ svgText: inout SVGText) {
    let width = (time.right - time.left) / Double(PlotStyle.steps)
    for step in 0..<PlotStyle.steps {
      svgText.add(
        "rect",
        [
          "class": "f\(step)", "x": svg(time.left + Double(step) * width), "y": svg(top),
          "width": svg(width + 0.3), "height": svg(Self.stripHeight),
        ])
    }
    let bottom = top + Self.stripHeight + Double(rows) * Self.rowHeight + 10
    for tick in time.ticks(8) {
      let x = svg(time.x(tick))
      svgText.add(
        "line",
        ["class": "grid", "x1": x, "x2": x, "y1": svg(top + Self.stripHeight), "y2": svg(bottom)])
      let label = numberText(tick < 1e9 ? (tick * 1e6).rounded() / 1e6 : tick) + " s"
      svgText.add(
        "text",
        ["class": "small faint", "x": x, "y": svg(bottom + 14), "text-anchor": "middle"],
        text: label)
    }
  }

  private func label(_ text: String, _ y: Double, _ svgText: inout SVGText) {
    svgText.add(
      "text", ["x": svg(time.left - 12), "y": svg(y + 4), "text-anchor": "end"],
      text: printable(Array(text.utf8), upTo: Self.longestLabel))
    svgText.add(
      "line",
      ["class": "grid", "x1": svg(time.left), "x2": svg(time.right), "y1": svg(y), "y2": svg(y)])
  }

  private func draw(_ touch: PlotTouch, _ y: Double, _ svgText: inout SVGText) {
    svgText.addBar(from: time.x(touch.start), to: time.x(touch.end), y)
    let middle = (time.x(touch.start) + time.x(touch.end)) / 2
    if time.x(touch.end) - time.x(touch.start) > 14 {
      svgText.add(
        "text", ["class": "number", "x": svg(middle), "y": svg(y + 4)], text: "\(touch.number)")
    }
    if touch.isCancelled {
      PlotMark.draw(.cross, at: CGPoint(x: time.x(touch.end), y: y), &svgText)
    }
  }
}

extension SVGText {
  /// A bar over a stretch of time, at least a pixel wide.
  mutating func addBar(from start: Double, to end: Double, _ y: Double) {
    add(
      "rect",
      [
        "class": "bar", "x": svg(start), "y": svg(y - 6), "width": svg(max(1, end - start)),
        "height": "12", "rx": "2",
      ])
  }
}
