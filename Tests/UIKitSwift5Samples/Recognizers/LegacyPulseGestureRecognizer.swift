import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

protocol LegacyPulseDelegate: class {
  func pulse(_ recognizer: LegacyPulseGestureRecognizer, beat: Int)
}

/// Beats while a finger is down, with a repeating timer, in a file that imports Foundation itself.
class LegacyPulseGestureRecognizer: UIGestureRecognizer {
  weak var pulseDelegate: LegacyPulseDelegate?
  private var beats = 0
  private var timer: Timer!

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if timer != nil { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [unowned self] _ in
      self.beats += 1
      self.pulseDelegate?.pulse(self, beat: self.beats)
    }
    DispatchQueue.main.async {
      self.state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    timer?.invalidate()
    timer = nil
    beats = 0
  }
}
