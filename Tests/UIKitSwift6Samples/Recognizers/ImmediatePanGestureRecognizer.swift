import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that begins as soon as a finger is down.
class ImmediatePanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.state == UIGestureRecognizer.State.began { return }
    super.touchesBegan(touches, with: event)
    self.state = UIGestureRecognizer.State.began
  }
}
