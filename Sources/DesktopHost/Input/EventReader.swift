#if Desktop
  import CSDL2
  import TouchKit

  /// Reads SDL's events: fingers, the mouse, the wheel, keys, and what happens to the window.
  ///
  /// Every finger and every key that went down comes up or is cancelled exactly once, also where the
  /// window loses the focus in between.
  struct EventReader {
    /// The mouse is one more finger; SDL's own fingers have positive numbers.
    private static let mouse = -1

    // The last location of each finger that is down.
    private var fingers: [Int: CGPoint] = [:]
    // Those of the mouse that are down.
    private var buttons: UIEvent.ButtonMask = []
    private var keys: [UIKeyboardHIDUsage: KeySample] = [:]
    private var batch: [TouchSample] = []

    /// Waits for events, delivers them, and returns false once the window has to close.
    ///
    /// - Parameter seconds: how long to wait at most; `nil` for no limit.
    mutating func read(
      waiting seconds: TimeInterval?, into session: DesktopSession, _ screen: DesktopScreen
    ) -> Bool {
      var event = SDL_Event()
      let hasCome =
        if let seconds {
          SDL_WaitEventTimeout(&event, Int32(min(seconds, 3600) * 1000 + 0.5))
        } else {
          SDL_WaitEvent(&event)
        }
      guard hasCome == 1 else { return true }
      repeat {
        if event.type == SDL_QUIT.rawValue { return false }
        deliver(event, session, screen)
      } while SDL_PollEvent(&event) == 1
      flush(session)
      return true
    }

    private mutating func deliver(
      _ event: SDL_Event, _ session: DesktopSession, _ screen: DesktopScreen
    ) {
      let time = EventReader.time(of: event.common.timestamp)
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN: finger(event.tfinger, .began, screen, time, session)
      case SDL_FINGERMOTION: finger(event.tfinger, .moved, screen, time, session)
      case SDL_FINGERUP: finger(event.tfinger, .ended, screen, time, session)
      case SDL_MOUSEBUTTONDOWN: buttonDown(event.button, time, session)
      case SDL_MOUSEBUTTONUP: buttonUp(event.button, time, session)
      case SDL_MOUSEMOTION: move(event.motion, time, session)
      case SDL_MOUSEWHEEL: wheel(event.wheel, time, session)
      case SDL_KEYDOWN: keyDown(event.key, time, session)
      case SDL_KEYUP: keyUp(event.key, time, session)
      case SDL_WINDOWEVENT: happens(event.window, screen, time, session)
      default: break
      }
    }

    /// An event's milliseconds have 32 bits and overflow after 49 days: the present time supplies the rest.
    private static func time(of milliseconds: UInt32) -> TimeInterval {
      let now = SDL_GetTicks64()
      let age = UInt32(truncatingIfNeeded: now) &- milliseconds
      return TimeInterval(age < 1 << 31 ? now - min(now, UInt64(age)) : now) / 1000
    }

    // MARK: Fingers

    private mutating func finger(
      _ event: SDL_TouchFingerEvent, _ phase: UITouch.Phase, _ screen: DesktopScreen,
      _ time: TimeInterval, _ session: DesktopSession
    ) {
      let location = CGPoint(
        x: CGFloat(event.x) * screen.size.width, y: CGFloat(event.y) * screen.size.height)
      // SDL's ids have 64 bits; the lowest ones differ between fingers.
      let id = Int(event.fingerId & 0x7fff_ffff)
      send(
        TouchSample(
          id: id, phase: phase, location: location, timestamp: time, force: CGFloat(event.pressure)),
        session)
    }

    // The mouse is one finger from its first button to its last. Each change of buttons is an event of its own.
    private mutating func buttonDown(
      _ event: SDL_MouseButtonEvent, _ time: TimeInterval, _ session: DesktopSession
    ) {
      flush(session)
      let isFirst = buttons.isEmpty
      buttons.insert(UIEvent.ButtonMask(sdl: event.button))
      mouse(event.x, event.y, isFirst ? .began : .moved, time, session)
      flush(session)
    }

    private mutating func buttonUp(
      _ event: SDL_MouseButtonEvent, _ time: TimeInterval, _ session: DesktopSession
    ) {
      let button = UIEvent.ButtonMask(sdl: event.button)
      // One that went down in another window, or before the touch was cancelled, is not known.
      guard buttons.contains(button) else { return }
      flush(session)
      if buttons == button { mouse(event.x, event.y, .ended, time, session) }
      buttons.remove(button)
      if !buttons.isEmpty { mouse(event.x, event.y, .moved, time, session) }
      flush(session)
    }

    private mutating func mouse(
      _ x: Int32, _ y: Int32, _ phase: UITouch.Phase, _ time: TimeInterval,
      _ session: DesktopSession
    ) {
      session.window.modifierFlags = .init(
        sdl: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
      var sample = TouchSample(
        id: EventReader.mouse, phase: phase, location: CGPoint(x: CGFloat(x), y: CGFloat(y)),
        timestamp: time, kind: .indirectPointer)
      sample.buttonMask = buttons
      send(sample, session)
    }

    private mutating func move(
      _ event: SDL_MouseMotionEvent, _ time: TimeInterval, _ session: DesktopSession
    ) {
      if fingers[EventReader.mouse] != nil {
        mouse(event.x, event.y, .moved, time, session)
      } else {
        flush(session)
        session.window.hover(
          at: CGPoint(x: CGFloat(event.x), y: CGFloat(event.y)), time: time)
      }
    }

    // Moves are collected into one batch, until another event or the frame.
    private mutating func send(_ sample: TouchSample, _ session: DesktopSession) {
      guard sample.phase == .began || fingers[sample.id] != nil else { return }
      fingers[sample.id] = sample.phase == .ended ? nil : sample.location
      if sample.phase != .moved { flush(session) }
      batch.append(sample)
      if sample.phase != .moved { flush(session) }
    }

    private mutating func flush(_ session: DesktopSession) {
      guard !batch.isEmpty else { return }
      session.window.send(batch)
      batch.removeAll(keepingCapacity: true)
    }

    // MARK: Wheel

    private mutating func wheel(
      _ event: SDL_MouseWheelEvent, _ time: TimeInterval, _ session: DesktopSession
    ) {
      flush(session)
      // SDL counts notches, up and to the right; a program gets points of the content offset.
      let delta = CGPoint(
        x: CGFloat(event.preciseX) * EventReader.notch,
        y: -CGFloat(event.preciseY) * EventReader.notch)
      let isPinch = UInt32(SDL_GetModState().rawValue) & KMOD_CTRL.rawValue != 0
      session.wheel(
        by: delta, at: CGPoint(x: CGFloat(event.mouseX), y: CGFloat(event.mouseY)),
        isPinch: isPinch, time: time)
    }

    /// The distance that Chromium scrolls for a notch, in points.
    private static let notch: CGFloat = 120

    // MARK: Keys

    private mutating func keyDown(
      _ event: SDL_KeyboardEvent, _ time: TimeInterval, _ session: DesktopSession
    ) {
      flush(session)
      let key = KeySample(sdl: event.keysym)
      if event.repeat != 0 { return session.command(key, at: time) }
      keys[key.keyCode] = key
      session.press(key, .began, at: time)
    }

    private mutating func keyUp(
      _ event: SDL_KeyboardEvent, _ time: TimeInterval, _ session: DesktopSession
    ) {
      flush(session)
      let code = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue))
      guard let key = keys.removeValue(forKey: code) else { return }
      session.press(key, .ended, at: time)
    }

    // MARK: The window

    private mutating func happens(
      _ event: SDL_WindowEvent, _ screen: DesktopScreen, _ time: TimeInterval,
      _ session: DesktopSession
    ) {
      switch SDL_WindowEventID(UInt32(event.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED:
        flush(session)
        session.resize(to: screen.size, scale: screen.scale, at: time)
      case SDL_WINDOWEVENT_EXPOSED: session.redraw()
      case SDL_WINDOWEVENT_LEAVE:
        flush(session)
        session.window.hover(at: nil, time: time)
      case SDL_WINDOWEVENT_FOCUS_LOST: cancelAll(at: time, session)
      default: break
      }
    }

    private mutating func cancelAll(at time: TimeInterval, _ session: DesktopSession) {
      flush(session)
      for (id, location) in fingers.sorted(by: { $0.key < $1.key }) {
        batch.append(TouchSample(id: id, phase: .cancelled, location: location, timestamp: time))
      }
      flush(session)
      fingers.removeAll()
      buttons = []
      for key in keys.values { session.press(key, .cancelled, at: time) }
      keys.removeAll()
    }
  }

  extension UIEvent.ButtonMask {
    /// SDL's buttons are left, middle, right, and two more; the right one is the second.
    fileprivate init(sdl button: UInt8) {
      switch Int32(button) {
      case SDL_BUTTON_LEFT: self = .primary
      case SDL_BUTTON_RIGHT: self = .secondary
      case SDL_BUTTON_MIDDLE: self = .button(3)
      default: self = .button(Int(button))
      }
    }
  }
#endif
