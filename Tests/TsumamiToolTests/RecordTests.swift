import Foundation
import Testing

/// An event of the kernel, some milliseconds after the first.
private struct InputEvent {
  var ms: UInt64
  var type: UInt64
  var code: UInt64
  var value: Int32

  init(_ ms: UInt64, _ type: UInt64, _ code: UInt64, _ value: Int32) {
    (self.ms, self.type, self.code, self.value) = (ms, type, code, value)
  }

  /// `struct input_event`, as the kernel of a 64-bit or a 32-bit machine writes it.
  func bytes(wide: Bool) -> [UInt8] {
    let time = wide ? 8 : 4
    var bytes = little(1_700_000_000 + ms / 1000, time)
    bytes += little(ms % 1000 * 1000, time)
    bytes += little(type, 2)
    bytes += little(code, 2)
    bytes += little(UInt64(UInt32(bitPattern: value)), 4)
    return bytes
  }

  private func little(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }
}

private func bytes(_ events: [InputEvent], wide: Bool = true) -> Data {
  Data(events.flatMap { $0.bytes(wide: wide) })
}

private let down = [
  InputEvent(0, 3, 0x39, 5), InputEvent(0, 3, 0x35, 100), InputEvent(0, 3, 0x36, 200),
  InputEvent(0, 0, 0, 0),
]
private let move = [InputEvent(8, 3, 0x36, 300), InputEvent(8, 0, 0, 0)]
private let up = [InputEvent(16, 3, 0x39, -1), InputEvent(16, 0, 0, 0)]

private func trace(_ format: String) -> String {
  """
  {"tsumami":"trace","version":1,"width":320,"height":480,"scale":1,"source":"(\(format))"}
  {"t":0,"id":1,"phase":"began","x":50,"y":100}
  {"t":0.008,"id":1,"phase":"moved","x":50,"y":150}
  {"t":0.016,"id":1,"phase":"ended","x":50,"y":150}

  """
}

@Suite struct Recording {
  @Test(arguments: [true, false])
  func `the bytes of a device become a trace, whichever machine they come from`(wide: Bool) throws {
    let tool = try Tool()
    let input = tool.folder.appendingPathComponent("device")
    try bytes(down + move + up, wide: wide).write(to: input)
    let result = try tool("record", "device")
    #expect(
      result
        == Tool.Result(
          status: 0, output: trace(wide ? "input-event-64" : "input-event-32"),
          error:
            "device: the axes' ranges are not known, a unit is taken as half a point; --axes or --size say it better\n"
            + "device: 1 touches, 3 samples\n"))
    #expect(
      try tool("record", "-q", "--from", wide ? "input-event-64" : "input-event-32", "device")
        == Tool.Result(status: 0, output: result.output, error: ""))
  }

  @Test func `the surface may be described`() throws {
    let tool = try Tool(files: ["axes": "A: 35 0 999 0 0\nA: 36 0 1999 0 0\n"])
    try bytes(down + move + up).write(to: tool.folder.appendingPathComponent("device"))
    let result = try tool("record", "device", "--axes", "axes", "-o", "out.jsonl")
    #expect(
      result == Tool.Result(status: 0, output: "", error: "device: 1 touches, 3 samples\n"))
    // 1000 units are 320 points.
    let lines = try tool.read("out.jsonl").split(separator: "\n")
    #expect(lines[0].contains(#""width":320,"height":640"#))
    #expect(lines[1] == #"{"t":0,"id":1,"phase":"began","x":32,"y":64}"#)
  }

  @Test func `each touch is written as it comes, and Ctrl-C ends the trace in order`() throws {
    let tool = try Tool()
    let process = tool.process(["record", "-", "--size", "320x480", "-q"])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A recognizable beginning, cut in the middle of an event.
    let all = bytes(down + move)
    try input.fileHandleForWriting.write(contentsOf: all.prefix(30))
    try input.fileHandleForWriting.write(contentsOf: all.dropFirst(30))
    var shown = ""
    while !shown.contains("moved") {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "it ended with \(shown)")
      shown += String(decoding: more, as: UTF8.self)
    }
    process.interrupt()
    shown += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
    #expect(
      shown.split(separator: "\n").dropFirst() == [
        #"{"t":0,"id":1,"phase":"began","x":50,"y":100}"#,
        #"{"t":0.008,"id":1,"phase":"moved","x":50,"y":150}"#,
        #"{"t":0.008,"id":1,"phase":"cancelled","x":50,"y":150}"#,
      ])
  }

  @Test func `what had come when Ctrl-C was pressed is part of the recording`() throws {
    let tool = try Tool()
    // A named pipe is opened like a device, and may hold bytes before anybody reads them.
    let path = tool.folder.appendingPathComponent("event5").path
    try #require(mkfifo(path, 0o600) == 0)
    let side = open(path, O_RDWR | O_CLOEXEC)
    try #require(side >= 0)
    defer { close(side) }
    let process = tool.process(["record", "event5", "--size", "320x480", "-q", "-o", "out.jsonl"])
    try process.run()
    var first = [UInt8](bytes(down))
    try #require(write(side, &first, first.count) == first.count)
    let end = ContinuousClock.now + .seconds(200)
    while try tool.read(ifThere: "out.jsonl")?.contains("began") != true {
      try #require(ContinuousClock.now < end, "nothing was recorded")
      usleep(5000)
    }
    // It sleeps while the finger goes on and the key is pressed, and finds both when it wakes up.
    kill(process.processIdentifier, SIGSTOP)
    var more = (0..<1000).flatMap {
      [UInt8](
        bytes([
          InputEvent(8 + UInt64($0), 3, 0x36, Int32(201 + $0)), InputEvent(8 + UInt64($0), 0, 0, 0),
        ]))
    }
    try #require(write(side, &more, more.count) == more.count)
    kill(process.processIdentifier, SIGINT)
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = try tool.read("out.jsonl").split(separator: "\n")
    #expect(lines.count == 1003 && lines.filter { $0.contains("moved") }.count == 1000)
    #expect(lines.last == #"{"t":1.007,"id":1,"phase":"cancelled","x":50,"y":600}"#)
  }

  @Test func `what is no device says so`() throws {
    let tool = try Tool(files: [
      "words": "These are words, and there are more than forty-eight of their letters.\n"
    ])
    #expect(
      try tool("record", "words")
        == Tool.Result(
          status: 65, output: "",
          error:
            "words:1: no bytes of an input device; `tsumami convert` reads other recordings\n"))
    #expect(
      try tool("record", "/dev/input/nowhere")
        == Tool.Result(
          status: 66, output: "", error: "/dev/input/nowhere: No such file or directory\n"))
    #expect(try tool("record", "--from", "evemu", "words").status == 64)
    var broken = bytes(down + move)
    broken.replaceSubrange(96..<100, with: [255, 255, 255, 255])
    broken.replaceSubrange(100..<104, with: [255, 255, 255, 255])
    try broken.write(to: tool.folder.appendingPathComponent("broken"))
    let result = try tool("record", "-q", "--from", "input-event-64", "broken")
    #expect(result.status == 65 && result.error == "broken:5: no input event of 24 bytes\n")
  }
}
