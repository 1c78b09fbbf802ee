import Foundation
import Testing

@Suite struct LinkTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths that a document links to, without those of other sites and of the reference.
  private static func links(in text: String) -> [String] {
    // What is code is no link.
    let prose = text.replacing(/(?s)```.*?```/, with: "").replacing(/`[^`\n]*`/, with: "")
    return prose.matches(of: /\]\(([^)\s:#]+)(?:#[^)]*)?\)/).map { match in String(match.1) }
  }

  @Test func `Every link to a file of the package leads to one`() throws {
    var count = 0
    for path in try Documents.articles() {
      let folder = Self.root.appending(path: path).deletingLastPathComponent()
      for link in Self.links(in: try Documents.text(path)) {
        count += 1
        let isThere = FileManager.default.fileExists(atPath: folder.appending(path: link).path)
        #expect(isThere, "\(path): \(link)")
      }
    }
    #expect(count > 50)
  }

  @Test func `A link is told from an address, a heading, and code`() {
    let text = "[a](b.md#c) [d](#e) [f](https://example.org) `[g](h)` ![i](j/k.png)"
    #expect(Self.links(in: text) == ["b.md", "j/k.png"])
  }
}
