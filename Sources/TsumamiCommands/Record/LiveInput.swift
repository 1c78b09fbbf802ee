import Dispatch
import Foundation

/// Reads bytes as they arrive, until their end or Ctrl-C.
final class LiveInput {
  let descriptor: Int32
  private let path: String
  private let ending: (read: Int32, write: Int32)
  private var signals: [DispatchSourceSignal] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)
  // How many bytes may still be read after Ctrl-C; `nil` before it.
  private var rest: Int?

  // What was written before Ctrl-C belongs to the recording, but a writer that never stops must not
  // prevent the end. The default capacity of a Linux pipe (pipe(7)), and far more than that of a
  // device.
  private static let mostRest = 1 << 16

  /// - Parameter path: of a device, a pipe or a file; `-` is standard input.
  init(path: String) throws(Failure) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let number = errno
      let hint =
        number == EACCES
        ? "; devices belong to root and the group input, `sudo` or membership helps"
        : ""
      throw Failure(
        number == EACCES ? .noPermission : .noInput, "\(path): \(systemReason(number))\(hint)")
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Failure(.inputOutput, "no pipe: \(systemReason(errno))")
    }
    ending = (ends[0], ends[1])
    for number in [SIGINT, SIGTERM] { end(at: number) }
  }

  // A signal between two reads must not be lost: it is turned into a byte on a pipe that the
  // reading also waits for.
  private func end(at number: Int32) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    let pipe = ending.write
    source.setEventHandler {
      var byte: UInt8 = 0
      _ = write(pipe, &byte, 1)
    }
    source.resume()
    signals.append(source)
  }

  /// Waits for more bytes; `nil` at the end.
  func read() throws(Failure) -> [UInt8]? {
    var waited = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ending.read, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let found = poll(&waited, nfds_t(waited.count), rest == nil ? -1 : 0)
      if found < 0, errno == EINTR { continue }
      guard found >= 0 else { throw broken() }
      if rest == nil, waited[1].revents != 0 { rest = Self.mostRest }
      guard waited[0].revents != 0, rest != 0 else {
        if rest == nil { continue }
        return nil
      }
      let count = Foundation.read(descriptor, &buffer, min(buffer.count, rest ?? .max))
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw broken() }
      if let left = rest { rest = left - count }
      return count == 0 ? nil : Array(buffer[..<count])
    }
  }

  private func broken() -> Failure {
    Failure(.inputOutput, "\(path): cannot be read any further: \(systemReason(errno))")
  }
}
