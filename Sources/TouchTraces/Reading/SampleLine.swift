import JSONText
import TouchKit

/// One line of a trace after the header: a sample.
///
/// Required: `t`, `id`, `phase`, `x`, `y`. Optional: `force`, `radius`, `kind`, `altitude`, `azimuth`,
/// `measured`, `roll`, `buttons`.
/// Unknown keys are skipped, known ones may stand there only once.
struct SampleLine {
  private var scanner: JSONScanner
  private var seen = Keys()
  private(set) var sample = TouchSample(id: 0, phase: .began, location: .zero, timestamp: 0)

  /// When the event was, `t`. The sample's own time is that too, or `measured` where that is in the line.
  private(set) var eventTime = 0.0
  private var measured: Double?

  private struct Keys: OptionSet {
    var rawValue: UInt16
    static let t = Keys(rawValue: 1 << 0)
    static let id = Keys(rawValue: 1 << 1)
    static let phase = Keys(rawValue: 1 << 2)
    static let x = Keys(rawValue: 1 << 3)
    static let y = Keys(rawValue: 1 << 4)
    static let force = Keys(rawValue: 1 << 5)
    static let radius = Keys(rawValue: 1 << 6)
    static let kind = Keys(rawValue: 1 << 7)
    static let altitude = Keys(rawValue: 1 << 8)
    static let azimuth = Keys(rawValue: 1 << 9)
    static let measured = Keys(rawValue: 1 << 10)
    static let roll = Keys(rawValue: 1 << 11)
    static let buttons = Keys(rawValue: 1 << 12)
    static let required: Keys = [.t, .id, .phase, .x, .y]
    static let names = [
      "t", "id", "phase", "x", "y", "force", "radius", "kind", "altitude", "azimuth",
      "measured", "roll", "buttons",
    ]

    /// The names of what is in the set.
    var names: [String] {
      Self.names.indices.filter { rawValue & 1 << UInt16($0) != 0 }.map { "“\(Self.names[$0])”" }
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = JSONScanner(bytes, deepest: TraceLimits.nesting)
  }

  /// Reads the whole line.
  mutating func read() throws(Fault) {
    try scanner.require(UInt8(ascii: "{"))
    if !scanner.consume(UInt8(ascii: "}")) {
      repeat {
        let name = try scanner.string(.key)
        try scanner.require(UInt8(ascii: ":"))
        try readValue(of: name)
      } while scanner.consume(UInt8(ascii: ","))
      try scanner.require(UInt8(ascii: "}"))
    }
    try scanner.requireEnd()
    guard seen.isSuperset(of: .required) else {
      let missing = Keys.required.subtracting(seen).names.joined(separator: ", ")
      throw Fault("\(missing) is missing, a sample needs t, id, phase, x and y")
    }
    sample.timestamp = measured ?? eventTime
    guard sample.timestamp <= eventTime else {
      throw Fault(
        "“measured” is \(numberText(sample.timestamp)), at most “t” is wanted, "
          + numberText(eventTime))
    }
  }

  @inline(__always)
  private mutating func readValue(of name: JSONString) throws(Fault) {
    if name.hasEscapes {
      try readValue(ofEscaped: name)
      return
    }
    let bytes = name.bytes
    switch bytes.count {
    case 1:
      switch bytes[0] {
      case UInt8(ascii: "t"): try read(.t)
      case UInt8(ascii: "x"): try read(.x)
      case UInt8(ascii: "y"): try read(.y)
      default: try scanner.ignoreValue()
      }
    case 2 where name.equals("id"): try read(.id)
    case 4 where name.equals("kind"): try read(.kind)
    case 5 where name.equals("phase"): try read(.phase)
    case 4 where name.equals("roll"): try read(.roll)
    case 5 where name.equals("force"): try read(.force)
    case 6 where name.equals("radius"): try read(.radius)
    case 7 where name.equals("azimuth"): try read(.azimuth)
    case 7 where name.equals("buttons"): try read(.buttons)
    case 8 where name.equals("altitude"): try read(.altitude)
    case 8 where name.equals("measured"): try read(.measured)
    default: try scanner.ignoreValue()
    }
  }

  @inline(never)
  private mutating func readValue(ofEscaped name: JSONString) throws(Fault) {
    let text = name.text
    guard let index = Keys.names.firstIndex(of: text) else {
      try scanner.ignoreValue()
      return
    }
    try read(Keys(rawValue: 1 << UInt16(index)))
  }

