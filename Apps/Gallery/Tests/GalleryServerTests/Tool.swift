import Foundation
import PhotoFacts
import Testing

/// Programs of the system that a test uses.
enum Tool {
  static func path(_ name: String) -> String? {
    (name.hasPrefix("/")
      ? [name] : ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map { "\($0)/\(name)" })
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs one, and answers what it says on standard output. Throws where it is missing or fails.
  static func run(_ name: String, _ arguments: String...) async throws -> String {
    try await run(name, arguments)
  }

  /// - Parameter name: a path of it where it is none of the system's.
  static func run(_ name: String, _ arguments: [String]) async throws -> String {
    try await RawClient.waiting { Result { try output(of: name, arguments) } }.get()
  }

  private static func output(of name: String, _ arguments: [String]) throws -> String {
    let (reading, writing) = try #require(ChildProcess.pipe())
    let child = ChildProcess(
      try #require(path(name)), [name] + arguments, descriptors: [1: writing])
    close(writing)
    let text = ChildProcess.everything(from: reading)
    try #require(child?.wait() == 0, "\(name) \(arguments.joined(separator: " "))")
    return String(decoding: text, as: UTF8.self)
  }
}
