/// A change of layout that goes to its end by itself, on a critically damped spring.
final class TransitionMotion: ScrollMotion {
  // The view clears this where it goes away before the clock has let go of the motion.
  nonisolated(unsafe) var transition: LayoutTransition?
  private let toTarget: Bool
  private let start: TimeInterval
  private let way: CGFloat
  private let spring: Spring
  private var time: TimeInterval

  /// - Parameters:
  ///   - speed: with which it begins, in parts of the way per second. More than the spring can
  ///     brake would swing over the end, and less than none would leave the way: it is held between.
  ///   - way: how much progress there is to go, with its sign.
  init(
    _ transition: LayoutTransition, toTarget: Bool, speed: CGFloat, way: CGFloat,
    at time: TimeInterval
  ) {
    self.transition = transition
    self.toTarget = toTarget
    self.way = way
    self.time = time
    start = time
    let frequency = Constants.transitionFrequency
    spring = Spring(
      distance: 1, velocity: -min(max(speed, 0), frequency), frequency: frequency)
    super.init(transition.view)
  }

  /// In progress per second.
  var progressVelocity: CGFloat {
    -spring.velocity(at: time - start) * way
  }

  override func step(_ scrollView: UIScrollView, to time: TimeInterval) -> Bool {
    self.time = max(self.time, time)
    let left = spring.distance(at: self.time - start)
    if left > Constants.transitionRest {
      transition?.settle(1 - left, toTarget: toTarget)
    } else {
      // That stops the motion, too.
      transition?.arrive(toTarget: toTarget)
    }
    return true
  }

  /// The program has put the content somewhere: the layout is there at once, and the content where
  /// it was put.
  override func replace(_ scrollView: UIScrollView, at time: TimeInterval) -> Bool {
    let offset = scrollView.contentOffset
    transition?.end(completed: false)
    scrollView.moveContent(to: offset)
    return true
  }

  // It changes what the content is, and does not scroll it.
  override var showsIndicators: Bool {
    false
  }

  override func finish(_ scrollView: UIScrollView, caught: Bool) {
    if caught { transition?.pause() }
  }
}
