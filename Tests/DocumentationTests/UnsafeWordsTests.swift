import Foundation
import Testing

/// The words that take the compiler's care for memory away stand in one file, which states why that is right.
@Suite struct UnsafeWordsTests {
  private static let words = [
    "unowned(unsafe)", "Unmanaged", "nonisolated(unsafe)", "unsafeDowncast", "unsafeBitCast",
    "_withUnsafe",
    "withMemoryRebound", "assumingMemoryBound", "unsafelyUnwrapped", "touchkit_retain_if_alive",
    "touchkit_is_alive",
  ]

  private static let home = "TouchKit/References/UnsafeReferences.swift"

  // Each with the reason.
  private static let exceptions: [String: Set<String>] = [
    // Foundation's timers and closures are not Sendable; they stay on the main queue.
    "Shims/UIKit/Time/FrameClock+Host.swift": ["nonisolated(unsafe)"],
    "Shims/UIKit/Time/Timer+FrameClock.swift": ["nonisolated(unsafe)"],
    // Bytes of a file, read where they lie.
    "TouchTraces/Reading/ByteLines.swift": ["assumingMemoryBound"],
    // The one module of a page; a page has one thread.
    "WebHost/Exports.swift": ["nonisolated(unsafe)"],
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test(arguments: [
    "TouchKit", "Shims", "Tsumami", "JSONText", "Scenes", "TouchTesting", "TouchTraces", "WebHost",
    "DesktopHost", "Pages", "Programs",
  ])
  func `Unsafe words stand in the file that keeps their invariant, and nowhere else`(
    library: String
  ) throws {
    let folder = Self.sources.appending(path: library)
    let files = try #require(
      FileManager.default.subpaths(atPath: folder.path()), "there is no \(folder.path())"
    ).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files where library + "/" + file != Self.home {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let allowed = Self.exceptions[library + "/" + file] ?? []
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        for word in Self.words where line.contains(word) && !allowed.contains(word) {
          Issue.record("\(library)/\(file):\(number + 1): \(word) stands outside of \(Self.home)")
        }
      }
    }
  }
}
