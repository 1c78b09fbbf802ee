import Foundation
import Testing

/// Words that the glossary forbids in every meaning: those in bold in the columns "not" of `Documentation/Glossary.md`.
@Suite struct GlossaryTests {
  /// Forms that do not follow from the word by an ending.
  private static let irregular = [
    "hold": "hold|holds|held|holding", "give": "give|gives|gave|given|giving", "had": "had",
    "to": "to",
  ]

  private static func forbidden() throws -> [String] {
    let glossary = try Documents.text("Documentation/Glossary.md")
    let columns = glossary.split(separator: "\n").filter { $0.hasPrefix("|") }
      .map { $0.split(separator: "|") }.filter { $0.count > 2 }.map { $0[2] }
    let phrases = columns.flatMap { column in
      column.matches(of: /\*\*(.+?)\*\*/).map { match in String(match.1) }
    }
    return Set(phrases).sorted()
  }

  /// The phrase with its first word in every form: for "switch off" also "switched off".
  private static func pattern(_ phrase: String) -> String {
    let words = phrase.split(separator: " ").map(String.init)
    let first = words[0]
    let forms = irregular[first] ?? "\(first)(?:\(first.suffix(1))?(?:ed|ing)|es|s)?"
    return "\\b(?:\(forms))" + words.dropFirst().map { " " + $0 }.joined() + "s?\\b"
  }

  /// What of a text any of the phrases is, with the line that it is in.
  private static func uses(of phrases: [String], in text: String) throws -> [String] {
    // Swift's own expressions take a minute for all sources.
    let expression = try NSRegularExpression(
      pattern: phrases.map(pattern).joined(separator: "|"), options: .caseInsensitive)
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).compactMap { match in
      guard let range = Range(match.range, in: text) else { return nil }
      let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
      return "\(line): “\(text[range])”"
    }
  }

  @Test func `No source and no document uses a word that the glossary forbids`() throws {
    let forbidden = try Self.forbidden()
    #expect(forbidden.contains("referee") && forbidden.count > 10)
    // The glossary names them.
    let articles = try Documents.articles().filter { $0 != "Documentation/Glossary.md" }
    let paths = try Set(articles + Documents.sources()).sorted()
    #expect(paths.count > 300)
    for path in paths {
      let uses = try Self.uses(of: forbidden, in: Documents.text(path))
      #expect(uses == [], "\(path): the glossary has another term for it")
    }
  }

  @Test(arguments: [
    ("switch off", "is switched off", true), ("hold back", "what it held back", true),
    ("give up", "Gives up", true), ("grab", "grabbing it", true), ("slop", "a slope", false),
    ("slop", "sliderSlop", false), ("spot", "on two spots", true), ("quit", "quite", false),
    ("turn the clock", "turns the clock", true),
  ])
  func `A phrase is found in every form`(phrase: String, text: String, isFound: Bool) throws {
    #expect(try Self.uses(of: [phrase], in: text).isEmpty != isFound)
  }
}
