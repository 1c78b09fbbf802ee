#if !hasFeature(Embedded)
  // Where is drawn, and what takes away what is drawn. Natively only.
  nonisolated extension CGContext {
    // MARK: Clipping

    /// Draws nothing outside of the path from now on, nor outside of where was drawn before, and begins a new path. A path without parts changes nothing.
    ///
    /// ```swift
    /// context.saveGState()
    /// context.addEllipse(in: bounds)
    /// context.clip()
    /// // What is drawn here is seen within the ellipse.
    /// context.restoreGState()
    /// ```
    ///
    /// - Parameter rule: what is inside where lines cross; by the winding number by default.
    public func clip(using rule: CGPathFillRule = .winding) {
      let clip = path.elements
      path = CGMutablePath()
      if !clip.isEmpty { state.clips.append(LayerClip(path: clip, rule: rule)) }
    }

    /// Draws nothing outside of a rectangle from now on, nor outside of where was drawn before. It ends the path that was begun.
    public func clip(to rect: CGRect) {
      clip(to: [rect])
    }

    /// Draws nothing outside of all these rectangles from now on, nor outside of where was drawn before. It ends the path that was begun.
    public func clip(to rects: [CGRect]) {
      path = CGMutablePath()
      for rect in rects { addRect(rect) }
      clip()
    }

    /// Draws everywhere again.
    public func resetClip() {
      state.clips = []
    }

    // MARK: Erasing

    /// What drawing does from now on: it covers what is behind it, the default, or takes it away. It is kept by ``saveGState()``.
    ///
    /// What is taken away is what was drawn in the same view before; the view's background stays.
    public func setBlendMode(_ mode: CGBlendMode) {
      state.erases = mode == .clear
    }

    /// Takes away what was drawn in a rectangle.
    public func clear(_ rect: CGRect) {
      let erased = state.erases
      state.erases = true
      fill(rect)
      state.erases = erased
    }
  }

  /// What drawing does with what is there already. Natively only, and no other ones.
  nonisolated public enum CGBlendMode: Int32, Sendable {
    /// It is drawn over it.
    case normal = 0
    /// It takes it away, whatever its color is.
    case clear = 16
  }

  extension UIBezierPath {
    /// Draws nothing outside of the path from now on, nor outside of where was drawn before, within ``UIView/draw(_:)``; does nothing outside of it. Natively only.
    public func addClip() {
      guard let context = CGContext.current else { return }
      let clip = mapped(by: context)
      guard !clip.isEmpty else { return }
      context.state.clips.append(
        LayerClip(path: clip, rule: usesEvenOddFillRule ? .evenOdd : .winding))
    }
  }

  /// Draws nothing outside of a rectangle from now on, within ``UIView/draw(_:)``; does nothing outside of it. Natively only.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func UIRectClip(_ rect: CGRect) {
    CGContext.current?.clip(to: rect)
  }
#endif
