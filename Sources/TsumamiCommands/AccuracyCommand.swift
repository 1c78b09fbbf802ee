import ArgumentParser
import Foundation

/// `tsumami accuracy`: how accurate stroke and shape recognition are on strokes that people drew.
struct AccuracyCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "accuracy",
    abstract: "Measures the recognition of shapes and of stroke directions on the $1 stroke logs.",
    discussion: """
      The logs are JSON Lines, one stroke each, with the keys writer, speed, name, number and points ([x, y, \
      milliseconds] each); packed ones (.gz) are unpacked by gzip. The same logs give the same report, but \
      for the times.
      """)

  @Argument(
    help:
      "The logs; - for standard input. By default strokes/onedollar.jsonl.gz in $TSUMAMI_DATA."
  )
  var log: String?

  @Option(help: "How many times templates are drawn by lot for each writer and speed.")
  var repeats = 20

  @Option(help: "What the lots begin with.")
  var seed: UInt64 = 1

  @Option(help: "text or json.")
  var format = Format.text

  @OptionGroup var input: InputOptions

  func validate() throws {
    guard repeats > 0 else { throw ValidationError("--repeats has to be at least 1.") }
    if path == nil { throw ValidationError("Name the logs, or set TSUMAMI_DATA.") }
  }

  private var path: String? { log ?? StrokeLog.usualPath }

  func run() throws {
    let strokes = try read()
    let progress = ProgressLine(
      "measuring", path: "-", isShown: !input.quiet && StandardError.isTerminal)
    let report = AccuracyReport(log: strokes, repeats: repeats, seed: seed) { progress.update($0) }
    progress.finish()
    print(format == .json ? try report.json() : report.text)
  }

  private func read() throws -> StrokeLog {
    do throws(StrokeLog.Failure) {
      return try StrokeLog(path: path ?? "-")
    } catch {
      switch error {
      case .malformed(let sentence):
        complain(sentence)
        throw ExitCode(65)
      case .unreadable(let sentence):
        complain(sentence)
        throw ExitCode(66)
      }
    }
  }

  private func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
