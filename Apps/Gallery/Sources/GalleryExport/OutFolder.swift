import Foundation

/// The folder that an export goes to. Files appear in it whole or not at all.
///
/// A folder that holds anything else is not touched: `.tsumami-export` says that all the rest is ours, so that what no longer belongs
/// to the export can be taken away.
final class OutFolder {
  static let mark = ".tsumami-export"
  private let folder: URL
  private let isDryRun: Bool
  private var wanted: Set<String> = []
  private(set) var written = 0
  private(set) var unchanged = 0

  init(_ folder: URL, isDryRun: Bool) throws {
    (self.folder, self.isDryRun) = (folder, isDryRun)
    try Self.check(folder)
    if !isDryRun {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try put(
      Data("Written by gallery export, which removes what it no longer needs.\n".utf8),
      at: Self.mark)
  }

  /// Throws an ``ExportFault`` where something else is there.
  static func check(_ folder: URL) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      throw ExportFault(description: "\(folder.path): a file, not a folder; name a new folder")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.isEmpty || names.contains(mark) else {
      throw ExportFault(
        description: "\(folder.path): not empty, and not made by an export; name a new folder")
    }
  }

  /// Whether a file is there already. It is named by its content, so it need not be looked at.
  func has(_ path: String) -> Bool {
    access(folder.appending(path: path).path, F_OK) == 0
  }

  /// Keeps a file that is there.
  func keep(_ path: String) {
    if wanted.insert(path).inserted { unchanged += 1 }
  }

  /// Writes a file, unless it is there with that content.
  func put(_ content: Data, at path: String) throws {
    guard wanted.insert(path).inserted else { return }
    let file = folder.appending(path: path)
    if let old = try? Data(contentsOf: file), old == content {
      unchanged += 1
      return
    }
    written += 1
    guard !isDryRun else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file, options: .atomic)
  }

  /// Notes a file that would be written; in a dry run only.
  func wouldPut(at path: String) {
    if wanted.insert(path).inserted { written += 1 }
  }

  /// Gives a file another name here. False where it lies on another disk.
  func link(_ source: URL, at path: String) -> Bool {
    guard wanted.insert(path).inserted else { return true }
    let file = folder.appending(path: path)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard Foundation.link(source.path, file.path) == 0 else {
      wanted.remove(path)
      return false
    }
    written += 1
    return true
  }

  /// Takes away what was not wanted this time. Answers how many files that were.
  func removeTheRest() -> Int {
    var removed = 0
    for path in FileManager.default.subpaths(atPath: folder.path) ?? [] where !wanted.contains(path)
    {
      let file = folder.appending(path: path).path
      var status = stat()
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { continue }
      removed += 1
      if !isDryRun { unlink(file) }
    }
    guard !isDryRun else { return removed }
    // The deepest first; one that is not empty stays.
    let folders = (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted {
      $0.count > $1.count
    }
    for path in folders { rmdir(folder.appending(path: path).path) }
    return removed
  }
}
