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

  @Argument(
    help: ArgumentHelp("The trace; `-` is standard input.", valueName: "trace"),
    completion: .file(extensions: ["jsonl"]))
  var path: String

  // The tool has one thread, the main one, which is where scenes live.
  func run() throws {
    try MainActor.assumeIsolated { try replay() }
  }

  @MainActor private func replay() throws {
    do {
      let reader = try TraceReader(path: path)
      let output = TranscriptOutput(format: format)
      let replay = Replay(scene: scene, size: reader.header.size, hear: { output.write($0) })
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
