/// Recognizes fingers that are drawn quickly in one direction. Discrete.
///
/// Each finger has to move along the direction, never behind its touch-down and not far beside it: at least 50 · (1 −
/// 0.94 · t) points along and at most 50 · (1 − 0.98 · t) beside, where t, at most ``Constants/swipeDuration``, counts
/// from the first touch-down. Recognized as soon as all of them have, while they are still down; ``location(in:)`` is
/// the middle of their touch-downs.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that a swipe can have.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The allowed directions; right by default. The recognizer does not say which of several it was: use one recognizer
  /// for each.
  @exclusivity(unchecked) open var direction = Direction.right

  /// How many fingers have to swipe together; 1 by default.
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1

  // The directions that are still possible for all fingers, and when the first finger came down.
  private var possible = Direction.right
  private var began: TimeInterval = 0
  // In the window's coordinates. Kept after the reset, for `location(in:)`.
  private var start: CGPoint?
  private var hasSwiped = false
  private var deadline: FrameTimer?

  open override func location(in view: UIView?) -> CGPoint {
    start.map { UIView.fromWindow($0, to: view) } ?? super.location(in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if deadline == nil {
      began = event.timestamp
      possible = direction
      start = nil
      hasSwiped = false
      // A swipe of exactly this duration counts, and timers fire before events of the same time.
      deadline = clock?.after(Constants.swipeDuration + 2 * SwipeLaw.timeTolerance, for: self) {
        $0.fail(because: "too slow")
      }
    }
    if numberOfTouches > numberOfTouchesRequired {
      fail(because: "too many fingers")
    } else if numberOfTouches == numberOfTouchesRequired {
      start = startOfFingers
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let time = event.timestamp - began
    for bit in 0..<4 {
      let direction = Direction(rawValue: 1 << bit)
      guard possible.contains(direction) else { continue }
      switch verdict(on: direction, after: time) {
      case .swiped where numberOfTouches == numberOfTouchesRequired:
        hasSwiped = true
        state = .ended
        return
      case .failed:
        possible.remove(direction)
      case .swiped:
        fail(because: "one finger ran ahead")
        return
      case .undecided:
        break
      }
    }
    if possible.isEmpty { fail(because: "goes in another direction") }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: "lifted too soon")
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: "the touch was cancelled")
  }

  open override func reset() {
    deadline?.cancel()
    deadline = nil
    if !hasSwiped { start = nil }
  }

  // All fingers have swiped, or one of them has failed, or neither.
  private final func verdict(
    on direction: Direction, after time: TimeInterval
  ) -> SwipeLaw.Verdict {
    var all = SwipeLaw.Verdict.swiped
    attempt.touches.forEachBorrowed { touch in
      let (along, beside) = direction.parts(of: touch.location - touch.origin)
      switch SwipeLaw.verdict(along: along, beside: beside, after: time) {
      case .failed: all = .failed
      case .undecided where all != .failed: all = .undecided
      case .undecided, .swiped: break
      }
    }
    return all
  }

  private final var startOfFingers: CGPoint {
    var sum = CGPoint.zero
    for touch in attempt.touches { sum = sum + touch.origin }
    return sum / CGFloat(max(1, numberOfTouches))
  }

  // Spelled out: see UIResponder.
  deinit {}
}

extension UISwipeGestureRecognizer.Direction {
  // A translation along one of the four directions, and across it.
  nonisolated fileprivate func parts(of translation: CGPoint) -> (along: CGFloat, beside: CGFloat) {
    switch self {
    case .right: (translation.x, translation.y)
    case .left: (-translation.x, translation.y)
    case .up: (-translation.y, translation.x)
    default: (translation.y, translation.x)
    }
  }
}
