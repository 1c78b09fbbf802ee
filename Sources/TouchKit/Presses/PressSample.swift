/// What a host reports of one button or key: it went down, its force changed, it came up, or it was
/// cancelled.
nonisolated public struct PressSample: Hashable, Sendable {
  /// Which button; this and the code of its key identify it.
  public var type: UIPress.PressType

  /// The key, where it is one of a keyboard; `nil` by default.
  public var key: KeySample?

  /// `stationary` counts as changed.
  public var phase: UIPress.Phase

  /// In seconds, on the same clock as ``FrameClock/advance(to:)``.
  public var timestamp: TimeInterval

  /// From 0 to 1; 1, the default, where the hardware cannot tell.
  public var force: CGFloat

  /// A button's sample; the timestamp is in seconds on the window's clock, and the force from 0 to 1.
  public init(
    type: UIPress.PressType, phase: UIPress.Phase, timestamp: TimeInterval, force: CGFloat = 1
  ) {
    self.type = type
    self.phase = phase
    self.timestamp = timestamp
    self.force = force
  }

  /// A sample of a key, whose type follows from the key: see ``UIPress/PressType/init(_:)``.
  public init(key: KeySample, phase: UIPress.Phase, timestamp: TimeInterval) {
    self.init(type: UIPress.PressType(key.keyCode), phase: phase, timestamp: timestamp)
    self.key = key
  }
}

/// A key as a host reports it; responders get it as a ``UIKey``.
nonisolated public struct KeySample: Hashable, Sendable {
  /// Which key it is, wherever the layout puts its letter.
  public var keyCode: UIKeyboardHIDUsage
  /// What the key types with its modifiers; empty for keys that type nothing.
  public var characters: String
  /// The modifier keys that are held.
  public var modifierFlags: UIKeyModifierFlags

  /// A key with what it types and the modifiers that are held.
  public init(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.modifierFlags = modifierFlags
  }

  public static func == (a: KeySample, b: KeySample) -> Bool {
    a.keyCode == b.keyCode && a.modifierFlags == b.modifierFlags
      && a.characters.hasSameBytes(as: b.characters)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyCode)
    hasher.combine(modifierFlags.rawValue)
  }
}

extension UIPress.PressType {
  /// The press type of a key: the arrows, Enter for ``select``, Escape for ``menu``, the page keys;
  /// ``keyboard`` for all others.
  nonisolated public init(_ key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardReturnOrEnter, .keypadEnter: self = .select
    case .keyboardEscape: self = .menu
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: self = .keyboard
    }
  }
}
