import Testing
import TouchKit
import TouchTraces

/// A page's batch: what two fingers did since its last frame, as one event.
private let batch = """
  {"tsumami":"trace","version":1,"width":320,"height":480}
  {"t":1,"id":1,"phase":"began","x":10,"y":20}
  {"t":1,"id":2,"phase":"began","x":50,"y":20}
  {"t":1.5,"id":1,"phase":"moved","x":11,"y":20,"measured":1.25}
  {"t":1.5,"id":1,"phase":"moved","x":12,"y":20}
  {"t":1.5,"id":2,"phase":"moved","x":51,"y":20,"measured":1.375}
  {"t":2,"id":2,"phase":"moved","x":52,"y":20,"measured":1.4375}

  """

@Suite struct `When a finger was measured` {
  @Test func `lines with the same t are one event, with each finger's own time`() throws {
    let reader = try TraceReader(ByteSource(text: batch))
    var events: [[Double]] = []
    while let event = try reader.next() { events.append(event.map(\.timestamp)) }
    #expect(events == [[1, 1], [1.25, 1.5, 1.375], [1.4375]])
  }

  @Test func `a whole trace is in the order of time`() throws {
    let trace = try TouchTrace(reading: TraceReader(ByteSource(text: batch)))
    #expect(trace.samples.map(\.timestamp) == [1, 1, 1.25, 1.375, 1.5, 1.5])
    #expect(trace.samples.map(\.location.x) == [10, 50, 11, 51, 12, 52])
    let again = try TouchTrace(reading: TraceReader(ByteSource(text: trace.text())))
    #expect(again == trace)
  }

  @Test func `it cannot be later than t`() throws {
    let reader = try TraceReader(
      ByteSource(
        text: """
          {"tsumami":"trace","version":1,"width":320,"height":480}
          {"t":1,"id":1,"phase":"began","x":10,"y":20,"measured":1.5}
          """, name: "late"))
    #expect(
      throws: TraceError(
        file: "late", line: 2, message: "“measured” is 1.5, at most “t” is wanted, 1")
    ) { try reader.next() }
  }
}
