import Testing
import TouchKit
import TouchTesting

@MainActor @Suite struct TranscriptTests {
  let tester = TouchTester()

  @Test func `A transcript that is as expected has no difference`() {
    #expect(tester.transcript.difference(from: "") == nil)
    tester.transcript.note("hello")
    tester.advance(by: 1.5)
    tester.transcript.note("again")
    #expect(
      tester.transcript.difference(
        from: """

            0.000 hello
          1.500 again

          """) == nil)
  }

  @Test func `A difference says what is missing and what should not be there`() throws {
    for text in ["a", "b", "c"] { tester.transcript.note(text) }
    let difference = try #require(
      tester.transcript.difference(
        from: """
          0.000 a
          0.000 x
          0.000 c
          0.000 d
          """))
    #expect(
      difference.lines == ["  0.000 a", "- 0.000 x", "+ 0.000 b", "  0.000 c", "- 0.000 d"])
    #expect(
      difference.description
        == "\n  0.000 a\n- 0.000 x\n+ 0.000 b\n  0.000 c\n- 0.000 d\n")
  }

  @Test func `The order counts`() {
    tester.transcript.note("a")
    tester.transcript.note("b")
    #expect(
      tester.transcript.difference(from: "0.000 b\n0.000 a")?.lines
        == ["+ 0.000 a", "  0.000 b", "- 0.000 a"]
        || tester.transcript.difference(from: "0.000 b\n0.000 a")?.lines
          == ["- 0.000 b", "  0.000 a", "+ 0.000 b"]
    )
  }

  @Test func `A cleared transcript starts afresh`() {
    tester.transcript.note("a")
    tester.transcript.clear()
    #expect(tester.transcript.lines.isEmpty)
  }

  @Test func `Numbers say no more than they know`() {
    let texts = [0, 1, -1, 0.5, 1.25, 1.005, 0.999, -0.001, 100.1, 1e20].map {
      Transcript.text(CGFloat($0))
    }
    #expect(texts == ["0", "1", "-1", "0.5", "1.25", "1", "1", "0", "100.1", "1e+20"])
    #expect(Transcript.text(CGFloat.nan) == "nan")
    #expect(Transcript.text(CGPoint(x: 1, y: -2.5)) == "1 -2.5")
  }

  @Test func `A value of one's own stands beside those that are there`() {
    let tap = UITapGestureRecognizer()
    tester.view.addGestureRecognizer(
      tester.watch(tap, named: "tap", .location, RecognizerValue { "\($0.numberOfTapsRequired)" }))
    tester.tap(at: CGPoint(x: 10, y: 20))
    #expect(tester.transcript.difference(from: "0.050 tap ended 10 20 1") == nil)
  }

  @Test func `What is to be felt is in the transcript`() {
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.25)
      UIImpactFeedbackGenerator().impactOccurred(intensity: .nan)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
    }
    tester.view.addGestureRecognizer(tap)
    tester.tap(at: .zero)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(
      tester.transcript.difference(
        from: """
          0.050 feedback impact light
          0.050 feedback impact rigid 0.25
          0.050 feedback impact medium 0
          0.050 feedback selection
          0.050 feedback notification warning
          """) == nil)
  }
}
