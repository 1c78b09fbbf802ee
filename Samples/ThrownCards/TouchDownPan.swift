import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that begins with the touch-down: what flies is caught at once, and not ten points later.
class TouchDownPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }
}
