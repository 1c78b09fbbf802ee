import CGLib
import Foundation

/// A secret of this process with which it marks what it says, so that it knows it again: HMAC (RFC 2104) with SHA-256, as GLib computes it.
package struct MessageKey: Sendable {
  private let bytes: [UInt8]

  /// Another one each time: 32 bytes of the system's generator for secrets.
  package init() {
    var generator = SystemRandomNumberGenerator()
    self.init(bytes: (0..<32).map { _ in generator.next() })
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The 32 bytes that only who has the key can find for the message.
  package func code(for message: Data) -> Data {
    let hmac = g_hmac_new(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
    defer { g_hmac_unref(hmac) }
    message.withUnsafeBytes { bytes in
      g_hmac_update(hmac, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    }
    return Digest.bytes { g_hmac_get_digest(hmac, $0, $1) }
  }

  /// Whether it is the code for that message. Takes a time that says nothing of where the two differ.
  package func isCode(_ code: Data, for message: Data) -> Bool {
    let right = self.code(for: message)
    guard code.count == right.count else { return false }
    return zip(code, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
