import ArgumentParser
import Foundation
import Scenes
import TouchKit
import TouchTraces

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays traces into a scene, and prints what happened.",
    usage: "\(TsumamiCommand.programName) replay --scene <scene> [<options>] <trace> ...",
    discussion: """
      Each line is a recognizer's action or an event of the scene, the last one what came of it all. After the last touch the clock \
      runs on until nothing moves and nothing is pending, for a minute at most. Fingers that the trace leaves down \
      are cancelled, with a note on standard error. Several traces are played one after the other, each into a scene of its own, with a line \
      before each that names it; the first fault ends it.

        tsumami replay --scene image-viewer pinch.jsonl
        tsumami replay --scene image-viewer --format json pinch.jsonl tap.jsonl fling.jsonl
        tsumami replay --scene image-viewer --format json pinch.jsonl > pinch.out
        tsumami replay --scene image-viewer --until 0.5 pinch.jsonl
        tsumami replay --scene image-viewer --steps pinch.jsonl
        tsumami replay --scene image-viewer --speed 0.25 pinch.jsonl
        tsumami convert pinch.events | tsumami replay --scene image-viewer -
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  @Option(help: "The scene to play it into; `tsumami scenes` lists them.")
  var scene: PlayableScene

  @Option(help: "text for people, json for programs: JSON Lines.")
  var format = Format.text

  @Flag(
    help:
      "Also say what recognizers do between their actions: who waits for whom, who prevents whom, who fails and why."
  )
  var steps = false

  @Option(help: ArgumentHelp("Play no touch after this time of the trace.", valueName: "seconds"))
  var until: Double?

  @Option(help: ArgumentHelp("Frames a second.", valueName: "number"))
  var fps = 60.0

  @Option(
    help: ArgumentHelp(
      "Wait as the fingers did: 1 as fast as they were, 2 twice as fast; as fast as can be without it.",
      valueName: "factor"))
  var speed: Double?

  @Option(
    help: ArgumentHelp(
      "The window: `320x480` in points, or `trace` for the one it was recorded in. The scene's own without it.",
      valueName: "size"))
  var window: WindowArgument?

  @Option(
    help: ArgumentHelp(
      "The size of the picture that is shown, in points: `1024x768`. The scene's own without it.",
      valueName: "size"))
  var picture: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "How far down the content is scrolled to begin with: for the scene scroll.",
      valueName: "points"))
  var offset: Double?

  @Option(help: "Colours in text: auto, always or never. auto heeds NO_COLOR.")
  var color = ColorChoice.auto

  @OptionGroup var input: InputOptions

  @Argument(
    help: ArgumentHelp("The traces; `-` is standard input.", valueName: "trace"),
    completion: .file(extensions: ["jsonl"]))
  var paths: [String]

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Missing expected argument '<trace> ...'") }
    if let offset {
      guard scene.canStart else {
        throw ValidationError(
          "--offset is for the scene scroll; \(scene.name) starts where it does.")
      }
      guard offset.isFinite else { throw ValidationError("--offset is a number of points.") }
    }
    if let until, !(until.isFinite && until >= 0) {
      throw ValidationError("--until is a time from 0 up, in seconds.")
    }
    guard fps.isFinite, 1...1000 ~= fps else {
      throw ValidationError("--fps is a number from 1 to 1000.")
    }
    if let speed, !(speed.isFinite && 0.001...1000 ~= speed) {
      throw ValidationError("--speed is a factor from 0.001 to 1000.")
    }
  }

  // Scenes belong to the main actor; the tool has only the main thread.
  func run() throws {
    try reportingFailures { try MainActor.assumeIsolated { try replayAll() } }
  }

  @MainActor private func replayAll() throws {
    let output = TranscriptOutput(format: format, isColored: color.isColored)
    for path in paths {
      if paths.count > 1 { output.writeName(of: path) }
      try replay(path, to: output)
    }
  }

  @MainActor private func replay(_ path: String, to output: TranscriptOutput) throws {
    let (source, progress) = try input.open(path, "replaying")
    let reader = try TraceReader(source)
    output.willWrite = { progress.finish() }
    let replay = Replay(scene, of: reader.header, options: options(for: reader.header))
    if let offset { _ = replay.scene.start(at: CGFloat(offset)) }
    replay.scene.onEntry = { output.write($0) }
    if steps { replay.onStep = { output.write($0) } }
    if let speed { replay.pace = Pace(speed: speed) { output.flush() }.wait }
    var event: [TouchSample] = []
    var isOver = false
    do {
      while !isOver, try reader.next(into: &event) {
        isOver = !replay.play(event, at: reader.eventTime)
      }
    } catch {
      // The lines before the fault are shown too.
      progress.finish()
      output.flush()
      throw error
    }
    replay.finish(isCut: isOver)
    progress.finish()
    output.flush()
    try output.check()
    let left = reader.unended.count
    if !isOver, left > 0 {
      input.note(
        "\(path):\(reader.line): the trace ends with \(left) finger\(left == 1 ? "" : "s") down; cancelled"
      )
    }
  }

  private func options(for header: TraceHeader) -> Replay.Options {
    var options = Replay.Options(picture: picture?.size, framesPerSecond: fps)
    switch window {
    case .ofTrace: options.window = header.size
    case .given(let size): options.window = size
    case nil: break
    }
    if let until { options.end = until }
    return options
  }
}

/// Waits for the time of an event.
private final class Pace {
  private let speed: Double
  private let beforeWaiting: () -> Void
  private var start: (real: ContinuousClock.Instant, trace: Double)?

  init(speed: Double, beforeWaiting: @escaping () -> Void) {
    self.speed = speed
    self.beforeWaiting = beforeWaiting
  }

  func wait(until time: Double) {
    let start = start ?? (.now, time)
    self.start = start
    let wait = start.real + .seconds((time - start.trace) / speed) - .now
    guard wait > .zero else { return }
    beforeWaiting()
    Thread.sleep(forTimeInterval: wait / .seconds(1))
  }
}
