import TouchKit

/// The rows of recognizers and events.
///
///     tap        ├──▷┄┄┄┄┄┄┄┄┄┄● ended · waited for doubleTap        possible, waiting, ended
///                    ┆         ▲
///     doubleTap  ├───┴─────────◇ failed · no further tap in time     the one that was waited for
///     pinch      ├─▶▐▐▐▐▐▐▐▐▐● ended · scale 2                       possible, began, changed…, ended
///                  ▼
///     pan        ├─◇ prevented by pinch
struct PlotLifeRows {
  let rows: [PlotLives.Row]
  let time: TimeScale
  /// The height of a row's middle.
  let center: (_ row: Int) -> Double

  func draw(_ svgText: inout SVGText) {
    // Behind the marks, which they lead to.
    for (index, row) in rows.enumerated() {
      for life in row.lives { drawLinks(of: life, in: index, &svgText) }
    }
    for (index, row) in rows.enumerated() {
      for life in row.lives { draw(life, isEvent: row.isEvent, center(index), &svgText) }
    }
    // Over everything else, with a ground of their own.
    for (index, row) in rows.enumerated() {
      for (number, life) in row.lives.enumerated() {
        let isLast = number + 1 == row.lives.count
        let room = isLast ? time.outerRight : time.x(row.lives[number + 1].start) - 8
        drawWords(about: life, isEvent: row.isEvent, to: room, center(index), &svgText)
      }
    }
  }

  // MARK: Between rows

  private func drawLinks(of life: PlotLives.Life, in row: Int, _ svgText: inout SVGText) {
    if let preventer = life.preventer { link(preventer, to: row, at: life.end, &svgText) }
    for wait in life.waits {
      guard let other = rowIndex(of: wait.other), other != row else { continue }
      let x = svg(time.x(wait.start))
      svgText.add(
        "line",
        ["class": "waiting", "x1": x, "x2": x, "y1": svg(center(row)), "y2": svg(center(other))])
    }
  }

  /// An arrow from the one that prevents to the one that is prevented.
  private func link(_ name: String, to row: Int, at moment: Double, _ svgText: inout SVGText) {
    guard let other = rowIndex(of: name), other != row else { return }
    let (x, from, to) = (time.x(moment), center(other), center(row))
    // It ends at the edge of the mark.
    let tip = to + (from < to ? -6 : 6)
    let wing = tip + (from < to ? -5.0 : 5)
    svgText.add(
      "path",
      [
        "class": "arrow",
        "d": "M\(svg(x)) \(svg(from))V\(svg(tip))"
          + "M\(svg(x - 3)) \(svg(wing))L\(svg(x)) \(svg(tip))L\(svg(x + 3)) \(svg(wing))",
      ])
  }

  private func rowIndex(of name: String) -> Int? {
    rows.firstIndex { !$0.isEvent && $0.name == name }
  }

  // MARK: One life

  private func draw(
    _ life: PlotLives.Life, isEvent: Bool, _ y: Double, _ svgText: inout SVGText
  ) {
    let end = time.x(life.end)
    if isEvent {
      svgText.add(
        "line",
        ["class": "mark", "x1": svg(end), "x2": svg(end), "y1": svg(y - 7), "y2": svg(y + 7)])
      return
    }
    if let touched = life.touched {
      drawPossible(from: time.x(touched), to: time.x(life.began ?? life.end), y, &svgText)
    }
    for wait in life.waits {
      svgText.add(
        "rect",
        [
          "class": "wait", "x": svg(time.x(wait.start)), "y": svg(y - 4),
          "width": svg(max(1, time.x(wait.end) - time.x(wait.start))), "height": "8",
        ])
    }
    if let began = life.began { svgText.addBar(from: time.x(began), to: end, y) }
    drawChanges(life, y, &svgText)
    if let began = life.began {
      PlotMark.draw(.triangle, at: CGPoint(x: time.x(began), y: y), &svgText)
    }
    if let last = life.last {
      PlotMark.draw(PlotMark(state: last), at: CGPoint(x: end, y: y), &svgText)
    }
  }

  private func drawPossible(
    from start: Double, to end: Double, _ y: Double, _ svgText: inout SVGText
  ) {
    svgText.add(
      "path",
      [
        "class": "possible",
        "d": "M\(svg(start)) \(svg(y - 4))V\(svg(y + 4))M\(svg(start)) \(svg(y))H\(svg(end))",
      ])
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

  // MARK: Words

  /// What is said behind a life, as much of it as there is room for: what came of it, in the most
  /// words that fit, what it waited for, its values.
  private func drawWords(
    about life: PlotLives.Life, isEvent: Bool, to end: Double, _ y: Double,
    _ svgText: inout SVGText
  ) {
    let x = time.x(life.end) + 9
    let width = 6.2
    func fits(_ text: String) -> Bool { x + Double(text.count) * width <= end }
    var text = outcomes(of: life, isEvent: isEvent).first(where: fits) ?? ""
    let waits = life.waits.last.map { ["waited for \(printable($0.other.utf8, upTo: 24))"] }
    for word in (waits ?? []) + life.values {
      let longer = text.isEmpty ? word : text + " · " + word
      guard fits(longer) else { break }
      text = longer
    }
    guard !text.isEmpty else { return }
    svgText.add("text", ["class": "small faint words", "x": svg(x), "y": svg(y + 4)], text: text)
  }

  /// How a life ended, at length and in a word.
  private func outcomes(of life: PlotLives.Life, isEvent: Bool) -> [String] {
    guard !isEvent else { return [] }
    var outcomes: [String] = []
    if let preventer = life.preventer {
      outcomes.append("prevented by \(printable(preventer.utf8, upTo: 24))")
    }
    if let reason = life.reason { outcomes.append(printable(reason.utf8, upTo: 60)) }
    return outcomes + [life.last].compactMap(\.self)
  }
}
