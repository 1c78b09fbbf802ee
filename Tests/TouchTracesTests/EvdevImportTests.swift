import Testing
import TouchKit
import TouchTraces

private func imported(
  _ text: String, _ options: ImportOptions = ImportOptions()
) throws -> ImportedTrace {
  try TouchTrace.importing(ByteSource(text: text, name: "f"), options: options)
}

/// A screen of 320 × 480 units, so that a unit is a point.
private let screen = """
  N: A screen
  A: 35 0 319 0 0 0
  A: 36 0 479 0 0 0
  A: 3a 0 200 0 0 0

  """

/// Lines `time type code value`, as evemu writes them.
private func evemu(_ events: String) -> String {
  screen
    + events.split(separator: "\n").map { "E: \($0)" }.joined(separator: "\n")
}

@Test func `fingers in slots keep apart, and only what changed is sent`() throws {
  let result = try imported(
    evemu(
      """
      7.000001 0003 002f 0
      7.000001 0003 0039 0021
      7.000001 0003 0035 0100
      7.000001 0003 0036 0200
      7.000001 0003 0030 0014
      7.000001 0003 003a 0050
      7.000001 0003 002f 1
      7.000001 0003 0039 22
      7.000001 0003 0035 10
      7.000001 0003 0036 20
      7.000001 0001 014a 1
      7.000001 0000 0000 0\t# ------------ SYN_REPORT (0) ---------- +0ms
      7.016001 0003 0036 21
      7.016001 0000 0000 0
      7.032001 0003 002f 0
      7.032001 0003 0039 -001
      7.032001 0000 0000 0
      7.040001 0000 0000 0
      7.048001 0003 002f 1
      7.048001 0003 0036 30
      7.048001 0003 0039 -1
      7.048001 0001 014a 0
      7.048001 0000 0000 0
      """))
  #expect(
    result.summary == [
      "evemu 320.0 × 480.0 “A screen (evemu)”",
      "0.0 1 began 100.0,200.0 force 0.25 radius 7.0",
      "0.0 2 began 10.0,20.0",
      "0.016 2 moved 10.0,21.0",
      "0.032 1 ended 100.0,200.0 force 0.25 radius 7.0",
      "0.048 2 ended 10.0,30.0",
    ])
}

@Test func `a new tracking id in a slot ends the old touch and begins a new one`() throws {
  let result = try imported(
    evemu(
      """
      0.1 3 39 1
      0.1 3 35 5
      0.1 3 36 6
      0.1 0 0 0
      0.2 3 39 2
      0.2 3 35 50
      0.2 0 0 0
      0.3 3 39 -1
      0.3 0 0 0
      """))
  #expect(
    result.trace.summary == [
      "0.0 1 began 5.0,6.0", "0.1 1 ended 5.0,6.0", "0.1 2 began 50.0,6.0",
      "0.2 2 ended 50.0,6.0",
    ])
}

@Test func `contacts of type A are identified by their tracking ids`() throws {
  let result = try imported(
    evemu(
      """
      0 3 39 4
      0 3 35 10
      0 3 36 10
      0 0 2 0
      0 3 39 9
      0 3 35 20
      0 3 36 20
      0 0 2 0
      0 0 0 0
      0.1 3 39 9
      0.1 3 35 10
      0.1 3 36 11
      0.1 0 2 0
      0.1 3 39 4
      0.1 3 35 20
      0.1 3 36 21
      0.1 0 2 0
      0.1 0 0 0
      0.2 3 39 9
      0.2 3 35 10
      0.2 3 36 11
      0.2 0 2 0
      0.2 0 0 0
      0.3 0 2 0
      0.3 0 0 0
      """))
  #expect(
    result.trace.summary == [
      "0.0 1 began 10.0,10.0", "0.0 2 began 20.0,20.0", "0.1 2 moved 10.0,11.0",
      "0.1 1 moved 20.0,21.0", "0.2 1 ended 20.0,21.0", "0.3 2 ended 10.0,11.0",
    ])
}

@Test func `contacts of type A without ids are identified by nearness`() throws {
  func frame(_ time: String, _ points: (Int, Int)...) -> String {
    points.map { "\(time) 3 35 \($0.0)\n\(time) 3 36 \($0.1)\n\(time) 0 2 0\n" }.joined()
      + "\(time) 0 0 0\n"
  }
  let result = try imported(
    evemu(
      frame("0", (10, 10), (100, 100)) + frame("0.1", (98, 98), (12, 12))
        + frame("0.2", (96, 96)) + frame("0.3", (94, 94), (200, 10)) + "0.4 1 14a 0\n0.4 0 0 0\n"))
  #expect(
    result.trace.summary == [
      "0.0 1 began 10.0,10.0", "0.0 2 began 100.0,100.0", "0.1 2 moved 98.0,98.0",
      "0.1 1 moved 12.0,12.0", "0.2 1 ended 12.0,12.0", "0.2 2 moved 96.0,96.0",
      "0.3 2 moved 94.0,94.0", "0.3 3 began 200.0,10.0", "0.4 2 ended 94.0,94.0",
      "0.4 3 ended 200.0,10.0",
    ])
}

