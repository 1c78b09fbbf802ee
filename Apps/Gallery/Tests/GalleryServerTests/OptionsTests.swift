import Foundation
import Testing

@Suite("The options of the command")
struct OptionsTests {
  @Test("each is in the man page and in the README", arguments: [[], ["export"]])
  func written(command: [String]) async throws {
    let help = try await Tool.run(GalleryProgram.path, command + ["--help"])
    let options = help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) }
    #expect(options.contains("--cache") && options.count > 5)
    let package = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
    let manual = try String(
      contentsOf: package.appending(path: "Packaging/gallery.1"), encoding: .utf8
    ).replacing("\\-", with: "-")
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    for option in options where option != "--help" {
      #expect(manual.contains(option), "\(option) in the man page")
      #expect(readme.contains("`\(option)"), "\(option) in the README")
    }
  }
}
