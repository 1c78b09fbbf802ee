import JSONText
import TouchKit

/// The first line of a trace.
///
/// Required: `"tsumami": "trace"`, `version`, `width`, `height`. Optional: `scale` (1), `source` ("").
struct HeaderLine {
  private var scanner: JSONScanner
  private var format: String?
  private var version: Double?
  private var width: Double?
  private var height: Double?
  private var scale: Double?
  private var source: String?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = JSONScanner(bytes, deepest: TraceLimits.nesting)
  }

  /// Reads the whole line.
  mutating func read() throws(Fault) -> TraceHeader {
    guard scanner.consume(UInt8(ascii: "{")) else { throw noHeader }
    if !scanner.consume(UInt8(ascii: "}")) {
      repeat {
        let name = try scanner.string(.key)
        try scanner.require(UInt8(ascii: ":"))
        scanner.skipWhiteSpace()
        try readValue(of: name.text)
      } while scanner.consume(UInt8(ascii: ","))
      try scanner.require(UInt8(ascii: "}"))
    }
    try scanner.requireEnd()
    return try header()
  }

  private func header() throws(Fault) -> TraceHeader {
    guard format == "trace" else { throw noHeader }
    guard let version else { throw Fault("“version” is missing, 1 is wanted") }
    guard version == Double(TraceHeader.version) else {
      throw Fault("version \(numberText(version)) of the trace format, only version 1 is known")
    }
    guard let width else {
      throw Fault("“width” is missing, the window's width in points is wanted")
    }
    guard let height else {
      throw Fault("“height” is missing, the window's height in points is wanted")
    }
    return TraceHeader(
      size: CGSize(width: width, height: height), scale: scale ?? 1, source: source ?? "")
  }

  private var noHeader: Fault {
    Fault(
      "no trace, the first line has to be "
        + #"{"tsumami":"trace","version":1,"width":…,"height":…,"scale":…,"source":"…"}; "#
        + "`tsumami convert` makes a trace of other recordings")
  }

  private mutating func readValue(of name: String) throws(Fault) {
    switch name {
    case "tsumami" where scanner.peek == UInt8(ascii: "\""):
      try set(\.format, name, try scanner.string().text)
    case "version": try set(\.version, name, try number(name))
    case "width": try set(\.width, name, try positive(name))
    case "height": try set(\.height, name, try positive(name))
    case "scale": try set(\.scale, name, try positive(name))
    case "source":
      guard scanner.peek == UInt8(ascii: "\"") else {
        throw Fault("“source” is \(scanner.kindOfNextValue), a string is wanted")
      }
      try set(\.source, name, try scanner.string().text)
    default: try scanner.ignoreValue()
    }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<Self, Value?>, _ name: String, _ value: Value
  ) throws(Fault) {
    guard self[keyPath: path] == nil else {
      throw Fault("“\(name)” stands in the line twice, once is right")
    }
    self[keyPath: path] = value
  }

  private mutating func number(_ name: String) throws(Fault) -> Double {
    let kind = scanner.kindOfNextValue
    guard kind == "a number" else { throw Fault("“\(name)” is \(kind), a number is wanted") }
    return try scanner.number()
  }

  private mutating func positive(_ name: String) throws(Fault) -> Double {
    let value = try number(name)
    guard value.isFinite, value > 0 else {
      throw Fault("“\(name)” is \(numberText(value)), a finite number above 0 is wanted")
    }
    return value
  }
}
