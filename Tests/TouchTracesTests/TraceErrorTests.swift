import Testing
import TouchTraces

private let header = #"{"tsumami":"trace","version":1,"width":320,"height":480}"#
private let began = #"{"t":1,"id":1,"phase":"began","x":1,"y":1}"#

/// A line that stands third in a trace, after a header and a `began` at 1 s, and its error.
private let lines: [(line: String, error: String)] = [
  ("[1]", "not JSON: “[” at column 1, where “{” is wanted"),
  ("{", "not JSON: it ends where a key is wanted"),
  (#"{"t":2"#, "not JSON: it ends where “}” is wanted"),
  (#"{"t":2,}"#, "not JSON: “}” at column 8, where a key is wanted"),
  (#"{"t" 2}"#, "not JSON: “2” at column 6, where “:” is wanted"),
  (#"{'t':2}"#, "not JSON: “'” at column 2, where a key is wanted"),
  (#"{"t":2} x"#, "not JSON: “x” at column 9, where the end of the line is wanted"),
  (#"{"t":2.}"#, "not JSON: “}” at column 8, where a digit is wanted"),
  (#"{"t":2e}"#, "not JSON: “}” at column 8, where a digit is wanted"),
  (#"{"t":02}"#, "not JSON: “2” at column 7, where “}” is wanted"),
  (#"{"a":tru}"#, "not JSON: “t” at column 6, where a value is wanted"),
  (#"{"a":[1 2]}"#, "not JSON: “2” at column 9, where “]” is wanted"),
  (#"{"a":"\x"}"#, #"not JSON: “x” at column 8, where one of " \ / b f n r t u is wanted"#),
  (#"{"a":"\u12g4"}"#, "not JSON: “g” at column 11, where a hexadecimal digit is wanted"),
  (
    "{\"a\":\"\t\"}", #"not JSON: byte 0x9 at column 7, where an escape such as \n or \t is wanted"#
  ),
  (
    #"{"a":"# + String(repeating: "[", count: 65) + "}",
    "values are nested more than 64 deep"
  ),
  ("{}", "“t”, “id”, “phase”, “x”, “y” is missing, a sample needs t, id, phase, x and y"),
  (
    #"{"t":2,"id":1,"phase":"moved","x":1}"#,
    "“y” is missing, a sample needs t, id, phase, x and y"
  ),
  (#"{"t":"2"}"#, "“t” is a string, a number is wanted"),
  (#"{"t":null}"#, "“t” is null, a number is wanted"),
  (#"{"t":NaN}"#, "“t” is NaN, a number is wanted"),
  (#"{"x":Infinity}"#, "“x” is Infinity, a number is wanted"),
  (#"{"y":-Infinity}"#, "not JSON: “I” at column 7, where a value is wanted"),
  (#"{"x":1e400}"#, "“x” is 1e400, which no double can hold, a finite number is wanted"),
  (#"{"t":-1}"#, "“t” is -1, a number from 0 up is wanted"),
  (#"{"force":-0.5}"#, "“force” is -0.5, a number from 0 up is wanted"),
  (#"{"radius":-1e-9}"#, "“radius” is -1e-9, a number from 0 up is wanted"),
  (#"{"altitude":{}}"#, "“altitude” is an object, a number is wanted"),
  (#"{"id":1.5}"#, "“id” is 1.5, an integer from -2147483648 to 2147483647 is wanted"),
  (#"{"id":1e1}"#, "“id” is 1e1, an integer from -2147483648 to 2147483647 is wanted"),
  (
    #"{"id":2147483648}"#,
    "“id” is 2147483648, an integer from -2147483648 to 2147483647 is wanted"
  ),
  (
    #"{"id":99999999999999999999}"#,
    "“id” is 99999999999999999999, an integer from -2147483648 to 2147483647 is wanted"
  ),
  (#"{"id":"1"}"#, "“id” is a string, an integer from -2147483648 to 2147483647 is wanted"),
  (#"{"buttons":-1}"#, "“buttons” is -1, an integer from 0 to 4294967295 is wanted"),
  (#"{"buttons":1.5}"#, "“buttons” is 1.5, an integer from 0 to 4294967295 is wanted"),
  (#"{"buttons":1,"buttons":1}"#, "“buttons” stands in the line twice, once is right"),
  (#"{"phase":2}"#, "“phase” is 2, began, moved, ended or cancelled is wanted"),
  (
    #"{"phase":"begun"}"#,
    "unknown phase “begun”, one of began, moved, ended, cancelled is wanted"
  ),
  (
    #"{"phase":"stationary"}"#,
    "unknown phase “stationary”, one of began, moved, ended, cancelled is wanted"
  ),
  (#"{"kind":[]}"#, "“kind” is an array, direct, pencil or indirectPointer is wanted"),
  (#"{"kind":"mouse"}"#, "unknown kind “mouse”, one of direct, pencil, indirectPointer is wanted"),
  (#"{"x":1,"x":1}"#, "“x” stands in the line twice, once is right"),
  (
    #"{"t":0.5,"id":1,"phase":"moved","x":1,"y":1}"#,
    "“t” goes back from 1 to 0.5, it must not decrease"
  ),
  (
    #"{"t":2,"id":2,"phase":"moved","x":1,"y":1}"#,
    "finger 2 moved but is not down, it has to begin first"
  ),
  (
    #"{"t":2,"id":2,"phase":"ended","x":1,"y":1}"#,
    "finger 2 ended but is not down, it has to begin first"
  ),
  (
    #"{"t":2,"id":2,"phase":"cancelled","x":1,"y":1}"#,
    "finger 2 cancelled but is not down, it has to begin first"
  ),
  (
    #"{"t":2,"id":1,"phase":"began","x":1,"y":1}"#,
    "finger 1 began again while it is down, it has to be ended or cancelled first"
  ),
]

@Test(arguments: lines.indices)
func `an error names the file, the line, what is wrong and what would be right`(index: Int) {
  let text = [header, began, lines[index].line].joined(separator: "\n")
  #expect(
    message { _ = try TouchTrace.reading(text, name: "a/b.jsonl") }
      == "a/b.jsonl:3: " + lines[index].error)
}

private let wanted =
  #"{"tsumami":"trace","version":1,"width":…,"height":…,"scale":…,"source":"…"}; "#
  + "`tsumami convert` makes a trace of other recordings"

private let headers: [(header: String, error: String)] = [
  ("", "the file is empty, a trace starts with a header line"),
  ("\n", "no trace, the first line has to be " + wanted),
  (began, "no trace, the first line has to be " + wanted),
  (#"{"tsumami":1}"#, "no trace, the first line has to be " + wanted),
  (#"{"tsumami":"trace"}"#, "“version” is missing, 1 is wanted"),
  (
    #"{"tsumami":"trace","version":2}"#,
    "version 2 of the trace format, only version 1 is known"
  ),
  (#"{"tsumami":"trace","version":"1"}"#, "“version” is a string, a number is wanted"),
  (
    #"{"tsumami":"trace","version":1}"#,
    "“width” is missing, the window's width in points is wanted"
  ),
  (
    #"{"tsumami":"trace","version":1,"width":1}"#,
    "“height” is missing, the window's height in points is wanted"
  ),
  (
    #"{"tsumami":"trace","version":1,"width":0,"height":1}"#,
    "“width” is 0, a finite number above 0 is wanted"
  ),
  (
    #"{"tsumami":"trace","version":1,"width":1,"height":1e999}"#,
    "“height” is inf, a finite number above 0 is wanted"
  ),
  (
    #"{"tsumami":"trace","version":1,"width":1,"height":NaN}"#,
    "“height” is not a number, a number is wanted"
  ),
  (
    #"{"tsumami":"trace","version":1,"width":1,"height":1,"scale":-2}"#,
    "“scale” is -2, a finite number above 0 is wanted"
  ),
  (
    #"{"tsumami":"trace","version":1,"width":1,"height":1,"source":5}"#,
    "“source” is a number, a string is wanted"
  ),
  (
    #"{"tsumami":"trace","version":1,"version":1}"#,
    "“version” stands in the line twice, once is right"
  ),
]

@Test(arguments: headers.indices)
func `a wrong header is an error in line 1`(index: Int) {
  #expect(
    message { _ = try TouchTrace.reading(headers[index].header) } == "t:1: " + headers[index].error)
}

@Test func `bytes that are not UTF-8 are an error`() {
  let bytes = Array((header + "\n" + #"{"a":""#).utf8) + [0xC3, 0x28] + Array("\"}".utf8)
  #expect(
    message { _ = try TouchTrace(reading: TraceReader(ByteSource(bytes: bytes, name: "t"))) }
      == "t:2: not UTF-8: a string holds bytes that are no characters, save the file as UTF-8")
  let outside = Array((header + "\n").utf8) + [0xFF]
  #expect(
    message { _ = try TouchTrace(reading: TraceReader(ByteSource(bytes: outside, name: "t"))) }
      == "t:2: not JSON: byte 0xff at column 1, where “{” is wanted")
}

@Test func `a file that cannot be opened is an error in line 0`() {
  #expect(message { _ = try TraceReader(path: "/no/such/file") } == "/no/such/file:0: no such file")
  #expect(message { _ = try TraceReader(path: "/") } == "/:0: is a folder, a file is wanted")
}

@Test func `more fingers than any hand has are an error`() {
  let lines = (0...TraceLimits.fingers).map {
    #"{"t":0,"id":\#($0),"phase":"began","x":1,"y":1}"#
  }
  #expect(
    message { _ = try TouchTrace.reading(([header] + lines).joined(separator: "\n")) }
      == "t:258: more than 256 fingers are down at once")
}

@Test func `an event without end is an error`() {
  let moved = #"{"t":1,"id":1,"phase":"moved","x":1,"y":1}"#
  let lines = [header, began] + Array(repeating: moved, count: TraceLimits.samplesPerEvent)
  #expect(
    message { _ = try TouchTrace.reading(lines.joined(separator: "\n")) }
      == "t:65538: more than 65536 lines with the same t")
}
