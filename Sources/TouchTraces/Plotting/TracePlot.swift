import TouchKit

/// A picture of a trace, as SVG: the fingers' paths in the window, and below them, over one axis of time,
/// when fingers were down, recognizers lived, and events came.
///
///     ┌───────────────┐
///     │ ①──·──·──○    │     time is the colour, and a dot every so often
///     └───────────────┘
///     ▓▓▓▓▒▒▒▒░░░░          the same colours over the axis
///     finger  [   1   ]
///     pinch      ▶||||●     began, changed…, ended
///
/// The colours follow the page's scheme, and nothing is told by colour alone. The same trace gives the same
/// bytes.
public struct TracePlot: Sendable {
  public var trace: TouchTrace
  public var transcript: ReplayTranscript?
  public var appearance: PlotAppearance

  /// The heading; the trace's source where it is nil.
  public var title: String?

  public init(
    trace: TouchTrace, transcript: ReplayTranscript? = nil, appearance: PlotAppearance = .automatic,
    title: String? = nil
  ) {
    self.trace = trace
    self.transcript = transcript
    self.appearance = appearance
    self.title = title
  }

  private static let width = 800.0

  /// The picture, 800 pixels wide.
  ///
  /// - Complexity: O(*n*) in samples and transcript lines. Points less than half a pixel apart are drawn
  ///   as one.
  public func svgText() -> String {
    let touches = PlotTouch.touches(of: trace)
    let lives = transcript.map(PlotLives.init)
    let time = TimeScale(
      times: trace.samples.map(\.timestamp) + (lives?.times ?? []), left: 136,
      right: Self.width - 40)
    let paths = PlotPaths(trace: trace, touches: touches, time: time, top: 52)
    let timeline = PlotTimeline(
      touches: touches, lives: lives, time: time, top: 52 + paths.height + 22)
    let legend = timeline.top + timeline.height + 12
    let height = legend + (lives == nil ? 6 : 22)
    var text = SVGText()
    let heading = title ?? (trace.header.source.isEmpty ? "Touches" : trace.header.source)
    text.add(
      raw: #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(svg(Self.width))" "#
        + #"height="\#(svg(height))" viewBox="0 0 \#(svg(Self.width)) \#(svg(height))" role="img">"#
    )
    text.add("title", [:], text: heading)
    text.add("desc", [:], text: description(touches, time))
    text.add(raw: "<style>\n\(PlotStyle.sheet(appearance))\n</style>")
    text.add("rect", ["class": "ground", "width": "100%", "height": "100%"])
    text.add(
      "text", ["class": "title", "x": svg(time.left), "y": "26"],
      text: printable(Array(heading.utf8), upTo: 80))
    text.add(
      "text", ["class": "small faint", "x": svg(time.left), "y": "42"],
      text: description(touches, time))
    paths.draw(&text)
    timeline.draw(&text)
    if lives != nil { drawLegend(at: time.left, legend, &text) }
    text.add(raw: "</svg>\n")
    return text.lines.joined(separator: "\n")
  }

  private func description(_ touches: [PlotTouch], _ time: TimeScale) -> String {
    let seconds = numberText(min(1e12, ((time.end - time.start) * 1000).rounded() / 1000))
    let count = touches.count == 1 ? "1 touch" : "\(touches.count) touches"
    let dots = "a dot every \(numberText(time.dotInterval)) s"
    return "\(count), \(trace.samples.count) samples, \(seconds) s, \(dots)"
  }

  private func drawLegend(at left: Double, _ y: Double, _ text: inout SVGText) {
    var x = left + 6
    for state in ["began", "ended", "cancelled", "failed"] {
      PlotMark.draw(PlotMark(state: state), at: CGPoint(x: x, y: y), &text)
      text.add("text", ["class": "small faint", "x": svg(x + 10), "y": svg(y + 4)], text: state)
      x += 26 + Double(state.count) * 6.5
    }
    text.add(
      "text", ["class": "small faint", "x": svg(x), "y": svg(y + 4)],
      text: "| changed")
  }
}
