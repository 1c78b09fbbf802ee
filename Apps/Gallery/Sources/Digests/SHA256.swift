import CGLib
import Foundation

/// SHA-256 (FIPS 180-4), as GLib computes it.
package enum SHA256 {
  /// The 32 bytes that stand for the data.
  package static func hash(_ data: Data) -> Data {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    data.withUnsafeBytes { bytes in
      g_checksum_update(checksum, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    }
    return Digest.bytes { g_checksum_get_digest(checksum, $0, $1) }
  }
}

enum Digest {
  /// How many bytes SHA-256 gives.
  static let count = 32

  /// What one of GLib's functions writes into as many bytes.
  static func bytes(_ write: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<gsize>) -> Void)
    -> Data
  {
    var bytes = [UInt8](repeating: 0, count: count)
    var written = gsize(count)
    write(&bytes, &written)
    precondition(written == count)
    return Data(bytes)
  }
}
