/// A layer that shows a path: filled, drawn with a line, or both, the line in front.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80)).cgPath
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemBlue.cgColor
/// ring.lineWidth = 6
/// ring.strokeEnd = 0.4
/// view.layer.addSublayer(ring)
/// ```
///
/// The path is in the layer's coordinates, and not cut off by its bounds unless ``CALayer/masksToBounds`` is true. ``strokeStart``, ``strokeEnd``, ``lineWidth`` and the two
/// colors are animated in `UIView.animate`, and by themselves, natively; everything else changes at once.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CAShapeLayer: MaskingLayer {
  private final let canvas = ShapeCanvas()

  #if hasFeature(Embedded)
    public override init() {
      super.init()
      view?.makeRareSettings().canvas = canvas
    }
  #else
    /// A layer without a path, filled with black.
    public required init() {
      super.init()
      view?.makeRareSettings().canvas = canvas
    }

    override func move(to view: UIView) {
      view.makeRareSettings().canvas = canvas
      view.mark(.drawing)
    }

    override func take(_ other: CALayer) {
      super.take(other)
      if let other = other as? CAShapeLayer { canvas.take(other.canvas) }
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// What is shown, in the layer's coordinates; a copy of the path as it is when it is set. `nil`, nothing, by default.
  ///
  /// It changes at once, as in Core Animation, unless an animation of `path` is added: point by point, between paths of the same parts, moves, lines and curves; any other path is there at once.
  public final var path: CGPath? {
    get { canvas.path }
    set {
      canvas.path = newValue?.copy()
      changed()
      #if !hasFeature(Embedded)
        if let animations = view?.animations, !animations.isApplying { animations.release(.path) }
      #endif
    }
  }

  /// The color inside; opaque black by default. `nil` for none.
  public final var fillColor: CGColor? {
    get { canvas.fill.map { CGColor($0) } }
    set { set(.fill, .color((newValue?.color ?? .clear).shades)) { $0.fill = newValue?.color } }
  }

  /// What is inside where lines cross; by the winding number by default.
  public final var fillRule = CAShapeLayerFillRule.nonZero {
    didSet {
      canvas.shape.fillRule = fillRule == .evenOdd ? .evenOdd : .winding
      changed()
    }
  }

  /// The color of the line; `nil`, none, by default.
  public final var strokeColor: CGColor? {
    get { canvas.stroke.map { CGColor($0) } }
    set { set(.stroke, .color((newValue?.color ?? .clear).shades)) { $0.stroke = newValue?.color } }
  }

  /// The width of the line, in points; 1 by default.
  public final var lineWidth: CGFloat {
    get { canvas.shape.stroke.width }
    set {
      let new = newValue > 0 && newValue.isFinite ? newValue : 0
      set(.lineWidth, .number(new)) { $0.shape.stroke.width = new }
    }
  }

  /// Where on the path the line begins, from 0, its start, the default, to 1, its end.
  public final var strokeStart: CGFloat {
    get { canvas.start }
    set {
      let new = share(newValue)
      set(.strokeStart, .number(new)) { $0.start = new }
    }
  }

  /// Where on the path the line ends, from 0, its start, to 1, its end, the default.
  public final var strokeEnd: CGFloat {
    get { canvas.end }
    set {
      let new = share(newValue)
      set(.strokeEnd, .number(new)) { $0.end = new }
    }
  }

  /// The ends of the line; cut off by default.
  public final var lineCap = CAShapeLayerLineCap.butt {
    didSet {
      canvas.shape.stroke.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
      changed()
    }
  }

  /// The corners of the line; pointed by default.
  public final var lineJoin = CAShapeLayerLineJoin.miter {
    didSet {
      canvas.shape.stroke.join =
        lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
      changed()
    }
  }

  /// How long a pointed corner may be, in widths of the line; 10 by default.
  public final var miterLimit: CGFloat {
    get { canvas.shape.stroke.miterLimit }
    set {
      canvas.shape.stroke.miterLimit = newValue.isFinite ? newValue : 10
      changed()
    }
  }

  #if hasFeature(Embedded)
    public final var lineDashPattern: [Double]? {
      didSet { setDashes(lineDashPattern.map { $0.map { CGFloat($0) } }) }
    }
  #else
    /// The lengths of dashes and gaps in turn, in points; `nil`, no gaps, by default.
    public final var lineDashPattern: [NSNumber]? {
      didSet { setDashes(lineDashPattern.map { $0.map { CGFloat($0.doubleValue) } }) }
    }
  #endif

  /// How far into the dashes the line begins, in points; 0 by default.
  public final var lineDashPhase: CGFloat {
    get { canvas.shape.stroke.dashPhase }
    set {
      canvas.shape.stroke.dashPhase = newValue.isFinite ? newValue : 0
      changed()
    }
  }

  private final func setDashes(_ lengths: [CGFloat]?) {
    canvas.shape.stroke.setDashes(lengths ?? [], phase: lineDashPhase)
    changed()
  }

  private final func share(_ value: CGFloat) -> CGFloat {
    value > 1 ? 1 : value > 0 ? value : 0
  }

  private final func changed() {
    view?.mark(.drawing)
  }

  private final func set(
    _ property: AnimatedProperty, _ value: AnimatedValue, _ change: (ShapeCanvas) -> Void
  ) {
    setDrawn(property, value, of: canvas) { change(canvas) }
  }
}
