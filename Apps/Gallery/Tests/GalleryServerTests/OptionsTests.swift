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

  /// Runs the program by a shell, with `$gallery` for it and `$folder` for a new folder with a file `text.txt` in it; answers what it says, and its status.
  private static func ask(_ command: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: folder.appending(path: "text.txt"))
    try Data("no picture".utf8).write(to: folder.appending(path: "broken.jpg"))
    return try await Tool.run(
      "sh",
      [
        "-c",
        "gallery='\(GalleryProgram.path)' folder='\(folder.path)'; \(command) 2>&1 </dev/null; echo \"status $?\"",
      ])
  }

  @Test("--version says what the file VERSION says")
  func version() async throws {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../../VERSION")
    let version = try String(contentsOf: file.standardized, encoding: .utf8)
    #expect(try await Self.ask("$gallery --version") == "\(version)status 0\n")
  }

  @Test("where the index cannot be kept the system's reason is said, and in a few words")
  func noCache() async throws {
    let answer = try await Self.ask(
      #"$gallery "$folder" --port 0 --cache "$folder/text.txt/cache" --data "$folder/data""#)
    #expect(answer.hasSuffix("names another folder: Not a directory\nstatus 71\n"), "\(answer)")
  }

  @Test("a name of a file that is left out is one line, and cannot colour a terminal or move in it")
  func strangeNames() async throws {
    let answer = try await Self.ask(
      #"""
      touch "$folder/$(printf 'a\033[31m\nb.jpg')"; \
      $gallery export "$folder" "$folder-out" --cache "$folder/cache" --data "$folder/data"
      """#)
    #expect(
      answer.contains(#"gallery: a\u{1B}[31m\nb.jpg: the file is empty; left out"#), "\(answer)")
  }

  @Test(
    "a name that is empty, as of a variable without a value, is no folder",
    arguments: [
      #"timeout 20 $gallery "" --port 0"#, #"$gallery export "" "$folder/out""#,
      #"$gallery export "$folder" """#,
    ])
  func emptyNames(command: String) async throws {
    let answer = try await Self.ask(command)
    #expect(answer.contains("the name of a folder is empty"))
    #expect(answer.hasSuffix("status 64\n"), "\(answer)")
  }

  @Test(
    "where an export cannot go is said before the photos are read",
    arguments: [
      ("$folder/in", "lies within the photos"), ("/usr", "not empty"),
      (GalleryProgram.path, "a file, not a folder"),
    ])
  func wrongPlaces(out: String, words: String) async throws {
    let answer = try await Self.ask(
      #"$gallery export "$folder" "\#(out)" --cache "$folder/cache" --data "$folder/data""#)
    #expect(answer.contains(words) && !answer.contains("left out"), "\(answer)")
    #expect(answer.hasSuffix("status 64\n"))
  }
}
