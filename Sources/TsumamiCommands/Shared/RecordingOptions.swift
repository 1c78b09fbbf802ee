import ArgumentParser
import TouchTraces

extension TraceFormat: ExpressibleByArgument {}

/// Options for reading a recording that is not a trace.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The recording's format; recognized by its content without it.", valueName: "format"))
  var from: TraceFormat?

  @Option(
    help: ArgumentHelp(
      "The window that the touch surface is mapped onto, in points: `320x480`. By the recording without it.",
      valueName: "size"))
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "A description of the touch surface, for a recording that has none: what evemu-describe or getevent -lp print.",
      valueName: "file"),
    completion: .file())
  var axes: String?

  /// Reads the whole recording, and prints warnings about it.
  ///
  /// - Parameter verb: for the progress: `reading`.
  func read(_ path: String, _ verb: String, _ input: InputOptions) throws -> TouchTrace {
    let (source, progress) = try input.open(path, verb)
    defer { progress.finish() }
    let axes = try axes.map { try EvdevAxes(reading: ByteSource(path: $0)) }
    let result = try TouchTrace.importing(
      source, options: ImportOptions(format: from, size: size?.size, axes: axes))
    progress.finish()
    for note in result.notes {
      input.note(note.line == 0 ? "\(path): \(note.text)" : "\(path):\(note.line): \(note.text)")
    }
    return result.trace
  }
}
