import TouchKit

/// A recording that was made into a trace.
public struct ImportedTrace: Sendable {
  /// The touches. Their life is in order: what was missing in the recording was filled in, see ``notes``.
  public var trace: TouchTrace

  /// The format that was given or recognized.
  public var format: TraceFormat

  /// What is odd in the recording, in the order in which it was found.
  public var notes: [TraceNote]
}

/// How to import.
public struct ImportOptions: Sendable {
  /// The format; nil recognizes it by the content.
  public var format: TraceFormat?

  /// The size of the window in points that the surface is mapped onto; nil takes the rule of the format:
  ///
  /// | format | points |
  /// |---|---|
  /// | kernel events with a resolution | 163 points are an inch, as on the first iPhone |
  /// | kernel events with axis ranges | the shorter side of the surface is 320 points |
  /// | kernel events without ranges | a unit is half a point, a pixel of a 2x screen |
  /// | CSV, WebDriver | a unit is a point |
  ///
  /// Where the surface's size is not known, the window is 320 × 480, or as large as the touches need.
  /// For CSV and WebDriver a given size is the window's size and scales nothing.
  public var size: CGSize?

  /// The ranges of the axes, for recordings of kernel events that do not hold them.
  public var axes: EvdevAxes?

  /// Options of an import; what is `nil` is found out from the file.
  public init(format: TraceFormat? = nil, size: CGSize? = nil, axes: EvdevAxes? = nil) {
    self.format = format
    self.size = size
    self.axes = axes
  }
}

/// What an importer works on.
struct ImportContext {
  let lines: ByteLines
  let format: TraceFormat
  let options: ImportOptions
  var notes = TraceNotes()
}

extension TouchTrace {
  /// Makes a recording into a trace.
  ///
  /// The whole trace is in memory at the end: some formats hold no size, others are not in the order of
  /// time. A text recording is read line by line.
  ///
  /// - Throws: ``TraceError`` where the format is not recognized, a line is broken, or a bound of
  ///   ``TraceLimits`` is passed. Merely odd recordings are imported, with notes.
  /// - Complexity: O(*n* log *n*) in the number of samples.
  public static func importing(
    _ source: ByteSource, options: ImportOptions = ImportOptions()
  ) throws(TraceError) -> ImportedTrace {
    if let size = options.size {
      guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
        throw TraceError(
          file: source.name, line: 0,
          message: "size \(size.width) × \(size.height), both have to be finite and above 0")
      }
    }
    let lines = ByteLines(source)
    let prefix = try lines.peek(TraceFormat.detectionLength)
    guard let format = options.format ?? TraceFormat.detect(in: prefix) else {
      let known = TraceFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw TraceError(
        file: source.name, line: 1,
        message: prefix.isEmpty ? "the file is empty" : "unknown format, known are \(known)")
    }
    var context = ImportContext(lines: lines, format: format, options: options)
    let trace = try importer(format)(&context)
    return ImportedTrace(trace: trace, format: format, notes: context.notes.all)
  }

  private typealias Importer = (inout ImportContext) throws(TraceError) -> TouchTrace

  private static func importer(_ format: TraceFormat) -> Importer {
    switch format {
    case .trace: importTrace
    case .evemu: importEvemu
    case .libinputRecord: importLibinputRecord
    case .getevent: importGetevent
    case .inputEvent64, .inputEvent32: importInputEvents
    case .pointerCSV: importPointerCSV
    case .webDriver: importWebDriver
    }
  }

  private static func importTrace(_ context: inout ImportContext) throws(TraceError) -> TouchTrace {
    var trace = try TouchTrace(reading: TraceReader(context.lines))
    for sample in trace.unended {
      context.notes.add(
        context.lines.number, "the trace ends while finger \(sample.id) is down, it is cancelled")
      trace.cancel(sample)
    }
    return trace
  }

  /// Takes a finger away at the end of the trace, where it was last.
  mutating func cancel(_ finger: TouchSample) {
    var sample = finger
    sample.phase = .cancelled
    sample.timestamp = samples.last?.timestamp ?? finger.timestamp
    samples.append(sample)
  }
}
