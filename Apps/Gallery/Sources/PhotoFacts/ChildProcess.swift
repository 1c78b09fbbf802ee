import Foundation

/// A process that this one has started. It has open what it is given, and what this one has opened without `O_CLOEXEC`.
///
/// Foundation's `Process` lists all open descriptors in a room of fixed size before it starts another program, and ends the one that has more than some
/// thousand, as a server with many clients has.
package struct ChildProcess: Sendable {
  package let id: pid_t

  /// Starts a program; nil where the system says no.
  ///
  /// - Parameters:
  ///   - arguments: its words, its own name first.
  ///   - descriptors: what it has open, by the numbers that it has there. Of 0, 1 and 2 those that are not named lead nowhere.
  ///   - environment: `NAME=value`; nil hands on that of this process.
  package init?(
    _ program: String, _ arguments: [String], descriptors: [Int32: Int32],
    environment: [String]? = nil
  ) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, mode) in [(0, O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] as [(Int32, Int32)]
    where descriptors[number] == nil {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
    }
    for (number, own) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, number) }
    // Control-C is for this process, which lets the other one end its work.
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let own = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let words = arguments.map { strdup($0) } + [nil]
    let variables = (environment ?? own).map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, &attributes, words, variables) == 0 else {
      return nil
    }
    id = process
  }

  /// Waits until it has ended, and answers its status, or 128 and the signal that ended it, as shells do. To be called once.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + (status & 0x7f)
  }

  /// A pipe that no other process gets by accident, not even one that is started at this moment by another thread: the ends to read from
  /// and to write to.
  package static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    return socketpair(AF_UNIX, kind, 0, &ends) == 0 ? (ends[0], ends[1]) : nil
  }

  /// Everything that comes out of a pipe until its other end is closed. Closes this end.
  package static func everything(from descriptor: Int32) -> Data {
    defer { close(descriptor) }
    var all = Data()
    while case let more = read(from: descriptor), !more.isEmpty { all += more }
    return all
  }

  /// What comes out of a pipe next; empty at its end.
  ///
  /// `FileHandle.availableData` ends the program where a signal interrupts it.
  package static func read(from descriptor: Int32) -> Data {
    var data = Data(count: 1 << 16)
    var count: Int
    repeat {
      count = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    return data.prefix(max(0, count))
  }
}
