#if Desktop
  import CSDL2
  import TouchKit

  extension KeySample {
    /// A key that goes down. SDL's scancodes are the numbers of the USB HID usage page 7.
    init(sdl key: SDL_Keysym) {
      let code = UIKeyboardHIDUsage(rawValue: Int(key.scancode.rawValue))
      self.init(code, characters: KeySample.text(of: key), modifierFlags: .init(sdl: key.mod))
    }

    /// What the key types here, with this layout and these modifiers: SDL sends it in a separate
    /// event, right after the key's. Without one, an ASCII key is the character on it.
    private static func text(of key: SDL_Keysym) -> String {
      var event = SDL_Event()
      let kind = SDL_TEXTINPUT.rawValue
      if SDL_PeepEvents(&event, 1, SDL_GETEVENT, kind, kind) == 1 {
        return withUnsafeBytes(of: event.text.text) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
      }
      guard (0x20..<0x7f).contains(key.sym), let scalar = Unicode.Scalar(UInt32(key.sym)) else {
        return ""
      }
      return String(Character(scalar))
    }
  }

  extension UIKeyModifierFlags {
    init(sdl modifiers: UInt16) {
      self = []
      let flags: [(SDL_Keymod, UIKeyModifierFlags)] = [
        (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate), (KMOD_GUI, .command),
        (KMOD_CAPS, .alphaShift),
      ]
      for (bit, flag) in flags where UInt32(modifiers) & bit.rawValue != 0 { insert(flag) }
    }
  }
#endif
