import TouchKit

extension SceneEntry {
  /// Appends the entry as one line of JSON, its line feed included.
  ///
  /// Numbers are rounded to a billionth, so that what is equal reads as equal. What is no number is
  /// `null`.
  public func write(to bytes: inout [UInt8]) {
    bytes.append(atMost: longestLine) { line in
      line.append("{\"t\":")
      line.append((time * 1e6).rounded() / 1e6)
      switch subject {
      case .recognizer(let name, let state):
        line.append(",\"recognizer\":")
        line.quote(name)
        line.append(",\"state\":")
        line.quote(state)
      case .event(let name):
        line.append(",\"event\":")
        line.quote(name)
      case .scene(let name):
        line.append(",\"scene\":")
        line.quote(name)
      }
      for field in fields {
        line.append(UInt8(ascii: ","))
        line.quote(field.key)
        line.append(UInt8(ascii: ":"))
        line.append(field.value)
      }
      line.append("}\n")
    }
  }

  // In bytes: no line has more.
  private var longestLine: Int {
    var size = 64 + DecimalText.longest + subject.size
    for field in fields { size += 4 + field.key.size + field.value.longest }
    return size
  }
}

extension SceneEntry.Value {
  // In bytes, brackets, quotation marks and commas included.
  fileprivate var longest: Int {
    switch self {
    case .number: DecimalText.longest
    case .point: 2 * DecimalText.longest + 3
    case .rect: 4 * DecimalText.longest + 5
    case .text(let text): text.size + 2
    case .texts(let texts): texts.reduce(2) { $0 + $1.size + 3 }
    }
  }
}

extension TextCursor {
  fileprivate mutating func append(_ value: SceneEntry.Value) {
    switch value {
    case .number(let number):
      append(Double(number))
    case .point(let point):
      append("[")
      append(point)
      append("]")
    case .rect(let rect):
      append("[")
      append(rect.origin)
      append(",")
      append(CGPoint(x: rect.width, y: rect.height))
      append("]")
    case .text(let text):
      quote(text)
    case .texts(let texts):
      append("[")
      for (index, text) in texts.enumerated() {
        if index > 0 { append(",") }
        quote(text)
      }
      append("]")
    }
  }

  private mutating func append(_ point: CGPoint) {
    append(Double(point.x))
    append(",")
    append(Double(point.y))
  }

  // Names are written by us: none has a character that JSON wants escaped.
  fileprivate mutating func quote(_ name: Name) {
    append("\"")
    append(name.string)
    append("\"")
  }
}
