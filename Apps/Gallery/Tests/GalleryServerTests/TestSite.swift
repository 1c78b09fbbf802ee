import Foundation
import Logging
import PhotoFacts
import PhotoIndex
import ThumbnailStore

@testable import GalleryServer
@testable import PhotoFolder

/// A site on a free port with a folder of its own, gone when the test is over.
///
/// Beside the photos' folder lies `secret.jpg`, which no request may ever get.
struct TestSite: Sendable {
  static let secret = "the secret outside the folder"
  let root: URL
  let client: RawClient

  var photos: URL { root.appending(path: "photos") }
  var page: URL { root.appending(path: "page") }
  var cache: URL { root.appending(path: "cache") }

  /// Runs `body` while the site is served. `prepare` fills the folder first, and `change` the options.
  ///
  /// - Parameters:
  ///   - rating: whether photos may be rated.
  ///   - longestWait: of a question for changes, in seconds.
  ///   - epoch: what the index is called; nil for another name each time.
  static func serve(
    rating: Bool = false, longestWait: Double = 25, epoch: String? = nil,
    _ prepare: (TestSite) throws -> Void = { _ in },
    with change: (inout WebServer.Options) -> Void = { _ in },
    _ body: @Sendable (TestSite) async throws -> Void
  ) async throws {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let draft = TestSite(root: root, client: RawClient(port: 0))
    for folder in [draft.photos, draft.page] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data(secret.utf8).write(to: root.appending(path: "secret.jpg"))
    try Data("<title>page</title>".utf8).write(to: draft.page.appending(path: "index.html"))
    try Data("plain module".utf8).write(to: root.appending(path: "m.wasm"))
    try prepare(draft)
    var options = WebServer.Options()
    options.port = 0
    change(&options)
    var logger = Logger(label: "test", factory: StreamLogHandler.standardError(label:))
    logger.logLevel = .critical
    let index = try PhotoIndex(
      folder: Folder(draft.photos.path), file: draft.cache.appending(path: "index.sqlite"),
      ratings: RatingFile(root.appending(path: "data/ratings.sqlite")), epoch: epoch)
    await index.follow()
    let library = PhotoLibrary(
      index: index, thumbnails: ThumbnailStore(folder: draft.cache.appending(path: "thumbnails")),
      decoder: DirectDecoder(), mayRate: rating, patience: .seconds(280), longestWait: longestWait)
    let server = try WebServer(
      site: Site(page: try Folder(draft.page.path), library: library), options: options,
      logger: logger)
    let (ports, found) = AsyncStream.makeStream(of: Int.self)
    let running = Task {
      defer { found.finish() }
      try await server.run { found.yield($0) }
    }
    defer { running.cancel() }
    guard let port = await ports.first(where: { _ in true }) else {
      try await running.value
      return
    }
    try await body(TestSite(root: root, client: RawClient(port: UInt16(port))))
  }

  /// Puts a file of that name among the photos, in a new folder where `name` says so.
  func add(_ name: String, _ content: Data) throws {
    let file = photos.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: photos.appending(path: name).path, withDestinationPath: target)
  }

  /// A picture from the folder `Fixtures`.
  static func fixture(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "Fixtures/\(name)"))
  }
}
