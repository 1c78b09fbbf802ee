import Foundation

/// The lines of a Swift file that a compiler for iOS takes notice of.
enum AppleBranches {
  struct UnknownCondition: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: ``UnknownCondition`` for a condition that is not in ``holds(_:)``: then somebody has
  ///   to say whether it holds on iOS.
  static func lines(of text: String) throws -> [Substring] {
    // Whether the branches around the line are taken, from the outside in, and whether one of each has been.
    var taken: [(now: Bool, ever: Bool)] = []
    var lines: [Substring] = []
    for line in withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("#if ") {
        let holds = try holds(String(words.dropFirst(4)))
        taken.append((holds, holds))
      } else if words.hasPrefix("#elseif ") {
        let last = taken.removeLast()
        let holds = try !last.ever && holds(String(words.dropFirst(8)))
        taken.append((holds, last.ever || holds))
      } else if words == "#else" {
        let last = taken.removeLast()
        taken.append((!last.ever, true))
      } else if words == "#endif" {
        taken.removeLast()
      } else if taken.allSatisfy(\.now) {
        lines.append(line)
      }
    }
    return lines
  }

  private static func holds(_ condition: String) throws -> Bool {
    if condition.hasPrefix("!") { return try !holds(String(condition.dropFirst())) }
    switch condition {
    case "APPLE_UIKIT", "APPLE_UIKIT && canImport(SwiftUI)":
      return true
    case "hasFeature(Embedded)", "arch(wasm32)":
      return false
    default:
      throw UnknownCondition(description: "does “\(condition)” hold on iOS?")
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/(?s)\/\*.*?\*\//, with: "").replacing(/\/\/[^\n]*/, with: "")
  }
}
