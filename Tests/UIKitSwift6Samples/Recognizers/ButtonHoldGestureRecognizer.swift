import UIKit
import UIKit.UIGestureRecognizerSubclass

/// The main button of a remote control, held and let go: says for how long. Continuous.
class ButtonHoldGestureRecognizer: UIGestureRecognizer {
  private(set) var duration: TimeInterval = 0
  private var start: TimeInterval?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    guard start == nil, let press = presses.first(where: { $0.type == .select }) else {
      state = .failed
      return
    }
    start = press.timestamp
    state = .began
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    if let start = start, let press = presses.first {
      duration = press.timestamp - start
    }
    state = .ended
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
