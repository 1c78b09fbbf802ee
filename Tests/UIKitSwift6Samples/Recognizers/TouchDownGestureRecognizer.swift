import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

class TouchDownGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var touchDown: (() -> Void)?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    self.delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchDown?()
    if self.state == .possible {
      self.state = .recognized
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    self.state = .failed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    self.state = .failed
  }
}
