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
      return add(file)
    }

    /// The same for what a file has in it.
    func load(_ bytes: [UInt8]) -> (Int32, CGSize)? {
      guard let loader = gdk_pixbuf_loader_new() else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
      let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
      // It has to be closed in any case, and decodes the last lines then.
      let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
      guard isWritten, isClosed, let file = gdk_pixbuf_loader_get_pixbuf(loader) else {
        return nil
      }
      return add(file)
    }

    private func add(_ file: OpaquePointer) -> (Int32, CGSize)? {
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
