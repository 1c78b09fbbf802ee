import TouchKit

/// Makes touches of the bytes of a Linux input device while they come.
///
///     var stream = InputEventStream(format: .inputEvent64, axes: axes, name: path)
///     var writer = try TraceWriter(header: stream.header, to: output)
///     while let bytes = … {
///       try writer.write(stream.read(bytes))
///       try writer.flush()
///     }
///     try writer.write(stream.finish())
///
/// The bytes may be cut anywhere. Times start at 0 with the first event. In constant memory, unlike
/// ``TouchTrace/importing(_:options:)``, which sees all of a recording before it decides on the window.
public struct InputEventStream {
  /// The window that the surface is mapped onto, by the rule of ``ImportOptions/size``; 320 × 480
  /// where neither a size nor ranges are known.
  public let header: TraceHeader

  private let layout: InputEventLayout
  private let name: String
  private let scaling: EvdevScaling
  private var touches = EvdevTouches()
  private var rest: [UInt8] = []
  private var number = 0

  /// - Parameters:
  ///   - format: `inputEvent64` or `inputEvent32`.
  ///   - axes: the device's ranges, where they are known.
  ///   - size: the window in points that the surface is mapped onto.
  ///   - name: stands in errors.
  public init(
    format: TraceFormat, axes: EvdevAxes? = nil, size: CGSize? = nil, name: String = "memory"
  ) {
    layout = InputEventLayout(format)
    self.name = name
    var notes = TraceNotes()
    scaling = EvdevScaling(axes: axes ?? EvdevAxes(), samples: [], size: size, notes: &notes)
    header = TraceHeader(
      size: scaling.size,
      source: [axes?.name ?? "", "(\(format.rawValue))"].filter { !$0.isEmpty }
        .joined(separator: " "))
  }

  /// What is odd so far, with the numbers of events for lines.
  public var notes: [TraceNote] {
    let left = TraceNote(
      line: number + 1, text: "\(rest.count) bytes are left over, they are no whole event")
    return touches.notes.all + (rest.isEmpty ? [] : [left])
  }

  /// Reads bytes.
  ///
  /// - Returns: the samples that they complete.
  /// - Throws: ``TraceError``, with the number of the event, where the bytes are no input events or
  ///   a bound of ``TraceLimits`` is passed.
  public mutating func read(_ bytes: some Collection<UInt8>) throws(TraceError) -> [TouchSample] {
    rest.append(contentsOf: bytes)
    var position = 0
    while rest.count - position >= layout.size {
      number += 1
      guard let event = layout.event(rest[position..<position + layout.size], number: number)
      else { throw error("no input event of \(layout.size) bytes") }
      do throws(Fault) {
        try touches.add(event)
      } catch {
        throw self.error(error.message)
      }
      position += layout.size
    }
    rest.removeFirst(position)
    return touches.removeSamples().map(scaling.sample)
  }

  /// Cancels the fingers that are still down.
  public mutating func finish() -> [TouchSample] {
    touches.finish()
    return touches.removeSamples().map(scaling.sample)
  }

  private func error(_ message: String) -> TraceError {
    TraceError(file: name, line: number, message: message)
  }
}
