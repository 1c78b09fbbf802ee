import Hummingbird
import NIOPosix
import PhotoFolder

/// A part of a file as the body of an answer, read piece by piece while it is sent.
struct FileBytes: Sendable {
  /// A piece: large enough that the system calls do not count, small enough that a thousand slow
  /// readers of large photos cost 64 MB, and that one who reads two kilobytes a second is no stalled one.
  static let pieceSize = 64 * 1024

  let file: OpenFile
  let range: Range<Int>

  /// Reads the next piece. Reading may wait for a disk, so it is kept off the few threads that answer requests.
  func piece(at offset: Int) async throws -> ByteBuffer {
    try await NIOThreadPool.singleton.runIfActive {
      let count = Swift.min(Self.pieceSize, range.upperBound - offset)
      var buffer = ByteBufferAllocator().buffer(capacity: count)
      try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) {
        try file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<count]), at: offset)
      }
      // The length has been promised already; an answer cut short must end the connection.
      guard buffer.readableBytes > 0 else { throw FileShrank() }
      return buffer
    }
  }

  struct FileShrank: Error {}
}

extension ResponseBody {
  init(of bytes: FileBytes) {
    self.init(contentLength: bytes.range.count) { writer in
      var offset = bytes.range.lowerBound
      while offset < bytes.range.upperBound {
        let piece = try await bytes.piece(at: offset)
        offset += piece.readableBytes
        try await writer.write(piece)
      }
      try await writer.finish(nil)
    }
  }
}
