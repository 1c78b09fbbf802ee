import Foundation

/// A regular file that is open for reading, as it was when it was opened.
package final class OpenFile: Sendable {
  package let descriptor: Int32

  /// In bytes.
  package let size: Int

  /// Seconds since 1970, and the nanoseconds after them.
  package let modified: (seconds: Int, nanoseconds: Int)
  private let number: UInt64

  /// Takes the descriptor over. Nil, and closed, where it is no regular file.
  package init?(descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    #if canImport(Darwin)
      modified = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      modified = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
    if !isFile { return nil }
  }

  deinit { close(descriptor) }

  /// A strong validator: which file, how long, and when it was written, to the nanosecond.
  /// `coding` keeps the compressed form of a file apart from the plain one.
  package func tag(coding: String = "") -> String {
    let time = "\(String(modified.seconds, radix: 36)).\(String(modified.nanoseconds, radix: 36))"
    return "\"\(String(number, radix: 36))-\(String(size, radix: 36))-\(time)\(coding)\""
  }

  /// The tag as a short word for addresses.
  package var version: String { Fingerprint.of(tag().utf8) }

  /// Whether the file is still the version that was opened. One that is overwritten in place is not.
  package var isUnchanged: Bool {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return copy >= 0 && OpenFile(descriptor: copy)?.tag() == tag()
  }

  /// Reads up to `count` bytes from `offset` on; empty at the end of the file.
  package func read(_ count: Int, at offset: Int) throws -> Data {
    var data = Data(count: count)
    data.count = try data.withUnsafeMutableBytes { try read(into: $0, at: offset) }
    return data
  }

  /// Reads as many bytes as there is room for, from `offset` on; answers how many, none at the end of the file.
  package func read(into room: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
    let got = pread(descriptor, room.baseAddress, room.count, off_t(offset))
    guard got >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return got
  }
}
