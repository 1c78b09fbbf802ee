import TouchKit
import Tsumami

/// One finger that holds still, and may draw then. A further finger calls it off.
final class CommandHold: UILongPressGestureRecognizer {
  /// True from when it has been still for long enough until it lifts.
  var isHeld: Bool {
    state == .began || state == .changed
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if isHeld { state = .cancelled }
  }
}

/// A letter drawn by a finger that was held still first.
final class CommandStroke: StrokeGestureRecognizer {
  let command: PhotoCommand
  private let hold: CommandHold

  init(_ command: PhotoCommand, after hold: CommandHold) {
    self.command = command
    self.hold = hold
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  // A finger that drags a photo costs no reading of what it may be drawing.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hold.state == .failed {
      fail(because: "not held still first")
    } else {
      super.touchesMoved(touches, with: event)
    }
  }
}
