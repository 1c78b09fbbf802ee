import Testing
import TouchTraces

@Test func `a format is recognized by its first bytes`() {
  let beginnings: [(text: String, format: TraceFormat?)] = [
    (#"{"tsumami":"trace","version":1}"#, .trace),
    ("\u{FEFF}{ \"tsumami\" : \"trace\"}", .trace),
    ("# EVEMU 1.3\n# Kernel: 4.9\n", .evemu),
    ("E: 0.000001 0003 0039 0003\n", .evemu),
    ("# From\n# somewhere\nN: A screen\n", .evemu),
    ("# libinput record\nversion: 1\nndevices: 1\n", .libinputRecord),
    ("version: 1\nndevices: 1\nlibinput:\n", .libinputRecord),
    ("[   34490.122344] EV_ABS       ABS_MT_TRACKING_ID   00000082\r\n", .getevent),
    ("[ 1.5] /dev/input/event2: 0003 0039 00000001\n", .getevent),
    ("add device 1: /dev/input/event2\n  name:     \"ts\"\n", .getevent),
    ("type,down,position.dx,position.dy,timeStamp\n", .pointerCSV),
    (#"{"actions":[]}"#, .webDriver),
    ("[\n  {\"type\": \"pointer\", \"actions\": []}]", .webDriver),
    ("{}", nil), ("", nil), ("\n\n", nil), ("[1, 2]", nil), ("hello\nworld\n", nil),
  ]
  for (text, format) in beginnings {
    #expect(TraceFormat.detect(in: text.utf8) == format, "\(text)")
  }
}

@Test func `input event formats are detected by the size of their time stamps`() {
  let event64 = InputEventBytes(wide: true)
  let event32 = InputEventBytes(wide: false)
  for events in [InputEventBytes.tap] {
    #expect(TraceFormat.detect(in: event64.bytes(events)) == .inputEvent64)
    #expect(TraceFormat.detect(in: event32.bytes(events)) == .inputEvent32)
  }
  #expect(TraceFormat.detect(in: [UInt8](repeating: 0xFF, count: 240)) == nil)
}

@Test func `an unknown format is an error that lists the known ones`() {
  #expect(
    message { _ = try TouchTrace.importing(ByteSource(text: "hello", name: "f")) }
      == "f:1: unknown format, known are trace, evemu, libinput-record, getevent, input-event-64, "
      + "input-event-32, csv, webdriver")
  #expect(
    message { _ = try TouchTrace.importing(ByteSource(text: "", name: "f")) }
      == "f:1: the file is empty")
}

@Test func `an invalid size is an error`() {
  #expect(
    message {
      _ = try TouchTrace.importing(
        ByteSource(text: "", name: "f"), options: ImportOptions(size: .zero))
    } == "f:0: size 0.0 × 0.0, both have to be finite and above 0")
}
