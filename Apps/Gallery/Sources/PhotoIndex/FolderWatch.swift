import Dispatch
import Foundation

/// What happened in a folder since the last look.
struct FolderChanges: Equatable, Sendable {
  /// Paths of files and folders that are new, changed or gone.
  var paths: Set<[UInt8]> = []

  /// Whether more happened than the system could keep: only a look at everything helps.
  var isEverything = false

  var isEmpty: Bool { paths.isEmpty && !isEverything }
}

#if os(Linux)
  import Glibc

  /// The system's own notes of what happens in a folder and the folders in it (inotify).
  ///
  /// The notes are there as soon as another program's call returns, so a look that follows a change
  /// finds it. Owned by one actor, and not to be shared.
  ///
  /// Nothing is taken from the system before ``notify(_:)``: it allows a user so many watchers (`fs.inotify.max_user_instances`, often
  /// 128), and an index that is only read or exported from needs none.
  final class FolderWatch {
    private var descriptor: Int32 = -1
    private var paths: [Int32: [UInt8]] = [:]
    private var source: (any DispatchSourceRead)?

    /// Whether every folder is watched. The system allows so many watches for a user
    /// (`fs.inotify.max_user_watches`), and none on some network file systems.
    private(set) var isComplete = false

    deinit { source?.cancel() }

    /// Begins, and calls back, on a thread of the system's, whenever something has happened in the folders that are added from then on.
    /// To be called once.
    func notify(_ notice: @escaping @Sendable () -> Void) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      isComplete = descriptor >= 0
      guard isComplete else { return }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
      let descriptor = descriptor
      source.setEventHandler(handler: notice)
      source.setCancelHandler { close(descriptor) }
      source.resume()
      self.source = source
    }

    /// Watches an open folder, once, however often it is added.
    func add(_ path: [UInt8], folder: Int32) {
      guard descriptor >= 0 else { return }
      let events =
        IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
      let number = inotify_add_watch(descriptor, "/proc/self/fd/\(folder)", UInt32(events))
      if number >= 0 { paths[number] = path } else { isComplete = false }
    }

    /// Everything that has happened since the last call. Never waits.
    func changes() -> FolderChanges {
      var changes = FolderChanges()
      guard descriptor >= 0 else { return changes }
      let capacity = 64 << 10
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 8)
      defer { buffer.deallocate() }
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, capacity)
        guard count > 0 else { return changes }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          offset += MemoryLayout<inotify_event>.size
          let name = Array(buffer[offset..<offset + Int(event.len)].prefix { $0 != 0 })
          offset += Int(event.len)
          take(event, name, &changes)
        }
      }
    }

    private func take(_ event: inotify_event, _ name: [UInt8], _ changes: inout FolderChanges) {
      func has(_ bits: Int32) -> Bool { event.mask & UInt32(bits) != 0 }
      if has(Int32(IN_Q_OVERFLOW)) { changes.isEverything = true }
      guard let folder = paths[event.wd] else { return }
      if has(Int32(IN_IGNORED)) { paths[event.wd] = nil }
      if has(Int32(IN_DELETE_SELF)) || has(Int32(IN_MOVE_SELF)) {
        if folder.isEmpty { changes.isEverything = true }
        // The folder above notes the same, by name.
        return
      }
      guard !name.isEmpty, name.first != UInt8(ascii: ".") else { return }
      let path = folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name
      if has(Int32(IN_ISDIR)), has(Int32(IN_MOVED_FROM)) { forget(path) }
      changes.paths.insert(path)
    }

    /// A folder that was moved away is watched by its new name, where that is within the folder.
    private func forget(_ path: [UInt8]) {
      for (number, watched) in paths
      where watched == path || watched.starts(with: path + [UInt8(ascii: "/")]) {
        inotify_rm_watch(descriptor, number)
        paths[number] = nil
      }
    }
  }
#else
  /// Where the system has no inotify, only looks at everything find what has changed.
  final class FolderWatch {
    let isComplete = false
    func notify(_ notice: @escaping @Sendable () -> Void) {}
    func add(_ path: [UInt8], folder: Int32) {}
    func changes() -> FolderChanges { FolderChanges(isEverything: true) }
  }
#endif
