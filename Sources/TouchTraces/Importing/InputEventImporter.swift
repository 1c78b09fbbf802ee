import TouchKit

/// Where the fields of `struct input_event` lie, little-endian:
///
///     64-bit:  0 seconds (8)   8 microseconds (8)   16 type (2)   18 code (2)   20 value (4)
///     32-bit:  0 seconds (4)   4 microseconds (4)    8 type (2)   10 code (2)   12 value (4)
struct InputEventLayout {
  private let time: Int

  /// The size of a record, in bytes.
  var size: Int { 2 * time + 8 }

  init(_ format: TraceFormat) {
    time = format == .inputEvent32 ? 4 : 8
  }

  /// The event at the start of the bytes, of which there have to be ``size``; nil where its fields cannot
  /// be those of an event.
  func event(_ bytes: some Collection<UInt8>, number: Int) -> EvdevEvent? {
    var rest = bytes.prefix(size)[...]
    func field(_ count: Int) -> UInt64 {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let seconds = field(time)
    let microseconds = field(time)
    let type = UInt16(truncatingIfNeeded: field(2))
    let code = UInt16(truncatingIfNeeded: field(2))
    let value = Int32(truncatingIfNeeded: field(4))
    // EV_MAX is 0x1f, KEY_MAX 0x2ff.
    guard seconds < 1 << 42, microseconds < 1_000_000, type <= 0x1F, code <= 0x2FF else {
      return nil
    }
    return EvdevEvent(
      time: Int64(seconds) * 1_000_000 + Int64(microseconds), type: type, code: code,
      value: value, line: number)
  }

  func isPlausible(_ bytes: some Collection<UInt8>) -> Bool {
    event(bytes, number: 0) != nil
  }
}

extension TouchTrace {
  /// Imports the bytes of `/dev/input/event*`.
  static func importInputEvents(_ context: inout ImportContext) throws(TraceError) -> TouchTrace {
    let layout = InputEventLayout(context.format)
    var devices = EvdevDevices()
    var rest: [UInt8] = []
    let lines = context.lines
    try lines.located {
      let device = try devices.index(of: "")
      while let chunk = try lines.nextChunk() {
        rest.append(contentsOf: chunk)
        var position = 0
        while rest.count - position >= layout.size {
          lines.number += 1
          guard
            let event = layout.event(rest[position..<position + layout.size], number: lines.number)
          else { throw Fault("no input event of \(layout.size) bytes") }
          try devices.add(event, to: device)
          position += layout.size
        }
        rest.removeFirst(position)
      }
    }
    if !rest.isEmpty {
      context.notes.add(
        lines.number + 1, "\(rest.count) bytes are left over, they are no whole event")
    }
    return try devices.trace(&context, fallback: nil)
  }
}
