// What the page calls; PROTOCOL.md says when and with what.
#if arch(wasm32)
  import Scenes
  import TouchKit

  @_expose(wasm, "tsumami_image")
  @_cdecl("tsumami_image")
  func declareImage(_ id: Int32, _ width: Double, _ height: Double) {
    page.images.append(UIImage(source: id, size: CGSize(width: width, height: height)))
  }

  @_expose(wasm, "tsumami_name")
  @_cdecl("tsumami_name")
  func nameBuffer() -> Int32 {
    Int32(Int(bitPattern: page.name.baseAddress))
  }

  @_expose(wasm, "tsumami_image_name")
  @_cdecl("tsumami_image_name")
  func nameImage(_ length: Int32) {
    page.nameImage(Int(length))
  }

  @_expose(wasm, "tsumami_loaded")
  @_cdecl("tsumami_loaded")
  func loaded(_ picture: Int32, _ isThere: Int32, _ time: Double) {
    page.scene?.window.clock.fireTimers(until: time)
    page.scene?.picture(picture, arrived: isThere != 0)
  }

  @_expose(wasm, "tsumami_start")
  @_cdecl("tsumami_start")
  func start(
    _ scene: Int32, _ width: Double, _ height: Double, _ scale: Double, _ time: Double
  ) -> Int32 {
    page.start(Int(scene), CGSize(width: width, height: height), scale: scale, at: time) ? 1 : 0
  }

  @_expose(wasm, "tsumami_grid_items")
  @_cdecl("tsumami_grid_items")
  func countGridItems(_ count: Int32) {
    page.gridItems = Int(max(0, count))
  }

  @_expose(wasm, "tsumami_samples")
  @_cdecl("tsumami_samples")
  func samples() -> Int32 {
    page.samples.address
  }

  @_expose(wasm, "tsumami_send")
  @_cdecl("tsumami_send")
  func send(_ count: Int32) {
    page.scene?.window.send(page.samples.read(Int(count)))
  }

  @_expose(wasm, "tsumami_wheel")
  @_cdecl("tsumami_wheel")
  func wheel(
    _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ time: Double, _ pinch: Int32
  ) {
    page.scene?.wheel(
      by: CGPoint(x: dx, y: dy), at: CGPoint(x: x, y: y), isPinch: pinch != 0, time: time)
  }

  @_expose(wasm, "tsumami_key")
  @_cdecl("tsumami_key")
  func key(_ key: Int32, _ time: Double) -> Int32 {
    guard let key = SceneKey(rawValue: Int(key)), let scene = page.scene else { return 0 }
    return scene.press(key, time: time) ? 1 : 0
  }

  @_expose(wasm, "tsumami_press")
  @_cdecl("tsumami_press")
  func press(
    _ code: Int32, _ phase: Int32, _ character: Int32, _ modifiers: Int32, _ time: Double
  ) -> Int32 {
    guard let phase = UIPress.Phase(rawValue: Int(phase)), let scene = page.scene else { return 0 }
    var key = KeySample(UIKeyboardHIDUsage(rawValue: Int(code)))
    if character > 0, let scalar = Unicode.Scalar(UInt32(character)) {
      key.characters = String(Character(scalar))
    }
    key.modifierFlags = UIKeyModifierFlags(rawValue: Int(modifiers) << 16)
    let sample = PressSample(key: key, phase: phase, timestamp: time)
    return scene.window.send(presses: [sample]) ? 1 : 0
  }

  @_expose(wasm, "tsumami_show")
  @_cdecl("tsumami_show")
  func show(_ index: Int32, _ time: Double) {
    page.scene?.window.clock.fireTimers(until: time)
    page.scene?.show(picture: Int(index))
  }

  @_expose(wasm, "tsumami_resize")
  @_cdecl("tsumami_resize")
  func resize(_ width: Double, _ height: Double, _ scale: Double, _ time: Double) {
    page.scene?.window.clock.fireTimers(until: time)
    page.scene?.window.displayScale = scale
    page.scene?.resize(to: CGSize(width: width, height: height))
  }

  @_expose(wasm, "tsumami_safe_area")
  @_cdecl("tsumami_safe_area")
  func safeArea(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double, _ time: Double
  ) {
    page.scene?.window.clock.fireTimers(until: time)
    page.scene?.window.setSafeAreaInsets(
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  @_expose(wasm, "tsumami_reduce_motion")
  @_cdecl("tsumami_reduce_motion")
  func reduceMotion(_ on: Int32) {
    page.reducesMotion = on != 0
  }

  @_expose(wasm, "tsumami_inspect")
  @_cdecl("tsumami_inspect")
  func inspect(_ on: Int32, _ time: Double) {
    page.scene?.window.clock.fireTimers(until: time)
    page.scene?.isInspected = on != 0
  }

  @_expose(wasm, "tsumami_frame")
  @_cdecl("tsumami_frame")
  func frame(_ time: Double) -> Double {
    page.frame(at: time)
  }

  @_expose(wasm, "tsumami_idle")
  @_cdecl("tsumami_idle")
  func idle() -> Int32 {
    page.scene?.window.clock.isIdle == false ? 0 : 1
  }

  @_expose(wasm, "tsumami_changes")
  @_cdecl("tsumami_changes")
  func changes() -> Int32 {
    page.changes.address
  }

  @_expose(wasm, "tsumami_change_count")
  @_cdecl("tsumami_change_count")
  func changeCount() -> Int32 {
    page.changes.count
  }

  @_expose(wasm, "tsumami_report")
  @_cdecl("tsumami_report")
  func report() -> Int32 {
    page.report.address
  }

  @_expose(wasm, "tsumami_report_length")
  @_cdecl("tsumami_report_length")
  func reportLength() -> Int32 {
    page.takeReport()
  }
#endif
