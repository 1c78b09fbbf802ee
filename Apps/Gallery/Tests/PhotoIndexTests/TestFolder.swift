import Foundation
import PhotoFolder

@testable import PhotoFacts
@testable import PhotoIndex

/// A folder of photos and a cache beside it, gone with the object.
final class TestFolder: Sendable {
  let root: URL
  var photos: URL { root.appending(path: "photos") }
  var cache: URL { root.appending(path: "cache") }
  var indexFile: URL { cache.appending(path: "index.sqlite") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func add(_ name: String, _ content: Data) throws {
    let file = photos.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }

  func add(_ names: [String: String]) throws {
    for (name, fixture) in names { try add(name, Self.fixture(fixture)) }
  }

  func move(_ from: String, to: String) throws {
    let target = photos.appending(path: to)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: photos.appending(path: from), to: target)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: photos.appending(path: name))
  }

  func index() throws -> PhotoIndex {
    try PhotoIndex(folder: Folder(photos.path), file: indexFile, readers: 2)
  }

  func file(_ name: String) throws -> OpenFile? {
    try Folder(photos.path).file(name.utf8.split(separator: UInt8(ascii: "/")).map(Array.init))
  }

  static func fixture(_ name: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "Fixtures/\(name)"))
  }

  static func facts(_ fixture: String, name: String? = nil, sidecar: String? = nil) throws
    -> PhotoFacts
  {
    let folder = try TestFolder()
    try folder.add(name ?? fixture, Self.fixture(fixture))
    guard let file = try folder.file(name ?? fixture) else { throw CocoaError(.fileNoSuchFile) }
    return PhotoReader.facts(
      of: file, name: name ?? fixture, sidecar: sidecar.map { Data($0.utf8) })
  }
}

extension PhotoIndex {
  var names: [String] {
    get async throws { try await all().map { String(decoding: $0.path, as: UTF8.self) } }
  }
}

extension PhotoIndex {
  /// Gives photos ratings; nil gives one back the rating that its file has.
  func rate(_ ratings: [[UInt8]: Int?]) async throws -> [[UInt8]] {
    try await mark(
      ratings.mapValues { MarkChange(rating: $0.map(MarkChange.Rating.given) ?? .ofFile) })
  }
}
