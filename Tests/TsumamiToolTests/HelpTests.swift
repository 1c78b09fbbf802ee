import Foundation
import Testing

@Suite struct Help {
  private static let commands = ["record", "convert", "replay", "plot", "diff", "scenes"]

  @Test func `the tool names its commands, its exit codes and how to get completions`() throws {
    let tool = try Tool()
    let result = try tool("--help")
    #expect(result.status == 0 && result.error.isEmpty)
    for command in Self.commands {
      #expect(result.output.contains("\n  \(command) "), "\(command)")
    }
    #expect(result.output.contains("--generate-completion-script"))
    #expect(result.output.contains("Exit status: 0 done"))
  }

  @Test(arguments: commands)
  func `each command explains itself in lines that a terminal can show`(command: String) throws {
    let tool = try Tool()
    let result = try tool(command, "--help")
    #expect(result.status == 0 && result.output.hasPrefix("OVERVIEW: "))
    for line in result.output.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      // An example that is wrapped can be read as two.
      #expect(!line.hasPrefix("  tsumami ") || line.count < 79, "\(line)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `there are completions for each shell`(shell: String) throws {
    let tool = try Tool()
    let result = try tool("--generate-completion-script", shell)
    #expect(result.status == 0 && result.output.contains("image-viewer"))
    guard shell == "bash" else { return }
    try tool.write(result.output, to: "completions")
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/bin/bash")
    check.arguments = ["-n", tool.folder.appendingPathComponent("completions").path]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  @Test func `the scenes are listed, one a line`() throws {
    let tool = try Tool()
    let result = try tool("scenes")
    #expect(result.status == 0 && result.error.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.contains("image-viewer  a picture to pinch, to drag, and to zoom with one finger"))
  }
}
