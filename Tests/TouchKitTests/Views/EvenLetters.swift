import TouchKit

/// Measures texts whose letters are all half as wide as the font is high, as a host would. Lines end at spaces, and in
/// a word only where it is too wide.
enum EvenLetters {
  static func size(of words: TextParagraph) -> CGSize {
    let letter = words.fontSize / 2
    let most = words.wraps && words.width > 0 ? max(1, Int(min(words.width, 1e6) / letter)) : .max
    var lines: [Int] = []
    for paragraph in words.text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      for word in paragraph.split(separator: " ") {
        var length = word.count
        if line > 0, line + 1 + length <= most {
          line += 1 + length
          continue
        }
        if line > 0 { lines.append(line) }
        while length > most {
          lines.append(most)
          length -= most
        }
        line = length
      }
      lines.append(line)
    }
    if words.numberOfLines > 0 { lines = Array(lines.prefix(words.numberOfLines)) }
    return CGSize(
      width: CGFloat(lines.max() ?? 0) * letter,
      height: CGFloat(lines.count) * words.fontSize * Constants.lineHeight)
  }
}
