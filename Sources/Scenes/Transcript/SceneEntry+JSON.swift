import TouchKit

extension SceneEntry {
  /// Appends the entry as one line of JSON, its line feed included.
  ///
  /// Numbers are rounded to a billionth, so that what is equal reads as equal; that is far below what anybody sees.
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
      SceneEntry.write(rounded(number), to: &bytes)
    case .text(let text):
      SceneEntry.quote(text, to: &bytes)
    case .numbers(let numbers):
      SceneEntry.list(numbers, to: &bytes) { SceneEntry.write(rounded($0), to: &$1) }
    case .texts(let texts):
      SceneEntry.list(texts, to: &bytes) { SceneEntry.quote($0, to: &$1) }
    }
  }

  private func rounded(_ number: CGFloat) -> Double {
    (Double(number) * 1e9).rounded() / 1e9
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

  // Shortest form that reads back the same; whole numbers without their ".0", and −0 as 0.
  private static func write(_ number: Double, to bytes: inout [UInt8]) {
    if number == number.rounded(), abs(number) < 1e15 {
      bytes.append(contentsOf: Int64(number).description.utf8)
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }
}
