/// What ``UIView/draw(_:)`` draws into: shapes in the view's coordinates, which the host shows at any scale.
///
/// Get it from ``UIGraphicsGetCurrentContext()``. It notes what is drawn rather than filling pixels, so a view that is enlarged stays sharp. A path is added to and then
/// stroked or filled, which begins a new one, as in Core Graphics. Coordinates are in points, mapped by ``ctm`` as they are added; what is not finite is left out.
/// Gradients, shadows, pictures and text are not there; clipping and erasing natively only.
nonisolated public final class CGContext {
  struct State {
    var map = CGAffineTransform.identity
    var fill = UIColor.black
    var stroke = UIColor.black
    var line = LayerStroke()
    var alpha: CGFloat = 1
    #if !hasFeature(Embedded)
      var clips: [LayerClip] = []
      var erases = false
    #endif
  }

  #if hasFeature(Embedded)
    var state = State()
  #else
    var state = State() {
      didSet { isSet = true }
    }
    private var isSet = false
  #endif
  private var saved: [State] = []
  var path = CGMutablePath()
  private(set) var shapes: [LayerShape] = []

  init() {}

  // Spelled out: see UIResponder.
  deinit {}

  #if !hasFeature(Embedded)
    /// Makes it as good as new, where nothing has been drawn. False where something has.
    func reset() -> Bool {
      guard shapes.isEmpty, saved.isEmpty, path.isEmpty else { return false }
      if isSet { state = State() }
      isSet = false
      return true
    }
  #endif

  // MARK: State

  /// Keeps the map, the colors, the line and, natively, the clipping, until ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
  }

  /// Takes back what was set since the last ``saveGState()``; does nothing where none is left.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The map from the present coordinates to the view's.
  public var ctm: CGAffineTransform {
    state.map
  }

  /// Applies a map to what is added from now on, before the one that there is.
  public func concatenate(_ transform: CGAffineTransform) {
    let t = transform
    guard (t.a + t.b + t.c + t.d + t.tx + t.ty).isFinite else { return }
    state.map = transform.concatenating(state.map)
  }

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes about the origin, in radians; clockwise on the screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  // MARK: Shapes

  /// Draws a path that is in the view's coordinates already.
  func add(
    _ elements: [PathElement], fill: Bool, stroke: Bool, rule: CGPathFillRule = .winding,
    line: LayerStroke
  ) {
    guard !elements.isEmpty else { return }
    var shape = LayerShape(path: elements)
    shape.fillRule = rule
    shape.stroke = line
    #if !hasFeature(Embedded)
      shape.clips = state.clips
      shape.erases = state.erases
    #endif
    if fill { shape.fillColor = faded(state.fill) }
    // A line is as wide as the map makes it; where the axes have two scales, their geometric mean.
    if stroke {
      let map = state.map
      let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
      shape.strokeColor = faded(state.stroke)
      shape.stroke.width = max(0, line.width * scale)
      shape.stroke.dashes = line.dashes.map { $0 * scale }
      shape.stroke.dashPhase *= scale
    }
    guard shape.fillColor != .clear || shape.strokeColor != .clear else { return }
    shapes.append(shape)
  }

  private func faded(_ color: UIColor) -> UIColor {
    #if !hasFeature(Embedded)
      // What it is erased with does not count.
      if state.erases { return .black }
    #endif
    return state.alpha == 1
      ? color
      : color.mapped {
        ColorShade(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * state.alpha)
      }
  }
}
