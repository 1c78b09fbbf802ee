/// What ``UIView/draw(_:)`` has drawn.
final class DrawnCanvas: Canvas {
  private var bounds = CGRect.zero
  private var shapes: [LayerShape] = []
  private var needsDisplay = true

  override init() {
    super.init()
  }

  // Spelled out: see UIResponder.
  deinit {}

  #if !hasFeature(Embedded)
    init(_ bounds: CGRect, _ shapes: [LayerShape]) {
      (self.bounds, self.shapes) = (bounds, shapes)
      needsDisplay = false
      super.init()
    }
  #endif

  override func invalidate() {
    needsDisplay = true
  }

  // As in UIKit the view may draw something else then.
  override func colorsChanged() -> Bool {
    needsDisplay = true
    return true
  }

  override func drawing(of view: UIView) -> LayerDrawing? {
    drawIfNeeded(view)
    return view.drawing(bounds, shapes)
  }

  override func copy(of view: UIView) -> Canvas? {
    StillCanvas(bounds, shapes)
  }

  private func drawIfNeeded(_ view: UIView) {
    let new = view.bounds
    guard needsDisplay || (view.layerState.redraws && bounds != new) else { return }
    needsDisplay = false
    bounds = new
    shapes = view.drawnShapes()
  }
}

extension UIView {
  // As in UIKit nothing is drawn where there is no room, until there is.
  fileprivate final func drawnShapes() -> [LayerShape] {
    let bounds = geometry.bounds
    layerState.redraws = contentMode == .redraw || bounds.isEmpty
    #if hasFeature(Embedded)
      return bounds.isEmpty ? [] : CGContext.shapes { draw(bounds) }
    #else
      return bounds.isEmpty ? [] : CGContext.shapes { drawLayer(bounds) }
    #endif
  }

  /// See ``UIView/setNeedsDisplay()``.
  final func requestDisplay() {
    let settings = makeRareSettings()
    let canvas = settings.canvas ?? DrawnCanvas()
    settings.canvas = canvas
    canvas.invalidate()
    mark(.drawing)
  }

  #if hasFeature(Embedded)
    public final func setNeedsDisplay() {
      requestDisplay()
    }
  #else
    // Most views draw nothing, and are found out here, as they come into a window.
    final func drawForTheFirstTime() {
      let kind: AnyClass = type(of: self)
      guard kind != UIView.self, kind != UIImageView.self, kind != UILabel.self else { return }
      let bounds = geometry.bounds
      let shapes = drawnShapes()
      if !shapes.isEmpty { makeRareSettings().canvas = DrawnCanvas(bounds, shapes) }
    }

    /// Calls ``draw(_:)`` anew before the next frame, for the whole view: what it draws is replaced as a whole.
    public final func setNeedsDisplay(_ rect: CGRect) {
      setNeedsDisplay()
    }
  #endif
}
