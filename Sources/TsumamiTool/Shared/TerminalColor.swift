import ArgumentParser
import Foundation

/// A colour of the terminal, by its escape sequence (ECMA-48, "select graphic rendition").
enum TerminalColor: String {
  case plain = ""
  case bold = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case magenta = "35"
  case cyan = "36"

  func paint(_ text: String) -> String {
    self == .plain ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// Whether there are colours.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case always
  case never

  /// By default on a terminal that can, unless `NO_COLOR` is set and not empty (https://no-color.org).
  var isColored: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}
