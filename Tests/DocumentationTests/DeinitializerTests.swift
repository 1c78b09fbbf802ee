import Foundation
import Testing

/// Every public class spells its deinitializer out; `UIResponder` says why.
@Suite struct DeinitializerTests {
  private static let spellings = [
    "  deinit {", "    deinit {", "  nonisolated deinit {", "    isolated deinit {",
  ]

  // Embedded Swift's own, where nothing is isolated.
  private static let exceptions = ["Sources/TouchKit/References/NSObject.swift"]

  @Test(arguments: ["TouchKit", "Tsumami", "TouchTesting", "Scenes"])
  func `A public class on the main actor spells its deinitializer out`(library: String) throws {
    var classes = 0
    for path in try Documents.sources(below: "Sources/\(library)")
    where !Self.exceptions.contains(path) {
      let lines = try Documents.text(path).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        guard let indent = Self.indentOfPublicClass(line) else { continue }
        classes += 1
        // The formatter's indentation says what belongs to the class itself, in a condition too.
        let body = lines[(number + 1)...].prefix { $0 != indent + "}" }
        let isSpelledOut = body.contains { line in
          Self.spellings.contains { line.hasPrefix(indent + $0) }
        }
        #expect(isSpelledOut, "\(path):\(number + 1)")
      }
    }
    #expect(classes > 0)
  }

  // `nil` for other lines, and for classes that say that they are on no actor.
  private static func indentOfPublicClass(_ line: Substring) -> String? {
    let indent = String(line.prefix { $0 == " " })
    let words = line.split(separator: " ")
    guard let access = words.first, ["public", "open"].contains(access),
      words.dropFirst().first(where: { $0 != "final" }) == "class", !line.contains(" var "),
      !line.contains(" func ")
    else { return nil }
    return indent
  }
}
