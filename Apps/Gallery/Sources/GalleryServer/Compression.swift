import CBrotli
import CZlib
import Foundation

/// How an answer may be compressed.
enum Compression: String, CaseIterable, Sendable {
  // The better one first.
  case brotli = "br"
  case gzip

  /// The best one that a request takes.
  static func accepted(by header: String?) -> Compression? {
    allCases.first { accepts($0.rawValue, header) }
  }

  /// Whether `Accept-Encoding` names the coding and does not take it back with `q=0`.
  static func accepts(_ coding: String, _ header: String?) -> Bool {
    (header ?? "").lowercased().split(separator: ",").contains { item in
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
      guard parts.first == coding else { return false }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return weight.map { (Double($0) ?? 0) > 0 } ?? true
    }
  }

  /// Nil where there is no memory for it.
  func packed(_ data: Data) -> Data? {
    switch self {
    case .gzip: Self.gzip(data)
    case .brotli: Self.brotli(data)
    }
  }

  /// RFC 1952.
  private static func gzip(_ data: Data) -> Data? {
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

  /// RFC 7932. Quality 5 of 11 takes as long as gzip and makes lists a third smaller; higher ones are for files that are compressed once.
  private static func brotli(_ data: Data) -> Data? {
    var packed = Data(count: max(16, BrotliEncoderMaxCompressedSize(data.count)))
    var count = packed.count
    let isDone = packed.withUnsafeMutableBytes { target in
      data.withUnsafeBytes { source in
        BrotliEncoderCompress(
          5, Int32(BROTLI_DEFAULT_WINDOW), BROTLI_MODE_TEXT, source.count,
          source.bindMemory(to: UInt8.self).baseAddress, &count,
          target.bindMemory(to: UInt8.self).baseAddress)
      }
    }
    guard isDone != 0 else { return nil }
    packed.count = count
    return packed
  }
}
