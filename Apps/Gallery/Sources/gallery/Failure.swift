import Foundation
import NIOCore

/// What the command says on standard error, in one line, and the status it leaves with (those of
/// `sysexits.h`).
struct Failure: Error, CustomStringConvertible {
  enum Status: Int32 {
    /// The command line asks for something that cannot be.
    case usage = 64
    /// A folder or file is missing, unreadable or empty.
    case noInput = 66
    /// The address is in use.
    case unavailable = 69
    /// The system said no to something else.
    case system = 71
    /// The system forbids it, such as a port below 1024.
    case noPermission = 77
  }

  let status: Status
  let description: String

  init(_ status: Status, _ description: String) {
    self.status = status
    self.description = description
  }

  init(listening error: IOError, host: String, port: UInt16) {
    let address = "\(host), port \(port)"
    switch error.errnoCode {
    case EADDRINUSE:
      self.init(
        .unavailable,
        "\(address): in use by another program; --port \(port < .max ? port + 1 : 0) takes another one (make run PORT=…)"
      )
    case EACCES: self.init(.noPermission, "\(address): not permitted; ports below 1024 are root's")
    case EADDRNOTAVAIL: self.init(.usage, "\(address): this machine has no such address")
    default: self.init(.system, "\(address): \(String(cString: strerror(error.errnoCode)))")
    }
  }

  func exit() -> Never {
    Self.warn(description)
    Foundation.exit(status.rawValue)
  }

  /// One line on standard error. Names of files may have any characters in them; those that would move a terminal's cursor or change its
  /// colours are written as `\u{1b}`.
  static func warn(_ text: String) {
    FileHandle.standardError.write(Data("gallery: \(oneLine(text))\n".utf8))
  }

  private static func oneLine(_ text: String) -> String {
    var line = ""
    for character in text.unicodeScalars {
      if character.properties.generalCategory == .control {
        line += character.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(character)
      }
    }
    return line
  }
}
