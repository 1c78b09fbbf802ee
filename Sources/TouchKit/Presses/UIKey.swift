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
}

/// Modifier keys.
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
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

  public static let keyboardA = UIKeyboardHIDUsage(0x04)
  public static let keyboardB = UIKeyboardHIDUsage(0x05)
  public static let keyboardC = UIKeyboardHIDUsage(0x06)
  public static let keyboardD = UIKeyboardHIDUsage(0x07)
  public static let keyboardE = UIKeyboardHIDUsage(0x08)
  public static let keyboardF = UIKeyboardHIDUsage(0x09)
  public static let keyboardG = UIKeyboardHIDUsage(0x0A)
  public static let keyboardH = UIKeyboardHIDUsage(0x0B)
  public static let keyboardI = UIKeyboardHIDUsage(0x0C)
  public static let keyboardJ = UIKeyboardHIDUsage(0x0D)
  public static let keyboardK = UIKeyboardHIDUsage(0x0E)
  public static let keyboardL = UIKeyboardHIDUsage(0x0F)
  public static let keyboardM = UIKeyboardHIDUsage(0x10)
  public static let keyboardN = UIKeyboardHIDUsage(0x11)
  public static let keyboardO = UIKeyboardHIDUsage(0x12)
  public static let keyboardP = UIKeyboardHIDUsage(0x13)
  public static let keyboardQ = UIKeyboardHIDUsage(0x14)
  public static let keyboardR = UIKeyboardHIDUsage(0x15)
  public static let keyboardS = UIKeyboardHIDUsage(0x16)
  public static let keyboardT = UIKeyboardHIDUsage(0x17)
  public static let keyboardU = UIKeyboardHIDUsage(0x18)
  public static let keyboardV = UIKeyboardHIDUsage(0x19)
  public static let keyboardW = UIKeyboardHIDUsage(0x1A)
  public static let keyboardX = UIKeyboardHIDUsage(0x1B)
  public static let keyboardY = UIKeyboardHIDUsage(0x1C)
  public static let keyboardZ = UIKeyboardHIDUsage(0x1D)
  public static let keyboard1 = UIKeyboardHIDUsage(0x1E)
  public static let keyboard2 = UIKeyboardHIDUsage(0x1F)
  public static let keyboard3 = UIKeyboardHIDUsage(0x20)
  public static let keyboard4 = UIKeyboardHIDUsage(0x21)
  public static let keyboard5 = UIKeyboardHIDUsage(0x22)
  public static let keyboard6 = UIKeyboardHIDUsage(0x23)
  public static let keyboard7 = UIKeyboardHIDUsage(0x24)
  public static let keyboard8 = UIKeyboardHIDUsage(0x25)
  public static let keyboard9 = UIKeyboardHIDUsage(0x26)
  public static let keyboard0 = UIKeyboardHIDUsage(0x27)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(0x2A)
  public static let keyboardTab = UIKeyboardHIDUsage(0x2B)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(0x2C)
  public static let keyboardHyphen = UIKeyboardHIDUsage(0x2D)
  public static let keyboardEqualSign = UIKeyboardHIDUsage(0x2E)
  public static let keyboardHome = UIKeyboardHIDUsage(0x4A)
  public static let keyboardPageUp = UIKeyboardHIDUsage(0x4B)
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(0x4C)
  public static let keyboardEnd = UIKeyboardHIDUsage(0x4D)
  public static let keyboardPageDown = UIKeyboardHIDUsage(0x4E)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(0x4F)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(0x52)
  public static let keypadEnter = UIKeyboardHIDUsage(0x58)
  public static let keyboardLeftControl = UIKeyboardHIDUsage(0xE0)
  public static let keyboardLeftShift = UIKeyboardHIDUsage(0xE1)
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(0xE2)
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(0xE3)
}
