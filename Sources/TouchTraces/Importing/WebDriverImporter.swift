import TouchKit

extension TouchTrace {
  /// Imports the actions of W3C WebDriver (`POST /session/…/actions`), or the bare array of sources in it.
  ///
  /// Sources act tick by tick: the n-th actions of all sources start together, and the next ones when the
  /// longest of them is over. A move that lasts is made of one sample every 1/60 s and one at its end. CSS
  /// pixels are points. Pointers move without touching until their `pointerDown`; keys and wheels only take
  /// their time.
  static func importWebDriver(_ context: inout ImportContext) throws(TraceError) -> TouchTrace {
    let lines = context.lines
    var text: [UInt8] = []
    while let chunk = try lines.nextChunk() {
      guard text.count + chunk.count <= TraceLimits.wholeFile else {
        throw lines.error("the file is larger than \(TraceLimits.wholeFile) bytes")
      }
      text.append(contentsOf: chunk)
    }
    var notes = context.notes
    let samples = try lines.located {
      let root = try text.withUnsafeBufferPointer { try JSONValue.parse($0, line: &lines.number) }
      var player = WebDriverPlayer(lines: lines)
      try player.play(root["actions"] ?? root)
      return player.finish(&notes)
    }
    context.notes = notes
    return TouchTrace(
      header: TraceHeader(
        size: windowSize(for: samples, &context), source: "(\(context.format.rawValue))"),
      samples: samples)
  }
}

/// Plays the actions of several sources on one clock.
private struct WebDriverPlayer {
  private struct Pointer {
    var location = CGPoint.zero
    var touch: TouchSample?
    var kind: UITouch.TouchType
  }

  private let lines: ByteLines
  private var samples: [TouchSample] = []
  private var notes = TraceNotes()
  /// In milliseconds.
  private var time = 0.0
  private var lastID = 0

  /// The longest action that is believed, in milliseconds: ten minutes.
  private static let longest = 600_000.0
  private static let frame = 1000.0 / 60

  init(lines: ByteLines) {
    self.lines = lines
  }

  mutating func play(_ sources: JSONValue) throws(Fault) {
    guard let sources = sources.array else {
      throw fault(sources, "an array of input sources is wanted")
    }
    guard sources.count <= TraceLimits.fingers else {
      throw Fault("more than \(TraceLimits.fingers) input sources")
    }
    var pointers: [Pointer?] = []
    var actions: [[JSONValue]] = []
    for source in sources {
      guard let list = source["actions"]?.array else {
        throw fault(source, "an input source has no “actions”, an array of actions is wanted")
      }
      actions.append(list)
      pointers.append(try pointer(source))
    }
    let ticks = actions.map(\.count).max() ?? 0
    for tick in 0..<ticks {
      var longest = 0.0
      for index in actions.indices where tick < actions[index].count {
        let action = actions[index][tick]
        let duration = try duration(action)
        longest = max(longest, duration)
        guard var pointer = pointers[index] else { continue }
        try perform(action, duration, &pointer)
        pointers[index] = pointer
      }
      time += longest
    }
  }

