#if Desktop
  import CGdkPixbuf
  import TouchKit

  /// The pictures of a program, by the numbers that its images have.
  final class Pictures {
    private var pictures: [Int32: Picture] = [:]
    private var last: Int32 = -1

    subscript(number: Int32) -> Picture? {
      pictures[number]
    }

    /// Reads a file; returns its number and its size in pixels.
    func load(_ path: String) -> (Int32, CGSize)? {
      guard let file = gdk_pixbuf_new_from_file(path, nil) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      // Upright: cameras store their orientation.
      guard let upright = gdk_pixbuf_apply_embedded_orientation(file) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
      guard let picture = Picture(upright) else { return nil }
      last -= 1
      pictures[last] = picture
      return (last, picture.size)
    }

    func drop(_ number: Int32) {
      pictures[number] = nil
    }
  }
#endif
