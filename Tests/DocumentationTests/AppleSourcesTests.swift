import Foundation
import Testing

/// The library Tsumami is built on Apple's UIKit where there is one: its files may use nothing that
/// only ours has. `Documentation/Apple.md` says what that means.
@Suite struct AppleSourcesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func files(in folder: String) throws -> [(name: String, text: String)] {
    let place = AppleSourcesTests.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      ($0, try String(contentsOf: place.appending(path: $0), encoding: .utf8))
    }
  }

  /// What a compiler for iOS sees of the library, comments left out.
  private func sources() throws -> [(name: String, lines: [Substring])] {
    try files(in: "Sources/Tsumami").map { file in
      (file.name, try AppleBranches.lines(of: file.text))
    }
  }

  @Test func `The library imports UIKit and nothing else`() throws {
    let allowed: Set = ["import UIKit", "import UIKit.UIGestureRecognizerSubclass"]
    let sources = try sources()
    #expect(sources.count > 30)
    for (name, lines) in sources {
      for line in lines where line.wholeMatch(of: /\s*(@\w+ )*import .*/) != nil {
        let statement = line.trimmingCharacters(in: .whitespaces)
        let isClosureTarget =
          statement == "import ObjectiveC" && name == "Actions/UIGestureRecognizer+Action.swift"
        #expect(allowed.contains(statement) || isClosureTarget, "\(name): \(statement)")
      }
    }
  }

  @Test func `Whoever subclasses a recognizer imports what Apple asks for`() throws {
    for (name, lines) in try sources() {
      let subclasses = lines.contains {
        $0.firstMatch(of: /class \w+: UI\w*GestureRecognizer\b/) != nil
      }
      guard subclasses else { continue }
      #expect(lines.contains("import UIKit.UIGestureRecognizerSubclass"), "\(name)")
    }
  }

  @Test func `The library names no type that UIKit does not have`() throws {
    let declaration =
      /(?m)^(?:nonisolated )?(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/
    var ours: Set<Substring> = []
    for (_, text) in try files(in: "Sources/TouchKit") {
      for match in text.matches(of: declaration)
      where match.1.firstMatch(of: /^(UI|CG|NS|CA)[A-Z]|^(IndexPath|Selector)$/) == nil {
        ours.insert(match.1)
      }
    }
    #expect(ours.isSuperset(of: ["FrameClock", "LayerChange", "PathView", "TouchSample"]))
    let sources = try sources()
    // What TouchKit has and UIKit lacks, the library declares for iOS itself.
    let own = /\b(?:class|struct|enum|protocol) (\w+)/
    for line in sources.flatMap(\.lines) {
      if let declared = line.firstMatch(of: own) { ours.remove(declared.1) }
    }
    for (name, lines) in sources {
      for line in lines {
        for word in line.matches(of: /\b[A-Z]\w+/) where ours.contains(word.output) {
          Issue.record("\(name): \(word.output) is TouchKit's own: \(line)")
        }
      }
    }
  }

  @Test func `Nothing needs newer systems than the manifest asks for`() throws {
    // Not known to the compiler here: there is no such thing as an old Linux. Swift's own
    // interface says from when on Apple's systems have them.
    let of26 = /\bInlineArray\b|\[\w+ of \w|\butf8Span\b/
    let of18 = /\bisolated deinit\b|\bimport (?:Synchronization|Observation)\b/
    for (folder, pattern) in [("Sources", of26), ("Sources/Tsumami", of18)] {
      let files = try files(in: folder)
      #expect(files.count > 30)
      for (name, text) in files {
        for line in text.split(separator: "\n") where !line.contains("//") {
          if line.firstMatch(of: pattern) != nil { Issue.record("\(folder)/\(name): \(line)") }
        }
      }
    }
  }

  @Test func `The library calls none of our additions to UIKit's classes`() throws {
    let additions = [
      /\.clock\b/, /\.diagnostics\b/, /\.scroll\(by:/, /\.magnify\(by:/, /\.fail\(because:/,
      /\.fontSize\b/, /\.fontWeight\b/, /\.isReduceMotionEnabled\b/, /\.send\(\[/,
      /\.collectChanges\(/, /\.cornerRadius\b/,
    ]
    for (name, lines) in try sources() {
      for line in lines where additions.contains(where: { line.firstMatch(of: $0) != nil }) {
        Issue.record("\(name): UIKit has no such member: \(line)")
      }
    }
  }

  @Test func `The branches of an iOS compiler are told from the others`() throws {
    let text = """
      a // not this
      #if hasFeature(Embedded)
        b
      #elseif APPLE_UIKIT
        c
        #if !APPLE_UIKIT
          d
        #else
          e
        #endif
      #else
        f
      #endif
      /* g */ h
      """
    let lines = try AppleBranches.lines(of: text).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter { !$0.isEmpty } == ["a", "c", "e", "h"])
    #expect(throws: AppleBranches.UnknownCondition.self) {
      try AppleBranches.lines(of: "#if swift(>=7)\n#endif")
    }
  }
}
