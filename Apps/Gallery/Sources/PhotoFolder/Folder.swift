import Foundation
import Synchronization

/// A folder that is served, and the only access to its files: nothing outside it is ever opened, and nothing for writing.
///
/// A symbolic link may point to another file of the folder. It is followed on paper first
/// (`realpath`), and the path it leads to must lie below the folder and be hidden nowhere. Then
/// that path is opened step by step from the folder's own descriptor, with links forbidden at each
/// step, so that a link put there in between leads nowhere either.
public final class Folder: Sendable {
  /// The path as it was given, for messages.
  public let path: String

  /// Where it really was when it was opened first, without links, as bytes that end with a slash.
  package let realPath: [UInt8]

  /// The same as an absolute path.
  private let address: String
  private let root: Mutex<Root>

  /// What the folder is called, without the folders that it lies in.
  public var name: String {
    String(
      decoding: realPath.dropLast().split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  /// What is wrong with a folder or a file that cannot be served.
  public struct Unusable: Error, CustomStringConvertible {
    public let description: String
  }

  public init(_ path: String) throws(Unusable) {
    self.path = path
    address = URL(fileURLWithPath: path).path
    do {
      let first = try Root(address)
      realPath = first.realPath
      root = Mutex(first)
    } catch {
      throw Unusable(description: "\(path): \(error)")
    }
  }

  /// The folder as it is now. One that was deleted, or unmounted, and is there again is another folder with the
  /// same name, and is opened again.
  private func current() throws(Unusable) -> Root {
    let address = address
    let result = root.withLock { root in
      Result<Root, Unusable> { () throws(Unusable) in
        if !root.isStill(address) { root = try Root(address) }
        return root
      }
    }
    return try result.get()
  }

  /// Why the folder cannot be looked into now, or nil where it can.
  public var fault: String? {
    do {
      _ = try current()
      return nil
    } catch {
      return error.description
    }
  }

  /// Opens a regular file by the names that lead to it, or answers nil where there is none to serve.
  package func file(_ names: [[UInt8]]) -> OpenFile? { try? open(names) }

  /// Opens a regular file by the names that lead to it. Throws why it cannot be served.
  package func open(_ names: [[UInt8]]) throws(Unusable) -> OpenFile {
    guard !names.isEmpty, names.allSatisfy(RequestPath.isPlain) else {
      throw Unusable(description: "has a hidden name")
    }
    let root = try current()
    guard let real = Root.realPath(of: root.realPath + names.joined(separator: [UInt8(ascii: "/")]))
    else { throw Unusable(description: Root.reason(errno)) }
    guard real.starts(with: root.realPath) else {
      throw Unusable(description: "is a link that leads out of the folder")
    }
    let steps = real.dropFirst(root.realPath.count).split(separator: UInt8(ascii: "/"))
      .map(Array.init)
    guard let last = steps.last, steps.allSatisfy(RequestPath.isPlain) else {
      throw Unusable(description: "is a link to something hidden")
    }
    var parent = fcntl(root.descriptor, F_DUPFD_CLOEXEC, 0)
    for step in steps.dropLast() {
      let child = Self.step(from: parent, to: step, O_DIRECTORY)
      let number = errno
      close(parent)
      parent = child
      guard parent >= 0 else { throw Unusable(description: Root.reason(number)) }
    }
    // Without O_NONBLOCK a pipe in the folder would hold the server up.
    let file = Self.step(from: parent, to: last, O_NONBLOCK)
    let number = errno
    close(parent)
    guard file >= 0 else { throw Unusable(description: Root.reason(number)) }
    guard let opened = OpenFile(descriptor: file) else {
      throw Unusable(description: "is no ordinary file")
    }
    return opened
  }

  /// The files in it and in the folders in it, whose names are wanted.
  package func listing(where isWanted: ([UInt8]) -> Bool) -> FolderListing {
    do {
      let root = try current()
      return FolderListing(
        of: openat(root.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), where: isWanted)
    } catch {
      return FolderListing(missing: error.description)
    }
  }

  /// Opens a folder in it, step by step and through no link; the folder itself by no names. The
  /// descriptor is the caller's to close; −1 where there is none, and `errno` says why.
  package func folder(_ names: [[UInt8]]) -> Int32 {
    guard let root = try? current() else { return -1 }
    var parent = openat(root.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for name in names where parent >= 0 {
      let child = Self.step(from: parent, to: name, O_DIRECTORY)
      close(parent)
      parent = child
    }
    return parent
  }

  /// Opens what has a name in an open folder, unless that is a link.
  package static func step(from parent: Int32, to name: [UInt8], _ flag: Int32) -> Int32 {
    (name + [0]).withUnsafeBytes {
      openat(
        parent, $0.assumingMemoryBound(to: CChar.self).baseAddress!,
        O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flag)
    }
  }
}

/// A folder that is open, and where it is.
private final class Root: Sendable {
  let descriptor: Int32

  /// The folder's real path, without links, as bytes that end with a slash.
  let realPath: [UInt8]
  private let identity: (UInt64, UInt64)

  init(_ address: String) throws(Folder.Unusable) {
    let opened = Glibc.open(address, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0, let real = Self.realPath(of: Array(address.utf8)),
      let identity = Self.identity({ fstat(opened, &$0) }), access(address, R_OK | X_OK) == 0
    else {
      let number = errno
      if opened >= 0 { close(opened) }
      throw Folder.Unusable(description: Self.reason(number))
    }
    descriptor = opened
    self.realPath = real == [UInt8(ascii: "/")] ? real : real + [UInt8(ascii: "/")]
    self.identity = identity
  }

  deinit { close(descriptor) }

  /// Whether this folder is the one that has the name now.
  func isStill(_ address: String) -> Bool {
    Self.identity { stat(address, &$0) }.map { $0 == identity } ?? false
  }

  private static func identity(_ read: (inout stat) -> Int32) -> (UInt64, UInt64)? {
    var status = stat()
    return read(&status) == 0 ? (UInt64(status.st_dev), UInt64(status.st_ino)) : nil
  }

  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// Where a path leads once its links are followed.
  static func realPath(of path: [UInt8]) -> [UInt8]? {
    (path + [0]).withUnsafeBytes {
      guard let real = realpath($0.assumingMemoryBound(to: CChar.self).baseAddress!, nil)
      else { return nil }
      defer { free(real) }
      return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }
  }
}
