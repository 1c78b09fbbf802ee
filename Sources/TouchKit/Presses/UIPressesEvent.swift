/// What happened to the buttons and keys of a window at one moment. Reused for the next event, as a
/// ``UIEvent`` is.
public final class UIPressesEvent: UIEvent {
  // The presses that are down, those included that end in this event.
  var down: [UIPress] = []

  init() {
    super.init(.presses)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Every button that is down, those included that come up in this event. Made anew at each call.
  public var allPresses: Set<UIPress> {
    Set(down)
  }

  /// The presses that a recognizer follows. Made anew at each call.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses(gesture.tracked)
  }

  /// Those whose bit is in `bits`.
  func presses(_ bits: UInt64) -> Set<UIPress> {
    var found = Set<UIPress>()
    for press in down where bits & press.bit != 0 { found.insert(press) }
    return found
  }
}
