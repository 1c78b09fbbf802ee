#if os(Linux)
  import Foundation
  import Testing

  /// Runs the tool with its output and errors on a terminal, and brings back what that shows.
  private func inTerminal(
    _ tool: Tool, _ arguments: [String], environment: [String: String] = [:],
    input: FileHandle = .nullDevice
  ) throws -> String {
    // What openpty does, which the module of the C library leaves out.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number): (Int32, Int32) = (0, 0)
    let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)  // TIOCSPTLCK, TIOCGPTN
    try #require(master >= 0 && ioctl(master, unlock, &locked) == 0)
    try #require(ioctl(master, getNumber, &number) == 0)
    let side = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(side >= 0)
    let process = tool.process(arguments, environment: environment)
    let handle = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    process.standardInput = input
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    try handle.close()
    // Reads until the tool, the last one that has the other side open, is gone: that is an error on Linux.
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      shown += buffer[..<count]
    }
    close(master)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  @Suite struct `On a terminal` {
    private let replay = ["replay", "--scene", "image-viewer", "pinch.jsonl"]

    @Test func `a transcript is coloured, unless NO_COLOR says no`() throws {
      let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
      let plain = try tool(
        "replay", "--scene", "image-viewer", "pinch.jsonl")
      let colored = try tool(
        "replay", "--scene", "image-viewer", "--color", "always", "pinch.jsonl")
      #expect(colored.output.contains("\u{1B}[32mbegan"))
      #expect(try inTerminal(tool, replay) == colored.output)
      #expect(try inTerminal(tool, replay, environment: ["NO_COLOR": ""]) == colored.output)
      #expect(try inTerminal(tool, replay, environment: ["NO_COLOR": "1"]) == plain.output)
      #expect(try inTerminal(tool, replay, environment: ["TERM": "dumb"]) == plain.output)
      #expect(try inTerminal(tool, replay + ["--color", "never"]) == plain.output)
    }

    @Test func `long work shows how far it has come, and takes that away again`() throws {
      let tool = try Tool()
      // More than a second of playing at the speed of the fingers, the bytes coming after a second.
      let pipe = Pipe()
      let lines = Traces.pinch.split(separator: "\n", omittingEmptySubsequences: false)
      let writing = Thread {
        for part in [lines[..<3], lines[3...]] {
          try? pipe.fileHandleForWriting.write(
            contentsOf: Data((part.joined(separator: "\n") + "\n").utf8))
          Thread.sleep(forTimeInterval: 1.2)
        }
        try? pipe.fileHandleForWriting.close()
      }
      writing.start()
      let shown = try inTerminal(
        tool, ["replay", "--scene", "image-viewer", "--color", "never", "-"],
        input: pipe.fileHandleForReading)
      #expect(shown.hasPrefix("\r\u{1B}[Kreplaying: 0.0 MB"))
      #expect(shown.contains("\r\u{1B}[K    0.100  pinch"))
    }
  }
#endif
