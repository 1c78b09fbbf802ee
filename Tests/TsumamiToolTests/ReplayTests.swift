import Foundation
import Testing

@Suite struct `Replaying a trace` {
  @Test func `one finger up by a hundred points zooms by e about the finger`() throws {
    let tool = try Tool(files: ["zoom.jsonl": Traces.oneFingerZoom])
    // 0.3125 · e = 0.849463071; the finger holds the picture's middle, (512, 384), at (160, 240).
    let transcript = """
      {"t":0.2,"recognizer":"oneFingerZoom","state":"began","scale":1,"x":160,"y":240}
      {"t":0.3,"recognizer":"oneFingerZoom","state":"changed","scale":2.718281828,"x":160,"y":140}
      {"t":0.4,"recognizer":"oneFingerZoom","state":"ended","scale":2.718281828,"x":160,"y":140}
      {"t":0.4,"scene":"image-viewer","zoomScale":0.849463071,"contentOffset":[274.925092553,86.193819415],"imageFrame":[0,0,869.850185107,652.38763883]}

      """
    let result = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "zoom.jsonl")
    #expect(result == Tool.Result(status: 0, output: transcript, error: ""))
    let piped = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "-", input: Traces.oneFingerZoom)
    #expect(piped == result)
  }

  @Test func `a photo of the gallery is opened, and pulled down`() throws {
    let trace = """
      {"tsumami":"trace","version":1,"width":320,"height":480,"scale":2}
      {"t":0,"id":1,"phase":"began","x":160,"y":200}
      {"t":0.05,"id":1,"phase":"ended","x":160,"y":200}
      {"t":1,"id":2,"phase":"began","x":160,"y":200}
      {"t":1.1,"id":2,"phase":"moved","x":160,"y":210}
      {"t":1.2,"id":2,"phase":"moved","x":170,"y":310}
      {"t":1.6,"id":2,"phase":"ended","x":170,"y":310}
      """
    let transcript = """
      {"t":0.05,"event":"opened","photo":4}
      {"t":1.1,"recognizer":"pull","state":"began","translation":[0,0],"x":160,"y":210}
      {"t":1.2,"recognizer":"pull","state":"changed","translation":[10,100],"x":170,"y":310}
      {"t":1.6,"event":"closed","photo":4}
      {"t":1.6,"recognizer":"pull","state":"ended","translation":[10,100],"x":170,"y":310}
      {"t":2.1,"scene":"gallery","columns":3,"photo":-1,"contentOffset":[0,-56]}

      """
    let result = try Tool()(
      "replay", "--scene", "gallery", "--format", "json", "-", input: trace)
    #expect(result == Tool.Result(status: 0, output: transcript, error: ""))
  }

  @Test func `the text for people stands in columns`() throws {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    let result = try tool("replay", "--scene", "image-viewer", "pinch.jsonl")
    #expect(
      result
        == Tool.Result(
          status: 0,
          output: """
                0.100  pinch          began      scale    1.5    x  160      y  240
                0.200  pinch          changed    scale    2      x  160      y  240
                0.500  pinch          ended      scale    2      x  160      y  240
                0.500  scene          image-viewer zoomScale    0.625  contentOffset ( 160    ,   0    )  imageFrame (   0    ,   0    , 640    , 480    )

            """, error: ""))
  }

  @Test func `several traces are played one after the other, each into a scene of its own`() throws
  {
    let tool = try Tool(files: ["zoom.jsonl": Traces.oneFingerZoom, "pinch.jsonl": Traces.pinch])
    let zoom = try tool("replay", "--scene", "image-viewer", "--format", "json", "zoom.jsonl")
    let pinch = try tool("replay", "--scene", "image-viewer", "--format", "json", "pinch.jsonl")
    let all = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "zoom.jsonl", "pinch.jsonl",
      "zoom.jsonl")
    #expect(
      all.output
        == "{\"trace\":\"zoom.jsonl\"}\n\(zoom.output){\"trace\":\"pinch.jsonl\"}\n\(pinch.output)"
        + "{\"trace\":\"zoom.jsonl\"}\n\(zoom.output)")
    #expect(all.status == 0)
    #expect(all.error == "")
  }

  @Test func `the first of several traces that has a fault ends it, after what came before`() throws
  {
    let tool = try Tool(files: ["zoom.jsonl": Traces.oneFingerZoom, "bad.jsonl": "{}\n"])
    let zoom = try tool("replay", "--scene", "image-viewer", "zoom.jsonl").output
    let result = try tool(
      "replay", "--scene", "image-viewer", "zoom.jsonl", "bad.jsonl", "zoom.jsonl")
    #expect(result.status == 65)
    #expect(result.output == "zoom.jsonl:\n\(zoom)")
    #expect(result.error.hasPrefix("bad.jsonl:1: "))
  }

  @Test func `a cancelled touch, and a line that says so in yellow`() throws {
    let trace = Traces.oneFingerZoom.replacing(
      #""t":0.4,"id":1,"phase":"ended""#, with: #""t":0.4,"id":1,"phase":"cancelled""#)
    let tool = try Tool()
    let result = try tool(
      "replay", "--scene", "image-viewer", "--color", "always", "-", input: trace)
    let lines = result.output.split(separator: "\n")
    #expect(
      lines[2]
        == "\u{1B}[2m    0.400\u{1B}[0m  oneFingerZoom  \u{1B}[33mcancelled \u{1B}[0m "
        + "\u{1B}[2mscale\u{1B}[0m    2.718  \u{1B}[2mx\u{1B}[0m  160      \u{1B}[2my\u{1B}[0m  140"
    )
  }

  @Test func `fingers that the trace leaves down are cancelled, with a note that can be silenced`()
    throws
  {
    let lines = Traces.oneFingerZoom.split(separator: "\n").dropLast().joined(separator: "\n")
    let tool = try Tool(files: ["cut.jsonl": lines])
    let result = try tool("replay", "--scene", "image-viewer", "--format", "json", "cut.jsonl")
    #expect(result.error == "cut.jsonl:5: the trace ends with 1 finger down; cancelled\n")
    #expect(result.output.contains(#""t":0.3,"recognizer":"oneFingerZoom","state":"cancelled""#))
    let quiet = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "--quiet", "cut.jsonl")
    #expect(quiet == Tool.Result(status: 0, output: result.output, error: ""))
  }

  @Test func `the steps say who waits for whom and who fails and why`() throws {
    let tool = try Tool(files: ["tap.jsonl": Traces.tap])
    let result = try tool("replay", "--scene", "all", "--steps", "--format", "json", "tap.jsonl")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.filter { $0.lowercased().contains("tap\"") } == [
        #"{"t":0,"step":"doubleTap","state":"possible"}"#,
        #"{"t":0,"step":"tap","state":"possible"}"#,
        #"{"t":0,"step":"twoFingerTap","state":"possible"}"#,
        #"{"t":0.05,"step":"tap","waitsFor":"doubleTap"}"#,
        #"{"t":0.05,"step":"twoFingerTap","state":"failed","because":"too few fingers"}"#,
        #"{"t":0.4,"step":"doubleTap","state":"failed","because":"no further tap in time"}"#,
        #"{"t":0.4,"step":"tap","state":"ended"}"#,
        #"{"t":0.4,"recognizer":"tap","state":"ended","x":160,"y":240}"#,
        #"{"t":0.4,"scene":"all","recognized":["tap"]}"#,
      ])
    // Apart from them it is the same transcript.
    #expect(
      try lines.filter { !$0.contains(#""step":"#) }
        == tool("replay", "--scene", "all", "--format", "json", "tap.jsonl").output
        .split(separator: "\n"))
    let text = try tool("replay", "--scene", "all", "--steps", "tap.jsonl").output
    #expect(text.contains("\n    0.050  tap            waits      for doubleTap\n"))
    #expect(
      text.contains("\n    0.050  pan            failed     lifted before it moved far enough\n"))
  }

  @Test func `the steps say who prevents whom`() throws {
    let tool = try Tool(files: ["zoom.jsonl": Traces.oneFingerZoom])
    let result = try tool(
      "replay", "--scene", "image-viewer", "--steps", "--format", "json", "zoom.jsonl")
    #expect(
      result.output.split(separator: "\n").filter {
        $0.hasPrefix(#"{"t":0.2,"#) && !$0.contains("Delay")
      } == [
        #"{"t":0.2,"step":"oneFingerZoom","state":"possible"}"#,
        #"{"t":0.2,"step":"oneFingerZoom","state":"began"}"#,
        #"{"t":0.2,"step":"pan","state":"possible"}"#,
        #"{"t":0.2,"step":"pan","state":"failed","preventedBy":"oneFingerZoom"}"#,
        #"{"t":0.2,"step":"pinch","state":"possible"}"#,
        #"{"t":0.2,"step":"pinch","state":"failed","preventedBy":"oneFingerZoom"}"#,
        #"{"t":0.2,"recognizer":"oneFingerZoom","state":"began","scale":1,"x":160,"y":240}"#,
      ])
  }

  @Test func `there is a frame before the first touch, so that it lands on what a page would show`()
    throws
  {
    let tool = try Tool(files: ["tap.jsonl": Traces.tap])
    let result = try tool(
      "replay", "--scene", "grid", "--steps", "--format", "json", "tap.jsonl")
    // A touch beside all cells would not be delayed.
    #expect(result.output.contains(#"{"t":0,"step":"ContentTouchDelay#1","state":"possible"}"#))
    #expect(!result.output.contains(#"{"t":0,"step":"ContentTouchDelay#1","state":"failed"}"#))
  }

  @Test func `until a time, the scene is told as it is then, fingers down`() throws {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    let result = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "--until", "0.15", "pinch.jsonl")
    // 40 of 80 points more: half as large again as 0.3125.
    #expect(
      result
        == Tool.Result(
          status: 0,
          output: """
            {"t":0.1,"recognizer":"pinch","state":"began","scale":1.5,"x":160,"y":240}
            {"t":0.15,"scene":"image-viewer","zoomScale":0.46875,"contentOffset":[80,0],"imageFrame":[0,60,480,360]}

            """, error: ""))
    let all = try tool("replay", "--scene", "image-viewer", "--until", "99", "pinch.jsonl")
    #expect(try all == tool("replay", "--scene", "image-viewer", "pinch.jsonl"))
  }

  @Test func `the scene scroll is as large as the trace's window and starts at an offset`() throws {
    let tool = try Tool()
    let header = Traces.header.replacing("480", with: "500")
    let last = try tool(
      "replay", "--scene", "scroll", "--format", "json", "--offset", "99999", "-", input: header)
    #expect(
      last
        == Tool.Result(
          status: 0, output: #"{"t":0,"scene":"scroll","contentOffset":[0,39500]}"# + "\n",
          error: ""))
    #expect(try tool("replay", "--scene", "image-viewer", "--offset", "1", "x").status == 64)
  }

  @Test(arguments: [1, 2])
  func `fingers that rest and lift one after the other leave no momentum`(first: Int) throws {
    var lines = Traces.pinch.split(separator: "\n").dropLast(2).map(String.init)
    for (time, id) in [("0.5", first), ("0.501", 3 - first)] {
      let x = id == 1 ? 80 : 240
      lines.append(#"{"t":\#(time),"id":\#(id),"phase":"ended","x":\#(x),"y":240}"#)
    }
    let tool = try Tool()
    let result = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "-",
      input: lines.joined(separator: "\n"))
    #expect(
      result.output.hasSuffix(
        #"{"t":0.501,"scene":"image-viewer","zoomScale":0.625,"contentOffset":[160,0],"imageFrame":[0,0,640,480]}"#
          + "\n"))
  }

  @Test func `an event that was delivered late is in the transcript when it was delivered`() throws
  {
    let late = Traces.oneFingerZoom.replacing(#"{"t":0.4,"#, with: #"{"t":0.45,"measured":0.4,"#)
    let tool = try Tool()
    let result = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "-", input: late)
    #expect(result.status == 0)
    #expect(result.output.contains(#"{"t":0.45,"recognizer":"oneFingerZoom","state":"ended""#))
  }

  @Test func `a window and a picture of other sizes`() throws {
    let tool = try Tool()
    let trace = Traces.header.replacing("320", with: "400") + ""
    let result = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "--window", "trace", "--picture",
      "800x600", "-", input: trace)
    // 400 of 800 points: half size, and 90 points free above and below.
    let last =
      #"{"t":0,"scene":"image-viewer","zoomScale":0.5,"contentOffset":[0,0],"imageFrame":[0,90,400,300]}"#
    #expect(result == Tool.Result(status: 0, output: last + "\n", error: ""))
    let given = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "--window", "400x480", "--picture",
      "800x600", "-", input: Traces.header)
    #expect(given == result)
  }

  @Test func `as fast as the fingers were, or faster`() throws {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    let start = ContinuousClock.now
    let result = try tool("replay", "--scene", "image-viewer", "--speed", "2", "pinch.jsonl")
    // Half a second of trace.
    #expect(ContinuousClock.now - start >= .milliseconds(250))
    #expect(try result == tool("replay", "--scene", "image-viewer", "pinch.jsonl"))
  }

  @Test(arguments: ["1", "30", "240"])
  func `how many frames there are in a second changes nothing where nothing glides`(fps: String)
    throws
  {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    let result = try tool("replay", "--scene", "image-viewer", "--fps", fps, "pinch.jsonl")
    #expect(try result == tool("replay", "--scene", "image-viewer", "pinch.jsonl"))
  }

  @Test(
    arguments: [
      ("", "bad:1: the file is empty, a trace starts with a header line"),
      (
        Traces.header + #"{"t":0,"id":1,"phase":"moved","x":1,"y":2}"#,
        "bad:2: finger 1 moved but is not down, it has to begin first"
      ),
      (
        Traces.header + #"{"t":0,"id":1,"phase":"began","x":1}"#,
        "bad:2: “y” is missing, a sample needs t, id, phase, x and y"
      ),
      (
        Traces.header + "\n\n" + #"{"t":0,"id":1,"phase":"began","x":1,"y":NaN}"#,
        "bad:4: “y” is NaN, a number is wanted"
      ),
    ])
  func `bad input is one line with the place and what is wrong`(trace: String, line: String) throws
  {
    let tool = try Tool(files: ["bad": trace])
    let result = try tool("replay", "--scene", "image-viewer", "bad")
    #expect(result == Tool.Result(status: 65, output: "", error: line + "\n"))
  }

  // The last event may go on in the line that is at fault, so it is not played.
  @Test func `what came before a fault is printed`() throws {
    let tool = try Tool()
    let result = try tool(
      "replay", "--scene", "image-viewer", "-", input: Traces.oneFingerZoom + "oops\n")
    #expect(result.status == 65)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(result.error.hasPrefix("-:7: "))
  }

  @Test func `a trace that is not there, and wrong usage`() throws {
    let tool = try Tool()
    let missing = try tool("replay", "--scene", "image-viewer", "nowhere.jsonl")
    #expect(missing == Tool.Result(status: 66, output: "", error: "nowhere.jsonl: no such file\n"))
    let wrong: [[String]] = [
      ["replay", "x"], ["replay", "--scene", "nonsense", "x"],
      ["replay", "--scene", "image-viewer"], ["nonsense"],
      ["replay", "--scene", "image-viewer", "--fps", "0", "x"],
      ["replay", "--scene", "image-viewer", "--until", "-1", "x"],
      ["replay", "--scene", "image-viewer", "--speed", "inf", "x"],
      ["replay", "--scene", "image-viewer", "--window", "0x10", "x"],
    ]
    for arguments in wrong {
      let process = tool.process(arguments)
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 64, "\(arguments)")
    }
  }
}
