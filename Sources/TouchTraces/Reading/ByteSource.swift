import Foundation

/// The source of a reader's bytes: a file, standard input, or memory. Read once, front to back.
public struct ByteSource {
  /// The name that stands in errors.
  public let name: String

  /// The directory entry, for importers that look for a file beside this one; nil for anything else.
  let path: String?

  /// Puts up to `count` more bytes into the buffer and returns how many; none at the end.
  let read: (_ count: Int, _ buffer: UnsafeMutableRawBufferPointer) throws(Fault) -> Int

  /// A file; `-` is standard input.
  ///
  /// - Throws: where the file cannot be opened, with line 0.
  public init(path: String) throws(TraceError) {
    if path == "-" {
      self.init(handle: .standardInput, name: "-")
      return
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw TraceError(file: path, line: 0, message: "no such file")
    }
    guard !isDirectory.boolValue else {
      throw TraceError(file: path, line: 0, message: "is a folder, a file is wanted")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw TraceError(file: path, line: 0, message: "cannot be opened for reading")
    }
    self.init(handle: handle, name: path, path: path)
  }

  /// An open file, pipe or terminal.
  public init(handle: FileHandle, name: String) {
    self.init(handle: handle, name: name, path: nil)
  }

  private init(handle: FileHandle, name: String, path: String?) {
    self.name = name
    self.path = path
    read = { count, buffer throws(Fault) in
      let data: Data?
      do {
        data = try handle.read(upToCount: count)
      } catch {
        throw Fault("cannot be read: \(error.localizedDescription)")
      }
      return data?.copyBytes(to: buffer) ?? 0
    }
  }

  /// Bytes in memory.
  public init(bytes: some Sequence<UInt8>, name: String = "memory") {
    self.name = name
    path = nil
    let bytes = Array(bytes)
    var position = 0
    read = { count, buffer throws(Fault) in
      let end = min(position + count, bytes.count)
      buffer.copyBytes(from: bytes[position..<end])
      defer { position = end }
      return end - position
    }
  }

  /// A source of any kind. Returning 0 bytes is its end.
  init(
    name: String,
    read: @escaping (_ count: Int, _ buffer: UnsafeMutableRawBufferPointer) throws(Fault) -> Int
  ) {
    self.name = name
    path = nil
    self.read = read
  }

  /// The same bytes, with a closure that is called after each read with the number of bytes read so far.
  public func reportingProgress(_ onRead: @escaping (_ count: Int) -> Void) -> ByteSource {
    var total = 0
    return ByteSource(name: name, path: path) { count, buffer throws(Fault) in
      let more = try read(count, buffer)
      total += more
      onRead(total)
      return more
    }
  }

  private init(
    name: String, path: String?,
    read: @escaping (_ count: Int, _ buffer: UnsafeMutableRawBufferPointer) throws(Fault) -> Int
  ) {
    self.name = name
    self.path = path
    self.read = read
  }

  /// A text in memory.
  public init(text: String, name: String = "memory") {
    self.init(bytes: text.utf8, name: name)
  }
}
