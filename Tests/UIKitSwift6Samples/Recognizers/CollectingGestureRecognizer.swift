import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Hands the touches to code that takes any objects: recognized once all of them have been taken back.
class CollectingGestureRecognizer: UIGestureRecognizer {
  private(set) var objects: Set<NSObject> = []

  private func collect(_ new: Set<NSObject>) {
    objects.formUnion(new)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    collect(touches)
    collect(event.touches(for: self) ?? [])
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    objects.subtract(touches)
    guard let left = objects.first as? UITouch else {
      state = .ended
      return
    }
    if left.phase == .ended { state = .failed }
  }

  override func reset() {
    objects = []
  }
}
