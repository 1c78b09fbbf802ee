/// A short word that is another one for other bytes, but for one time in four billion.
package enum Fingerprint {
  /// FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv), in base 36.
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    String(bytes.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }, radix: 36)
  }
}
