import ArgumentParser
import TouchTraces

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two transcripts, whose numbers may differ a little.",
    usage: "\(TsumamiCommand.programName) diff [<options>] <A> <B>",
    discussion: """
      Transcripts are what `tsumami replay --format json` prints. Numbers a and b are equal where |a − b| is at most the tolerance \
      times the largest of 1, |a| and |b|. Each difference is a line with the numbers of both lines:

        a:12 b:12: pinch changed at 0.033 s: scale is 1.25 and 1.26
        a:14: only here: {"t":0.05,"event":"doubleTap","x":100,"y":200}

      Exit status: 0 where they are equal, 1 where they differ, and as for all commands where one cannot be read.
      """)

  @Option(help: ArgumentHelp("How much numbers may differ.", valueName: "number"))
  var tolerance = 1e-9

  @Option(
    help: ArgumentHelp(
      "Print so many differences at most; the others are counted.", valueName: "number"))
  var limit = 100

  @Flag(name: .shortAndLong, help: "Print nothing: the exit status says it.")
  var quiet = false

  @Argument(
    help: ArgumentHelp("A transcript; `-` is standard input.", valueName: "A"),
    completion: .file())
  var first: String

  @Argument(help: ArgumentHelp("Another one.", valueName: "B"), completion: .file())
  var second: String

  func validate() throws {
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("--tolerance is a number from 0 up.")
    }
    guard limit >= 0 else { throw ValidationError("--limit is a number from 0 up.") }
    guard first != "-" || second != "-" else {
      throw ValidationError("Only one of the two can be standard input.")
    }
  }

  func run() throws {
    var count = 0
    try reportingFailures { count = try compare() }
    if count > 0 { throw ExitCode(1) }
  }

  private func compare() throws -> Int {
    let output = Output(path: "-")
    var printed = 0
    let comparison = TranscriptComparison(tolerance: tolerance)
    let progress = ProgressLine(
      "comparing", path: first, isShown: !quiet && StandardError.isTerminal)
    defer { progress.finish() }
    let source = try ByteSource(path: first).reportingProgress { progress.update($0) }
    let count = try comparison.compare(source, ByteSource(path: second)) {
      printed += 1
      guard !quiet, printed <= limit else { return }
      progress.finish()
      try output.write(line($0) + "\n")
    }
    progress.finish()
    if !quiet, count > limit {
      try output.write("and \(count - limit) more difference\(count - limit == 1 ? "" : "s")\n")
    }
    return count
  }

  private func line(_ difference: TranscriptComparison.Difference) -> String {
    var locations: [String] = []
    if let line = difference.lines.a { locations.append("\(first):\(line)") }
    if let line = difference.lines.b { locations.append("\(second):\(line)") }
    return locations.joined(separator: " ") + ": " + difference.text
  }
}
