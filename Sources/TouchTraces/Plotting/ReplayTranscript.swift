import TouchKit

/// What came of a trace: the lives of recognizers and the events of a scene, as `tsumami replay
/// --format json` writes them, one JSON object per line.
///
///     {"t":0.250,"recognizer":"oneFingerZoom","state":"began","scale":1,"x":100,"y":200}
///     {"t":0.412,"event":"doubleTap","x":100,"y":200}
///     {"t":1.900,"scene":"image-viewer","zoomScale":1.25,"contentOffset":[10,20]}
public struct ReplayTranscript: Sendable {
  /// One line.
  public struct Entry: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// A recognizer's new state.
      case recognizer(name: String, state: String)
      /// Something that a scene reports.
      case event(name: String)
      /// The last line: what became of the scene.
      case scene(name: String)
    }

    /// In seconds.
    public var time: Double
    public var kind: Kind
    /// The other values of the line in its order, as text: `scale 1.25`.
    public var values: [String]
  }

  public var entries: [Entry]

  /// Reads a transcript.
  ///
  /// - Throws: ``TraceError`` where a line is no JSON object, has no `t`, none of `recognizer`,
  ///   `event` and `scene`, or a recognizer has no `state`; or where there are more than 2 million lines.
  public init(reading source: ByteSource) throws(TraceError) {
    let lines = ByteLines(source)
    var entries: [Entry] = []
    try lines.located {
      while let line = try lines.next() {
        if line.trimmed.isEmpty { continue }
        guard entries.count < TraceLimits.values else {
          throw Fault("more than \(TraceLimits.values) lines")
        }
        var column = 1
        entries.append(try Entry(JSONValue.parse(line, line: &column)))
      }
    }
    self.entries = entries
  }
}

extension ReplayTranscript.Entry {
  fileprivate init(_ value: JSONValue) throws(Fault) {
    guard case .object(let members) = value.content else {
      throw Fault("an object is wanted, such as {\"t\":0.4,\"event\":\"doubleTap\"}")
    }
    guard let time = value["t"]?.number else { throw Fault("“t” is missing, seconds are wanted") }
    guard 0...1e12 ~= time else { throw Fault("“t” is \(time), seconds from 0 to 1e12 are wanted") }
    self.time = time
    if let name = value["recognizer"]?.string {
      guard let state = value["state"]?.string else {
        throw Fault("“state” of the recognizer is missing")
      }
      kind = .recognizer(name: name, state: state)
    } else if let name = value["event"]?.string {
      kind = .event(name: name)
    } else if let name = value["scene"]?.string {
      kind = .scene(name: name)
    } else {
      throw Fault("none of “recognizer”, “event” and “scene” is there, one is wanted")
    }
    values = members.compactMap { key, value in
      if ["t", "recognizer", "state", "event", "scene"].contains(key) { return nil }
      return "\(key) \(value.shortText)"
    }
  }
}

extension JSONValue {
  /// For labels: numbers to three places, texts in quotation marks.
  fileprivate var shortText: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value):
      numberText(abs(value) < 1e12 ? (value * 1000).rounded() / 1000 : value)
    case .string(let text): "“\(text)”"
    case .array(let values): "[" + values.map(\.shortText).joined(separator: ", ") + "]"
    case .object: "{…}"
    }
  }
}
