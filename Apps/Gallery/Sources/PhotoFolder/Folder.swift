import Foundation

/// A folder that is served, and the only way to its files: nothing outside it is ever opened.
///
/// A symbolic link may point to another file of the folder. It is followed on paper first
/// (`realpath`), and the place it leads to must lie below the folder and be hidden nowhere. Then
/// that place is opened step by step from the folder's own descriptor, with links forbidden at each
/// step, so that a link put there in between leads nowhere either.
public final class Folder: Sendable {
  /// The folder's real place, without links, as bytes that end with a slash.
  package let place: [UInt8]
  private let descriptor: Int32

  /// The path as it was given, for messages.
  public let path: String

  /// What is wrong with a folder that cannot be served.
  public struct Unusable: Error, CustomStringConvertible {
    public let description: String
  }

  public init(_ path: String) throws(Unusable) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, let place = Self.realPlace(of: Array(path.utf8)) else {
      throw Unusable(description: "\(path): \(String(cString: strerror(errno)))")
    }
    self.place = place == [UInt8(ascii: "/")] ? place : place + [UInt8(ascii: "/")]
    guard access(path, R_OK | X_OK) == 0 else {
      throw Unusable(description: "\(path): \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Opens a regular file by the names that lead to it, or answers nil where there is none to serve.
  package func file(_ names: [[UInt8]]) -> OpenFile? {
    guard !names.isEmpty, names.allSatisfy(RequestPath.isPlain),
      let real = Self.realPlace(of: place + names.joined(separator: [UInt8(ascii: "/")])),
      real.starts(with: place)
    else { return nil }
    let steps = real.dropFirst(place.count).split(separator: UInt8(ascii: "/")).map(Array.init)
    guard let last = steps.last, steps.allSatisfy(RequestPath.isPlain) else { return nil }
    var parent = dup(descriptor)
    for step in steps.dropLast() {
      let child = Self.step(from: parent, to: step, O_DIRECTORY)
      close(parent)
      parent = child
      guard parent >= 0 else { return nil }
    }
    // Without O_NONBLOCK a pipe in the folder would hold the server up.
    let file = Self.step(from: parent, to: last, O_NONBLOCK)
    close(parent)
    return file < 0 ? nil : OpenFile(descriptor: file)
  }

  /// The files in it and in the folders in it, whose names are wanted.
  package func listing(where isWanted: ([UInt8]) -> Bool) -> FolderListing {
    FolderListing(
      of: openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), where: isWanted)
  }

  /// Opens a folder in it, step by step and through no link; the folder itself by no names. The
  /// descriptor is the caller's to close; −1 where there is none, and `errno` says why.
  package func folder(_ names: [[UInt8]]) -> Int32 {
    var parent = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for name in names where parent >= 0 {
      let child = Self.step(from: parent, to: name, O_DIRECTORY)
      close(parent)
      parent = child
    }
    return parent
  }

  /// Whether the folder that was opened has been deleted meanwhile.
  package var isGone: Bool {
    var status = stat()
    return fstat(descriptor, &status) != 0 || status.st_nlink == 0
  }

  /// Opens what has a name in an open folder, unless that is a link.
  package static func step(from parent: Int32, to name: [UInt8], _ flag: Int32) -> Int32 {
    (name + [0]).withUnsafeBytes {
      openat(
        parent, $0.assumingMemoryBound(to: CChar.self).baseAddress!,
        O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flag)
    }
  }

  private static func realPlace(of path: [UInt8]) -> [UInt8]? {
    (path + [0]).withUnsafeBytes {
      guard let real = realpath($0.assumingMemoryBound(to: CChar.self).baseAddress!, nil)
      else { return nil }
      defer { free(real) }
      return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }
  }
}
