#if !hasFeature(Embedded)
  extension UIKeyCommand {
    private static let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// Whether a key that goes down is the one of this command.
    func fits(_ key: KeySample) -> Bool {
      guard let input, !input.isEmpty else { return false }
      var wanted = modifierFlags.intersection(Self.modifiers)
      let held = key.modifierFlags.intersection(Self.modifiers)
      for flag in [UIKeyModifierFlags.alphaShift, .numericPad]
      where modifierFlags.contains(flag) && !key.modifierFlags.contains(flag) { return false }
      if let code = Self.codes[input] { return code == key.keyCode && wanted == held }
      let letter = input.lowercased()
      if key.characters.lowercased() == letter {
        if letter == input.uppercased() { wanted.formUnion(held.intersection(.shift)) }
        return wanted == held
      }
      // With Control or Option a key types something else than what is on it.
      guard !held.isDisjoint(with: [.control, .alternate]) else { return false }
      return Self.usual(key.keyCode) == letter && wanted == held
    }

    // Keys that type nothing, or what cannot be seen.
    private static let codes: [String: UIKeyboardHIDUsage] = [
      inputUpArrow: .keyboardUpArrow, inputDownArrow: .keyboardDownArrow,
      inputLeftArrow: .keyboardLeftArrow, inputRightArrow: .keyboardRightArrow,
      inputEscape: .keyboardEscape, inputPageUp: .keyboardPageUp,
      inputPageDown: .keyboardPageDown, inputHome: .keyboardHome, inputEnd: .keyboardEnd,
      inputDelete: .keyboardDeleteForward, "\u{8}": .keyboardDeleteOrBackspace,
      "\t": .keyboardTab, "\r": .keyboardReturnOrEnter, "\u{1B}": .keyboardEscape,
    ]

    /// What a letter or a digit types on a US keyboard.
    private static func usual(_ code: UIKeyboardHIDUsage) -> String? {
      let number = code.rawValue
      switch number {
      case 0x04...0x1D: return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number - 0x04)))
      case 0x1E...0x26: return String(number - 0x1E + 1)
      case 0x27: return "0"
      default: return nil
      }
    }
  }

  extension UIWindow {
    /// Carries out the first command in the chain of responders that a key fits.
    ///
    /// - Returns: false where there is none.
    final func carryOutKeyCommand(_ key: KeySample) -> Bool {
      var here: UIResponder? = pressed
      while let responder = here {
        for command in responder.keyCommands ?? [] where command.fits(key) {
          command.perform(for: responder)
          return true
        }
        here = responder.next
      }
      return false
    }
  }

  extension UIViewController {
    /// Adds a command to its ``UIResponder/keyCommands``, behind those that it has.
    public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
      addedKeyCommands.append(keyCommand)
    }

    /// Takes a command away that was added. Does nothing for another one.
    public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
      addedKeyCommands.remove(object: keyCommand)
    }
  }
#endif
