import CMetadata
import Foundation
import PhotoFolder

/// The bytes of a file in memory, and the word that stands for them.
package enum FileContent {
  /// Pictures up to here are read as a whole, in bytes; larger ones are not shown.
  package static let largestRead = 512 << 20

  /// All bytes of files up to here count for the digest.
  package static let largestDigested = 64 << 20

  /// Everything in the file. Throws what the system says where it cannot be read.
  package static func bytes(of file: OpenFile) throws -> Data {
    var data = try file.read(file.size, at: 0)
    // Another program may still be writing it.
    while let more = try Optional(file.read(1 << 20, at: data.count)), !more.isEmpty {
      data.append(more)
      guard data.count <= largestRead else { break }
    }
    return data
  }

  /// XXH3 with 128 bits of the bytes.
  package static func digest(_ bytes: Data) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 16)
    bytes.withUnsafeBytes {
      content_digest($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &digest)
    }
    return digest
  }

  /// Of a file too large to be read: of its size and of sixty-four pieces of 64 KB, evenly spread,
  /// with its beginning and its end among them.
  package static func sampledDigest(of file: OpenFile) throws -> [UInt8] {
    let piece = 64 << 10
    var sample = Data("\(file.size)".utf8)
    for index in 0..<64 {
      sample.append(try file.read(piece, at: (file.size - piece) / 63 * index))
    }
    sample.append(try file.read(piece, at: file.size - piece))
    return digest(sample)
  }
}
