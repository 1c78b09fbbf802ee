import ArgumentParser
import Foundation
import Scenes
import TouchTraces

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays a trace into a scene, and prints what happened.",
    discussion: """
      Each line is a recognizer's action or an event of the scene, the last one what came of it all. After the last touch the clock \
      runs on at 60 frames a second until nothing moves and nothing is pending, for a minute at most. Fingers that the trace leaves down \
      are cancelled, with a note on standard error.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  @Option(help: "The scene to play it into; `tsumami scenes` lists them.")
  var scene: SceneKind

  @Option(help: "text for people, json for programs: JSON Lines.")
  var format = Format.text

  @Option(
    help: "How far down the content is scrolled to begin with, in points: for the scene scroll.")
  var offset: Double?

  @Argument(
    help: ArgumentHelp("The trace; `-` is standard input.", valueName: "trace"),
    completion: .file(extensions: ["jsonl"]))
  var path: String

  func validate() throws {
    guard let offset else { return }
    guard scene == .scroll else {
      throw ValidationError(
        "--offset is for the scene scroll; \(scene.name.string) starts where it does.")
    }
    guard offset.isFinite else { throw ValidationError("--offset is a number of points.") }
  }

  // The tool has one thread, the main one, which is where scenes live.
  func run() throws {
    try MainActor.assumeIsolated { try replay() }
  }

  @MainActor private func replay() throws {
    do {
      let reader = try TraceReader(path: path)
      let output = TranscriptOutput(format: format)
      let replay = Replay(scene: scene, header: reader.header, hear: { output.write($0) })
      if let offset { _ = replay.scene.start(at: CGFloat(offset)) }
      let left = try replay.play(reader)
      output.finish()
      if left > 0 {
        complain("\(path):\(reader.line): the trace ends with \(left) finger(s) down; cancelled")
      }
    } catch let error as TraceError {
      complain(error.description)
      throw ExitCode(error.line == 0 ? 66 : 65)
    }
  }

  private func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
