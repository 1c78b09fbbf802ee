import TouchKit

/// A ring that shows where something happened: it widens and fades within half a second.
final class Ripple: FrameMotion {
  private let ring = UIView(frame: .zero)
  // The clock keeps the motion.
  @WeakReference private var clock: FrameClock?
  private var start: TimeInterval = 0

  private static let duration: TimeInterval = 0.5

  /// - Parameter view: what it is shown in.
  init(in view: UIView, clock: FrameClock) {
    _clock = WeakReference(clock)
    ring.isUserInteractionEnabled = false
    ring.alpha = 0
    view.addSubview(ring)
  }

  /// Shows so many rings, one in another.
  func show(rings: Int, color: UIColor, at place: CGPoint) {
    for old in ring.subviews { old.removeFromSuperview() }
    for number in 0..<rings {
      let radius = 30 - 11 * CGFloat(number)
      ring.addSubview(PathView(Curve.circle(radius), width: 2.5, color: color))
    }
    ring.center = place
    guard let clock else { return }
    start = clock.now
    _ = move(to: start)
    clock.start(self)
  }

  func move(to time: TimeInterval) -> Bool {
    let share = CGFloat(min(1, max(0, time - start) / Ripple.duration))
    let left = (1 - share) * (1 - share)
    let isStill = ring.window?.isReduceMotionEnabled != false
    let scale = isStill ? 1 : 1.3 - 0.8 * left
    ring.transform = CGAffineTransform(scaleX: scale, y: scale)
    ring.alpha = left
    return share < 1
  }
}
