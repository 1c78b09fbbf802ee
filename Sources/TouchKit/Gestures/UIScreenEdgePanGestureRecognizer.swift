/// Edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes a finger that is drawn in from an edge of the window. Continuous.
///
/// The finger has to come down within ``Constants/screenEdge`` of one of the ``edges`` and to move
/// away from it; otherwise this is a pan, with its translation and velocity. One finger only.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the gesture may start from. None by default: it never begins.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    if numberOfTouches > 1 { fail(because: "too many fingers") }
    if startEdges.isEmpty { fail(because: "not at the edge") }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = attempt.touches.first, movesAlongEdge(touch) {
      fail(because: "goes along the edge")
      return
    }
    super.touchesMoved(touches, with: event)
  }

  /// Only the inward translation counts towards the hysteresis.
  override func effective(_ travel: CGPoint) -> CGPoint {
    let edges = startEdges
    var inward = CGPoint.zero
    if edges.contains(.left) { inward.x = max(0, travel.x) }
    if edges.contains(.right) { inward.x = min(0, travel.x) }
    if edges.contains(.top) { inward.y = max(0, travel.y) }
    if edges.contains(.bottom) { inward.y = min(0, travel.y) }
    return inward
  }

  // True where the finger moved along the edge farther than a pan's hysteresis, and farther than inwards.
  private final func movesAlongEdge(_ touch: UITouch) -> Bool {
    let travel = touch.location - touch.origin
    let inward = effective(travel)
    let sideways = travel - inward
    return sideways.length >= Constants.panHysteresis && sideways.length > inward.length
  }

  /// The edges among ``edges`` that the finger came down at.
  private final var startEdges: UIRectEdge {
    guard let touch = attempt.touches.first, let window = owner?.host else { return [] }
    let (start, size) = (touch.origin, window.bounds.size)
    var found: UIRectEdge = []
    if start.x <= Constants.screenEdge { found.insert(.left) }
    if start.x >= size.width - Constants.screenEdge { found.insert(.right) }
    if start.y <= Constants.screenEdge { found.insert(.top) }
    if start.y >= size.height - Constants.screenEdge { found.insert(.bottom) }
    return found.intersection(edges)
  }

  // Spelled out: see UIResponder.
  deinit {}
}
