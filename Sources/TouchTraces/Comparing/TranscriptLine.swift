/// A line of a transcript, to be compared.
struct TranscriptLine {
  /// Counted from 1.
  let number: Int
  private let bytes: [UInt8]
  private let members: [(key: String, value: JSONValue)]

  /// - Throws: where it is no JSON object.
  init(_ bytes: UnsafeBufferPointer<UInt8>, number: Int) throws(Fault) {
    var line = 1
    guard case .object(let members) = try JSONValue.parse(bytes, line: &line).content else {
      throw Fault("an object is wanted, such as {\"t\":0.4,\"event\":\"doubleTap\"}")
    }
    self.number = number
    self.bytes = Array(bytes)
    self.members = members
  }

  /// The line as it stands in the file, shortened.
  var text: String { printable(bytes, upTo: 160) }

  /// In seconds; 0 where there is none.
  var time: Double { self["t"]?.number ?? 0 }

  private subscript(key: String) -> JSONValue? {
    members.last { $0.key == key }?.value
  }

  /// The keys that say what a line is about; the others have its values.
  private static let subjects = ["recognizer", "step", "state", "waitsFor", "event", "scene"]

  func isAboutTheSame(as other: TranscriptLine) -> Bool {
    Self.subjects.allSatisfy { self[$0]?.string == other[$0]?.string }
  }

  func equals(_ other: TranscriptLine, _ tolerance: Double) -> Bool {
    if bytes == other.bytes { return true }
    guard members.count == other.members.count else { return false }
    return zip(members, other.members).allSatisfy { mine, theirs in
      // Programs write the keys in one order; another order is looked up.
      guard let value = mine.key == theirs.key ? theirs.value : other[mine.key] else {
        return false
      }
      return mine.value.equals(value, tolerance)
    }
  }

  /// What differs, for people.
  func difference(to other: TranscriptLine?, _ tolerance: Double) -> String {
    guard let other else { return text }
    var parts: [String] = []
    for (key, value) in members {
      guard let theirs = other[key] else {
        parts.append("\(key) is missing there")
        continue
      }
      if !value.equals(theirs, tolerance) {
        parts.append("\(key) is \(value.exactText) and \(theirs.exactText)")
      }
    }
    for (key, _) in other.members where self[key] == nil {
      parts.append("\(key) is missing here")
    }
    let subject = Self.subjects.compactMap { self[$0]?.string }.joined(separator: " ")
    return "\(subject) at \(numberText(time)) s: \(parts.joined(separator: ", "))"
  }
}

extension JSONValue {
  fileprivate func equals(_ other: JSONValue, _ tolerance: Double) -> Bool {
    switch (content, other.content) {
    case (.number(let a), .number(let b)):
      // The millionth part: see TranscriptComparison.
      return abs(a - b) <= tolerance * (1 + 1e-6) * max(1, abs(a), abs(b))
    case (.string(let a), .string(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.null, .null): return true
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.equals($1, tolerance) }
    case (.object(let a), .object(let b)):
      return a.count == b.count
        && a.allSatisfy { key, value in other[key].map { value.equals($0, tolerance) } ?? false }
    default: return false
    }
  }

  fileprivate var exactText: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): numberText(value)
    case .string(let text): "“\(printable(text.utf8, upTo: 60))”"
    case .array(let values): "[" + values.map(\.exactText).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key): \($0.value.exactText)" }.joined(separator: ", ") + "}"
    }
  }
}
