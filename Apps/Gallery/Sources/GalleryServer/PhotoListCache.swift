import Foundation
import PhotoFacts
import PhotoIndex

/// The whole list as it is sent, kept until it changes: in memory, and in a file, so that a second start has it at once.
///
/// The file begins with a line that says which list it is; the list follows as it is sent. It is written as a whole or not at all, and
/// what is wrong with it costs no more than making the list again.
actor PhotoListCache {
  private struct Key: Hashable {
    var version: String
    var coding: Compression?

    /// The first line of the file: a power cut may leave the line with half of the list, so it says what has to follow.
    func line(for data: Data) -> Data {
      let digest = Hex.text(FileContent.digest(data))
      return Data("\(version) \(coding?.rawValue ?? "") \(digest)\n".utf8)
    }
  }

  private let file: URL?
  private var kept: (key: Key, data: Data)?
  private var making: (key: Key, task: Task<Data, any Error>)?

  /// - Parameter file: nil keeps it in memory alone.
  init(file: URL?) { self.file = file }

  /// The list of a version in a coding. Those who ask for the same one at the same time wait for the same one.
  func list(
    version: String, coding: Compression?, make: @escaping @Sendable () async throws -> Data
  ) async throws -> Data {
    let key = Key(version: version, coding: coding)
    if let kept, kept.key == key { return kept.data }
    if let making, making.key == key { return try await making.task.value }
    let task = Task { [file] in
      // Uncompressed it would take ten times as much memory, and nearly nobody asks for it so.
      guard coding != nil else { return try await make() }
      if let file, let data = Self.read(key, from: file) { return data }
      let data = try await make()
      if let file { Self.write(data, key, to: file) }
      return data
    }
    making = (key, task)
    defer { if making?.key == key { making = nil } }
    let data = try await task.value
    if coding != nil { kept = (key, data) }
    return data
  }

  private static func read(_ key: Key, from file: URL) -> Data? {
    guard let stored = try? Data(contentsOf: file),
      let end = stored.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let data = Data(stored[(end + 1)...])
    return stored[...end] == key.line(for: data) ? data : nil
  }

  /// Where the disk is full or may not be written, it is not kept, and that is all.
  private static func write(_ data: Data, _ key: Key, to file: URL) {
    try? (key.line(for: data) + data).write(to: file, options: .atomic)
  }
}
