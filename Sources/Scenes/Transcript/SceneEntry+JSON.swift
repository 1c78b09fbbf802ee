import TouchKit

extension SceneEntry {
  /// Appends the entry as one line of JSON, its line feed included.
  ///
  /// Numbers are rounded to a billionth, so that what is equal reads as equal; that is far below
  /// what anybody sees. From 9e6 up, where no screen reaches, they have sixteen digits. What is no
  /// number is `null`.
  public func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    SceneEntry.write("t", to: &bytes)
    SceneEntry.write((time * 1e6).rounded() / 1e6, to: &bytes)
    switch subject {
    case .recognizer(let name, let state):
      write("recognizer", .text(name), to: &bytes)
      write("state", .text(state), to: &bytes)
    case .event(let name):
      write("event", .text(name), to: &bytes)
    case .scene(let name):
      write("scene", .text(name), to: &bytes)
    }
    for field in fields { write(field.key, field.value, to: &bytes) }
    bytes.append(UInt8(ascii: "}"))
    bytes.append(UInt8(ascii: "\n"))
  }

  private func write(_ key: Name, _ value: Value, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ","))
    SceneEntry.write(key, to: &bytes)
    switch value {
    case .number(let number):
      SceneEntry.write(Double(number), to: &bytes)
    case .text(let text):
      SceneEntry.quote(text, to: &bytes)
    case .numbers(let numbers):
      SceneEntry.list(numbers, to: &bytes) { SceneEntry.write(Double($0), to: &$1) }
    case .texts(let texts):
      SceneEntry.list(texts, to: &bytes) { SceneEntry.quote($0, to: &$1) }
    }
  }

  private static func list<Element>(
    _ elements: [Element], to bytes: inout [UInt8], _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(element, &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func write(_ key: Name, to bytes: inout [UInt8]) {
    quote(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }

  // Names are written by us: none has a character that JSON wants escaped.
  private static func quote(_ name: Name, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: name.string.utf8Start, count: name.string.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
  }

  // The digits of the number times a billion, an integer, with the point put in front of the last
  // nine and the zeros behind it left out. Up to 999,999 that is the shortest text that reads back
  // as the same number, found without asking for it. Integers are exact up to 2^53, about 9e15:
  // larger numbers have fewer places.
  private static func write(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else {
      bytes.append(contentsOf: [0x6E, 0x75, 0x6C, 0x6C])
      return
    }
    var size = number.magnitude
    var exponent = 0
    while size >= 9e15 {
      size /= 1e9
      exponent += 9
    }
    var places = 9
    var scale: UInt64 = 1_000_000_000
    while size * Double(scale) >= 9e15, places > 0 {
      places -= 3
      scale /= 1000
    }
    let (whole, part) = UInt64((size * Double(scale)).rounded()).quotientAndRemainder(
      dividingBy: scale)
    // At most sixteen digits and the point; backwards, because that is how digits come.
    var text = BackwardText()
    if exponent > 0 {
      text.add(digits: UInt64(exponent), places: 1)
      text.add(UInt8(ascii: "e"))
    }
    if part != 0 {
      text.add(digitsBehindPoint: part, places: places)
      text.add(UInt8(ascii: "."))
    }
    text.add(digits: whole, places: 1)
    if number < 0, whole | part != 0 { text.add(UInt8(ascii: "-")) }
    text.append(to: &bytes)
  }
}

/// A short text that is written from its end.
private struct BackwardText {
  private var bytes = [32 of UInt8](repeating: 0)
  private var first = 32

  mutating func add(_ byte: UInt8) {
    first -= 1
    bytes[first] = byte
  }

  /// With zeros in front up to so many places.
  mutating func add(digits number: UInt64, places: Int) {
    var rest = number
    var left = places
    while rest != 0 || left > 0 {
      let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
      add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = tenth
      left -= 1
    }
  }

  /// The same without the zeros at the end; the number must not be 0.
  mutating func add(digitsBehindPoint number: UInt64, places: Int) {
    var rest = number
    var left = places
    while rest % 10 == 0 {
      rest /= 10
      left -= 1
    }
    add(digits: rest, places: left)
  }

  func append(to other: inout [UInt8]) {
    bytes.span.withUnsafeBufferPointer {
      other.append(contentsOf: UnsafeBufferPointer(rebasing: $0[first...]))
    }
  }
}
