import TouchKit

extension TouchTrace {
  /// Imports `libinput record`: per kernel event a line `- [seconds, microseconds, type, code, value]`,
  /// per axis, below `absinfo:`, a line `code: [minimum, maximum, fuzz, flat, resolution]`.
  ///
  /// The tool prints its YAML with fixed lines (its file format promises one event per line), so the lines
  /// are read as they are: a YAML library would have to hold the whole recording as a tree.
  static func importLibinputRecord(
    _ context: inout ImportContext
  ) throws(TraceError) -> TouchTrace {
    var devices = EvdevDevices()
    let lines = context.lines
    try lines.located {
      var recording = LibinputRecording(device: try devices.index(of: ""))
      while let line = try lines.next() {
        try recording.read(line.trimmed, at: lines.number, &devices)
      }
      if recording.events == 0 {
        context.notes.add(0, "no line “- [seconds, microseconds, type, code, value]” was found")
      }
    }
    return try devices.trace(&context, fallback: nil)
  }
}

/// Where in a recording of libinput the importer is.
private struct LibinputRecording {
  /// The part of the description that the lines `number: [...]` belong to.
  private enum Section {
    case axes, other
  }

  private var device: Int
  private var section = Section.other
  private(set) var events = 0

  init(device: Int) {
    self.device = device
  }

  mutating func read(
    _ line: LineBytes, at number: Int, _ devices: inout EvdevDevices
  ) throws(Fault) {
    guard let first = line.first else { return }
    if line.hasPrefix("- [") {
      guard let numbers = integers(line.from(2)), numbers.count == 5,
        0..<(1 << 42) ~= numbers[0], 0..<1_000_000 ~= numbers[1],
        let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
        let value = Int32(exactly: numbers[4])
      else {
        throw Fault("a broken event, “- [seconds, microseconds, type, code, value]” is wanted")
      }
      events += 1
      try devices.add(
        EvdevEvent(
          time: numbers[0] * 1_000_000 + numbers[1], type: type, code: code, value: value,
          line: number), to: device)
    } else if line.hasPrefix("- node:") {
      device = try devices.index(of: printable(line.from(7).trimmed, upTo: 100))
      section = .other
    } else if line.hasPrefix("name:") {
      let name = line.from(5).trimmed.filter { $0 != UInt8(ascii: "\"") }
      devices.describe(device) { $0.name = $0.name ?? printable(name, upTo: 100) }
    } else if line.hasPrefix("absinfo:") {
      section = .axes
    } else if first &- UInt8(ascii: "0") <= 9, section == .axes {
      try readAxis(line, &devices)
    } else if first != UInt8(ascii: "#") {
      section = .other
    }
  }

  private func readAxis(_ line: LineBytes, _ devices: inout EvdevDevices) throws(Fault) {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
    guard let code = LineBytes(rebasing: line[..<colon]).decimal.flatMap(UInt16.init(exactly:)),
      let numbers = integers(line.from(colon + 1).trimmed), numbers.count >= 2,
      let minimum = Int32(exactly: numbers[0]), let maximum = Int32(exactly: numbers[1])
    else {
      throw Fault("a broken axis, “code: [minimum, maximum, fuzz, flat, resolution]” is wanted")
    }
    let resolution = numbers.count > 4 ? Int32(exactly: numbers[4]) ?? 0 : 0
    devices.describe(device) {
      $0.ranges[code] = EvdevAxes.Range(
        minimum: minimum, maximum: maximum, resolution: resolution)
    }
  }

  /// `[ 1, -2, 3]`, at most eight numbers; what follows the bracket is a comment.
  private func integers(_ bytes: LineBytes) -> [Int64]? {
    guard bytes.first == UInt8(ascii: "["),
      let end = bytes.firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let parts = bytes[1..<end].split(
      separator: UInt8(ascii: ","), maxSplits: 8, omittingEmptySubsequences: false)
    var numbers: [Int64] = []
    for part in parts {
      guard let number = LineBytes(rebasing: part).trimmed.decimal else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
