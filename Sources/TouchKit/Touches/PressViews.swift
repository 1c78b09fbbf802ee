/// Shows presses to responders: what recognizers leave of them, and when they leave it, by the same
/// rules as touches.
final class PressViews: ViewDelivery {
  private let presses: UIPressesEvent

  init(presses event: UIPressesEvent) {
    presses = event
    super.init(event)
  }

  override var isForPresses: Bool {
    true
  }

  override func mayBegin(_ touch: UITouch) -> Bool {
    true
  }

  override func tell(_ view: UIView?, _ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches {
      guard let press = touch.press, let responder = press.responder else { continue }
      // Shown in the phase that the responder is told of, whatever became of it since.
      let now = press.phase
      press.phase = UIPress.Phase(phase)
      switch phase {
      case .began: responder.pressesBegan([press], with: presses)
      case .moved, .stationary: responder.pressesChanged([press], with: presses)
      case .ended: responder.pressesEnded([press], with: presses)
      case .cancelled: responder.pressesCancelled([press], with: presses)
      }
      press.phase = now
    }
  }
}

extension UIPress.Phase {
  nonisolated init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .changed
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