@Test func `a device with a single touch works too, and a pen is a pencil`() throws {
  let result = try imported(
    """
    A: 00 100 419 0 0 0
    A: 01 0 479 0 0 0
    E: 0 1 140 1
    E: 0 3 0 110
    E: 0 3 1 20
    E: 0 0 0 0
    E: 0.5 1 14a 1
    E: 0.5 0 0 0
    E: 0.6 3 0 120
    E: 0.6 0 0 0
    E: 0.7 1 14a 0
    E: 0.7 0 0 0
    E: 0.8 3 0 130
    E: 0.8 0 0 0
    """)
  #expect(
    result.trace.summary == [
      "0.5 1 began 10.0,20.0 pencil", "0.6 1 moved 20.0,20.0 pencil",
      "0.7 1 ended 20.0,20.0 pencil",
    ])
}

@Test func `a palm is cancelled and does not come back`() throws {
  let result = try imported(
    evemu(
      """
      0 3 39 1
      0 3 35 5
      0 3 36 6
      0 0 0 0
      0.1 3 37 2
      0.1 0 0 0
      0.2 3 35 7
      0.2 0 0 0
      0.3 3 39 -1
      0.3 0 0 0
      """))
  #expect(
    result.summary.dropFirst() == [
      "0.0 1 began 5.0,6.0", "0.1 1 cancelled 5.0,6.0",
      "note 10: finger 1 turned out to be a palm, it is cancelled",
    ])
}

@Test func `what is odd is noted with its line`() throws {
  let result = try imported(
    evemu(
      """
      5 3 35 50
      5 0 0 0
      5.1 3 36 60
      5.1 0 0 0
      5.2 0 3 0
      5.2 3 35 99
      5.2 0 0 0
      5.15 3 35 400
      5.15 0 0 0
      5.3 3 2f 1
      5.3 3 39 8
      5.3 3 36 9
      5.3 0 0 0
      """))
  #expect(
    result.summary == [
      "evemu 320.0 × 480.0 “A screen (evemu)”",
      "0.1 1 began 50.0,60.0",
      "0.2 1 moved 400.0,60.0",
      "0.3 2 began 0.0,9.0",
      "0.3 1 cancelled 400.0,60.0",
      "0.3 2 cancelled 0.0,9.0",
      "note 8: slot 0 has a position but never began, it begins here",
      "note 9: the kernel dropped events here (SYN_DROPPED), the frame is left out",
      "note 12: the time goes back from 200000 to 150000 µs, it is kept",
      "note 17: slot 1 begins without x or y, which the kernel sends only when they change",
      "note 17: the recording ends while finger 1 is down, it is cancelled",
      "note 17: the recording ends while finger 2 is down, it is cancelled",
      "note 13: x lies outside 0…319 in 2 samples",
    ])
}

@Test func `a broken line is an error with its number`() {
  let errors = [
    "E: 1 3 35": "a broken event, “E: seconds.microseconds type code value” is wanted",
    "E: x 3 35 1": "a broken event, “E: seconds.microseconds type code value” is wanted",
    "E: 1 3 35 99999999999": "a broken event, “E: seconds.microseconds type code value” is wanted",
    "E: 1 3 35 1 1": "“1” after the event, nothing or a # comment is wanted",
    "hello": "“hello” is no line of evemu, E: N: I: P: B: A: are known",
  ]
  for (line, error) in errors {
    #expect(message { _ = try imported(screen + line) } == "f:5: \(error)")
  }
}

@Test func `units become points by the resolution, the shorter side, or the size that is given`()
  throws
{
  let tap = "E: 0 3 39 1\nE: 0 3 35 500\nE: 0 3 36 250\nE: 0 0 0 0\nE: 1 3 39 -1\nE: 1 0 0 0\n"
  // 254 mm × 127 mm, 163 points per inch.
  let millimetres = try imported("A: 35 0 2539 0 0 10\nA: 36 0 1269 0 0 10\n" + tap)
  #expect(millimetres.trace.header.size == CGSize(width: 1630, height: 815))
  #expect(abs(millimetres.trace.samples[0].location.x - 500 * 1630 / 2540) < 1e-9)
  let shorter = try imported("A: 35 0 999 0 0 0\nA: 36 0 639 0 0 0\n" + tap)
  #expect(shorter.trace.header.size == CGSize(width: 500, height: 320))
  #expect(shorter.trace.samples[0].location == CGPoint(x: 250, y: 125))
  let given = try imported(
    "A: 35 0 999 0 0 0\nA: 36 0 639 0 0 0\n" + tap,
    ImportOptions(size: CGSize(width: 100, height: 64)))
  #expect(given.trace.samples[0].location == CGPoint(x: 50, y: 25))
  let unknown = try imported(tap)
  #expect(
    unknown.summary == [
      "evemu 320.0 × 480.0 “(evemu)”", "0.0 1 began 250.0,125.0", "1.0 1 ended 250.0,125.0",
      "note 0: the axes' ranges are not known, a unit is taken as half a point and the window as "
        + "320 × 480 points",
    ])
  let axes = EvdevAxes(ranges: [
    0x35: EvdevAxes.Range(minimum: 0, maximum: 639),
    0x36: EvdevAxes.Range(minimum: 0, maximum: 639),
  ])
  let described = try imported(tap, ImportOptions(axes: axes))
  #expect(described.trace.samples[0].location == CGPoint(x: 250, y: 125))
  #expect(described.notes.isEmpty)
}
