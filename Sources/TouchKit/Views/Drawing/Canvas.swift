/// What is drawn in a view behind its subviews: by the view itself, or by a layer that is a shape.
///
/// A class of its own, so that a program that draws nothing links nothing of it: the methods of a class are linked where it is made.
class Canvas {
  init() {}

  deinit {}

  /// What the host shows from now on.
  func drawing(of view: UIView) -> LayerDrawing? {
    nil
  }

  /// The same for a copy of the view, which stays as it is.
  func copy(of view: UIView) -> Canvas? {
    nil
  }

  /// It has to be drawn anew.
  func invalidate() {}

  /// Light has become dark, or dark light.
  ///
  /// - Returns: true where it has to be drawn again.
  func colorsChanged() -> Bool {
    false
  }

  #if !hasFeature(Embedded)
    /// What can be animated of it.
    func value(of property: AnimatedProperty) -> AnimatedValue { .number(0) }
    func setValue(_ value: AnimatedValue, of property: AnimatedProperty) {}
  #endif
}

extension UIView {
  /// Appends what is drawn in the view.
  final func describeDrawing(_ number: Int32, into changes: inout [LayerChange]) {
    #if !hasFeature(Embedded)
      if rareSettings?.canvas == nil { drawForTheFirstTime() }
    #endif
    if let drawing = rareSettings?.canvas?.drawing(of: self) {
      changes.append(.drawing(number, drawing))
    }
  }

  /// Shapes in the colors that the view shows them in.
  final func drawing(_ bounds: CGRect?, _ shapes: [LayerShape]) -> LayerDrawing {
    var shown = shapes
    for index in shown.indices {
      shown[index].fillColor = self.shown(shapes[index].fillColor)
      shown[index].strokeColor = self.shown(shapes[index].strokeColor)
    }
    return LayerDrawing(bounds: bounds, shapes: shown)
  }
}
