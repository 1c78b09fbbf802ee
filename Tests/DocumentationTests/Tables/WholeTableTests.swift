import Testing

@Suite struct WholeTableTests {
  /// A row that an empty line parts from its head is shown as text with bars in it.
  @Test func `The rows of a table follow its head, and are as wide`() throws {
    var broken: [String] = []
    for path in try Documents.articles() {
      var width = 0
      let lines = try Documents.text(path).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard line.hasPrefix("|") else {
          width = 0
          continue
        }
        let bars = Self.bars(line)
        if width == 0 {
          let next = index + 1 < lines.count ? lines[index + 1] : ""
          if !next.hasPrefix("|-"), !next.hasPrefix("| -") {
            broken.append("\(path):\(index + 1) has no head")
          }
          width = bars
        } else if bars != width {
          broken.append("\(path):\(index + 1) has \(bars) bars and its head \(width)")
        }
      }
    }
    #expect(broken == [])
  }

  /// How many bars part cells: all but those that are escaped.
  private static func bars(_ line: Substring) -> Int {
    zip(line, " " + line).count { $0 == "|" && $1 != "\\" }
  }
}
