import TouchKit
import TouchTraces

/// Texts for comparisons: a difference is easier to see in them than in arrays of structures.
extension TouchSample {
  var summary: String {
    var text = "\(timestamp) \(id) \(phase) \(location.x),\(location.y)"
    if force != 0 { text += " force \(force)" }
    if radius != 0 { text += " radius \(radius)" }
    if kind != .direct { text += " \(kind)" }
    if altitude != .pi / 2 { text += " altitude \(altitude)" }
    if azimuth != 0 { text += " azimuth \(azimuth)" }
    if roll != 0 { text += " roll \(roll)" }
    return text
  }
}

extension TouchTrace {
  var summary: [String] { samples.map(\.summary) }
}

extension ImportedTrace {
  /// The size, the samples and the notes.
  var summary: [String] {
    let size = trace.header.size
    return ["\(format.rawValue) \(size.width) × \(size.height) “\(trace.header.source)”"]
      + trace.summary + notes.map { "note \($0)" }
  }
}

extension TouchTrace {
  static func reading(_ text: String, name: String = "t") throws -> TouchTrace {
    try TouchTrace(reading: TraceReader(ByteSource(text: text, name: name)))
  }
}

/// The text of the error that the body throws, or what it did instead.
func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "no error"
  } catch {
    return "\(error)"
  }
}
