import TouchKit

/// The upper part: the window with the fingers' paths.
///
/// Time is shown by the colour, and without colour by small dots
/// every ``TimeScale/dotInterval``; fingers are distinguished
/// by their numbers and by the pattern of their lines. A path starts with its number in a circle and ends
/// with a ring, with a cross where it was cancelled, with nothing where the trace ends before it.
struct PlotPaths {
  let touches: [PlotTouch]
  let time: TimeScale
  /// The part of the plane that is shown, in points.
  private let bounds: CGRect
  private let windowSize: CGSize
  private let scale: Double
  private let origin: CGPoint
  let height: Double

  /// Lines of fingers that are down at once.
  private static let dashes = ["", "9 5", "2 5", "12 4 2 4", "5 3"]

  init(trace: TouchTrace, touches: [PlotTouch], time: TimeScale, top: Double) {
    self.touches = touches
    self.time = time
    // Beyond this the picture shows nothing anyway, and the sums below stay finite.
    let size = CGSize(
      width: min(trace.header.size.width, 1e9), height: min(trace.header.size.height, 1e9))
    windowSize = size
    // Touches outside the window are shown as far as half a window away.
    var left = 0.0
    var upper = 0.0
    var right = Double(size.width)
    var lower = Double(size.height)
    for sample in trace.samples {
      left = min(left, max(sample.location.x, -size.width / 2))
      upper = min(upper, max(sample.location.y, -size.height / 2))
      right = max(right, min(sample.location.x, size.width * 1.5))
      lower = max(lower, min(sample.location.y, size.height * 1.5))
    }
    bounds = CGRect(x: left, y: upper, width: right - left, height: lower - upper)
    let room = time.right - time.left
    scale = min(room / bounds.width, 440 / bounds.height)
    height = bounds.height * scale
    origin = CGPoint(x: time.left + (room - bounds.width * scale) / 2, y: top)
  }

  private func position(_ point: CGPoint) -> CGPoint {
    let x = min(bounds.maxX, max(bounds.minX, point.x))
    let y = min(bounds.maxY, max(bounds.minY, point.y))
    return CGPoint(
      x: origin.x + (x - bounds.minX) * scale, y: origin.y + (y - bounds.minY) * scale)
  }

  func draw(_ svgText: inout SVGText) {
    let corner = position(.zero)
    svgText.add(
      "rect",
      [
        "class": "window", "x": svg(corner.x), "y": svg(corner.y),
        "width": svg(windowSize.width * scale), "height": svg(windowSize.height * scale),
      ])
    let caption =
      "\(numberText(windowSize.width.rounded())) × \(numberText(windowSize.height.rounded())) pt"
    svgText.add(
      "text",
      [
        "class": "small faint", "x": svg(corner.x + windowSize.width * scale - 6),
        "y": svg(corner.y + windowSize.height * scale - 6), "text-anchor": "end",
      ], text: caption)
    for touch in touches { drawPath(touch, &svgText) }
    let area = CGRect(
      x: origin.x, y: origin.y, width: bounds.width * scale, height: bounds.height * scale)
    let numbers = PlotNumbers(
      landings: touches.map { position($0.samples[0].location) }, in: area)
    for (touch, number) in zip(touches, numbers.locations) { drawEnds(touch, number, &svgText) }
  }

  private func step(_ time: Double) -> Int {
    Int(self.time.part(time) * Double(PlotStyle.steps - 1))
  }

  /// Pieces of one colour each; points that fall onto the last one are left out.
  private func drawPath(_ touch: PlotTouch, _ svgText: inout SVGText) {
    var piece = [position(touch.samples[0].location)]
    var color = step(touch.start)
    // The pattern continues where the colour changes.
    var drawn = 0.0
    func flush(_ svgText: inout SVGText) {
      guard piece.count > 1 else { return }
      let points = piece.map { "\(svg($0.x)),\(svg($0.y))" }.joined(separator: " ")
      svgText.add(
        "polyline",
        [
          "class": "path t\(color)", "points": points,
          "stroke-dasharray": Self.dashes[touch.slot % Self.dashes.count],
          "stroke-dashoffset": svg(drawn),
        ])
      for (a, b) in zip(piece, piece.dropFirst()) {
        drawn += ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      }
    }
    for sample in touch.samples.dropFirst() {
      let point = position(sample.location)
      let last = piece[piece.count - 1]
      if abs(point.x - last.x) + abs(point.y - last.y) >= 0.5 { piece.append(point) }
      let next = step(sample.timestamp)
      if next != color {
        flush(&svgText)
        piece = [piece[piece.count - 1]]
        color = next
      }
    }
    flush(&svgText)
    drawDots(touch, &svgText)
  }

  private func drawDots(_ touch: PlotTouch, _ svgText: inout SVGText) {
    var last = touch.start
    for (a, b) in zip(touch.samples, touch.samples.dropFirst()) {
      // One dot per segment is enough: the dots of a resting finger coincide.
      let moment = (b.timestamp / time.dotInterval).rounded(.down) * time.dotInterval
      guard moment > last, moment > a.timestamp else { continue }
      last = moment
      let part = (moment - a.timestamp) / (b.timestamp - a.timestamp)
      let point = position(
        CGPoint(
          x: a.location.x + (b.location.x - a.location.x) * part,
          y: a.location.y + (b.location.y - a.location.y) * part))
      svgText.add(
        "circle", ["class": "solid", "cx": svg(point.x), "cy": svg(point.y), "r": "1.8"])
    }
  }

  private func drawEnds(_ touch: PlotTouch, _ number: CGPoint, _ svgText: inout SVGText) {
    let start = position(touch.samples[0].location)
    let end = position(touch.samples[touch.samples.count - 1].location)
    let isTap = abs(end.x - start.x) + abs(end.y - start.y) < 12
    if !isTap, !touch.isOpen {
      PlotMark.draw(touch.isCancelled ? .cross : .ring, at: end, &svgText)
    }
    if number != start {
      svgText.add(
        "line",
        [
          "class": "thin", "x1": svg(start.x), "y1": svg(start.y), "x2": svg(number.x),
          "y2": svg(number.y),
        ])
      svgText.add("circle", ["class": "solid", "cx": svg(start.x), "cy": svg(start.y), "r": "3"])
    }
    svgText.add(
      "circle",
      [
        "class": "outline", "cx": svg(number.x), "cy": svg(number.y),
        "r": svg(PlotNumbers.radius),
      ])
    svgText.add(
      "text", ["class": "number", "x": svg(number.x), "y": svg(number.y + 4)],
      text: "\(touch.number)")
  }
}
