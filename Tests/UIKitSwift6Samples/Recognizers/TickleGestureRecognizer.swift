import UIKit.UIGestureRecognizerSubclass

/// Recognized once a finger has gone to and fro several times.
public class TickleGestureRecognizer: UIGestureRecognizer {
  public var requiredTurns = 3
  public var distanceForTurn: CGFloat = 25

  private enum TickleDirection: Int {
    case unknown, left, right
  }

  private var turns = 0
  private var start = CGPoint.zero
  private var direction = TickleDirection.unknown

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    start = touch.location(in: self.view)
  }

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: self.view)
    let way = location.x - start.x
    guard abs(way) >= distanceForTurn else { return }
    let next: TickleDirection = way < 0 ? .left : .right
    if direction == .unknown || direction != next {
      turns += 1
      start = location
      direction = next
      if self.state == .possible && turns > requiredTurns {
        self.state = .ended
      }
    } else {
      start = location
    }
  }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    reset()
  }

  override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    reset()
  }

  override public func reset() {
    turns = 0
    start = CGPoint.zero
    direction = .unknown
    if state == .possible {
      state = .failed
    }
  }
}
