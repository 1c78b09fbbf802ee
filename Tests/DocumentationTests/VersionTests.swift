import Foundation
import Testing

/// The version stands in the file VERSION. Whoever else has to say it says the same.
@Suite struct VersionTests {
  @Test(arguments: [
    ("CHANGELOG.md", "## "),
    ("README.md", "tsumami\", from: \""),
    ("Documentation/Apple.md", "tsumami\", from: \""),
    ("Sources/WebHost/Documentation.docc/YourViewsInAPage.md", "tsumami\", from: \""),
    ("Sources/WebHost/JavaScript/package.json", "\"version\": \""),
    ("Sources/Pages/ElementsPage/JavaScript/package.json", "\"version\": \""),
    ("Templates/Page/Package.swift", "tsumami\", from: \""),
  ])
  func `A file that says the version says this one`(path: String, before: String) throws {
    let version = try Documents.text("VERSION").split(separator: "\n")[0]
    let said = try Documents.text(path).components(separatedBy: before).dropFirst().first
    #expect(said?.hasPrefix(version) == true, "\(path) says \(said?.prefix(8) ?? "nothing")")
  }
}
