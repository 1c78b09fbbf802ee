// The functions that the page calls; see ``ModuleExport``.
#if arch(wasm32)
  import TouchKit

  // Embedded programs have one thread, and no actors.
  nonisolated(unsafe) let module = WebModule()

  @_expose(wasm, "tsumami_version")
  @_cdecl("tsumami_version")
  func exportVersion() -> Int32 {
    WebProtocol.version
  }

  @_expose(wasm, "tsumami_open")
  @_cdecl("tsumami_open")
  func exportOpen(
    _ width: Double, _ height: Double, _ scale: Double, _ traits: Int32, _ time: Double
  ) -> Int32 {
    let size = CGSize(width: width, height: height)
    return module.open(size: size, scale: scale, traits: WebTraits(rawValue: Int(traits)), at: time)
      ? 1 : 0
  }

  @_expose(wasm, "tsumami_touch")
  @_cdecl("tsumami_touch")
  func exportTouch(_ count: Int32, _ time: Double) {
    module.session?.send(module.samples.read(Int(count)), at: time)
  }

  @_expose(wasm, "tsumami_hover")
  @_cdecl("tsumami_hover")
  func exportHover(_ x: Double, _ y: Double, _ inside: Int32, _ time: Double) {
    module.session?.hover(at: inside != 0 ? CGPoint(x: x, y: y) : nil, time: time)
  }

  @_expose(wasm, "tsumami_press")
  @_cdecl("tsumami_press")
  func exportPress(
    _ code: Int32, _ phase: Int32, _ character: Int32, _ modifiers: Int32, _ time: Double
  ) -> Int32 {
    guard let phase = UIPress.Phase(rawValue: Int(phase)), let session = module.session else {
      return 0
    }
    return session.press(KeySample(code, character, modifiers), phase, at: time) ? 1 : 0
  }

  @_expose(wasm, "tsumami_key")
  @_cdecl("tsumami_key")
  func exportKey(_ code: Int32, _ character: Int32, _ modifiers: Int32, _ time: Double) -> Int32 {
    module.session?.key(KeySample(code, character, modifiers), at: time) == true ? 1 : 0
  }

  @_expose(wasm, "tsumami_assist")
  @_cdecl("tsumami_assist")
  func exportAssist(_ id: Int32, _ request: Int32, _ time: Double) -> Int32 {
    guard let request = AssistRequest(rawValue: Int(request)) else { return 0 }
    return module.session?.assist(id, request, at: time) == true ? 1 : 0
  }

  @_expose(wasm, "tsumami_wheel")
  @_cdecl("tsumami_wheel")
  func exportWheel(
    _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ pinch: Int32, _ time: Double
  ) -> Int32 {
    let wheel = WebWheel(
      location: CGPoint(x: x, y: y), delta: CGPoint(x: dx, y: dy), isPinch: pinch != 0)
    return module.session?.wheel(wheel, at: time) == true ? 1 : 0
  }

  @_expose(wasm, "tsumami_traits")
  @_cdecl("tsumami_traits")
  func exportTraits(_ bits: Int32, _ time: Double) {
    module.session?.setTraits(WebTraits(rawValue: Int(bits)), at: time)
  }

  @_expose(wasm, "tsumami_resize")
  @_cdecl("tsumami_resize")
  func exportResize(_ width: Double, _ height: Double, _ scale: Double, _ time: Double) {
    module.session?.resize(to: CGSize(width: width, height: height), scale: scale, at: time)
  }

  @_expose(wasm, "tsumami_safe_area")
  @_cdecl("tsumami_safe_area")
  func exportSafeArea(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double, _ time: Double
  ) {
    let insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    module.session?.setSafeArea(insets, at: time)
  }

  @_expose(wasm, "tsumami_modifiers")
  @_cdecl("tsumami_modifiers")
  func exportModifiers(_ modifiers: Int32, _ time: Double) {
    module.session?.setModifiers(UIKeyModifierFlags(page: modifiers), at: time)
  }

  @_expose(wasm, "tsumami_frame")
  @_cdecl("tsumami_frame")
  func exportFrame(_ time: Double) -> Double {
    module.frame(at: time)
  }

  @_expose(wasm, "tsumami_idle")
  @_cdecl("tsumami_idle")
  func exportIdle() -> Int32 {
    module.session?.window.clock.isIdle == false ? 0 : 1
  }

  @_expose(wasm, "tsumami_samples")
  @_cdecl("tsumami_samples")
  func exportSamples() -> Int32 {
    Int32(module.samples.address)
  }

  @_expose(wasm, "tsumami_changes")
  @_cdecl("tsumami_changes")
  func exportChanges() -> Int32 {
    Int32(module.changes.address)
  }

  @_expose(wasm, "tsumami_memory")
  @_cdecl("tsumami_memory")
  func exportMemory(_ length: Int32) -> Int32 {
    module.incoming.resize(to: Int(max(0, length)))
    return Int32(module.incoming.address)
  }

  @_expose(wasm, "tsumami_message")
  @_cdecl("tsumami_message")
  func exportMessage(_ name: Int32, _ length: Int32, _ json: Int32, _ time: Double) {
    module.receive(name: Int(name), length: Int(length), isJSON: json != 0, at: time)
  }

  @_expose(wasm, "tsumami_picture")
  @_cdecl("tsumami_picture")
  func exportPicture(_ picture: Int32, _ width: Double, _ height: Double, _ time: Double) {
    module.session?.loaded(picture, pixels: CGSize(width: width, height: height), at: time)
  }

  extension KeySample {
    fileprivate init(_ code: Int32, _ character: Int32, _ modifiers: Int32) {
      self.init(UIKeyboardHIDUsage(rawValue: Int(code)))
      if character > 0, let scalar = Unicode.Scalar(UInt32(character)) {
        characters = String(Character(scalar))
      }
      modifierFlags = UIKeyModifierFlags(page: modifiers)
    }
  }

  extension UIKeyModifierFlags {
    // The sum of the page's bits is UIKit's, 16 bits further down.
    fileprivate init(page bits: Int32) {
      self.init(rawValue: Int(bits) << 16)
    }
  }
#endif
