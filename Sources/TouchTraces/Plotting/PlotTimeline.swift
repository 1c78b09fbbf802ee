import TouchKit

/// The lower part: fingers, recognizers and events over one axis of time.
struct PlotTimeline {
  let touches: [PlotTouch]
  let lives: PlotLives?
  let time: TimeScale
  let top: Double

  static let rowHeight = 24.0
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
    for (index, row) in (lives?.rows ?? []).enumerated() {
      let y = center(fingerRows + index)
      label(row.name, y, &svgText)
      for (place, life) in row.lives.enumerated() {
        let next =
          place + 1 < row.lives.count ? time.x(row.lives[place + 1].start) : time.right + 12
        draw(life, isEvent: row.isEvent, y, room: next - 8, &svgText)
      }
    }
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
      text: printable(Array(text.utf8), upTo: 18))
    svgText.add(
      "line",
      ["class": "grid", "x1": svg(time.left), "x2": svg(time.right), "y1": svg(y), "y2": svg(y)])
  }

  private func bar(_ start: Double, _ end: Double, _ y: Double, _ svgText: inout SVGText) {
    svgText.add(
      "rect",
      [
        "class": "bar", "x": svg(time.x(start)), "y": svg(y - 6),
        "width": svg(max(1, time.x(end) - time.x(start))), "height": "12", "rx": "2",
      ])
  }

  private func draw(_ touch: PlotTouch, _ y: Double, _ svgText: inout SVGText) {
    bar(touch.start, touch.end, y, &svgText)
    let middle = (time.x(touch.start) + time.x(touch.end)) / 2
    if time.x(touch.end) - time.x(touch.start) > 14 {
      svgText.add(
        "text", ["class": "number", "x": svg(middle), "y": svg(y + 4)], text: "\(touch.number)")
    }
    if touch.isCancelled {
      PlotMark.draw(.cross, at: CGPoint(x: time.x(touch.end), y: y), &svgText)
    }
  }

  private func draw(
    _ life: PlotLives.Life, isEvent: Bool, _ y: Double, room: Double, _ svgText: inout SVGText
  ) {
    let end = time.x(life.end)
    if isEvent {
      svgText.add(
        "line",
        ["class": "mark", "x1": svg(end), "x2": svg(end), "y1": svg(y - 7), "y2": svg(y + 7)])
    } else {
      if life.first != nil { bar(life.start, life.end, y, &svgText) }
      drawChanges(life, y, &svgText)
      if let first = life.first {
        PlotMark.draw(
          PlotMark(state: first), at: CGPoint(x: time.x(life.start), y: y), &svgText)
      }
      if let last = life.last {
        PlotMark.draw(PlotMark(state: last), at: CGPoint(x: end, y: y), &svgText)
      }
    }
    let words = [isEvent ? "" : life.last ?? ""] + life.values
    drawWords(words.filter { !$0.isEmpty }, from: end + 9, to: room, y, &svgText)
  }

  /// A line per `changed`; lines that fall together are drawn once.
  private func drawChanges(_ life: PlotLives.Life, _ y: Double, _ svgText: inout SVGText) {
    var last = -Double.infinity
    for change in life.changes {
      let x = time.x(change)
      guard x - last >= 2 else { continue }
      last = x
      svgText.add(
        "line",
        ["class": "thin", "x1": svg(x), "x2": svg(x), "y1": svg(y - 3), "y2": svg(y + 3)])
    }
  }

  /// As many of the words as there is room for.
  private func drawWords(
    _ words: [String], from x: Double, to end: Double, _ y: Double, _ svgText: inout SVGText
  ) {
    let width = 6.2
    var text = ""
    for word in words {
      let longer = text.isEmpty ? word : text + " · " + word
      guard x + Double(longer.count) * width <= end else { break }
      text = longer
    }
    guard !text.isEmpty else { return }
    svgText.add("text", ["class": "small faint", "x": svg(x), "y": svg(y + 4)], text: text)
  }
}
