import Foundation
import Testing

/// The README says what is compiled and run in ``ReadmeSnippets``.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: ReadmeTests.root.appending(path: path), encoding: .utf8)
  }

  /// The code between the markers, without the indentation of its first line.
  private func snippets() throws -> [String] {
    var snippets: [String] = []
    var lines: [Substring]?
    let source = try text("Tests/DocumentationTests/ReadmeSnippets.swift")
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains("// README: end") {
        let body = lines ?? []
        let indent = body.first?.prefix { $0 == " " }.count ?? 0
        snippets.append(body.map { String($0.dropFirst(indent)) }.joined(separator: "\n"))
        lines = nil
      } else if line.contains("// README: ") {
        lines = []
      } else {
        lines?.append(line)
      }
    }
    return snippets
  }

  @Test func `Every Swift example of the README is compiled and run`() throws {
    let readme = try text("README.md")
    let parts = readme.components(separatedBy: "```swift\n").dropFirst()
    let examples = parts.map { $0.components(separatedBy: "\n```")[0] }
    #expect(examples == (try snippets()))
  }
}
