import Foundation
import Testing
import TouchKit
import TouchTraces

private let transcript = """
  {"t":0.02,"recognizer":"pinch","state":"began","scale":1.02}
  {"t":0.03,"recognizer":"pinch","state":"changed","scale":1.1}
  {"t":0.05,"recognizer":"pinch","state":"ended","scale":1.25}
  {"t":0.05,"recognizer":"tap","state":"failed"}
  {"t":0.06,"event":"label","text":"Outward Pinch"}
  {"t":1.7,"scene":"pinch-me","label":""}
  """

private func plot(
  _ trace: TouchTrace, _ appearance: PlotAppearance = .automatic, _ lines: String? = transcript
) throws -> String {
  let transcript = try lines.map { try ReplayTranscript(reading: ByteSource(text: $0, name: "t")) }
  return TracePlot(trace: trace, transcript: transcript, appearance: appearance).svgText()
}

/// The texts in the picture, in order.
private func texts(_ svg: String) -> [String] {
  svg.split(separator: "\n").compactMap { line in
    guard line.hasPrefix("<text"), let start = line.firstIndex(of: ">") else { return nil }
    return String(line[line.index(after: start)...].dropLast("</text>".count))
  }
}

@Test func `a plot names what it shows`() throws {
  #expect(
    texts(try plot(FuzzSeeds.pinch)) == [
      "a &quot;pinch&quot;", "3 touches, 12 samples, 2 s, a dot every 0.1 s", "320 × 480 pt",
      "1", "2", "3",
      "0 s", "0.5 s", "1 s", "1.5 s", "2 s",
      "finger 1", "1", "3", "finger 2", "2",
      "pinch", "tap", "label", "ended · scale 1.25", "failed", "text “Outward Pinch”",
      "began", "changed", "ended", "cancelled", "failed",
    ])
}

private let steps = """
  {"t":0,"step":"tap","state":"possible"}
  {"t":0,"step":"doubleTap","state":"possible"}
  {"t":0,"step":"UIPanGestureRecognizer#1","state":"possible"}
  {"t":0,"step":"pinch","state":"possible"}
  {"t":0.4,"step":"pinch","state":"began"}
  {"t":0.4,"recognizer":"pinch","state":"began","scale":1}
  {"t":0.4,"step":"UIPanGestureRecognizer#1","state":"failed","preventedBy":"pinch"}
  {"t":0.5,"step":"tap","waitsFor":"doubleTap"}
  {"t":0.8,"recognizer":"pinch","state":"changed","scale":2}
  {"t":1,"step":"pinch","state":"ended"}
  {"t":1,"recognizer":"pinch","state":"ended","scale":3}
  {"t":1.2,"step":"doubleTap","state":"failed","because":"no further tap in time"}
  {"t":1.2,"step":"tap","state":"ended"}
  {"t":1.2,"recognizer":"tap","state":"ended"}
  """

@Test func `a plot shows since when a recognizer has touches, and what it waits for`() throws {
  let svg = try plot(FuzzSeeds.pinch, .light, steps)
  #expect(
    texts(svg).suffix(16) == [
      "tap", "doubleTap", "UIPan#1", "pinch", "ended · waited for doubleTap",
      "no further tap in time", "prevented by pinch", "ended · scale 3",
      "possible", "began", "changed", "ended", "cancelled", "failed", "waits", "prevents",
    ])
  // 2 seconds on 524 pixels from 136 on; tap is the third row, behind two fingers.
  let lines = svg.split(separator: "\n")
  let waits = lines.filter { $0.contains("class=\"wait\"") }
  #expect(waits.count == 2, "of tap, and in the legend")
  #expect(waits[0].contains(#"x="267" "#) && waits[0].contains(#"width="183.4""#))
  // The line of what is possible ends where the gesture begins, fails or ends.
  let possible = lines.filter { $0.contains("class=\"possible\"") }
  #expect(
    possible.prefix(4).map { String($0.suffix(8).prefix(5)) } == [
      "450.4", "450.4", "240.8", "240.8",
    ],
    "\(possible)")
  #expect(lines.filter { $0.contains("class=\"arrow\"") }.count == 2)
  #expect(lines.filter { $0.contains("class=\"waiting\"") }.count == 1)
}

@Test func `numbers of fingers that land at one location stand beside each other`() throws {
  var trace = TouchTrace(header: TraceHeader(size: CGSize(width: 320, height: 480)))
  for number in 0..<9 {
    for phase in [UITouch.Phase.began, .ended] {
      trace.samples.append(
        TouchSample(
          id: 1, phase: phase, location: CGPoint(x: 2, y: 240 + number % 3),
          timestamp: Double(number)))
    }
  }
  let circles = try plot(trace, .light, nil).split(separator: "\n")
    .filter { $0.contains("class=\"outline\"") }
    .map { line in
      let parts = line.split(separator: "\"")
      return CGPoint(x: Double(parts[3]) ?? 0, y: Double(parts[5]) ?? 0)
    }
  #expect(circles.count == 9)
  for (index, a) in circles.enumerated() {
    for b in circles[..<index] {
      #expect(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() >= 18)
    }
  }
}

