/// A file's name as words: `01-harbour_at_dawn@2x.webp` is "harbour at dawn" at scale 2.
package struct Title: Equatable {
  package var text: String
  package var scale: Int

  package init(text: String, scale: Int) {
    self.text = text
    self.scale = scale
  }

  package init(fileName: String) {
    var stem = fileName[...]
    if let dot = stem.lastIndex(of: "."), dot != stem.startIndex { stem = stem[..<dot] }
    scale = 1
    for candidate in [2, 3] where stem.hasSuffix("@\(candidate)x") {
      scale = candidate
      stem = stem.dropLast(3)
    }
    let words = stem.split { $0 == "_" || $0 == "-" || $0 == " " }
    text = (Title.isSorted(words, in: stem) ? words.dropFirst() : words[...])
      .joined(separator: " ")
    if text.isEmpty { text = fileName }
  }

  // Whether a number in front of words only sorts them: `01 harbour`, `3-cat` and `3 - cat`, but not `3 cats`.
  private static func isSorted(_ words: [Substring], in stem: Substring) -> Bool {
    guard words.count > 1, words[0].count < 4, words[0].allSatisfy(\.isNumber) else { return false }
    let between = stem[words[0].endIndex..<words[1].startIndex]
    return words[0].first == "0" || between.contains { $0 != " " }
  }
}
