/// What happened to the buttons and keys of a window at one moment. Used again for the next one, as
/// a ``UIEvent`` is.
public final class UIPressesEvent: UIEvent {
  init() {
    super.init(.presses)
  }

  /// Every button that is down, those included that come up in this event. Made anew at each call.
  public var allPresses: Set<UIPress> {
    presses(UInt64.max)
  }

  /// The presses that a recognizer was given. Made anew at each call.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses(gesture.tracked)
  }

  /// Those whose bit is in `bits`.
  func presses(_ bits: UInt64) -> Set<UIPress> {
    var found = Set<UIPress>()
    for touch in touches where bits & touch.bit != 0 {
      if let press = touch.press { found.insert(press) }
    }
    return found
  }
}