  /// The samples in the order of time; pointers that are still down are cancelled.
  mutating func finish(_ notes: inout TraceNotes) -> [TouchSample] {
    var ordered = samples.enumerated()
      .sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }
      .map(\.element)
    var life = TouchLife()
    for sample in ordered { _ = life.accept(sample) }
    for finger in life.down {
      self.notes.add(0, "the actions end while finger \(finger.id) is down, it is cancelled")
      var last = finger
      last.phase = .cancelled
      last.timestamp = max(time / 1000, finger.timestamp)
      ordered.append(last)
    }
    for note in self.notes.all { notes.add(note.line, note.text) }
    return ordered
  }

  private mutating func pointer(_ source: JSONValue) throws(Fault) -> Pointer? {
    switch source["type"]?.string {
    case "pointer": break
    case "none": return nil
    case "key", "wheel":
      notes.addOnce("source", source.line, "keys and wheels only take their time")
      return nil
    default:
      throw fault(source, "unknown source, type pointer, none, key or wheel is wanted")
    }
    switch source["parameters"]?["pointerType"]?.string ?? "mouse" {
    case "touch": return Pointer(kind: .direct)
    case "pen": return Pointer(kind: .pencil)
    case "mouse": return Pointer(kind: .indirectPointer)
    default: throw fault(source, "unknown pointerType, touch, pen or mouse is wanted")
    }
  }

  private func duration(_ action: JSONValue) throws(Fault) -> Double {
    guard let value = action["duration"] else { return 0 }
    if case .null = value.content { return 0 }
    guard let duration = value.number, 0...Self.longest ~= duration else {
      throw fault(value, "duration has to be milliseconds from 0 to \(Int(Self.longest))")
    }
    return duration
  }

  private mutating func perform(
    _ action: JSONValue, _ duration: Double, _ pointer: inout Pointer
  ) throws(Fault) {
    switch action["type"]?.string {
    case "pause": break
    case "pointerMove": try move(action, duration, &pointer)
    case "pointerDown":
      guard pointer.touch == nil else {
        notes.add(action.line, "a second button goes down, it is left out")
        return
      }
      lastID += 1
      pointer.touch = TouchSample(
        id: lastID, phase: .began, location: pointer.location, timestamp: time / 1000,
        kind: pointer.kind)
      if pointer.kind == .indirectPointer { pointer.touch?.buttonMask = try button(action) }
      try emit(.began, action, &pointer)
    case "pointerUp", "pointerCancel":
      guard pointer.touch != nil else {
        notes.add(action.line, "a pointer is lifted that is not down, this is left out")
        return
      }
      let isUp = action["type"]?.string == "pointerUp"
      try emit(isUp ? .ended : .cancelled, action, &pointer)
      pointer.touch = nil
    default:
      throw fault(
        action,
        "unknown action, pointerMove, pointerDown, pointerUp, pointerCancel or pause is wanted")
    }
  }

  // WebDriver counts the middle button before the second one.
  private func button(_ action: JSONValue) throws(Fault) -> UIEvent.ButtonMask {
    guard action["button"] != nil else { return [] }
    return switch try number(action, "button", 0...31) {
    case 0: []
    case 1: .button(3)
    case 2: .secondary
    case let button: .button(Int(button) + 1)
    }
  }

  private mutating func move(
    _ action: JSONValue, _ duration: Double, _ pointer: inout Pointer
  ) throws(Fault) {
    let from = pointer.location
    var to = CGPoint(
      x: try number(action, "x", -1e9...1e9), y: try number(action, "y", -1e9...1e9))
    switch action["origin"]?.string ?? (action["origin"] == nil ? "viewport" : "") {
    case "viewport": break
    case "pointer": to = CGPoint(x: from.x + to.x, y: from.y + to.y)
    default:
      throw fault(
        action, "origin is an element, which only a browser can find; viewport or pointer is wanted"
      )
    }
    let start = time
    var elapsed = Self.frame
    while pointer.touch != nil, elapsed < duration {
      let part = elapsed / duration
      pointer.location = CGPoint(
        x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      time = start + elapsed
      try emit(.moved, action, &pointer)
      elapsed += Self.frame
    }
    time = start + duration
    pointer.location = to
    if pointer.touch != nil { try emit(.moved, action, &pointer) }
    time = start
  }

  private mutating func emit(
    _ phase: UITouch.Phase, _ action: JSONValue, _ pointer: inout Pointer
  ) throws(Fault) {
    guard var sample = pointer.touch else { return }
    guard samples.count < TraceLimits.importedSamples / 10 else {
      throw Fault("more than \(TraceLimits.importedSamples / 10) samples")
    }
    sample.phase = phase
    sample.location = pointer.location
    sample.timestamp = time / 1000
    // Pointer events say 0.5 for an ordinary touch, where UITouch says 1.
    if action["pressure"] != nil { sample.force = 2 * (try number(action, "pressure", 0...1)) }
    if action["width"] != nil { sample.radius = try number(action, "width", 0...1e9) / 2 }
    if action["altitudeAngle"] != nil {
      sample.altitude = try number(action, "altitudeAngle", 0...(Double.pi / 2))
    }
    if action["azimuthAngle"] != nil {
      sample.azimuth = try number(action, "azimuthAngle", 0...(Double.pi * 2))
    }
    if action["twist"] != nil {
      // In degrees, clockwise, all the way round.
      let twist = try number(action, "twist", 0...359)
      sample.roll = (twist > 180 ? twist - 360 : twist) * Double.pi / 180
    }
    pointer.touch = sample
    samples.append(sample)
  }

  private func number(
    _ action: JSONValue, _ key: String, _ range: ClosedRange<Double>
  ) throws(Fault) -> Double {
    guard let value = action[key]?.number, range ~= value else {
      throw fault(
        action[key] ?? action,
        "“\(key)” has to be a number from \(numberText(range.lowerBound)) to \(numberText(range.upperBound))"
      )
    }
    return value
  }

  private func fault(_ value: JSONValue, _ message: String) -> Fault {
    lines.number = value.line
    return Fault(message)
  }
}
