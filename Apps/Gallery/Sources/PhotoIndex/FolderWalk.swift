import Foundation
import PhotoFacts
import PhotoFolder

/// A file that may be a photo or a video, as the folder lists it.
struct FoundFile: Equatable, Sendable {
  /// The names that lead to it, with slashes between.
  var path: [UInt8]
  var stamp: FileStamp

  /// Size and time of the XMP file beside it; nil where there is none.
  var sidecar: Sidecar?

  struct Sidecar: Equatable, Sendable {
    var path: [UInt8]
    var stamp: String
  }
}

/// What changes when a file does.
struct FileStamp: Hashable, Codable, Sendable {
  /// In bytes.
  var size: Int
  /// Nanoseconds since 1970.
  var modified: Int
  var inode: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    inode = Int(bitPattern: UInt(status.st_ino))
    #if canImport(Darwin)
      modified = status.st_mtimespec.tv_sec &* 1_000_000_000 &+ status.st_mtimespec.tv_nsec
    #else
      modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
    #endif
  }

  init(size: Int, modified: Int, inode: Int) {
    (self.size, self.modified, self.inode) = (size, modified, inode)
  }
}

/// Looks through a folder, or through parts of it.
///
/// As in ``FolderListing``: hidden names are left out, links to folders are not followed, and links to
/// files are listed where ``Folder`` opens them.
struct FolderWalk {
  let folder: Folder

  /// Called with each folder before it is read, and its open descriptor, so that a watch that is set there
  /// misses nothing.
  var enter: ([UInt8], Int32) -> Void = { _, _ in }
  private(set) var files: [FoundFile] = []

  /// Folders that could not be looked into, files that are neither ordinary ones nor links to one in the folder, and why.
  private(set) var leftOut: [FileFault] = []

  init(_ folder: Folder, enter: @escaping ([UInt8], Int32) -> Void = { _, _ in }) {
    (self.folder, self.enter) = (folder, enter)
  }

  /// Looks at what a path leads to: a file, a folder with all that is in it, or nothing any more. The
  /// empty path is the folder itself.
  mutating func look(at path: [UInt8]) {
    let names = path.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard names.allSatisfy(RequestPath.isPlain), names.count <= FolderListing.depth + 1 else {
      return
    }
    let parent = folder.folder(Array(names.dropLast()))
    guard parent >= 0 else { return }
    defer { close(parent) }
    guard let name = names.last else { return read(dup(parent), []) }
    guard let status = Self.status(of: name, in: parent) else { return }
    let prefix = names.dropLast()
    if status.st_mode & S_IFMT == S_IFDIR {
      read(Folder.step(from: parent, to: name, O_DIRECTORY), Array(prefix) + [name])
    } else {
      add(name, status, to: Array(prefix), parent, sidecars: nil)
    }
  }

  /// Takes the descriptor over.
  private mutating func read(_ descriptor: Int32, _ path: [[UInt8]]) {
    // Where it may be read and not entered, there would be names and no files.
    guard descriptor >= 0, faccessat(descriptor, ".", X_OK, 0) == 0 else {
      leave(out: path, String(cString: strerror(errno)))
      if descriptor >= 0 { close(descriptor) }
      return
    }
    enter(Array(path.joined(separator: [UInt8(ascii: "/")])), descriptor)
    guard let list = fdopendir(descriptor) else {
      leave(out: path, String(cString: strerror(errno)))
      close(descriptor)
      return
    }
    defer { closedir(list) }
    var names: [[UInt8]] = []
    var folders: [[UInt8]] = []
    var sidecars: Set<[UInt8]> = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard RequestPath.isPlain(name) else { continue }
      let kind = Int(entry.pointee.d_type)
      if kind == Int(DT_DIR) {
        folders.append(name)
      } else if kind == Int(DT_UNKNOWN), Self.isFolder(name, in: dirfd(list)) {
        folders.append(name)
      } else if Self.isMedia(name) {
        names.append(name)
      } else if Self.ending(of: name) == "xmp" {
        sidecars.insert(name)
      }
    }
    for name in names {
      guard let status = Self.status(of: name, in: dirfd(list)) else { continue }
      add(name, status, to: path, dirfd(list), sidecars: sidecars)
    }
    for name in folders {
      if path.count < FolderListing.depth {
        read(Folder.step(from: dirfd(list), to: name, O_DIRECTORY), path + [name])
      } else {
        leave(out: path + [name], "more than \(FolderListing.depth) folders deep")
      }
    }
  }

  /// - Parameter sidecars: the names of all XMP files beside it; nil where they have to be looked for.
  private mutating func add(
    _ name: [UInt8], _ status: stat, to folders: [[UInt8]], _ parent: Int32,
    sidecars: Set<[UInt8]>?
  ) {
    guard Self.isMedia(name) else { return }
    var stamp = FileStamp(status)
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK:
      do { stamp = FileStamp(try folder.open(folders + [name])) } catch {
        return leave(out: folders + [name], error.description)
      }
    default: return leave(out: folders + [name], "is no ordinary file")
    }
    let path = (folders + [name]).joined(separator: [UInt8(ascii: "/")])
    var found = FoundFile(path: Array(path), stamp: stamp)
    for candidate in Self.sidecarNames(of: name) where sidecars?.contains(candidate) ?? true {
      guard let status = Self.status(of: candidate, in: parent),
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      let stamp = FileStamp(status)
      found.sidecar = .init(
        path: Array((folders + [candidate]).joined(separator: [UInt8(ascii: "/")])),
        stamp: "\(stamp.size)-\(stamp.modified)")
      break
    }
    files.append(found)
  }

  /// `a.jpg.xmp` before `a.xmp`: programs that write the first mean this file, and not the RAW beside it.
  static func sidecarNames(of name: [UInt8]) -> [[UInt8]] {
    let stem = name.lastIndex(of: UInt8(ascii: ".")).map { Array(name[..<$0]) } ?? name
    return [name, stem].flatMap { [$0 + Array(".xmp".utf8), $0 + Array(".XMP".utf8)] }
  }

  static func ending(of name: some Collection<UInt8>) -> String {
    let name = Array(name)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  private static func isMedia(_ name: [UInt8]) -> Bool { FileKind(ending: ending(of: name)) != nil }

  private mutating func leave(out path: [[UInt8]], _ reason: String) {
    leftOut.append(FileFault(path: FolderListing.text(path), reason: reason))
  }

  private static func isFolder(_ name: [UInt8], in parent: Int32) -> Bool {
    status(of: name, in: parent).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  private static func status(of name: [UInt8], in parent: Int32) -> stat? {
    var status = stat()
    let isThere = (name + [0]).withUnsafeBytes {
      fstatat(
        parent, $0.assumingMemoryBound(to: CChar.self).baseAddress!, &status, AT_SYMLINK_NOFOLLOW)
        == 0
    }
    return isThere ? status : nil
  }
}

extension FileStamp {
  init(_ file: OpenFile) {
    self.init(
      size: file.size,
      modified: file.modified.seconds &* 1_000_000_000 &+ file.modified.nanoseconds,
      inode: Int(bitPattern: UInt(file.number)))
  }
}
