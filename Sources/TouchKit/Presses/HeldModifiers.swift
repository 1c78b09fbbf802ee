/// The modifier keys that are down in a window. Its events look here, so that an event costs nothing for it.
final class HeldModifiers {
  var flags: UIKeyModifierFlags = []

  deinit {}
}

extension UIWindow {
  /// The modifier keys that are down now: what ``UIEvent/modifierFlags`` and ``UIGestureRecognizer/modifierFlags`` say.
  ///
  /// For hosts, which set it before they report what happens with other keys down than before. Presses of keys set it, too. None by
  /// default.
  public var modifierFlags: UIKeyModifierFlags {
    get { delivery.held.flags }
    set { delivery.held.flags = newValue.subtracting(.numericPad) }
  }
}

extension UIEvent {
  /// The modifier keys that are down, such as Shift while a mouse clicks; empty where the host does not say.
  public var modifierFlags: UIKeyModifierFlags {
    held?.flags ?? []
  }
}

extension UIGestureRecognizer {
  /// The modifier keys that are down, such as Shift while a mouse clicks; empty in no window, and where the host does not say.
  public var modifierFlags: UIKeyModifierFlags {
    view?.window?.modifierFlags ?? []
  }
}
