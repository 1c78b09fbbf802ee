/// What does not change: in a copy of a view.
final class StillCanvas: Canvas {
  private let bounds: CGRect?
  private let shapes: [LayerShape]

  init(_ bounds: CGRect?, _ shapes: [LayerShape]) {
    self.bounds = bounds
    self.shapes = shapes
    super.init()
  }

  // Spelled out: see UIResponder.
  deinit {}

  override func drawing(of view: UIView) -> LayerDrawing? {
    view.drawing(bounds, shapes)
  }

  override func copy(of view: UIView) -> Canvas? {
    self
  }

  override func colorsChanged() -> Bool {
    true
  }
}
