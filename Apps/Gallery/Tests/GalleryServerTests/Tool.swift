import Foundation
import Testing

/// Programs of the system that a test uses.
enum Tool {
  static func path(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs one, and answers what it says on standard output. Throws where it is missing or fails.
  static func run(_ name: String, _ arguments: String...) async throws -> String {
    try await RawClient.waiting { Result { try run(name, arguments) } }.get()
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(name)))
    process.arguments = arguments
    let said = Pipe()
    process.standardOutput = said
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try said.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(name) \(arguments.joined(separator: " "))")
    return String(decoding: text, as: UTF8.self)
  }
}
