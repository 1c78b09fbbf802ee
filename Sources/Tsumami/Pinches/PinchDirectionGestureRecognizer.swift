import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes two fingers that move apart or together by a minimum distance. Continuous.
///
/// The distance between the fingers is remembered when there are two, also if they came down one
/// after the other. Once it has grown by more than ``threshold`` the gesture begins outward, once
/// it has shrunk by more than that, inward. From then on there is an action for every movement, and
/// ``direction`` reverses when the distance has passed the remembered one by the threshold:
///
///     −100          0          +100          change of the distance, in points
///     ──┼───────────┼───────────┼──
///     inward ◀─                ─▶ outward    in between: as before
///
/// A lifted finger clears the distance, a third one too; with two fingers it is remembered again.
/// The gesture ends when the last finger lifts.
open class PinchDirectionGestureRecognizer: UIGestureRecognizer {
  /// The direction of the fingers' movement.
  nonisolated public enum Direction: Hashable, Sendable {
    /// Apart.
    case outward
    /// Together.
    case inward
  }

  /// How much the distance between the fingers must change, in points of the window; 100 by
  /// default. The change must be more than this.
  open var threshold: CGFloat = 100

  /// The direction in which the fingers moved last; nil before the gesture begins.
  open private(set) var direction: Direction?

  /// How much the distance between the fingers has grown since it was remembered, in points;
  /// negative where it has shrunk, 0 while there are not two fingers.
  open var change: CGFloat {
    guard let remembered, fingers.count == 2 else { return 0 }
    return distance - remembered
  }

  private var fingers: [UITouch] = []
  private var remembered: CGFloat?

  private var distance: CGFloat {
    distanceBetweenPoints(fingers[0].location(in: nil), fingers[1].location(in: nil))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers += touches
    remember()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if change > threshold {
      direction = .outward
    } else if change < -threshold {
      direction = .inward
    }
    guard direction != nil else { return }
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingers.removeAll { touches.contains($0) }
    remember()
    guard fingers.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    fingers.removeAll()
    remembered = nil
    direction = nil
  }

  private func remember() {
    remembered = fingers.count == 2 ? distance : nil
  }

  // Spelled out: see UIResponder.
  deinit {}
}
