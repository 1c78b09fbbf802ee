/// What a page says to a program, under a name: JSON, or any bytes.
nonisolated public struct WebMessage: Sendable {
  /// The contents as they came.
  public let bytes: [UInt8]

  /// True where the page sent a value, false where it sent bytes.
  public let isJSON: Bool

  public init(bytes: [UInt8], isJSON: Bool) {
    self.bytes = bytes
    self.isJSON = isJSON
  }

  /// The value that the page sent; `nil` where it sent bytes.
  ///
  /// - Complexity: O(length); read anew at each call.
  public var json: WebJSON? {
    isJSON ? WebJSON(bytes) : nil
  }
}

/// The name of a message, compared byte by byte: comparing texts properly would bring in the tables of Unicode.
nonisolated func isSame(_ name: StaticString, _ bytes: some Collection<UInt8>) -> Bool {
  name.withUTF8Buffer { $0.elementsEqual(bytes) }
}
