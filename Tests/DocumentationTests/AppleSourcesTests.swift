import Foundation
import Testing

/// The library Tsumami and the samples are built on Apple's UIKit where there is one: their files may use nothing that
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

  /// What a compiler for iOS sees of the library and the samples, comments left out.
  private func sources() throws -> [(name: String, lines: [Substring])] {
    try (files(in: "Sources/Tsumami") + files(in: "Samples")).map { file in
      (file.name, try AppleBranches.lines(of: file.text))
    }
  }

  /// What files in a folder import, and what they are allowed to.
  private func expectImports(
    in folder: String, _ allowed: Set<String>, besides: [String: String] = [:]
  ) throws {
    let files = try files(in: folder)
    #expect(files.count > 10)
    for (name, text) in files {
      for line in try AppleBranches.lines(of: text)
      where line.wholeMatch(of: /\s*(@\w+ )*import .*/) != nil {
        let statement = line.trimmingCharacters(in: .whitespaces)
        let isExpected = besides.contains { name.hasPrefix($0.key) && statement == $0.value }
        #expect(allowed.contains(statement) || isExpected, "\(name): \(statement)")
      }
    }
  }

  @Test func `The library imports UIKit and, where it reads JSON, JSONText, which imports nothing`()
    throws
  {
    try expectImports(
      in: "Sources/Tsumami", ["import UIKit", "import UIKit.UIGestureRecognizerSubclass"],
      besides: [
        "Actions/": "import ObjectiveC", "SwiftUI/": "import SwiftUI",
        "Shapes/": "import JSONText",
      ])
    for (name, text) in try files(in: "Sources/JSONText") {
      #expect(!text.contains("import "), "\(name)")
    }
  }

  @Test func `The samples import UIKit and Tsumami and nothing else, and know no other build`()
    throws
  {
    // A recognizer of a sample's own imports what Apple asks for.
    try expectImports(
      in: "Samples", ["import UIKit", "import Tsumami"],
      besides: ["ThrownCards/TouchDownPan": "import UIKit.UIGestureRecognizerSubclass"])
    for (name, text) in try files(in: "Samples") {
      #expect(!text.contains("#if"), "\(name)")
    }
  }

  @Test func `The iOS app and the page have these very samples`() throws {
    for place in ["Apps/Samples.swiftpm/App/Samples", "Sources/Scenes/Samples"] {
      let link = AppleSourcesTests.root.appending(path: place).resolvingSymlinksInPath()
      #expect(link.path == AppleSourcesTests.root.appending(path: "Samples").path)
    }
    for module in ["Tsumami", "JSONText"] {
      let library = AppleSourcesTests.root.appending(path: "Apps/Samples.swiftpm/\(module)")
      #expect(
        library.resolvingSymlinksInPath().path
          == AppleSourcesTests.root.appending(path: "Sources/\(module)").path)
    }
  }

  @Test func `What a compiler for iOS sees of them compiles, on our UIKit`() throws {
    let compilation = try AppleCompilation()
    defer { compilation.cleanUp() }
    let library = try files(in: "Sources/Tsumami").map {
      ($0.name, try AppleBranches.lines(of: $0.text))
    }
    #expect(try compilation.compileLibrary(library) == "")
    let samples = try files(in: "Samples").map { ($0.name, try AppleBranches.lines(of: $0.text)) }
    #expect(try compilation.compile("Samples", samples) == "")
  }

  @Test func `The examples of the library's documents use nothing that is not on iOS`() throws {
    let shown = try Documents.shown()
    let documents =
      ["Apple.md", "Tsumami.md"]
      + (try files(in: "Sources/Tsumami").map {
        $0.name.split(separator: "/").last.map(String.init) ?? $0.name
      })
    let examples = documents.flatMap { shown[$0] ?? [] }
    #expect(examples.count > 10)
    for example in examples {
      for addition in AppleSourcesTests.additions where example.contains(addition) {
        Issue.record("UIKit has no such member: \(example)")
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
    for (folder, pattern) in [("Sources", of26), ("Sources/Tsumami", of18), ("Samples", of18)] {
      let files = try files(in: folder)
      #expect(files.count > 10)
      for (name, text) in files {
        for line in text.split(separator: "\n") where !line.contains("//") {
          if line.firstMatch(of: pattern) != nil { Issue.record("\(folder)/\(name): \(line)") }
        }
      }
    }
  }

  // Computed, as what they are is not Sendable.
  private static var additions: [Regex<Substring>] {
    [
      /\.clock\b/, /\.onDiagnostic\b/, /\.scroll\(by:/, /\.magnify\(by:/, /\.fail\(because:/,
      /\bfontSize\b/, /\bfontWeight\b/, /\.isReduceMotionEnabled\b/, /\.send\(\[/,
      /\.collectChanges\(/, /\blayerCornerRadius\b/,
    ]
  }

  @Test func `The library and the samples call none of our additions to UIKit's classes`() throws {
    let additions = AppleSourcesTests.additions
    for (name, lines) in try sources() {
      for line in lines {
        // UIKit has this one, and no window's.
        let ours = line.replacing("UIAccessibility.isReduceMotionEnabled", with: "")
        if additions.contains(where: { ours.firstMatch(of: $0) != nil }) {
          Issue.record("\(name): UIKit has no such member: \(line)")
        }
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
