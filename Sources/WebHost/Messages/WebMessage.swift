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

  /// The numbers of the `Float64Array` that the page sent; empty where it sent a value, or bytes that are not eight for each number. A program that
  /// reads nothing but numbers is without the reader of JSON, which is 9 KB.
  ///
  /// - Complexity: O(length); copied at each call.
  public var numbers: [Double] {
    guard !isJSON, bytes.count % 8 == 0 else { return [] }
    return bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: 8 * $0, as: Double.self) }
    }
  }
}