@Test func `the pattern of a line continues where its colour changes`() throws {
  var trace = TouchTrace(header: TraceHeader(size: CGSize(width: 320, height: 480)))
  for step in 0...30 {
    for id in 1...2 {
      trace.samples.append(
        TouchSample(
          id: id, phase: step == 0 ? .began : step == 30 ? .ended : .moved,
          location: CGPoint(x: 100 * id, y: 100 + 8 * step), timestamp: Double(step) / 30))
    }
  }
  let offsets = try plot(trace, .light, nil).split(separator: "\n")
    .filter { $0.contains(#"stroke-dasharray="9 5""#) }
    .compactMap { $0.split(separator: "stroke-dashoffset=\"").last?.dropLast(3) }
    .compactMap { Double($0) }
  // 8 points from sample to sample, where 480 are 440 pixels high; each has a colour of its own.
  #expect(offsets.count == 30)
  for (index, offset) in offsets.enumerated() {
    #expect(abs(offset - Double(index) * 8 * 440 / 480) < 0.01)
  }
}

@Test func `a plot is well-formed XML, whatever the trace says`() throws {
  var trace = FuzzSeeds.pinch
  trace.header.source = "<&\"'>\u{1}\u{FFFE}\n\u{1F600}" + String(repeating: "long ", count: 50)
  trace.samples[3].location = CGPoint(x: 1e300, y: -1e300)
  trace.samples[4].timestamp += 1e-12
  let svg = try plot(trace, .dark, #"{"t":0,"event":"</svg>&","x":["<",null,{"a":1}]}"#)
  let parser = XMLCheck(svg)
  #expect(parser.fault == nil)
  #expect(parser.elements["svg"] == 1 && parser.elements["polyline", default: 0] > 1)
  #expect(!svg.contains("nan") && !svg.contains("inf"))
}

@Test func `a plot follows the page's scheme, or the one that is asked for`() throws {
  let query = "@media (prefers-color-scheme: dark)"
  let automatic = try plot(FuzzSeeds.pinch, .automatic)
  let light = try plot(FuzzSeeds.pinch, .light)
  let dark = try plot(FuzzSeeds.pinch, .dark)
  #expect(automatic.contains(query) && !light.contains(query) && !dark.contains(query))
  #expect(
    light.contains(".ground { fill: #ffffff; }") && dark.contains(".ground { fill: #14171c; }"))
  #expect(automatic.contains(".ground { fill: #ffffff; }"))
}

@Test func `the same trace gives the same bytes`() throws {
  #expect(try plot(FuzzSeeds.pinch) == plot(FuzzSeeds.pinch))
}

@Test func `an empty trace gives an empty window`() throws {
  let empty = TouchTrace(header: TraceHeader(size: CGSize(width: 320, height: 480)))
  #expect(
    texts(try plot(empty, .light, nil)).prefix(3) == [
      "Touches", "0 touches, 0 samples, 0.001 s, a dot every 0.1 s", "320 × 480 pt",
    ])
  #expect(XMLCheck(try plot(empty)).fault == nil)
}

@Test func `a plot of a day of touches stays small`() throws {
  var trace = TouchTrace(header: TraceHeader(size: CGSize(width: 320, height: 480)))
  for number in 0..<100_000 {
    let phase: UITouch.Phase = number == 0 ? .began : number == 99_999 ? .ended : .moved
    trace.samples.append(
      TouchSample(
        id: 1, phase: phase, location: CGPoint(x: number % 320, y: 240),
        timestamp: Double(number)))
  }
  #expect(try plot(trace, .light, nil).utf8.count < 3_000_000)
}

@Test func `a broken transcript is an error with its line`() {
  let errors = [
    "[]": "an object is wanted, such as {\"t\":0.4,\"event\":\"doubleTap\"}",
    "{\"event\":\"tap\"}": "“t” is missing, seconds are wanted",
    "{\"t\":1}": "none of “recognizer”, “event”, “scene” and “step” is there, one is wanted",
    "{\"t\":1,\"step\":\"tap\"}": "“state” or “waitsFor” of the step is missing",
    "{\"t\":1,\"recognizer\":\"tap\"}": "“state” of the recognizer is missing",
    "{\"t\":1e999}": "a number that no double can hold",
    "{": "not JSON: it ends where a key is wanted",
  ]
  for (line, error) in errors {
    #expect(
      message {
        _ = try ReplayTranscript(
          reading: ByteSource(text: #"{"t":0,"event":"a"}"# + "\n" + line, name: "t"))
      } == "t:2: \(error)")
  }
}

/// A small check of XML: names in pairs, and the five entities. Foundation's parser is a library of its own
/// on Linux.
private struct XMLCheck {
  private(set) var elements: [String: Int] = [:]
  private(set) var fault: String?

  init(_ text: String) {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      check(String(rest[..<start]))
      guard let end = rest[start...].firstIndex(of: ">") else {
        fault = "a tag without end"
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.split(whereSeparator: { $0 == " " || $0 == "/" }).first ?? ""
      if tag.hasPrefix("/") {
        guard open.popLast() == name else {
          fault = "</\(name)> without its start"
          return
        }
      } else {
        elements[String(name), default: 0] += 1
        check(String(tag))
        if !tag.hasSuffix("/") { open.append(name) }
      }
    }
    if !open.isEmpty { fault = "\(open) without end" }
  }

  private mutating func check(_ text: String) {
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let known = ["amp;", "lt;", "gt;", "quot;", "apos;"].contains { part.hasPrefix($0) }
      if !known { fault = "an unescaped & in \(text)" }
    }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) {
      fault = "a control character in \(text)"
    }
  }
}
