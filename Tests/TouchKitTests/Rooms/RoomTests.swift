import Foundation
import Testing

/// TouchKit is one module, and still its rooms know each other one way only: the core knows nothing
/// of what is built on it. These tests read the sources.
@Suite struct RoomTests {
  /// What a room may know besides itself and, except for the rooms of the core, the core.
  private static let known: [String: Set<String>] = [
    "Controls": [],
    "Scrolling": ["Controls"],
    "Pages": ["Controls", "Scrolling"],
    "Sheets": ["Controls", "Scrolling"],
    "Navigation": ["Controls"],
    "Collections": ["Controls", "Scrolling"],
    "Dynamics": ["Controls", "Scrolling", "Collections"],
    "Constraints": ["Controls", "Scrolling", "Collections"],
  ]

  /// The rooms that are one: each may know the others.
  private static let core: Set<String> = [
    "Geometry", "Touches", "Presses", "Gestures", "Views", "Animation", "Feedback", "Environment",
    "References", "ViewControllers",
  ]

  /// Names that a room uses of one that it may not know, and why.
  private static let exceptions: [String: Set<String>] = [
    // The delegate of a collection view is that of the scroll view that it is, and in Embedded Swift
    // nothing can be asked whether it conforms to a protocol.
    "Scrolling": ["UICollectionViewDelegate"],
    // What a finger lets go of settles as what it scrolls does; one controller is there for collection views
    // alone; and a controller keeps how its sheet is to be, which its style asks for, and what a bar shows for it.
    "ViewControllers": [
      "Spring", "UICollectionView", "UICollectionViewLayout", "UICollectionViewDataSource",
      "UICollectionViewDelegate", "UICollectionViewCell", "UICollectionReusableView",
      "UIScrollView", "UISheetPresentationController", "SheetSettings", "UINavigationItem",
      "CollectionName", "IndexPath", "ItemMover", "deselectItem", "indexPathsForSelectedItems",
    ],
  ]

  @Test func `No room knows one that is built on it`() throws {
    let sources = try Sources.read()
    #expect(Self.core.union(Self.known.keys).isSubset(of: Set(sources.map(\.room))))
    for violation in Self.violations(in: sources) { Issue.record("\(violation)") }
  }

  @Test
  func `A word too much is found: a type, and a method that another room gives a type of the core`()
  {
    func source(_ room: String, _ text: String) -> SourceFile {
      SourceFile(room: room, name: "File.swift", text: text)
    }
    let scrolling = source(
      "Scrolling",
      """
      open class UIScrollView: UIView {}
      extension UIView {
        final func enclosingScroller() -> UIView? { nil }
        private func unseen() {}
      }
      """)
    let view = source("Views", "open class UIView {}")
    func found(_ text: String) -> [String] {
      Self.violations(in: [scrolling, view, source("Touches", text)])
    }
    #expect(found("if here is UIScrollView { return }").count == 1)
    #expect(found("view.enclosingScroller()").count == 1)
    #expect(found("// as a UIScrollView does\nlet text = \"UIScrollView\"").isEmpty)
    #expect(found("func unseen() { self.unseen() }").isEmpty)
    #expect(
      Self.violations(in: [view, scrolling, source("Collections", "UIScrollView()")]).isEmpty)
  }

  private static func mayKnow(_ room: String, _ other: String) -> Bool {
    if room == other { return true }
    if core.contains(room) { return core.contains(other) }
    // A room that is not in the table is built on all of them.
    guard let allowed = known[room] else { return true }
    return core.contains(other) || allowed.contains(other)
  }

  private static func violations(in sources: [SourceFile]) -> [String] {
    // What a room adds to a type of another one is a name of its own, as its types are.
    var rooms: [String: Set<String>] = [:]
    for source in sources {
      for name in source.types.union(source.additions) {
        rooms[name, default: []].insert(source.room)
      }
    }
    // The same word may be a member or a parameter elsewhere.
    for source in sources {
      for name in source.members where rooms[name] != nil { rooms[name]?.insert(source.room) }
    }
    var found: [String] = []
    for source in sources {
      for name in source.words.sorted() {
        guard let owners = rooms[name], exceptions[source.room]?.contains(name) != true else {
          continue
        }
        if !owners.contains(where: { mayKnow(source.room, $0) }) {
          found.append(
            "\(source.room)/\(source.name) knows \(name) of \(owners.sorted().joined(separator: ", "))"
          )
        }
      }
    }
    return found
  }
}

/// One file, without its comments and texts.
private struct SourceFile {
  let room: String
  let name: String
  private let code: String

  init(room: String, name: String, text: String) {
    self.room = room
    self.name = name
    code =
      text
      .replacing(/"""[\s\S]*?"""/, with: "\"\"")
      .replacing(/"(?:[^"\\\n]|\\.)*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }

  var words: Set<String> {
    Set(code.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
  }

  /// The types that stand at the left edge: those that others can name.
  var types: Set<String> {
    let declaration =
      /(?m)^(?:(?:public|open|final|package|nonisolated|indirect) )*(?:class|struct|enum|protocol|typealias) (\w+)/
    return Set(code.matches(of: declaration).map { String($0.1) })
  }

  /// What extensions at the left edge add that others can use.
  var additions: Set<String> {
    let member =
      /(?m)^  (?!.*\b(?:private|fileprivate|override)\b)(?:\w[\w()]* )*(?:func|var) (\w+)/
    var found: Set<String> = []
    for part in code.matches(of: /(?m)^extension [\s\S]*?^}/) {
      found.formUnion(part.0.matches(of: member).map { String($0.1) })
    }
    return found
  }

  /// What is given a name anywhere in the file: members, constants, parameters.
  var members: Set<String> {
    let member = /\b(?:func|var|let|case) (\w+)/
    return Set(code.matches(of: member).map { String($0.1) })
      .union(code.matches(of: /(\w+):/).map { String($0.1) })
  }
}

private enum Sources {
  static func read() throws -> [SourceFile] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/TouchKit").standardizedFileURL
    var found: [SourceFile] = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let parts = path.split(separator: "/")
      guard parts.count > 1 else { continue }
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      found.append(SourceFile(room: String(parts[0]), name: String(parts.last ?? ""), text: text))
    }
    return found
  }
}
