import Foundation
import PhotoFacts
import Testing

/// The program as people start it, beside the tests that were built with it.
final class GalleryProgram: Sendable {
  static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "gallery").path

  private let process: ChildProcess
  private let said: Int32
  let port: UInt16
  var client: RawClient { RawClient(port: port) }
  var pid: pid_t { process.id }

  /// Starts it on the folder of a site, and waits until it says where it is.
  ///
  /// - Parameter before: what the shell does first.
  static func start(
    _ site: TestSite, _ options: [String] = [], before: String = ""
  ) async throws -> GalleryProgram {
    try await RawClient.waiting { Result { try GalleryProgram(site, options, before: before) } }
      .get()
  }

  private init(_ site: TestSite, _ options: [String], before: String) throws {
    let arguments =
      [
        site.photos.path, "--page", site.page.path, "--port", "0", "--cache", site.cache.path,
        "--data", site.root.appending(path: "data").path,
      ] + options
    let (reading, writing) = try #require(ChildProcess.pipe())
    said = reading
    let child = ChildProcess(
      "/bin/sh", ["sh", "-c", "\(before) exec \"$0\" \"$@\"", Self.path] + arguments,
      descriptors: [1: writing])
    close(writing)
    process = try #require(child)
    var text = ""
    while !text.contains("Control-C") {
      let more = ChildProcess.read(from: said)
      try #require(!more.isEmpty, "it ended: \(text)")
      text += String(decoding: more, as: UTF8.self)
    }
    let address = try #require(text.firstMatch(of: /:(\d+)\/ shows/))
    port = try #require(UInt16(address.1))
  }

  deinit { close(said) }

  /// Asks it to end, and answers its status.
  func stop() async -> Int32 {
    await RawClient.waiting { [self] in
      kill(process.id, SIGTERM)
      return process.wait()
    }
  }
}
