import Foundation

/// Draws SVG into PNG with `rsvg-convert`, which comes with librsvg.
///
/// The program and not the library, so that this package builds with only a toolchain.
enum PNGConverter {
  private static let program = "rsvg-convert"

  /// Pixels of the PNG for one of the SVG.
  private static let zoom = "2"

  static func png(fromSVG text: String) throws(Failure) -> Data {
    guard let path = find(program) else {
      throw Failure(
        .unavailable,
        "\(program) is not there, which draws PNG (Debian: apt install librsvg2-bin); an SVG needs nothing"
      )
    }
    let process = Process()
    process.executableURL = path
    process.arguments = ["--zoom", zoom, "--format", "png"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw Failure(.unavailable, "\(program) cannot be run: \(error.localizedDescription)")
    }
    // It reads all input before it writes, so the two processes cannot block each other.
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !data.isEmpty else {
      throw Failure(.inputOutput, "\(program) ended with status \(process.terminationStatus)")
    }
    return data
  }

  private static func find(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
