import ArgumentParser
import Foundation

/// A colour of the terminal, by its escape sequence (ECMA-48, "select graphic rendition").
enum TerminalColor {
  case plain
  case bold
  case faint
  case red
  case green
  case yellow
  case magenta
  case cyan

  /// The sequence before the colored text; at most five bytes.
  var start: StaticString {
    switch self {
    case .plain: ""
    case .bold: "\u{1B}[1m"
    case .faint: "\u{1B}[2m"
    case .red: "\u{1B}[31m"
    case .green: "\u{1B}[32m"
    case .yellow: "\u{1B}[33m"
    case .magenta: "\u{1B}[35m"
    case .cyan: "\u{1B}[36m"
    }
  }

  /// The sequence after it.
  var end: StaticString {
    self == .plain ? "" : "\u{1B}[0m"
  }
}

/// When to use colours.
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
