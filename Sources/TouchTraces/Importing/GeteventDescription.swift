/// What `getevent -p` or `-lp` prints of the devices:
///
///     add device 1: /dev/input/event2
///       name:     "atmel_mxt_ts"
///       events:
///         ABS (0003): 0035  : value 0, min 0, max 719, fuzz 0, flat 0, resolution 0
///                     ABS_MT_POSITION_Y     : value 0, min 0, max 1279, fuzz 0, flat 0, resolution 0
struct GeteventDescription {
  private(set) var devices: [(path: String, axes: EvdevAxes)] = []

  private static let limit = 64

  /// The one that most likely is the touch screen: the first with multitouch positions, or else with any.
  var touchDevice: EvdevAxes? {
    (devices.first { $0.axes.ranges[EvdevCode.positionX] != nil }
      ?? devices.first { $0.axes.ranges[EvdevCode.x] != nil })?.axes
  }

  /// Takes a line over.
  ///
  /// - Returns: false where it does not belong to a description.
  @discardableResult
  mutating func read(_ line: LineBytes) -> Bool {
    if line.hasPrefix("add device ") {
      guard devices.count < Self.limit else { return true }
      let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
      devices.append((printable(line.from(colon + 1).trimmed, upTo: 100), EvdevAxes()))
      return true
    }
    guard !devices.isEmpty else { return false }
    if line.hasPrefix("name:") {
      let name = line.from(5).trimmed.filter { $0 != UInt8(ascii: "\"") }
      devices[devices.count - 1].axes.name = printable(name, upTo: 100)
      return true
    }
    return readAxis(line)
  }

  private mutating func readAxis(_ line: LineBytes) -> Bool {
    var line = line
    if line.hasPrefix("ABS (0003):") { line = line.from(11) }
    var words = Words(line)
    guard let name = words.next() else { return false }
    let code = EvdevCode.names[name.text] ?? name.hexadecimal.flatMap(UInt16.init(exactly:))
    var minimum: Int32?
    var maximum: Int32?
    var resolution: Int32 = 0
    while let word = words.next() {
      if word.equals("min") { minimum = Self.number(words.next()) }
      if word.equals("max") { maximum = Self.number(words.next()) }
      if word.equals("resolution") { resolution = Self.number(words.next()) ?? 0 }
    }
    guard let code, let minimum, let maximum else { return false }
    devices[devices.count - 1].axes.ranges[code] = EvdevAxes.Range(
      minimum: minimum, maximum: maximum, resolution: resolution)
    return true
  }

  /// A number with a comma behind it.
  private static func number(_ word: LineBytes?) -> Int32? {
    guard let word else { return nil }
    let end = word.last == UInt8(ascii: ",") ? word.count - 1 : word.count
    return LineBytes(rebasing: word[..<end]).decimal.flatMap(Int32.init(exactly:))
  }
}
