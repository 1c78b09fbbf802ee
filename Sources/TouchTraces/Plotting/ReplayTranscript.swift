import TouchKit

/// What came of a trace: the lives of recognizers and the events of a scene, as `tsumami replay
/// --format json` writes them, one JSON object per line.
///
///     {"t":0.250,"recognizer":"oneFingerZoom","state":"began","scale":1,"x":100,"y":200}
///     {"t":0.412,"event":"doubleTap","x":100,"y":200}
///     {"t":1.900,"scene":"image-viewer","zoomScale":1.25,"contentOffset":[10,20]}
///
/// With `--steps` it also has what recognizers do between their actions:
///
///     {"t":0.000,"step":"tap","state":"possible"}
///     {"t":0.036,"step":"tap","waitsFor":"doubleTap"}
///     {"t":0.386,"step":"doubleTap","state":"failed","because":"no further tap in time"}
///     {"t":0.512,"step":"pan","state":"failed","preventedBy":"pinch"}
public struct ReplayTranscript: Sendable {
  /// One line.
  public struct Entry: Hashable, Sendable {
    /// What a line of a transcript is about.
    public enum Kind: Hashable, Sendable {
      /// A recognizer's new state.
      case recognizer(name: String, state: String)
      /// Something that a scene reports.
      case event(name: String)
      /// The last line: what became of the scene.
      case scene(name: String)
      /// What a recognizer does between its actions.
      case step(name: String, Step)
    }

    /// What a recognizer does between its actions.
    public enum Step: Hashable, Sendable {
      /// It has got the first touch of an attempt.
      case possible
      /// It wants to begin, and has to wait until that one has failed.
      case waits(for: String)
      /// Its state has changed; where another one prevented it, by whom, and where there is
      /// something to say, why.
      case moved(to: String, preventedBy: String?, because: String?)
    }

    /// In seconds.
    public var time: Double
    /// What the line is about.
    public var kind: Kind
    /// The other values of the line in its order, as text: `scale 1.25`.
    public var values: [String]
  }

  /// The lines, in their order.
  public var entries: [Entry]

  /// Reads a transcript.
  ///
  /// - Throws: ``TraceError`` where a line is no JSON object, has no `t`, none of `recognizer`,
  ///   `event`, `scene` and `step`, or a recognizer has no `state`; or where there are more than 2
  ///   million lines.
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
    } else if let name = value["step"]?.string {
      kind = .step(name: name, try Step(value))
    } else {
      throw Fault("none of “recognizer”, “event”, “scene” and “step” is there, one is wanted")
    }
    values = members.compactMap { key, value in
      if Self.knownKeys.contains(key) { return nil }
      return "\(key) \(value.shortText)"
    }
  }
}

extension ReplayTranscript.Entry {
  fileprivate static let knownKeys: Set = [
    "t", "recognizer", "state", "event", "scene", "step", "waitsFor", "preventedBy", "because",
  ]
}

extension ReplayTranscript.Entry.Step {
  fileprivate init(_ value: JSONValue) throws(Fault) {
    if let other = value["waitsFor"]?.string {
      self = .waits(for: other)
    } else if let state = value["state"]?.string {
      self =
        state == "possible"
        ? .possible
        : .moved(
          to: state, preventedBy: value["preventedBy"]?.string, because: value["because"]?.string)
    } else {
      throw Fault("“state” or “waitsFor” of the step is missing")
    }
  }
}

extension JSONValue {
  /// For labels: numbers to three decimals, texts in quotation marks.
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
