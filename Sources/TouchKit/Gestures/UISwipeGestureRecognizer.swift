/// Recognizes fingers that are drawn quickly in one direction. Discrete.
///
/// The middle of the fingers has to go ``Constants/swipeDistance`` within
/// ``Constants/swipeDuration`` of the first touch-down, and sideways at most half as far as along.
/// Recognized as soon as it has, while the fingers are still down; ``location(in:)`` is where they
/// started.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that a swipe can have.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are taken; to the right by default. Which of several it was, the
  /// recognizer does not say: use one for each.
  open var direction = Direction.right

  /// How many fingers have to swipe together; 1 by default.
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?
  private var deadline: FrameTimer?

  open override func location(in view: UIView?) -> CGPoint {
    start.map { UIView.fromWindow($0, to: view) } ?? super.location(in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if deadline == nil {
      deadline = clock?.after(Constants.swipeDuration, for: self) { $0.fail(because: "too slow") }
    }
    if numberOfTouches > numberOfTouchesRequired {
      fail(because: "too many fingers")
    } else {
      start = startOfFingers
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, numberOfTouches == numberOfTouchesRequired else {
      // A finger that runs ahead before the others are down is no swipe of several.
      for touch in touches
      where touch.location.distance(to: touch.origin) > Constants.swipeDistance {
        fail(because: "one finger ran ahead")
      }
      return
    }
    let way = attempt.middle - start
    var isPossible = false
    for bit in 0..<4 where direction.contains(Direction(rawValue: 1 << bit)) {
      let (along, across) = Direction(rawValue: 1 << bit).parts(of: way)
      if along >= Constants.swipeDistance, across <= along / 2 {
        state = .ended
        return
      }
      // Half of the way sideways, or back, is too far to be made good.
      let astray = max(across - max(along, 0) / 2, -along)
      if astray <= Constants.swipeDistance / 2 { isPossible = true }
    }
    if !isPossible { fail(because: "goes another way") }
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
    start = nil
  }

  private final var startOfFingers: CGPoint {
    var sum = CGPoint.zero
    for touch in attempt.touches { sum = sum + touch.origin }
    return sum / CGFloat(max(1, numberOfTouches))
  }
}

extension UISwipeGestureRecognizer.Direction {
  // How far a way leads along one of the four directions, and how far away from it.
  nonisolated fileprivate func parts(of way: CGPoint) -> (along: CGFloat, across: CGFloat) {
    switch self {
    case .right: (way.x, abs(way.y))
    case .left: (-way.x, abs(way.y))
    case .up: (-way.y, abs(way.x))
    default: (way.y, abs(way.x))
    }
  }
}
