import Dispatch
import Foundation
import PhotoFacts

/// The files of a ``ThumbnailStore``, and how much they take.
actor ThumbnailFiles {
  /// The folder's name is that of the form: files of another one are left where they are, and not read.
  static let form = "1"

  private nonisolated let root: URL
  private nonisolated let capacity: Int
  private nonisolated let queue = DispatchQueue(label: "thumbnails", attributes: .concurrent)
  private var counting: Task<Int, Never>?
  private var known = 0
  private var isCounted = false

  init(root: URL, capacity: Int) {
    self.root = root.appending(path: Self.form)
    self.capacity = max(0, capacity)
  }

  var size: Int {
    get async {
      await settle()
      return known
    }
  }

  /// Counts what lies there already, once. Nobody waits for it to read.
  func settle() async {
    let root = root
    let task = counting ?? Task { await Self.offThread(queue) { Self.count(root) } }
    counting = task
    let before = await task.value
    if !isCounted {
      isCounted = true
      known += before
    }
  }

  func has(_ key: ThumbnailStore.Key) -> Bool { access(file(key).path, F_OK) == 0 }

  func read(_ key: ThumbnailStore.Key) async -> Rendition? {
    let file = file(key)
    return await Self.offThread(queue) {
      guard let bytes = try? Data(contentsOf: file), let thumbnail = Rendition(stored: bytes) else {
        return nil
      }
      Self.use(file)
      return thumbnail
    }
  }

  /// Keeps a thumbnail. Where the disk is full or may not be written, it is not kept, and that is all.
  func write(_ thumbnail: Rendition, _ key: ThumbnailStore.Key) async {
    await settle()
    let file = file(key)
    let wrote = await Self.offThread(queue) { Self.write(thumbnail.stored, to: file) }
    guard wrote else { return }
    known += thumbnail.stored.count
    if known > capacity { await shrink() }
  }

  /// Where there is too much, those that were not used for longest go, until a tenth is free.
  private func shrink() async {
    guard known > capacity else { return }
    let (root, goal) = (root, capacity / 10 * 9)
    known = await Self.offThread(queue) { Self.shrink(root, to: goal) }
  }

  private nonisolated func file(_ key: ThumbnailStore.Key) -> URL {
    root.appending(path: "\(key.content.prefix(2))/\(key.content.dropFirst(2))-\(key.form)")
  }

  private static func write(_ bytes: Data, to file: URL) -> Bool {
    let folder = file.deletingLastPathComponent()
    let draft = folder.appending(path: ".\(UUID().uuidString)")
    func opened() -> Int32 { open(draft.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600) }
    var descriptor = opened()
    if descriptor < 0, errno == ENOENT {
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      descriptor = opened()
    }
    guard descriptor >= 0 else { return false }
    let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    // Without this a power cut could leave the name before the content.
    let isWhole = count == bytes.count && fsync(descriptor) == 0
    close(descriptor)
    guard isWhole, rename(draft.path, file.path) == 0 else {
      unlink(draft.path)
      return false
    }
    return true
  }

  /// The time of the last use is that of the file; a day more or less is no matter, and saves writing.
  private static func use(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0, status.st_mtim.tv_sec < time(nil) - 86_400 else { return }
    utimensat(AT_FDCWD, file.path, nil, 0)
  }

  private static func count(_ root: URL) -> Int { all(root).reduce(0) { $0 + $1.size } }

  private static func shrink(_ root: URL, to goal: Int) -> Int {
    let files = all(root).sorted { $0.used < $1.used }
    var size = files.reduce(0) { $0 + $1.size }
    for file in files where size > goal && unlink(file.path) == 0 { size -= file.size }
    return size
  }

  /// Every file, and when it was used last. Drafts of a process that died are taken away.
  private static func all(_ root: URL) -> [(path: String, size: Int, used: Int)] {
    var files: [(String, Int, Int)] = []
    for folder in (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [] {
      let folder = root.appending(path: folder).path
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        var status = stat()
        let path = "\(folder)/\(name)"
        guard stat(path, &status) == 0 else { continue }
        let used = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
        if name.hasPrefix(".") {
          if status.st_mtim.tv_sec < time(nil) - 3600 { unlink(path) }
        } else {
          files.append((path, Int(status.st_size), used))
        }
      }
    }
    return files
  }

  private static func offThread<Result: Sendable>(
    _ queue: DispatchQueue, _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}

extension Rendition {
  /// As a file: `T1`, what it is, its width and height with four bytes each, and the picture.
  var stored: Data {
    var data = Data("T1".utf8)
    data.append(contentType == "image/webp" ? 1 : 0)
    for number in [width, height] {
      data += withUnsafeBytes(of: UInt32(clamping: number).littleEndian) { Data($0) }
    }
    return data + bytes
  }

  init?(stored: Data) {
    guard stored.count > 11, stored.starts(with: Data("T1".utf8)), stored[2] < 2 else { return nil }
    func number(_ offset: Int) -> Int {
      stored[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    self.init(
      bytes: Data(stored[11...]), contentType: stored[2] == 1 ? "image/webp" : "image/jpeg",
      width: number(3), height: number(7))
  }
}
