import FlyingFox
import FlyingSocks
import Foundation

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

  /// Runs `body` while the site is served. `prepare` fills the folder first.
  static func serve(
    _ prepare: (TestSite) throws -> Void = { _ in },
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
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
      handler: Site(
        page: try Folder(draft.page.path),
        library: PhotoLibrary(folder: try Folder(draft.photos.path))))
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress else { return }
    try await body(TestSite(root: root, client: RawClient(port: port)))
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
