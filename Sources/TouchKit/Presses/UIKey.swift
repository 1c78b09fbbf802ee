/// The key of a press.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIKey {
  /// The physical key, whatever the keyboard layout puts on it.
  public let keyCode: UIKeyboardHIDUsage

  /// What the key types, the modifiers applied; empty for one that types nothing.
  public let characters: String

  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags

  init(_ sample: KeySample) {
    keyCode = sample.keyCode
    characters = sample.characters
    modifierFlags = sample.modifierFlags
  }

  // Spelled out: see UIResponder.
  deinit {}
}

/// Modifier keys.
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Option or Alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Command, Windows or Super key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key, by its number in the usage page 7 of the USB HID Usage Tables (1.12, section 10), as in
/// UIKit. Common keys have names; the others have only their number.
nonisolated public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  private init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key that types A on a US keyboard.
  public static let keyboardA = UIKeyboardHIDUsage(0x04)
  /// The key that types B on a US keyboard.
  public static let keyboardB = UIKeyboardHIDUsage(0x05)
  /// The key that types C on a US keyboard.
  public static let keyboardC = UIKeyboardHIDUsage(0x06)
  /// The key that types D on a US keyboard.
  public static let keyboardD = UIKeyboardHIDUsage(0x07)
  /// The key that types E on a US keyboard.
  public static let keyboardE = UIKeyboardHIDUsage(0x08)
  /// The key that types F on a US keyboard.
  public static let keyboardF = UIKeyboardHIDUsage(0x09)
  /// The key that types G on a US keyboard.
  public static let keyboardG = UIKeyboardHIDUsage(0x0A)
  /// The key that types H on a US keyboard.
  public static let keyboardH = UIKeyboardHIDUsage(0x0B)
  /// The key that types I on a US keyboard.
  public static let keyboardI = UIKeyboardHIDUsage(0x0C)
  /// The key that types J on a US keyboard.
  public static let keyboardJ = UIKeyboardHIDUsage(0x0D)
  /// The key that types K on a US keyboard.
  public static let keyboardK = UIKeyboardHIDUsage(0x0E)
  /// The key that types L on a US keyboard.
  public static let keyboardL = UIKeyboardHIDUsage(0x0F)
  /// The key that types M on a US keyboard.
  public static let keyboardM = UIKeyboardHIDUsage(0x10)
  /// The key that types N on a US keyboard.
  public static let keyboardN = UIKeyboardHIDUsage(0x11)
  /// The key that types O on a US keyboard.
  public static let keyboardO = UIKeyboardHIDUsage(0x12)
  /// The key that types P on a US keyboard.
  public static let keyboardP = UIKeyboardHIDUsage(0x13)
  /// The key that types Q on a US keyboard.
  public static let keyboardQ = UIKeyboardHIDUsage(0x14)
  /// The key that types R on a US keyboard.
  public static let keyboardR = UIKeyboardHIDUsage(0x15)
  /// The key that types S on a US keyboard.
  public static let keyboardS = UIKeyboardHIDUsage(0x16)
  /// The key that types T on a US keyboard.
  public static let keyboardT = UIKeyboardHIDUsage(0x17)
  /// The key that types U on a US keyboard.
  public static let keyboardU = UIKeyboardHIDUsage(0x18)
  /// The key that types V on a US keyboard.
  public static let keyboardV = UIKeyboardHIDUsage(0x19)
  /// The key that types W on a US keyboard.
  public static let keyboardW = UIKeyboardHIDUsage(0x1A)
  /// The key that types X on a US keyboard.
  public static let keyboardX = UIKeyboardHIDUsage(0x1B)
  /// The key that types Y on a US keyboard.
  public static let keyboardY = UIKeyboardHIDUsage(0x1C)
  /// The key that types Z on a US keyboard.
  public static let keyboardZ = UIKeyboardHIDUsage(0x1D)
  /// The key 1 above the letters.
  public static let keyboard1 = UIKeyboardHIDUsage(0x1E)
  /// The key 2 above the letters.
  public static let keyboard2 = UIKeyboardHIDUsage(0x1F)
  /// The key 3 above the letters.
  public static let keyboard3 = UIKeyboardHIDUsage(0x20)
  /// The key 4 above the letters.
  public static let keyboard4 = UIKeyboardHIDUsage(0x21)
  /// The key 5 above the letters.
  public static let keyboard5 = UIKeyboardHIDUsage(0x22)
  /// The key 6 above the letters.
  public static let keyboard6 = UIKeyboardHIDUsage(0x23)
  /// The key 7 above the letters.
  public static let keyboard7 = UIKeyboardHIDUsage(0x24)
  /// The key 8 above the letters.
  public static let keyboard8 = UIKeyboardHIDUsage(0x25)
  /// The key 9 above the letters.
  public static let keyboard9 = UIKeyboardHIDUsage(0x26)
  /// The key 0 above the letters.
  public static let keyboard0 = UIKeyboardHIDUsage(0x27)
  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(0x29)
  /// Delete backwards.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(0x2C)
  /// The key - on a US keyboard.
  public static let keyboardHyphen = UIKeyboardHIDUsage(0x2D)
  /// The key = on a US keyboard.
  public static let keyboardEqualSign = UIKeyboardHIDUsage(0x2E)
  /// Home.
  public static let keyboardHome = UIKeyboardHIDUsage(0x4A)
  /// Page Up.
  public static let keyboardPageUp = UIKeyboardHIDUsage(0x4B)
  /// Delete forwards.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(0x4C)
  /// End.
  public static let keyboardEnd = UIKeyboardHIDUsage(0x4D)
  /// Page Down.
  public static let keyboardPageDown = UIKeyboardHIDUsage(0x4E)
  /// The right arrow.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(0x4F)
  /// The left arrow.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(0x50)
  /// The down arrow.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(0x51)
  /// The up arrow.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(0x52)
  /// Enter on the numeric pad.
  public static let keypadEnter = UIKeyboardHIDUsage(0x58)
  /// The left Control key.
  public static let keyboardLeftControl = UIKeyboardHIDUsage(0xE0)
  /// The left Shift key.
  public static let keyboardLeftShift = UIKeyboardHIDUsage(0xE1)
  /// The left Option or Alt key.
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(0xE2)
  /// The left Command, Windows or Super key.
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(0xE3)
}
