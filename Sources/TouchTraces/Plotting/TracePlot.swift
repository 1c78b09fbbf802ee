import TouchKit

/// A picture of a trace, as SVG: the fingers' paths in the window, and below them, over one axis of time,
/// when fingers were down, recognizers lived, and events came.
///
///     ┌───────────────┐
///     │ ①──·──·──○    │     time is the colour, and a dot every so often
///     └───────────────┘
///     ▓▓▓▓▒▒▒▒░░░░          the same colours over the axis
///     finger  [   1   ]
///     pinch   ├──▶||||●     possible, began, changed…, ended
///
/// The colours follow the page's scheme, and nothing is shown by colour alone. The same trace gives the same
/// bytes.
public struct TracePlot: Sendable {
  /// The recording that is drawn.
  public var trace: TouchTrace
  /// What recognizers made of it; `nil` draws the touches alone.
  public var transcript: ReplayTranscript?
  /// Light or dark.
  public var appearance: PlotAppearance

  /// The heading; the trace's source where it is nil.
  public var title: String?

  /// A plot of a recording, and of a transcript below it.
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
      times: trace.samples.map(\.timestamp) + (lives?.times ?? []), left: left(of: lives),
      right: Self.width - (lives == nil ? 40 : 140), outerRight: Self.width - 6)
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
    if let lives {
      PlotLegend(right: time.outerRight, haveSteps: lives.haveSteps).draw(
        from: 24, legend, &text)
    }
    text.add(raw: "</svg>\n")
    return text.lines.joined(separator: "\n")
  }

  /// As far as the longest name reaches.
  private func left(of lives: PlotLives?) -> Double {
    let longest = lives?.rows.map { min($0.name.count, PlotTimeline.longestLabel) }.max() ?? 0
    return max(136, 24 + 7 * Double(longest))
  }

  private func description(_ touches: [PlotTouch], _ time: TimeScale) -> String {
    let seconds = numberText(min(1e12, ((time.end - time.start) * 1000).rounded() / 1000))
    let count = touches.count == 1 ? "1 touch" : "\(touches.count) touches"
    let dots = "a dot every \(numberText(time.dotInterval)) s"
    return "\(count), \(trace.samples.count) samples, \(seconds) s, \(dots)"
  }
}
