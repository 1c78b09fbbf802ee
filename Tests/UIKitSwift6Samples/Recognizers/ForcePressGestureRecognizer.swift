import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Begins once a finger presses hard enough, says how hard it does, and can be felt.
public class ForcePressGestureRecognizer: UIGestureRecognizer {
  public private(set) var forceFactor: CGFloat = 0
  public let threshold: CGFloat

  private let feedback = UIImpactFeedbackGenerator(style: .heavy)

  public required init(target: Any?, action: Selector?, threshold: CGFloat) {
    self.threshold = threshold
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    feedback.prepare()
    if let touch = touches.first {
      handle(touch)
    }
  }

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first {
      handle(touch)
    }
  }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .began || state == .changed ? .ended : .failed
  }

  override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override public func reset() {
    super.reset()
    forceFactor = 0
  }

  private func handle(_ touch: UITouch) {
    guard touch.force != 0, touch.maximumPossibleForce > 0 else { return }
    forceFactor = touch.force / touch.maximumPossibleForce
    if state == .possible, forceFactor >= threshold {
      state = .began
      feedback.impactOccurred(intensity: forceFactor)
    } else if state == .began || state == .changed {
      state = forceFactor < threshold / 2 ? .ended : .changed
    }
  }
}
