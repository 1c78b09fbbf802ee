import UIKit.UIGestureRecognizerSubclass

protocol DeepPressDelegate: AnyObject {
  func deepPress(_ recognizer: DeepPressGestureRecognizer, went state: UIGestureRecognizer.State)
}

/// A long press that tells somebody else of all its states, the silent ones included.
class DeepPressGestureRecognizer: UILongPressGestureRecognizer {
  weak var listener: DeepPressDelegate?

  override var state: UIGestureRecognizer.State {
    didSet {
      if oldValue != state {
        listener?.deepPress(self, went: state)
      }
    }
  }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.2
    allowableMovement = 5
  }
}
