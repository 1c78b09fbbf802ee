extension UIEvent {
  /// Buttons of a mouse or a trackpad.
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The one that clicks, mostly the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The one for menus, mostly the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// A button by its number: 1 is the primary one, 2 the secondary one. Empty for numbers below 1 and above 32.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The buttons with which pointers are down, those included that come up in this event; empty for fingers and pens.
  public var buttonMask: ButtonMask {
    var buttons: ButtonMask = []
    for touch in touches { buttons.formUnion(touch.buttons) }
    return buttons
  }
}

extension UIGestureRecognizer {
  /// The buttons with which the touches of the gesture are down; for a tap, those that it was made with. Empty for fingers and pens, and once the last touch of a
  /// continuous gesture has ended.
  public var buttonMask: UIEvent.ButtonMask {
    var buttons: UIEvent.ButtonMask = []
    for touch in attempt.touches { buttons.formUnion(touch.buttons) }
    return buttons
  }
}

extension UITouch {
  /// True for a pointer that is down with other buttons than the primary one: it presses no control and selects no cell.
  final var isSecondary: Bool {
    type == .indirectPointer && !buttons.contains(.primary)
  }
}
