import Testing

private let transcript = """
  {"t":0.1,"recognizer":"pinch","state":"began","scale":1.5,"x":160,"y":240}
  {"t":0.2,"recognizer":"pinch","state":"changed","scale":2,"x":160,"y":240}
  {"t":0.3,"event":"doubleTap","x":10,"y":20}
  {"t":0.5,"scene":"image-viewer","zoomScale":0.625,"contentOffset":[160,0]}

  """

@Suite struct Differences {
  @Test func `equal transcripts have none`() throws {
    let tool = try Tool(files: ["a": transcript, "b": transcript])
    #expect(try tool("diff", "a", "b") == Tool.Result(status: 0, output: "", error: ""))
    #expect(
      try tool("diff", "a", "-", input: transcript)
        == Tool.Result(status: 0, output: "", error: ""))
  }

  @Test func `numbers differ by more than the tolerance, which grows with them from 1 up`() throws {
    let tool = try Tool(files: [
      "a": transcript,
      "b": transcript.replacing("1.5", with: "1.500000001").replacing(
        "[160", with: "[160.00000016"),
      "c": transcript.replacing("1.5", with: "1.500000002").replacing("[160", with: "[160.0000002"),
    ])
    #expect(try tool("diff", "a", "b") == Tool.Result(status: 0, output: "", error: ""))
    #expect(
      try tool("diff", "a", "c")
        == Tool.Result(
          status: 1,
          output: """
            a:1 c:1: pinch began at 0.1 s: scale is 1.5 and 1.500000002
            a:4 c:4: image-viewer at 0.5 s: contentOffset is [160, 0] and [160.0000002, 0]

            """, error: ""))
    #expect(
      try tool("diff", "--tolerance", "1e-6", "a", "c")
        == Tool.Result(status: 0, output: "", error: ""))
    #expect(try tool("diff", "--tolerance", "0", "a", "b").status == 1)
  }

  @Test func `a line too many is one difference, whatever follows it`() throws {
    let line = #"{"t":0.25,"event":"singleTap","x":1,"y":2}"#
    var lines = transcript.split(separator: "\n").map(String.init)
    lines.insert(line, at: 2)
    let more = lines.joined(separator: "\n")
    let tool = try Tool(files: ["a": transcript, "b": more])
    #expect(
      try tool("diff", "a", "b")
        == Tool.Result(status: 1, output: "b:3: only here: \(line)\n", error: ""))
    #expect(
      try tool("diff", "b", "a")
        == Tool.Result(status: 1, output: "b:3: only here: \(line)\n", error: ""))
    #expect(
      try tool("diff", "a", "-", input: "").output.split(separator: "\n").count == 4)
  }

  @Test func `keys may stand in another order, and are missed where they are missing`() throws {
    let tool = try Tool(files: [
      "a": #"{"t":1,"event":"tap","x":1,"y":2}"#, "b": #"{"event":"tap","y":2,"x":1,"t":1}"#,
      "c": #"{"t":1,"event":"tap","x":1,"z":2}"#,
    ])
    #expect(try tool("diff", "a", "b") == Tool.Result(status: 0, output: "", error: ""))
    #expect(
      try tool("diff", "a", "c")
        == Tool.Result(
          status: 1, output: "a:1 c:1: tap at 1 s: y is missing there, z is missing here\n",
          error: ""))
  }

  @Test func `what happened instead is told in the order of time`() throws {
    let tool = try Tool(files: [
      "a": #"{"t":1,"event":"tap"}"#, "b": #"{"t":2,"event":"doubleTap"}"#,
    ])
    #expect(
      try tool("diff", "a", "b").output == """
        a:1: only here: {"t":1,"event":"tap"}
        b:1: only here: {"t":2,"event":"doubleTap"}

        """)
  }

  @Test func `of many differences a hundred are printed, or as many as are asked for, or none`()
    throws
  {
    func lines(_ x: Int) -> String {
      (0..<300).map { #"{"t":\#($0),"event":"tap","x":\#(x)}"# }.joined(separator: "\n")
    }
    let tool = try Tool(files: ["a": lines(1), "b": lines(2)])
    let result = try tool("diff", "a", "b")
    #expect(result.status == 1 && result.output.split(separator: "\n").count == 101)
    #expect(result.output.hasSuffix("\nand 200 more differences\n"))
    #expect(
      try tool("diff", "--limit", "1", "a", "b").output
        == "a:1 b:1: tap at 0 s: x is 1 and 2\nand 299 more differences\n")
    #expect(try tool("diff", "-q", "a", "b") == Tool.Result(status: 1, output: "", error: ""))
  }

  @Test func `what is no transcript is an error, not a difference`() throws {
    let tool = try Tool(files: ["a": transcript, "b": "{}\n[1]\n"])
    #expect(
      try tool("diff", "-q", "a", "b")
        == Tool.Result(
          status: 65, output: "",
          error: #"b:2: an object is wanted, such as {"t":0.4,"event":"doubleTap"}"# + "\n"))
    #expect(try tool("diff", "a", "c").status == 66)
    #expect(try tool("diff", "-", "-").status == 64)
    #expect(try tool("diff", "--tolerance", "nan", "a", "a").status == 64)
  }
}
