import TouchKit

extension TouchTrace {
  /// Imports pointer events as comma-separated values, one row per event of one finger.
  ///
  /// The columns are found by their names in the first line: `type`, `position.dx`, `position.dy`,
  /// `timeStamp` have to be there; `kind`, `pressure`, `width`, `radiusMajor` are used where they are.
  /// Positions are points. Times are `h:mm:ss.ffffff`; 0 is the first.
  ///
  /// There is no finger id, so fingers are distinguished by nearness: a `down` is a new finger, any other row
  /// belongs to the finger that was nearest to it at the row before. Platforms deliver what a finger did
  /// within one frame finger by finger, so the rows are not in the order of time: fingers are followed in
  /// the order of the rows, and only then everything is sorted by time.
  static func importPointerCSV(_ context: inout ImportContext) throws(TraceError) -> TouchTrace {
    let lines = context.lines
    var fingers = NearestFingers()
    try lines.located {
      guard let header = try lines.next() else { throw Fault("the file is empty") }
      let columns = try PointerCSVColumns(header: header)
      while let line = try lines.next() {
        if line.trimmed.isEmpty { continue }
        guard let row = try columns.row(line) else {
          context.notes.addOnce(
            "type", lines.number, "rows that are neither down, move, up nor cancel are skipped")
          continue
        }
        try fingers.add(row, at: lines.number, &context.notes)
      }
    }
    let samples = fingers.finish(at: lines.number, &context.notes)
    return TouchTrace(
      header: TraceHeader(
        size: windowSize(for: samples, &context), source: "(\(context.format.rawValue))"),
      samples: samples)
  }

  /// The given size, or 320 × 480 points, or as large as the touches need.
  static func windowSize(
    for samples: [TouchSample], _ context: inout ImportContext
  ) -> CGSize {
    if let size = context.options.size { return size }
    let width = samples.reduce(320) { max($0, $1.location.x.rounded(.down) + 1) }
    let height = samples.reduce(480) { max($0, $1.location.y.rounded(.down) + 1) }
    context.notes.add(
      0, "the window's size is not known, \(numberText(width)) × \(numberText(height)) is taken")
    return CGSize(width: width, height: height)
  }
}

/// The columns of the file that are of use.
private struct PointerCSVColumns {
  private let count: Int
  private let type: Int
  private let x: Int
  private let y: Int
  private let time: Int
  private let kind: Int?
  private let pressure: Int?
  private let width: Int?
  private let radius: Int?

  init(header: LineBytes) throws(Fault) {
    let names = header.trimmed.text.split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
    func index(_ name: String) throws(Fault) -> Int {
      guard let index = names.firstIndex(of: name) else {
        throw Fault(
          "column “\(name)” is missing, type, position.dx, position.dy and timeStamp are wanted")
      }
      return index
    }
    count = names.count
    type = try index("type")
    x = try index("position.dx")
    y = try index("position.dy")
    time = try index("timeStamp")
    kind = names.firstIndex(of: "kind")
    pressure = names.firstIndex(of: "pressure")
    width = names.firstIndex(of: "width")
    radius = names.firstIndex(of: "radiusMajor")
  }

  /// One row, without an id; nil for a type that is no touch, such as `hover`.
  func row(_ line: LineBytes) throws(Fault) -> TouchSample? {
    let fields = line.trimmed.split(
      separator: UInt8(ascii: ","), maxSplits: count, omittingEmptySubsequences: false
    ).map { LineBytes(rebasing: $0) }
    guard fields.count == count else {
      throw Fault("the number of columns is not the header's, which is \(count)")
    }
    guard let phase = Self.phase(fields[type]) else { return nil }
    var sample = TouchSample(
      id: 0, phase: phase,
      location: CGPoint(
        x: try number(fields[x], "position.dx"), y: try number(fields[y], "position.dy")),
      timestamp: try seconds(fields[time]))
    if let kind { sample.kind = Self.kind(fields[kind]) }
    // Pointer events say 0.5 for an ordinary touch, where UITouch says 1.
    if let pressure { sample.force = max(0, 2 * (try number(fields[pressure], "pressure"))) }
    if let radius { sample.radius = max(0, try number(fields[radius], "radiusMajor")) }
    if let width {
      // A width of 1 is what pointer events say where the hardware cannot tell.
      let value = try number(fields[width], "width")
      if value > 1 { sample.radius = value / 2 }
    }
    return sample
  }

  private static func phase(_ name: LineBytes) -> UITouch.Phase? {
    switch name.text {
    case "down": .began
    case "move": .moved
    case "up": .ended
    case "cancel": .cancelled
    default: nil
    }
  }

  private static func kind(_ name: LineBytes) -> UITouch.TouchType {
    switch name.text {
    case "PointerDeviceKind.mouse", "PointerDeviceKind.trackpad": .indirectPointer
    case "PointerDeviceKind.stylus", "PointerDeviceKind.invertedStylus": .pencil
    default: .direct
    }
  }

  private func number(_ field: LineBytes, _ name: String) throws(Fault) -> Double {
    guard field.count <= 64, let value = Double(field.text), value.isFinite else {
      throw Fault("\(name) is “\(printable(field, upTo: 24))”, a finite number is wanted")
    }
    return value
  }

  /// `h:mm:ss.ffffff`
  private func seconds(_ field: LineBytes) throws(Fault) -> Double {
    let parts = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map { LineBytes(rebasing: $0) }
    guard parts.count == 3, let hours = parts[0].decimal, 0..<(1 << 20) ~= hours,
      let minutes = parts[1].decimal, 0..<60 ~= minutes, let rest = parts[2].microseconds,
      rest < 60_000_000
    else {
      throw Fault("timeStamp is “\(printable(field, upTo: 24))”, h:mm:ss.ffffff is wanted")
    }
    return Double((hours * 3600 + minutes * 60) * 1_000_000 + rest) / 1_000_000
  }
}
