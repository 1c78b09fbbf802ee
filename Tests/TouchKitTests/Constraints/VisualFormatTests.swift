import Testing
import TouchTesting

@testable import TouchKit

/// Constraints that are drawn as a line of text.
@Suite struct VisualFormatTests {
  private let board = Board()

  private func lay(
    _ formats: [String], _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:], _ views: [String: UIView]
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    board.layOut()
  }

  @Test func `Views follow each other, with the rooms and the lengths that are drawn`() {
    let (icon, title) = (board.add(), board.add())
    lay(
      ["H:|-[icon(24)]-gap-[title]-|", "V:|-40-[icon(==24)]", "V:|-(>=40,==50@500)-[title(icon)]"],
      metrics: ["gap": 12], ["icon": icon, "title": title])
    #expect(icon.frame == CGRect(x: 8, y: 40, width: 24, height: 24))
    #expect(title.frame == CGRect(x: 44, y: 50, width: 268, height: 24))
  }

  @Test func `Without a room they touch, and a dash between them is 8 points`() {
    let (a, b, c) = (board.add(), board.add(), board.add())
    lay(
      ["V:|[a(10)][b(10)]-[c(10)]", "|[a(5)]", "[b(a)]", "[c(a)]"], .alignAllLeft,
      ["a": a, "b": b, "c": c])
    #expect([a, b, c].map(\.frame.minY) == [0, 10, 28])
    #expect([a, b, c].map(\.frame.minX) == [0, 0, 0])
  }

  @Test func `From the right they follow each other to the left`() {
    let (a, b) = (board.add(), board.add())
    lay(["H:|-10-[a(20)]-5-[b(30)]"], .directionRightToLeft, ["a": a, "b": b])
    #expect(a.frame.minX == 290 && b.frame.minX == 255)
  }

  @Test(arguments: [
    ("", 0, "a view in \"[\" and \"]\" is missing"),
    ("H:|-[a", 6, "\"]\" is missing"),
    ("[]", 1, "the view has no name"),
    ("[a(]", 3, "a number or a name is missing"),
    ("[a(10]", 5, "\")\" is missing"),
    ("[a]-8[b]", 5, "\"-\" is missing behind the room"),
    ("[a]|[b]", 4, "nothing comes behind the last \"|\""),
    ("[a]b", 3, "a view in \"[\" and \"]\" is missing"),
  ])
  func `What cannot be read is told with its place`(format: String, index: Int, message: String) {
    #expect(throws: VisualFormatFault(index: index, message: message)) {
      try VisualFormatReader.read(format)
    }
  }

  @Test func `Bytes of any kind are read, or refused, without an end of the program`() {
    var random = SplitMix64(seed: 7)
    let parts = [
      "[", "]", "|", "-", "(", ")", "==", "<=", ">=", "@", ",", "a", "10", ".", "V:", "é", " ",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      guard let format = try? VisualFormatReader.read(text) else { continue }
      #expect(!format.views.isEmpty && format.between.count == format.views.count - 1)
    }
  }
}
