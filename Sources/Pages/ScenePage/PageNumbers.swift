import WebHost

extension WebPage {
  /// Hears the messages of this name that begin with a number; others are ignored.
  func receiveNumber(_ name: StaticString, _ handle: @escaping (Int32) -> Void) {
    receive(name) { message in
      var reader = ByteReader(message.bytes)
      if let number = reader.number() { handle(number) }
    }
  }
}

extension [UInt8] {
  /// A number as messages have it: four bytes, the lowest first.
  static func number(_ number: Int32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
