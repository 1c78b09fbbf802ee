import Foundation

/// The files of this package that hold examples, and the files here that hold the same examples to
/// be compiled and run.
///
/// An example is a block marked as Swift: in the README, in an article of a library or of the
/// repository, or in a doc comment. The code of each stands in this folder, or in
/// `TouchTestingTests` or `OwnSceneTool`, between two marker lines, the first of which names the file that shows it:
///
///     // EXAMPLE: Arbitration.md
///     tap.require(toFail: doubleTap)
///     // EXAMPLE: end
enum Documents {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The articles that people read, by their paths.
  static func articles() throws -> [String] {
    try ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
      + (files(below: "Sources") + files(below: "Documentation")).filter { $0.hasSuffix(".md") }
  }

  /// The sources of the libraries, the pages, the tool and the samples, by their paths.
  static func sources() throws -> [String] {
    try sources(below: "Sources") + sources(below: "Samples")
  }

  /// The sources in a folder and those in it, by their paths; none where there is no such folder. What a build has fetched is left out.
  static func sources(below folder: String) throws -> [String] {
    try files(below: folder).filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
  }

  /// The examples that people read, by the name of the file that shows them.
  static func shown() throws -> [String: [String]] {
    var shown = ["README.md": examples(in: try text("README.md"))]
    for path in try files(below: "Sources") + files(below: "Documentation") {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let examples =
        switch name.split(separator: ".").last {
        case "md": examples(in: try text(path))
        case "swift": examples(in: comments(of: try text(path)))
        default: [String]()
        }
      if !examples.isEmpty { shown[name, default: []] += examples }
    }
    return shown
  }

  /// The examples that are compiled, by the name of the file that shows them.
  static func compiled() throws -> [String: [String]] {
    var compiled: [String: [String]] = [:]
    // The other one isolates nothing by default, as people's own packages.
    let folders = ["Tests/DocumentationTests", "Tests/TouchTestingTests", "Tests/OwnSceneTool"]
    for path in try folders.flatMap(files(below:)) {
      var (name, lines) = ("", [Substring]())
      for line in try text(path).split(separator: "\n", omittingEmptySubsequences: false) {
        guard let marker = mark(line) else {
          lines.append(line)
          continue
        }
        if marker == "end" { compiled[name, default: []].append(dedented(lines)) }
        (name, lines) = (marker, [])
      }
    }
    return compiled
  }

  private static func files(below folder: String) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    let paths = all?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func examples(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
  }

  /// What the doc comments of a source say.
  private static func comments(of source: String) -> String {
    source.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("///") ? String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)) : nil
    }.joined(separator: "\n")
  }

  // Only a line that is nothing but a marker is one.
  private static func mark(_ line: Substring) -> String? {
    let line = line.drop { $0 == " " }
    return line.hasPrefix("// EXAMPLE: ") ? String(line.dropFirst(12)) : nil
  }

  /// The lines without the indentation of the first.
  private static func dedented(_ lines: [Substring]) -> String {
    let indent = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
