import CZlib
import Foundation

/// Bytes in gzip's form (RFC 1952).
enum Gzip {
  /// Nil where there is no memory for it.
  static func packed(_ data: Data) -> Data? {
    var packed = Data(count: Int(gzip_bound(UInt(data.count))))
    let count = packed.withUnsafeMutableBytes { target in
      data.withUnsafeBytes { source in
        gzip_pack(
          source.baseAddress, UInt(source.count), target.baseAddress, UInt(target.count))
      }
    }
    guard count > 0 else { return nil }
    packed.count = Int(count)
    return packed
  }
}
