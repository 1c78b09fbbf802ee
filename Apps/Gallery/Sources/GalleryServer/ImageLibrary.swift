import CVips
import Foundation

/// libvips, once for the whole process.
enum ImageLibrary {
  /// True once the library runs. It is told to leave alone the readers its authors do not trust with files
  /// from strangers, to keep no finished work, which would hold files open, not to comment on every
  /// damaged file, and to use one thread for a picture: there are other pictures for the other cores.
  static let isReady: Bool = {
    setenv("VIPS_WARNING", "0", 1)
    guard vips_init("gallery") == 0 else { return false }
    vips_block_untrusted_set(1)
    vips_cache_set_max(0)
    vips_concurrency_set(1)
    return true
  }()
}
