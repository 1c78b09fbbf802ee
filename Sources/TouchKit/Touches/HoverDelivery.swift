/// Tells hover recognizers where the pointer is while it does not touch.
final class HoverDelivery {
  private var over: [Backlink<UIHoverGestureRecognizer>] = []

  /// The pointer is at a point in the window's coordinates, or has left it (`nil`).
  func move(to point: CGPoint?, in window: UIWindow) {
    var now: [UIHoverGestureRecognizer] = []
    var view = point.flatMap { window.hitTest($0, with: nil) }
    while let here = view {
      for recognizer in here.recognizers where recognizer.isEnabled {
        if let hover = recognizer as? UIHoverGestureRecognizer { now.append(hover) }
      }
      view = here.parent
    }
    for old in over.compactMap({ $0.object }) where !now.contains(where: { $0 === old }) {
      old.leaveHover(point == nil ? .cancelled : .ended)
    }
    over = now.map { Backlink(to: $0) }
    guard let point else { return }
    for recognizer in now { recognizer.hover(at: point) }
  }
}
