import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Sees fingers land on a view and what is in it, and recognizes nothing: no other recognizer notices it.
final class TouchDownObserver: UIGestureRecognizer {
  var landed: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    landed()
    state = .failed
  }
}
