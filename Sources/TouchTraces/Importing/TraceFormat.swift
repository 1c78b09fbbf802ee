/// The formats that touches can be imported from.
public enum TraceFormat: String, CaseIterable, Sendable {
  /// The project's own format, JSON Lines.
  case trace
  /// `evemu-record` and `evemu-describe`: lines `E: seconds type code value`.
  case evemu
  /// `libinput record`: YAML with one array per kernel event.
  case libinputRecord = "libinput-record"
  /// Android's `getevent -lt`, or `getevent -t` with numbers; with the ranges of `getevent -p` in front.
  case getevent
  /// The bytes of `/dev/input/event*` on a 64-bit little-endian machine: 24 bytes per event.
  case inputEvent64 = "input-event-64"
  /// The same with 32-bit time stamps: 16 bytes per event.
  case inputEvent32 = "input-event-32"
  /// Pointer events as comma-separated values: `type`, `position.dx`, `position.dy`, `timeStamp`.
  case pointerCSV = "csv"
  /// The actions of W3C WebDriver as JSON.
  case webDriver = "webdriver"

  /// How many bytes ``detect(in:)`` wants to see.
  public static let detectionLength = 4096

  /// Recognizes a format by the first bytes of a recording; its name plays no part.
  ///
  /// - Parameter prefix: the first ``detectionLength`` bytes, or all there are.
  /// - Returns: nil where it is none of the formats.
  public static func detect(in prefix: some Collection<UInt8>) -> TraceFormat? {
    var bytes = Array(prefix.prefix(detectionLength))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.contains(0) || bytes.contains(where: { $0 > 0x7F || $0 < 0x09 }) {
      // Text has no zero bytes, and every input event has some.
      if let binary = detectBinary(bytes) { return binary }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    if first.hasPrefix("{") || first.hasPrefix("[{") || first == "[" {
      if first.contains("\"tsumami\"") { return .trace }
      return text.contains("\"actions\"") || text.contains("\"pointer") ? .webDriver : nil
    }
    if first.hasPrefix("type,") { return .pointerCSV }
    for line in lines {
      if line.hasPrefix("# libinput record") || line.hasPrefix("libinput:")
        || line.hasPrefix("ndevices:")
      {
        return .libinputRecord
      }
      if line.hasPrefix("# EVEMU") || isEvemu(line) { return .evemu }
      if line.hasPrefix("add device ") || line.hasPrefix("/dev/input/") || isGetevent(line) {
        return .getevent
      }
    }
    return nil
  }

  /// `E: 0.000001 …`, `N: name`, `A: 00 0 799`, `B: …`, `I: …`, `P: …`
  private static func isEvemu(_ line: Substring) -> Bool {
    line.first.map { "ENABIP".contains($0) } == true && line.dropFirst().hasPrefix(": ")
  }

  /// `[   34490.122344] …`
  private static func isGetevent(_ line: Substring) -> Bool {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return false }
    let inside = line[line.index(after: line.startIndex)..<end].drop { $0 == " " }
    return inside.contains(".") && inside.allSatisfy { $0.isNumber || $0 == "." }
  }

  private static func detectBinary(_ bytes: [UInt8]) -> TraceFormat? {
    [.inputEvent64, .inputEvent32].first { format in
      let layout = InputEventLayout(format)
      let count = bytes.count / layout.size
      return count > 0
        && (0..<count).allSatisfy { layout.isPlausible(bytes[($0 * layout.size)...]) }
    }
  }
}
