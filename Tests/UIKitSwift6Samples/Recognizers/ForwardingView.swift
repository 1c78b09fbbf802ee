import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer that sits on no view: whoever has the touches hands them on.
class DetachedShakeRecognizer: UIGestureRecognizer {
  private var travel: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    travel = 0
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    travel += abs(touch.location(in: nil).x - touch.previousLocation(in: nil).x)
    if travel > 100, state == .possible {
      state = .began
    } else if state == .began {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

class ForwardingView: UIView {
  let recognizer = DetachedShakeRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    recognizer.state = .possible
    recognizer.touchesBegan(touches, with: event!)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    recognizer.touchesMoved(touches, with: event!)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    recognizer.touchesEnded(touches, with: event!)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    recognizer.touchesCancelled(touches, with: event!)
  }
}
