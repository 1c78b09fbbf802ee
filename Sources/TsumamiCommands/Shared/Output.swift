import Foundation

/// The destination of a result: a file, or standard output for `-`.
///
/// A file is made only when the first byte is written, so that a command that fails on its input
/// does not change an older file.
final class Output {
  private let path: String
  private var handle: FileHandle?

  init(path: String) {
    self.path = path
    if path == "-" { handle = .standardOutput }
  }

  func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
    let handle = try opened()
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      throw Failure(.inputOutput, "\(name): cannot be written: \(error.reason)")
    }
  }

  func write(_ text: String) throws(Failure) {
    try write(text.utf8)
  }

  /// Throws an error that the system reports only at closing.
  func close() throws(Failure) {
    guard path != "-", let handle else { return }
    do {
      try handle.close()
    } catch {
      throw Failure(.inputOutput, "\(name): cannot be written: \(error.reason)")
    }
  }

  private func opened() throws(Failure) -> FileHandle {
    if let handle { return handle }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(.cannotCreate, "\(path): cannot be created: \(systemReason(errno))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.handle = handle
    return handle
  }

  private var name: String {
    path == "-" ? "standard output" : path
  }
}

/// The system's message for an error number.
func systemReason(_ number: Int32) -> String {
  String(cString: strerror(number))
}

extension Error {
  /// The reason, without the text that Foundation adds.
  fileprivate var reason: String {
    let error = self as NSError
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return inner.domain == NSPOSIXErrorDomain
      ? systemReason(Int32(inner.code)) : error.localizedDescription
  }
}
