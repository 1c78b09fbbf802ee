import Foundation
import Testing
import TouchKit
import TouchTraces

private func sample(
  _ t: Double, _ id: Int, _ phase: UITouch.Phase, _ x: Double, _ y: Double,
  _ kind: UITouch.TouchType = .direct
) -> TouchSample {
  TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: t, kind: kind)
}

/// Two fingers and a pencil; one finger lifts where it was not before, one is cancelled.
private let trace = TouchTrace(
  header: TraceHeader(size: CGSize(width: 320, height: 480), source: "a \"test\"\nof two lines"),
  samples: [
    sample(1, 7, .began, 100, 200), sample(1.016, 7, .moved, 100.5, 190),
    sample(1.016, 8, .began, 10, 20), sample(1.032, 8, .cancelled, 10, 20),
    sample(1.032, 7, .ended, 100.5, 180), sample(1.5, 7, .began, 5, 5, .pencil),
    sample(1.5, 7, .ended, 5, 5, .pencil),
  ])

@Test func `a trace becomes WebDriver actions`() {
  #expect(
    trace.exported(as: .webDriver) == """
      {"actions":[
      {"type":"none","id":"clock","actions":[
      {"type":"pause","duration":0},
      {"type":"pause","duration":16},
      {"type":"pause","duration":0},
      {"type":"pause","duration":16},
      {"type":"pause","duration":0},
      {"type":"pause","duration":468}
      ]},
      {"type":"pointer","id":"touch1","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pointerMove","duration":0,"origin":"viewport","x":100,"y":200},
      {"type":"pointerDown","button":0},
      {"type":"pointerMove","duration":0,"origin":"viewport","x":100.5,"y":190},
      {"type":"pause","duration":0},
      {"type":"pointerMove","duration":0,"origin":"viewport","x":100.5,"y":180},
      {"type":"pointerUp","button":0}
      ]},
      {"type":"pointer","id":"touch2","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pause","duration":0},
      {"type":"pause","duration":0},
      {"type":"pointerMove","duration":0,"origin":"viewport","x":10,"y":20},
      {"type":"pointerDown","button":0},
      {"type":"pointerCancel"}
      ]},
      {"type":"pointer","id":"pen1","parameters":{"pointerType":"pen"},"actions":[
      {"type":"pause","duration":0},
      {"type":"pause","duration":0},
      {"type":"pause","duration":0},
      {"type":"pause","duration":0},
      {"type":"pause","duration":0},
      {"type":"pause","duration":0},
      {"type":"pointerMove","duration":0,"origin":"viewport","x":5,"y":5},
      {"type":"pointerDown","button":0},
      {"type":"pointerUp","button":0}
      ]}
      ]}

      """)
}

@Test func `a trace becomes a recording of evemu`() {
  let lines = trace.exported(as: .evemu).split(separator: "\n").map(String.init)
  #expect(
    lines.filter { !$0.hasPrefix("B:") } == [
      "# EVEMU 1.3", "N: a \"test\"of two lines", "I: 0006 0000 0000 0000",
      "P: 02 00 00 00 00 00 00 00",
      "A: 2f 0 255 0 0 0", "A: 35 0 40639 0 0 815", "A: 36 0 60959 0 0 815", "A: 37 0 2 0 0 0",
      "A: 39 0 65535 0 0 0",
      "E: 0.000000 0003 002f 0", "E: 0.000000 0003 0039 0", "E: 0.000000 0003 0037 0",
      "E: 0.000000 0003 0035 12700", "E: 0.000000 0003 0036 25400", "E: 0.000000 0001 014a 1",
      "E: 0.000000 0000 0000 0",
      "E: 0.016000 0003 0035 12764", "E: 0.016000 0003 0036 24130",
      "E: 0.016000 0003 002f 1", "E: 0.016000 0003 0039 1", "E: 0.016000 0003 0037 0",
      "E: 0.016000 0003 0035 1270", "E: 0.016000 0003 0036 2540", "E: 0.016000 0000 0000 0",
      "E: 0.032000 0003 0037 2", "E: 0.032000 0003 0039 -1", "E: 0.032000 0003 002f 0",
      "E: 0.032000 0003 0036 22860", "E: 0.032000 0000 0000 0",
      "E: 0.032000 0003 0039 -1", "E: 0.032000 0001 014a 0", "E: 0.032000 0000 0000 0",
      "E: 0.500000 0003 0039 2", "E: 0.500000 0003 0037 1", "E: 0.500000 0003 0035 635",
      "E: 0.500000 0003 0036 635", "E: 0.500000 0001 014a 1", "E: 0.500000 0000 0000 0",
      "E: 0.500000 0003 0039 -1", "E: 0.500000 0001 014a 0", "E: 0.500000 0000 0000 0",
    ])
  #expect(lines.count { $0.hasPrefix("B:") } == 16)
}

