import Testing

/// The words that take the compiler's care for memory away stand in one file, which states why that is right.
@Suite struct UnsafeWordsTests {
  private static let words = [
    "unowned(unsafe)", "Unmanaged", "nonisolated(unsafe)", "unsafeDowncast", "unsafeBitCast",
    "_withUnsafe",
    "withMemoryRebound", "assumingMemoryBound", "unsafelyUnwrapped", "touchkit_retain_if_alive",
    "touchkit_is_alive",
  ]

  private static let home = "Sources/TouchKit/References/UnsafeReferences.swift"

  // Each with the reason.
  private static let exceptions: [String: Set<String>] = [
    // Foundation's timers and closures are not Sendable; they stay on the main queue.
    "Sources/Shims/UIKit/Time/FrameClock+Host.swift": ["nonisolated(unsafe)"],
    "Sources/Shims/UIKit/Time/Timer+FrameClock.swift": ["nonisolated(unsafe)"],
    "Sources/Shims/UIKit/Time/Timer+Methods.swift": ["nonisolated(unsafe)"],
    // Bytes of a file, read where they lie.
    "Sources/TouchTraces/Reading/ByteLines.swift": ["assumingMemoryBound"],
    // The one module of a page; a page has one thread.
    "Sources/WebHost/Exports.swift": ["nonisolated(unsafe)"],
    // Names of files for C, within the closure that lends them.
    "Apps/Gallery/Sources/PhotoFolder/Folder.swift": ["assumingMemoryBound"],
    "Apps/Gallery/Sources/PhotoFolder/FolderListing.swift": ["assumingMemoryBound"],
    "Apps/Gallery/Sources/PhotoIndex/FolderWalk.swift": ["assumingMemoryBound"],
    // What a C function hands back to the callback that it calls.
    "Apps/Gallery/Sources/PhotoFacts/Metadata.swift": ["assumingMemoryBound"],
  ]

  @Test(arguments: ["Sources", "Samples", "Templates", "Apps/Gallery/Sources"])
  func `Unsafe words stand in the file that keeps their invariant, and nowhere else`(
    room: String
  ) throws {
    let paths = try Documents.sources(below: room)
    #expect(!paths.isEmpty)
    for path in paths where path != Self.home {
      let text = try Documents.text(path)
      let allowed = Self.exceptions[path] ?? []
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        for word in Self.words where line.contains(word) && !allowed.contains(word) {
          Issue.record("\(path):\(number + 1): \(word) stands outside of \(Self.home)")
        }
      }
    }
  }

  @Test func `Each exception names a file that needs it`() throws {
    for (path, words) in Self.exceptions {
      let text = try Documents.text(path)
      for word in words { #expect(text.contains(word), "\(path): \(word)") }
    }
  }
}
