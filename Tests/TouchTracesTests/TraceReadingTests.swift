import Testing
import TouchKit
import TouchTraces

private let header =
  #"{"tsumami":"trace","version":1,"width":320,"height":480,"scale":2,"source":"a phone"}"#

@Test func `a trace gives its header and its samples`() throws {
  let trace = try TouchTrace.reading(
    header + "\n"
      + """
      {"t":0.000,"id":1,"phase":"began","x":100,"y":200}
      {"t":0.016,"id":1,"phase":"moved","x":100,"y":190,"force":0.4,"radius":7,"kind":"pencil"}
      {"t":0.120,"id":1,"phase":"ended","x":100,"y":150,"altitude":0.5,"azimuth":-1,"roll":0.25}
      """)
  #expect(
    trace.header
      == TraceHeader(size: CGSize(width: 320, height: 480), scale: 2, source: "a phone"))
  #expect(
    trace.summary == [
      "0.0 1 began 100.0,200.0",
      "0.016 1 moved 100.0,190.0 force 0.4 radius 7.0 pencil",
      "0.12 1 ended 100.0,150.0 altitude 0.5 azimuth -1.0 roll 0.25",
    ])
}

@Test func `lines with the same t are one event`() throws {
  let reader = try TraceReader(
    ByteSource(
      text: header
        + """

        {"t":0,"id":1,"phase":"began","x":1,"y":1}
        {"t":0,"id":2,"phase":"began","x":2,"y":2}
        {"t":0.5,"id":1,"phase":"moved","x":3,"y":3}
        {"t":1,"id":1,"phase":"ended","x":3,"y":3}
        {"t":1.0,"id":2,"phase":"cancelled","x":2,"y":2}
        """))
  var events: [[String]] = []
  while let event = try reader.next() { events.append(event.map(\.summary)) }
  #expect(
    events == [
      ["0.0 1 began 1.0,1.0", "0.0 2 began 2.0,2.0"],
      ["0.5 1 moved 3.0,3.0"],
      ["1.0 1 ended 3.0,3.0", "1.0 2 cancelled 2.0,2.0"],
    ])
  #expect(reader.unended.isEmpty)
  #expect(try reader.next() == nil)
}

@Test func `a trace of a header alone has no samples`() throws {
  #expect(try TouchTrace.reading(header).samples.isEmpty)
  #expect(try TouchTrace.reading(header + "\n").samples.isEmpty)
  #expect(try TouchTrace.reading(header + "\r\n\n  \n").samples.isEmpty)
}

@Test func `scale and source may be missing in the header`() throws {
  let trace = try TouchTrace.reading(
    #"{"height":1e2,"width":5.5,"version":1.0,"tsumami":"trace","more":[{}]}"#)
  #expect(trace.header == TraceHeader(size: CGSize(width: 5.5, height: 100), scale: 1, source: ""))
}

@Test func `all of JSON is accepted in a line`() throws {
  let trace = try TouchTrace.reading(
    "\u{FEFF}" + header + "\r\n"
      + #" { "\u0074" : 0.0 , "id":-7,"phase":"\u0062egan","x":-1.5e2,"y":2E+1,"#
      + #""more":{"a":[1,{"b":null},[]],"c":"\"\\é\ud83d\ude00","d":true,"e":false}} "# + "\r\n"
      + #"{"t":1e0,"id":-7,"phase":"ended","x":0.1,"y":-0,"":0}"#)
  #expect(trace.summary == ["0.0 -7 began -150.0,20.0", "1.0 -7 ended 0.1,-0.0"])
}

@Test func `an id may be used again once its touch has ended`() throws {
  let trace = try TouchTrace.reading(
    header
      + """

      {"t":0,"id":1,"phase":"began","x":1,"y":1}
      {"t":1,"id":1,"phase":"ended","x":1,"y":1}
      {"t":1,"id":1,"phase":"began","x":9,"y":9}
      {"t":2,"id":1,"phase":"cancelled","x":9,"y":9}
      """)
  #expect(trace.samples.map(\.phase) == [.began, .ended, .began, .cancelled])
}

@Test func `a trace may end while fingers are down, and says which`() throws {
  let text =
    header
      + """

      {"t":0,"id":4,"phase":"began","x":1,"y":1}
      {"t":0,"id":2,"phase":"began","x":2,"y":2}
      {"t":1,"id":4,"phase":"moved","x":3,"y":3}
      """
  let reader = try TraceReader(ByteSource(text: text))
  while try reader.next() != nil {}
  #expect(reader.unended.map(\.summary) == ["1.0 4 moved 3.0,3.0", "0.0 2 began 2.0,2.0"])
  #expect(try TouchTrace.reading(text).unended == reader.unended)
}

@Test func `lines that lie across the chunks of the file are whole`() throws {
  // Lines of several lengths, more than a chunk of 256 KiB in all, padded by unknown keys.
  var lines = [header, #"{"t":0,"id":1,"phase":"began","x":0,"y":0}"#]
  for number in 1...400 {
    let padding = String(repeating: "x", count: number * 7 % 2000)
    lines.append(
      #"{"pad":"\#(padding)","t":\#(number),"id":1,"phase":"moved","x":\#(number),"y":0}"#)
  }
  let trace = try TouchTrace.reading(lines.joined(separator: "\n"))
  #expect(trace.samples.map(\.location.x) == (0...400).map { CGFloat($0) })
}

@Test func `a line of the greatest length is read, a longer one is an error`() throws {
  let start = #"{"t":0,"id":1,"phase":"began","x":1,"y":1"#
  let longest =
    start + String(repeating: " ", count: TraceLimits.lineLength - start.utf8.count - 1) + "}"
  #expect(try TouchTrace.reading(header + "\n" + longest + "\n").samples.count == 1)
  #expect(try TouchTrace.reading(header + "\n" + longest).samples.count == 1)
  let tooLong = "t:2: the line is longer than 65536 bytes"
  for end in ["", "\n", "\n\n", String(repeating: " ", count: 600_000)] {
    #expect(message { _ = try TouchTrace.reading(header + "\n " + longest + end) } == tooLong)
  }
}

@Test func `after an error nothing more is read`() throws {
  let reader = try TraceReader(
    ByteSource(
      text: header
        + """

        {"t":0,"id":1,"phase":"began","x":1,"y":1}
        {"t":1,"id":9,"phase":"moved","x":1,"y":1}
        {"t":2,"id":1,"phase":"ended","x":1,"y":1}
        """, name: "t"))
  #expect(
    message { _ = try reader.next() }
      == "t:3: finger 9 moved but is not down, it has to begin first")
  #expect(try reader.next() == nil)
}
