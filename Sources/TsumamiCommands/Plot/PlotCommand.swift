import ArgumentParser
import Scenes
import TouchTraces

struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draws a trace: the fingers' paths, and below them who was alive when.",
    usage: "\(TsumamiCommand.programName) plot [<options>] <trace> [-o <out>]",
    discussion: """
      The picture is SVG, or PNG where the output's name ends in .png; that needs the program rsvg-convert (Debian: librsvg2-bin). \
      With a scene or a transcript it shows recognizers and events below the fingers, on the same axis of time: since when a recognizer has \
      its touches, when it begins, what it waits for, who prevents it, and why it fails (a transcript tells these with \
      `--steps`). Recordings of the formats that `tsumami convert` knows can be drawn too.

        tsumami plot pinch.jsonl -o pinch.svg --scene image-viewer
        tsumami plot touchscreen.events -o pinch.png --appearance dark
      """)

  /// The colours.
  enum Appearance: String, CaseIterable, ExpressibleByArgument {
    case light
    case dark
    case auto

    fileprivate var plot: PlotAppearance {
      switch self {
      case .light: .light
      case .dark: .dark
      case .auto: .automatic
      }
    }
  }

  @Argument(
    help: ArgumentHelp("The trace; `-` is standard input.", valueName: "trace"),
    completion: .file())
  var path: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write: a name that ends in .svg or .png, or `-`.", valueName: "out"),
    completion: .file(extensions: ["svg", "png"]))
  var output = "-"

  @Option(help: "Play the trace into this scene, and show what its recognizers did.")
  var scene: PlayableScene?

  @Option(
    help: ArgumentHelp(
      "Show this transcript, from `tsumami replay --format json --steps`.", valueName: "file"),
    completion: .file())
  var transcript: String?

  @Option(
    help: "light, dark, or auto: as the page that shows it. A PNG is light unless it is dark.")
  var appearance = Appearance.auto

  @Option(help: "The heading; where the trace comes from without it.")
  var title: String?

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var input: InputOptions

  func validate() throws {
    guard scene == nil || transcript == nil else {
      throw ValidationError("--scene and --transcript exclude each other.")
    }
    let name = output.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased()
    guard let ending, ending != "svg", ending != "png" else { return }
    throw ValidationError("A plot is .svg or .png, not .\(ending).")
  }

  func run() throws {
    try reportingFailures { try MainActor.assumeIsolated { try plot() } }
  }

  @MainActor private func plot() throws {
    let trace = try recording.read(path, "reading", input)
    let picture = TracePlot(
      trace: trace, transcript: try lives(of: trace), appearance: appearance.plot,
      title: title ?? heading(for: trace)
    ).svgText()
    let result = Output(path: output)
    if output.lowercased().hasSuffix(".png") {
      try result.write(PNGConverter.png(fromSVG: picture))
    } else {
      try result.write(picture)
    }
    try result.close()
  }

  // Some formats have no device name, but only the format's: "(csv)".
  private func heading(for trace: TouchTrace) -> String? {
    let source = trace.header.source
    guard source.hasPrefix("("), let name = path.split(separator: "/").last, name != "-" else {
      return nil
    }
    return "\(name) \(source)"
  }

  @MainActor private func lives(of trace: TouchTrace) throws -> ReplayTranscript? {
    if let transcript { return try ReplayTranscript(reading: ByteSource(path: transcript)) }
    guard let scene else { return nil }
    let replay = Replay(scene, of: trace.header)
    let lines = Lines()
    replay.scene.onEntry = { $0.write(to: &lines.bytes) }
    replay.onStep = { $0.write(to: &lines.bytes) }
    for event in trace.events { _ = replay.play(Array(event)) }
    replay.finish(isCut: false)
    return try ReplayTranscript(reading: ByteSource(bytes: lines.bytes))
  }
}

/// Bytes that a closure can append to.
private final class Lines {
  var bytes: [UInt8] = []
}
