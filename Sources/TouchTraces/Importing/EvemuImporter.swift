import Foundation
import TouchKit

extension TouchTrace {
  /// Imports evemu's format: `E: seconds type code value`, type and code hexadecimal, value decimal; the
  /// device's description (`N:`, `A:` lines) in front or in a `.desc` file beside it.
  static func importEvemu(_ context: inout ImportContext) throws(TraceError) -> TouchTrace {
    var devices = EvdevDevices()
    var axes = EvdevAxes()
    let lines = context.lines
    try lines.located {
      let device = try devices.index(of: "")
      while let raw = try lines.next() {
        let line = raw.trimmed
        if line.hasPrefix("E:") {
          try devices.add(event(line.from(2), at: lines.number), to: device)
        } else if line.isEmpty || line[0] == UInt8(ascii: "#") || axes.read(evemuLine: line) {
          continue
        } else if !["I:", "P:", "B:", "S:", "L:"].contains(where: line.text.hasPrefix) {
          throw Fault(
            "“\(printable(line, upTo: 24))” is no line of evemu, E: N: I: P: B: A: are known")
        }
      }
    }
    if axes.ranges.isEmpty, context.options.axes == nil {
      try readDescription(beside: lines.source.path, into: &axes, &context.notes)
    }
    return try devices.trace(&context, fallback: axes)
  }

  private static func event(_ line: LineBytes, at number: Int) throws(Fault) -> EvdevEvent {
    var words = Words(line)
    guard let time = words.next()?.microseconds,
      let type = words.next()?.hexadecimal.flatMap(UInt16.init(exactly:)),
      let code = words.next()?.hexadecimal.flatMap(UInt16.init(exactly:)),
      let value = words.next()?.decimal.flatMap(Int32.init(exactly:))
    else { throw Fault("a broken event, “E: seconds.microseconds type code value” is wanted") }
    if let rest = words.next(), rest[0] != UInt8(ascii: "#") {
      throw Fault(
        "“\(printable(rest, upTo: 24))” after the event, nothing or a # comment is wanted")
    }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: number)
  }

  /// For `A.b.c.events` looks for `A.b.c.desc`, `A.b.desc` and `A.desc`.
  private static func readDescription(
    beside path: String?, into axes: inout EvdevAxes, _ notes: inout TraceNotes
  ) throws(TraceError) {
    guard let path else { return }
    var base = URL(fileURLWithPath: path).deletingPathExtension()
    while true {
      let file = base.appendingPathExtension("desc")
      if FileManager.default.fileExists(atPath: file.path) {
        let found = try EvdevAxes(reading: ByteSource(path: file.path))
        axes.ranges = found.ranges
        axes.name = axes.name ?? found.name
        notes.add(0, "the axes' ranges are those of \(file.lastPathComponent)")
        return
      }
      guard !base.pathExtension.isEmpty else { return }
      base = base.deletingPathExtension()
    }
  }
}