/// The exported test is a part of these tests, so it is compiled and run.
@Test func `a trace becomes a Swift test`() throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("ExportedTest.swift")
  #expect(trace.exported(as: .swiftTest) == (try String(contentsOf: file, encoding: .utf8)))
}

/// The samples with times from 0 and ids from 1, to compare what came back: with a move in front of a lift
/// elsewhere, milliseconds, and coordinates in steps of 1/127 point.
private func rounded(_ trace: TouchTrace) -> [String] {
  var ids: [Int: Int] = [:]
  var count = 0
  let start = trace.samples.first?.timestamp ?? 0
  return trace.samples.map { sample in
    if sample.phase == .began {
      count += 1
      ids[sample.id] = count
    }
    let milliseconds = ((sample.timestamp - start) * 1000).rounded()
    let x = (sample.location.x * 127).rounded()
    let y = (sample.location.y * 127).rounded()
    return "\(milliseconds) \(ids[sample.id] ?? 0) \(sample.phase) \(x) \(y) \(sample.kind)"
  }
}

@Test func `evemu and WebDriver give the touches back`() throws {
  for format in [TraceExportFormat.evemu, .webDriver] {
    let text = trace.exported(as: format)
    let again = try TouchTrace.importing(ByteSource(text: text)).trace
    #expect(abs(again.header.size.width - 320) < 1e-9 && abs(again.header.size.height - 480) < 1e-9)
    let lifted = "32.0 1 moved 12764.0 22860.0 direct"
    var expected = rounded(trace)
    expected.insert(lifted, at: 4)
    // Both have no order inside one moment, so a lift and a move of two fingers may change places.
    #expect(rounded(again).sorted() == expected.sorted(), "\(format)")
  }
}

@Test func `buttons of a mouse are exported, and come back from WebDriver`() throws {
  var click = trace
  click.samples = [
    sample(0, 1, .began, 5, 5, .indirectPointer), sample(0.016, 1, .moved, 6, 5, .indirectPointer),
    sample(0.032, 1, .ended, 6, 5, .indirectPointer), sample(1, 1, .began, 5, 5, .indirectPointer),
    sample(1.016, 1, .ended, 5, 5, .indirectPointer),
  ]
  click.samples[0].buttonMask = .secondary
  click.samples[1].buttonMask = [.primary, .secondary]
  let test = click.exported(as: .swiftTest).split(separator: "\n").map {
    $0.drop { $0 == " " }
  }
  #expect(
    test.filter { $0.hasPrefix("finger1") } == [
      "finger1.kind = .indirectPointer", "finger1.buttonMask = .secondary",
      "finger1.down(at: CGPoint(x: 5, y: 5))",
      "finger1.buttonMask = UIEvent.ButtonMask(rawValue: 3)",
      "finger1.move(to: CGPoint(x: 6, y: 5))", "finger1.up()", "finger1.buttonMask = []",
      "finger1.down(at: CGPoint(x: 5, y: 5))", "finger1.up()",
    ])
  let actions = click.exported(as: .webDriver)
  let buttons = actions.split(separator: "\n").filter { $0.contains("button") }
  #expect(
    buttons.map { $0.drop { $0 != ":" }.prefix { $0 != "}" } } == [
      #":"pointerDown","button":2"#, #":"pointerUp","button":2"#, #":"pointerDown","button":0"#,
      #":"pointerUp","button":0"#,
    ])
  let again = try TouchTrace.importing(ByteSource(text: actions)).trace
  #expect(again.samples.filter { $0.phase == .began }.map(\.buttonMask) == [.secondary, []])
}

// Skipped where the recordings are absent: see RecordedData.
@Test(.enabled(if: RecordedData.isThere, "the recordings are not in $TSUMAMI_DATA"))
func `every recording comes back from evemu and from WebDriver`() throws {
  for recording in RecordedData.recordings("csv") {
    let trace = try TouchTrace.importing(RecordedData.source(recording)).trace
    for format in [TraceExportFormat.evemu, .webDriver] {
      let again = try TouchTrace.importing(ByteSource(text: trace.exported(as: format))).trace
      let path = { (trace: TouchTrace) in
        trace.samples.filter { $0.phase == .began || $0.phase == .ended }.count
      }
      #expect(path(again) == path(trace), "\(recording) \(format)")
      #expect(again.unended.isEmpty)
    }
  }
}

@Test func `an empty trace is exported as nothing that happens`() throws {
  let empty = TouchTrace(header: TraceHeader(size: CGSize(width: 10, height: 10)))
  for format in [TraceExportFormat.evemu, .webDriver] {
    let text = empty.exported(as: format)
    #expect(try TouchTrace.importing(ByteSource(text: text)).trace.samples.isEmpty)
  }
  #expect(!empty.exported(as: .swiftTest).contains("finger"))
}
