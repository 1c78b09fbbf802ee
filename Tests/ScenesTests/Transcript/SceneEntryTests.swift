import Scenes
import Testing
import TouchKit

/// How numbers are written in a transcript.
@Suite struct SceneEntryTests {
  private func text(_ number: CGFloat) -> String {
    var bytes: [UInt8] = []
    SceneEntry(time: 0, .event("e"), [.number("n", number)]).write(to: &bytes)
    let line = String(decoding: bytes, as: UTF8.self)
    return String(line.dropFirst(#"{"t":0,"event":"e","n":"#.count).dropLast("}\n".count))
  }

  nonisolated private static let numbers: [(CGFloat, String)] = [
    (0, "0"), (-0.0, "0"), (4e-10, "0"), (-4e-10, "0"), (5e-10, "0.000000001"),
    (-1e-9, "-0.000000001"), (0.1, "0.1"), (0.3, "0.3"), (1, "1"), (-1.5, "-1.5"), (10, "10"),
    (1024.000000001, "1024.000000001"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333333"),
    (869.850185106_78, "869.850185107"), (999_999.999999999, "999999.999999999"),
    (8_999_999_999.5, "8999999999.5"), (8e12 + 0.001, "8000000000000.001"),
    (1.25e14, "125000000000000"), (-3e18, "-3000000000e9"),
    (.infinity, "null"), (.nan, "null"),
  ]

  @Test(arguments: numbers)
  func `A number has at most nine places, and none that say nothing`(
    number: CGFloat, written: String
  ) {
    #expect(text(number) == written)
  }

  @Test func `Below a million it reads back as what it was rounded to`() {
    var number = 1e-9
    while number < 999_999 {
      for sign in [1.0, -1] {
        let rounded = (sign * number * 1e9).rounded() / 1e9
        #expect(Double(text(sign * number)) == rounded)
      }
      number *= 1.037
    }
  }

  @Test func `A line has the time in microseconds, the subject, and the fields in order`() {
    var bytes: [UInt8] = []
    SceneEntry(
      time: 1.0000004, .recognizer("pinch", "began"),
      [
        .point("translation", CGPoint(x: 1, y: -2.5)), .number("scale", 2),
        SceneEntry.Field("text", .text("Outward Pinch")),
        SceneEntry.Field("recognized", .texts(["I", "L"])), SceneEntry.Field("none", .texts([])),
      ]
    ).write(to: &bytes)
    let line =
      #"{"t":1,"recognizer":"pinch","state":"began","translation":[1,-2.5],"scale":2,"text":"Outward Pinch","recognized":["I","L"],"none":[]}"#
    #expect(String(decoding: bytes, as: UTF8.self) == line + "\n")
  }
}
