#if !hasFeature(Embedded)
  // Layers that draw themselves, natively.
  extension CALayer {
    /// The same as ``setNeedsDisplay()``: what is drawn is replaced as a whole.
    public final func setNeedsDisplay(_ r: CGRect) {
      setNeedsDisplay()
    }

    /// Whether ``draw(in:)`` is called anew in another size; false, the default, for stretching what was drawn. Of a view's layer it is ``UIView/ContentMode/redraw``.
    public final var needsDisplayOnBoundsChange: Bool {
      get { view?.contentMode == .redraw }
      set {
        guard newValue != needsDisplayOnBoundsChange else { return }
        view?.contentMode = newValue ? .redraw : .scaleToFill
      }
    }

    /// Lets the view of the layer draw.
    final func drawView(in context: CGContext) {
      guard !isAlone, let view else { return }
      UIGraphicsPushContext(context)
      view.draw(view.bounds)
      UIGraphicsPopContext()
    }
  }

  extension UIView {
    /// A layer of a class of the program's draws, and lets the view draw; without one the view draws.
    final func drawLayer(_ bounds: CGRect) {
      let drawn = type(of: self).layerClass == CALayer.self ? layerObject : layer
      guard let drawn, type(of: drawn) != CALayer.self, let context = CGContext.current else {
        return draw(bounds)
      }
      CGContext.current = nil
      drawn.draw(in: context)
      CGContext.current = context
    }
  }

  // The contexts that were present before those that were pushed.
  private var earlierContexts: [CGContext?] = []

  /// Makes a context the present one, which ``UIGraphicsGetCurrentContext()``, paths and colors use, until ``UIGraphicsPopContext()``. Natively only.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func UIGraphicsPushContext(_ context: CGContext) {
    earlierContexts.append(CGContext.current)
    CGContext.current = context
  }

  /// Makes the context the present one that was it before the last ``UIGraphicsPushContext(_:)``; does nothing where there was none. Natively only.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func UIGraphicsPopContext() {
    if let earlier = earlierContexts.popLast() { CGContext.current = earlier }
  }
#endif
