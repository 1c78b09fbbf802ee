import Testing

/// A tool of another package, with a scene of its own: `Tests/OwnSceneTool`.
@Suite struct OwnSceneTests {
  static let turn =
    Traces.header + """
      {"t":0,"id":1,"phase":"began","x":60,"y":240}
      {"t":0,"id":2,"phase":"began","x":260,"y":240}
      {"t":0.1,"id":1,"phase":"moved","x":60,"y":200}
      {"t":0.1,"id":2,"phase":"moved","x":260,"y":280}
      {"t":0.2,"id":1,"phase":"ended","x":60,"y":200}
      {"t":0.2,"id":2,"phase":"ended","x":260,"y":280}

      """

  @Test func `its scene is listed after those of the package`() throws {
    let tool = try Tool("OwnSceneTool")
    let lines = try tool("scenes").output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("image-viewer ") == true)
    #expect(lines.last == "dial          a dial that two fingers turn")
  }

  @Test func `a trace is played into it, and the whole transcript is its own`() throws {
    let tool = try Tool("OwnSceneTool", files: ["turn.jsonl": Self.turn])
    let result = try tool("replay", "--scene", "dial", "--color", "never", "turn.jsonl")
    #expect(result.error.isEmpty && result.status == 0)
    #expect(
      result.output == """
            0.100  turn           began      rotation    0.206  x  160      y  240
            0.200  turn           ended      rotation    0.206  x  160      y  240
            0.200  scene          dial

        """)
  }

  @Test func `it is drawn, and known to the shell`() throws {
    let tool = try Tool("OwnSceneTool", files: ["turn.jsonl": Self.turn])
    #expect(try tool("plot", "--scene", "dial", "turn.jsonl").output.contains(">turn<"))
    #expect(try tool("--generate-completion-script", "fish").output.contains("dial"))
  }

  @Test func `it says its own name, and what it does not know`() throws {
    let tool = try Tool("OwnSceneTool")
    #expect(try tool("--help").output.contains("USAGE: OwnSceneTool <subcommand>"))
    #expect(try tool("replay", "--help").output.contains("USAGE: OwnSceneTool replay --scene"))
    let result = try tool("replay", "--scene", "knob", "-")
    #expect(result.status == 64 && result.error.contains("dial"))
  }
}
