import Foundation

/// How many files and connections the system lets this process have open.
enum OpenFileLimit {
  /// Raises the number as far as the system permits without asking, and answers it.
  static func raised() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    var wanted = limit
    wanted.rlim_cur = min(limit.rlim_max, 16_384)
    if wanted.rlim_cur > limit.rlim_cur,
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &wanted) == 0
    {
      limit = wanted
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// How many connections may be open so that each of them can have a file open, too, and the rest of the program goes on.
  static func connections(of files: Int) -> Int { max(8, min(4096, (files - 96) / 2)) }
}