  @inline(__always)
  private mutating func read(_ key: Keys) throws(Fault) {
    guard seen.isDisjoint(with: key) else {
      throw Fault("\(key.names[0]) stands in the line twice, once is right")
    }
    seen.formUnion(key)
    scanner.skipWhiteSpace()
    switch key {
    case .t: eventTime = try finite(key, atLeast: 0)
    case .measured: measured = try finite(key, atLeast: 0)
    case .x: sample.location.x = try finite(key)
    case .y: sample.location.y = try finite(key)
    case .force: sample.force = try finite(key, atLeast: 0)
    case .radius: sample.radius = try finite(key, atLeast: 0)
    case .altitude: sample.altitude = try finite(key)
    case .azimuth: sample.azimuth = try finite(key)
    case .roll: sample.roll = try finite(key)
    case .id: sample.id = try readID()
    case .buttons: sample.buttonMask = try readButtons()
    case .phase: sample.phase = try readPhase()
    default: sample.kind = try readKind()
    }
  }

  @inline(__always)
  private mutating func finite(
    _ key: Keys, atLeast minimum: Double = -.infinity
  ) throws(Fault) -> Double {
    let start = scanner.position
    guard let first = scanner.peek, first <= UInt8(ascii: "9"), first >= UInt8(ascii: "-") else {
      throw wrongType(key, "a number")
    }
    let value = try scanner.number()
    guard value.isFinite, value >= minimum else {
      let text = printable(scanner.bytes[start..<scanner.position], upTo: 24)
      throw Fault(
        value.isFinite
          ? "\(key.names[0]) is \(text), a number from \(Int(minimum)) up is wanted"
          : "\(key.names[0]) is \(text), which no double can hold, a finite number is wanted")
    }
    return value
  }

  private mutating func readID() throws(Fault) -> Int {
    try integer(.id, Int(Int32.min)...Int(Int32.max))
  }

  private mutating func readButtons() throws(Fault) -> UIEvent.ButtonMask {
    UIEvent.ButtonMask(rawValue: try integer(.buttons, 0...Int(UInt32.max)))
  }

  private mutating func integer(_ key: Keys, _ wanted: ClosedRange<Int>) throws(Fault) -> Int {
    let start = scanner.position
    guard let number = scanner.readInteger(), wanted ~= number else {
      scanner.position = start
      throw wrongType(key, "an integer from \(wanted.lowerBound) to \(wanted.upperBound)")
    }
    return number
  }

  @inline(__always)
  private mutating func readPhase() throws(Fault) -> UITouch.Phase {
    guard scanner.peek == UInt8(ascii: "\"") else {
      throw wrongType(.phase, "began, moved, ended or cancelled")
    }
    let name = try scanner.string()
    if name.equals("moved") { return .moved }
    if name.equals("began") { return .began }
    if name.equals("ended") { return .ended }
    if name.equals("cancelled") { return .cancelled }
    throw Fault(
      "unknown phase \(quoted(name)), one of began, moved, ended, cancelled is wanted")
  }

  private mutating func readKind() throws(Fault) -> UITouch.TouchType {
    guard scanner.peek == UInt8(ascii: "\"") else {
      throw wrongType(.kind, "direct, pencil or indirectPointer")
    }
    let name = try scanner.string()
    if name.equals("direct") { return .direct }
    if name.equals("pencil") { return .pencil }
    if name.equals("indirectPointer") { return .indirectPointer }
    throw Fault("unknown kind \(quoted(name)), one of direct, pencil, indirectPointer is wanted")
  }

  @inline(never)
  private func wrongType(_ key: Keys, _ wanted: String) -> Fault {
    let start = scanner.position
    let found = scanner.bytes[start...].prefix { ![0x2C, 0x7D, 0x5D, 0x20, 0x0D].contains($0) }
    let isScalar = scanner.peek.map { ![0x22, 0x5B, 0x7B].contains($0) } ?? false
    let text =
      isScalar ? printable(found, upTo: 24) : scanner.kindOfNextValue
    return Fault("\(key.names[0]) is \(text), \(wanted) is wanted")
  }

  private func quoted(_ name: JSONString) -> String {
    "“" + printable(Array(name.text.utf8)[...], upTo: 24) + "”"
  }
}

/// The text for a message: on one line, without control characters, and not too long.
func printable(_ bytes: some Collection<UInt8>, upTo count: Int) -> String {
  let text = String(decoding: bytes.prefix(count * 4), as: UTF8.self)
  let clean = text.unicodeScalars.map {
    $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
  }
  var result = String(String.UnicodeScalarView(clean)).prefix(count)
  if clean.count > count { result += "…" }
  return String(result)
}
