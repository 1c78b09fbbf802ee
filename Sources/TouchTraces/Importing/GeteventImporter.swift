import TouchKit

extension TouchTrace {
  /// Imports Android's `getevent -lt`:
  ///
  ///     [   34490.122344] EV_ABS       ABS_MT_POSITION_X    000001ad
  ///     [   34490.122344] /dev/input/event2: 0003 0035 000001ad
  ///
  /// with names or numbers, with or without the device, and with the ranges of `getevent -p` in front
  /// where they are there. Values are 32 bits, hexadecimal, or `DOWN` and `UP`.
  static func importGetevent(_ context: inout ImportContext) throws(TraceError) -> TouchTrace {
    var devices = EvdevDevices()
    var description = GeteventDescription()
    var names: [String] = []
    let lines = context.lines
    try lines.located {
      while let raw = try lines.next() {
        let line = raw.trimmed
        guard line.first == UInt8(ascii: "[") else {
          try readOther(line, at: lines.number, &description, &context.notes)
          continue
        }
        let (event, device) = try event(line, at: lines.number)
        let index = try devices.index(of: device)
        if index == names.count { names.append(device) }
        try devices.add(event, to: index)
      }
      for (index, name) in names.enumerated() {
        let described = description.devices.first { $0.path == name }
        devices.describe(index) { $0 = described?.axes ?? $0 }
      }
    }
    return try devices.trace(
      &context, fallback: names == [""] ? description.touchDevice : nil)
  }

  private static func readOther(
    _ line: LineBytes, at number: Int, _ description: inout GeteventDescription,
    _ notes: inout TraceNotes
  ) throws(Fault) {
    if line.isEmpty || description.read(line) { return }
    if line.hasPrefix("/dev/input/") || line.hasPrefix("EV_") {
      throw Fault("an event without a time stamp, record with “getevent -lt”")
    }
    // The rest of a description (keys, properties) and what adb says in between.
    if description.devices.isEmpty {
      notes.addOnce("line", number, "“\(printable(line, upTo: 40))” is no event, it is skipped")
    }
  }

  private static func event(
    _ line: LineBytes, at number: Int
  ) throws(Fault) -> (EvdevEvent, device: String) {
    guard let end = line.firstIndex(of: UInt8(ascii: "]")),
      let time = LineBytes(rebasing: line[1..<end]).trimmed.microseconds
    else { throw Fault("a broken time, “[  seconds.microseconds]” is wanted") }
    var words = Words(line.from(end + 1))
    var word = words.next()
    var device = ""
    if let path = word, path.hasPrefix("/") {
      let isTerminated = path.last == UInt8(ascii: ":")
      device = printable(isTerminated ? LineBytes(rebasing: path.dropLast()) : path, upTo: 100)
      word = words.next()
    }
    guard let typeWord = word, let codeWord = words.next(), let valueWord = words.next(),
      let value = value(valueWord)
    else { throw Fault("a broken event, “EV_ABS ABS_MT_POSITION_X 000001ad” is wanted") }
    let type = EvdevCode.types[typeWord.text] ?? number16(typeWord) ?? EvdevCode.other
    let code = EvdevCode.names[codeWord.text] ?? number16(codeWord) ?? EvdevCode.other
    return (EvdevEvent(time: time, type: type, code: code, value: value, line: number), device)
  }

  private static func number16(_ word: LineBytes) -> UInt16? {
    word.count == 4 ? word.hexadecimal.flatMap(UInt16.init(exactly:)) : nil
  }

  private static func value(_ word: LineBytes) -> Int32? {
    if word.equals("DOWN") || word.equals("REPEAT") { return 1 }
    if word.equals("UP") { return 0 }
    return word.hexadecimal.map(Int32.init(bitPattern:))
  }
}
