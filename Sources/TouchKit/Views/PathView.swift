/// A view that draws one polyline: a finger's trail, a gesture's sketch.
///
/// UIKit draws such things in `draw(_:)`; here the host draws, so it gets the points of the line.
open class PathView: UIView {
  /// The points of the line, in the view's coordinates; empty by default.
  public var points: [CGPoint] = [] {
    didSet { mark(.path) }
  }

  /// The width of the line, in points; 4 by default.
  public var lineWidth: CGFloat = 4 {
    didSet { if lineWidth != oldValue { mark(.path) } }
  }

  /// Black by default.
  public var strokeColor = UIColor.black {
    didSet { if strokeColor != oldValue { mark(.path) } }
  }

  /// Appends a point, in the view's coordinates; the first one is the start.
  ///
  /// - Complexity: O(1), where appending to ``points`` from another module may copy them.
  public final func addLine(to point: CGPoint) {
    points.append(point)
  }

  override var layerKind: LayerKind {
    .path
  }

  override func describeContents(
    _ aspects: LayerAspects, _ number: Int32, into changes: inout [LayerChange]
  ) {
    guard aspects.contains(.path) else { return }
    changes.append(.path(number, points: points, width: lineWidth, color: shown(strokeColor)))
  }

  override var dynamicContents: LayerAspects {
    strokeColor.isDynamic ? .path : []
  }

  override func contentsAlone() -> UIView? {
    let copy = PathView(frame: .zero)
    copy.points = points
    copy.lineWidth = lineWidth
    copy.strokeColor = strokeColor
    return copy
  }

  // Spelled out: see UIResponder.
  deinit {}
}
