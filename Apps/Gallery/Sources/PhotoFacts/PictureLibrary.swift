import CVips
import Foundation

/// libvips, once for the whole process.
package enum PictureLibrary {
  /// True once the library runs.
  ///
  /// It is configured not to use the readers that its authors do not trust with files from strangers,
  /// except the one for JPEG XL, which is marked for its youth and without which such photos cannot
  /// be shown at all. It keeps no finished work, which would hold files open, does not comment on
  /// every damaged file, and uses one thread for a picture: there are other pictures for the other
  /// cores.
  package static let isReady: Bool = {
    setenv("VIPS_WARNING", "0", 1)
    guard vips_init("gallery") == 0 else { return false }
    vips_block_untrusted_set(1)
    vips_operation_block_set("VipsForeignLoadJxl", 0)
    vips_cache_set_max(0)
    vips_concurrency_set(1)
    return true
  }()
}
