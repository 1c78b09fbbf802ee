#if !hasFeature(Embedded)
  nonisolated extension UIColor {
    /// Writes the parts of the color, from 0 to 1, to where it is told; `nil` for one that is not wanted. Of a color of light and dark those of
    /// the light one: ``resolvedColor(with:)`` has the other.
    ///
    /// - Returns: true, as every color has these parts here.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      red?.pointee = self.red
      green?.pointee = self.green
      blue?.pointee = self.blue
      alpha?.pointee = self.alpha
      return true
    }
  }
#endif
