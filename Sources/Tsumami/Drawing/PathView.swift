// Elsewhere TouchKit has it.
#if APPLE_UIKIT
  import UIKit

  /// A view that draws one polyline, with round ends and corners: a finger's trail, a gesture's sketch.
  open class PathView: UIView {
    /// The points of the line, in the view's coordinates; empty by default.
    public var points: [CGPoint] = [] {
      didSet { drawLine() }
    }

    /// The width of the line, in points; 4 by default.
    public var lineWidth: CGFloat = 4 {
      didSet { drawLine() }
    }

    /// Black by default.
    public var strokeColor = UIColor.black {
      didSet { drawLine() }
    }

    /// Appends a point, in the view's coordinates; the first one is the start.
    public final func addLine(to point: CGPoint) {
      points.append(point)
    }

    open override class var layerClass: AnyClass {
      CAShapeLayer.self
    }

    // A layer has one of the two colors of light and dark.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
        drawLine()
      }
    }

    private func drawLine() {
      guard let shape = layer as? CAShapeLayer else { return }
      let path = CGMutablePath()
      path.addLines(between: points)
      shape.path = path
      shape.lineWidth = lineWidth
      shape.strokeColor = strokeColor.resolvedColor(with: traitCollection).cgColor
      shape.fillColor = nil
      shape.lineCap = .round
      shape.lineJoin = .round
    }

    // Spelled out: see UIResponder.
    deinit {}
  }
#endif
