/// A message of a page to its program: JSON, or any bytes.
nonisolated public struct WebMessage: Sendable {
  /// The contents as they were sent.
  public let bytes: [UInt8]

  /// True where the page sent a value, false where it sent bytes.
  public let isJSON: Bool

  /// A message of bytes, which are JSON in UTF-8 or whatever both sides agree on.
  public init(bytes: [UInt8], isJSON: Bool) {
    self.bytes = bytes
    self.isJSON = isJSON
  }

  /// The value that the page sent; `nil` where it sent bytes.
  ///
  /// - Complexity: O(length); parsed at each call.
  public var json: WebJSON? {
    isJSON ? WebJSON(bytes) : nil
  }
}
