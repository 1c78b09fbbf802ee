/// A motion of a scroll view's content that no finger drives. A finger that lands stops it where it is.
class ScrollMotion: FrameMotion {
  // The scroll view keeps its motion, and clears this where it goes away before the clock has let go of the motion.
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

  /// How fast the offset changes, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    .zero
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
  final func stopMotion() {
    guard let old = motion else { return }
    motion = nil
    window?.clock.stop(old)
    old.finish(self, caught: true)
    indicators.leave(self)
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
