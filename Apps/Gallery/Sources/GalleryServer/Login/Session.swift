import Digests
import Foundation

/// What a browser shows once it has said the password: when that ends, and a code that only this server can make. It is forgotten
/// when the server ends.
struct Session: Sendable {
  private let key = MessageKey()

  /// In seconds: thirty days.
  static let length = 30 * 24 * 3600

  /// - Parameter now: in seconds since 1970.
  func token(at now: Int) -> String {
    let end = now + Self.length
    let code = key.code(for: Self.text(end))
    return "\(end).\(code.base64EncodedString())"
  }

  /// Whether the server made this token, and it has not ended. Takes as long whatever is wrong with the code.
  func allows(_ token: some StringProtocol, at now: Int) -> Bool {
    secondsLeft(of: token, at: now) != nil
  }

  /// How long such a token is still good, or nil where ``allows(_:at:)`` is false.
  func secondsLeft(of token: some StringProtocol, at now: Int) -> Int? {
    let parts = token.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let end = Int(parts[0]),
      let code = Data(base64Encoded: String(parts[1]))
    else { return nil }
    return key.isCode(code, for: Self.text(end)) && now < end ? end - now : nil
  }

  private static func text(_ end: Int) -> Data { Data("session until \(end)".utf8) }
}
