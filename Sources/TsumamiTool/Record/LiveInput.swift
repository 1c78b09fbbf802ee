import Dispatch
import Foundation

/// Reads bytes as they come, until their end or until somebody wants it to end (Ctrl-C).
final class LiveInput {
  let descriptor: Int32
  private let path: String
  private let ending: (read: Int32, write: Int32)
  private var signals: [DispatchSourceSignal] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)

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

  // A signal that comes between two reads must not be lost: it is made into a byte, for which the reading waits too.
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
      guard poll(&waited, nfds_t(waited.count), -1) >= 0 || errno == EINTR else { throw broken() }
      if waited[1].revents != 0 { return nil }
      guard waited[0].revents != 0 else { continue }
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw broken() }
      return count == 0 ? nil : Array(buffer[..<count])
    }
  }

  private func broken() -> Failure {
    Failure(.inputOutput, "\(path): cannot be read any further: \(systemReason(errno))")
  }
}
