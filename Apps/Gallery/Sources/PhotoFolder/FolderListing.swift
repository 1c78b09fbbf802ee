import Foundation

/// What lies in a folder and in the folders in it: the names that lead to each file, and what was
/// passed over.
///
/// A folder's own files come before those of the folders in it, and names in the order in which
/// people count:
///
///     2.jpg
///     10.jpg
///     Album 2/a.jpg
///     Album 2/b/1.jpg
///     Album 10/a.jpg
///
/// Hidden names, and what lies below them, are left out. Links to files are listed; ``Folder`` opens
/// those that stay inside. Links to folders are not followed: what one of them shows inside is listed
/// where it lies, and so there is no way out and no circle.
package struct FolderListing: Sendable {
  /// In order, each as the names that lead to it.
  package private(set) var files: [[[UInt8]]] = []

  /// Folders that could not be looked into, and why.
  package private(set) var leftOut: [FileFault] = []

  /// How many folders deep it looks. Real collections have five or six levels; each one costs a
  /// descriptor while it is read, and sixteen names of 255 bytes make the longest path that systems
  /// open (4,096 bytes).
  package static let depth = 16

  /// Reads a folder. Takes the descriptor over.
  init(of descriptor: Int32, where isWanted: ([UInt8]) -> Bool) {
    walk(descriptor, [], isWanted)
  }

  /// The listing of a folder that is not there.
  init(missing reason: String) { leave(out: [], reason) }

  private mutating func walk(_ descriptor: Int32, _ path: [[UInt8]], _ isWanted: ([UInt8]) -> Bool)
  {
    // Where it may be read and not entered, there would be names and no files.
    guard descriptor >= 0, faccessat(descriptor, ".", X_OK, 0) == 0,
      let list = fdopendir(descriptor)
    else {
      leave(out: path, String(cString: strerror(errno)))
      if descriptor >= 0 { close(descriptor) }
      return
    }
    defer { closedir(list) }
    var names: [[UInt8]] = []
    var folders: [[UInt8]] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard RequestPath.isPlain(name) else { continue }
      if Self.isFolder(name, kind: Int(entry.pointee.d_type), in: dirfd(list)) {
        folders.append(name)
      } else if isWanted(name) {
        names.append(name)
      }
    }
    files += Self.sorted(names).map { path + [$0] }
    for name in Self.sorted(folders) {
      if path.count < Self.depth {
        walk(Folder.step(from: dirfd(list), to: name, O_DIRECTORY), path + [name], isWanted)
      } else {
        leave(out: path + [name], "more than \(Self.depth) folders deep")
      }
    }
  }

  private mutating func leave(out path: [[UInt8]], _ reason: String) {
    leftOut.append(FileFault(path: Self.text(path), reason: reason))
  }

  /// Whether it is a folder itself; a link to one is not. Some file systems do not say it in the
  /// list.
  private static func isFolder(_ name: [UInt8], kind: Int, in parent: Int32) -> Bool {
    guard kind == Int(DT_UNKNOWN) else { return kind == Int(DT_DIR) }
    var status = stat()
    let isThere = (name + [0]).withUnsafeBytes {
      fstatat(
        parent, $0.assumingMemoryBound(to: CChar.self).baseAddress!, &status, AT_SYMLINK_NOFOLLOW)
        == 0
    }
    return isThere && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func sorted(_ names: [[UInt8]]) -> [[UInt8]] {
    names.map { ($0, String(decoding: $0, as: UTF8.self)) }
      .sorted { NaturalOrder.precedes($0.1, $1.1) }
      .map(\.0)
  }

  /// The path of a file or folder, for people.
  package static func text(_ path: [[UInt8]]) -> String {
    path.isEmpty
      ? "." : path.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }
}

/// The order in which people count: `2.jpg` before `10.jpg`, `a` beside `A`.
package enum NaturalOrder {
  package static func precedes(_ a: String, _ b: String) -> Bool {
    switch a.compare(b, options: [.numeric, .caseInsensitive]) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: a < b
    }
  }
}
