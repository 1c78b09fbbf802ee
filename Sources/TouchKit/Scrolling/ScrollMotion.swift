/// A motion of a scroll view's content that no finger drives. A finger that lands stops it where it is.
class ScrollMotion: FrameMotion {
  // The scroll view keeps its motion, and clears this where it goes away before the clock has let
  // go of the motion.
  nonisolated(unsafe) final unowned(unsafe) var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Moves the content to where it is at `time`.
  func move(to time: TimeInterval) -> Bool {
    guard let scrollView else { return false }
    if step(scrollView, to: time) { return true }
    scrollView.arrived(self)
    return false
  }

  /// Moves the content; false once it has come to rest.
  func step(_ scrollView: UIScrollView, to time: TimeInterval) -> Bool {
    false
  }

  /// How fast the content goes where nobody zooms it, in points per second of the offset: what a
  /// finger that lands catches.
  func velocity(at time: TimeInterval) -> CGPoint {
    .zero
  }

  /// How what is shown changes: what another motion takes over.
  func flow(at time: TimeInterval) -> ViewportVelocity {
    ViewportVelocity(scale: 0, offset: velocity(at: time))
  }

  /// Where the offset is going.
  var destination: CGPoint {
    scrollView?.contentOffset ?? .zero
  }

  /// The content was moved to another place by somebody else, or may rest elsewhere now.
  ///
  /// - Returns: false where the motion has no business any more.
  func replace(_ scrollView: UIScrollView, at time: TimeInterval) -> Bool {
    false
  }

  /// Whether the bars that show how much of the content is visible appear for it.
  var showsIndicators: Bool {
    true
  }

  /// It has arrived, or something else takes over: says so to the delegate.
  func finish(_ scrollView: UIScrollView, caught: Bool) {}
}

extension UIScrollView {
  final func run(_ new: ScrollMotion) {
    stopMotion()
    motion = new
    window?.clock.start(new)
    if new.showsIndicators { indicators.show(self) }
  }

  /// Stops whatever moves, where it is.
  ///
  /// - Parameter settling: true where no finger has caught it, and nothing else will bring a scale
  ///   beyond its limits back to them: it is there at once.
  final func stopMotion(settling: Bool = false) {
    guard let old = motion else { return }
    motion = nil
    window?.clock.stop(old)
    if settling { limitScale() }
    old.finish(self, caught: true)
    indicators.leave(self)
  }

  final func limitScale() {
    guard !isTracking, limited(scale) != scale, let view = zoomView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = view.convert(contentOffset + middle, from: self)
    show(viewport(showing: point, of: view, at: middle, scale: limited(scale))) { clamped($0) }
  }

  /// What the content is doing by itself, be it a motion of its own or an animation of somebody's.
  final var flow: ViewportVelocity {
    if let motion { return motion.flow(at: now) }
    if case .rect(let way) = running?.velocity(of: .bounds, self) {
      return ViewportVelocity(scale: 0, offset: way.origin)
    }
    return .none
  }

  final func arrived(_ old: ScrollMotion) {
    guard motion === old else { return }
    motion = nil
    moveContent(to: onPixel(contentOffset))
    old.finish(self, caught: false)
    indicators.leave(self)
  }

  final var now: TimeInterval {
    window?.clock.now ?? 0
  }
}
