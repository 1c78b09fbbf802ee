import TouchKit

/// A finger that remembers where it is, and refuses what fingers cannot do.
public final class Finger {
  /// The number that the window knows this finger by.
  public let id: Int

  /// Where the finger is, in the window's coordinates; `nil` while it is not down.
  public private(set) var location: CGPoint?

  /// Finger, stylus or mouse, from the next touch-down on.
  public var kind = UITouch.TouchType.direct

  /// How hard it presses and how wide it is, from the next sample on.
  public var force: CGFloat = 0
  public var radius: CGFloat = 0

  private let tester: TouchTester

  init(id: Int, tester: TouchTester) {
    self.id = id
    self.tester = tester
  }

  /// Comes down.
  public func down(at point: CGPoint) {
    precondition(location == nil, "Finger \(id) is down already.")
    location = point
    send(.began, at: point)
  }

  /// Moves to a place, in one event.
  public func move(to point: CGPoint) {
    precondition(location != nil, "Finger \(id) is not down: it cannot move.")
    location = point
    send(.moved, at: point)
  }

  /// Moves by a way, in one event.
  public func move(by dx: CGFloat, _ dy: CGFloat) {
    let here = location ?? .zero
    move(to: CGPoint(x: here.x + dx, y: here.y + dy))
  }

  /// Moves evenly along a straight line, one event for each frame, while the clock turns.
  public func drag(to point: CGPoint, over seconds: TimeInterval) {
    let from = location ?? point
    let steps = max(1, Int((seconds / tester.frameInterval).rounded()))
    for step in 1...steps {
      tester.advance(by: seconds / TimeInterval(steps))
      let share = CGFloat(step) / CGFloat(steps)
      move(
        to: CGPoint(
          x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share))
    }
  }

  /// Lifts, where it is.
  public func up() {
    precondition(location != nil, "Finger \(id) is not down: it cannot lift.")
    send(.ended, at: location ?? .zero)
    location = nil
  }

  /// Is taken away by the system.
  public func cancel() {
    precondition(location != nil, "Finger \(id) is not down: it cannot be cancelled.")
    send(.cancelled, at: location ?? .zero)
    location = nil
  }

  /// Comes down and lifts again.
  public func tap(at point: CGPoint, for seconds: TimeInterval = 0.05) {
    down(at: point)
    tester.advance(by: seconds)
    up()
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    tester.send(
      TouchSample(
        id: id, phase: phase, location: point, timestamp: tester.now, force: force,
        radius: radius, kind: kind))
  }
}
