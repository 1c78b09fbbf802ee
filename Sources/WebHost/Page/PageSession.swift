import TouchKit

/// A session that also hears of what is no touch: pointers that hover, keys, wheels, assistive technology, pictures.
final class PageSession: TouchSession {
  // Spelled out: see UIResponder.
  deinit {}

  override func hover(at location: CGPoint?, time: TimeInterval) {
    window.hover(at: location, time: time)
  }

  override func press(_ key: KeySample, _ phase: UIPress.Phase, at time: TimeInterval) -> Bool {
    window.send(presses: [PressSample(key: key, phase: phase, timestamp: time)])
  }

  override func key(_ key: KeySample, at time: TimeInterval) -> Bool {
    fireTimers(to: time)
    if asks({ page.onKey?(key) }) { return true }
    guard let command = ScrollCommand(key) else { return false }
    return window.perform(command, time: time)
  }

  override func adjust(_ number: Int32, isUp: Bool, at time: TimeInterval) {
    fireTimers(to: time)
    guard number > 0, let view = PageSession.find(number, in: window) else { return }
    tell { if isUp { view.accessibilityIncrement() } else { view.accessibilityDecrement() } }
  }

  private static func find(_ number: Int32, in view: UIView) -> UIView? {
    for subview in view.subviews {
      if subview.layerNumber == number { return subview }
      if let found = find(number, in: subview) { return found }
    }
    return nil
  }

  override func wheel(_ wheel: WebWheel, at time: TimeInterval) -> Bool {
    guard wheel.location.isFinite, wheel.delta.isFinite else { return false }
    fireTimers(to: time)
    if asks({ page.onWheel?(wheel) }) { return true }
    guard wheel.isPinch else {
      return window.scroll(by: wheel.delta, at: wheel.location, time: time)
    }
    return window.magnify(
      by: UIWindow.magnification(by: wheel.delta), at: wheel.location, time: time,
      animated: UIWindow.isNotch(wheel.delta))
  }

  override func setModifiers(_ flags: UIKeyModifierFlags, at time: TimeInterval) {
    fireTimers(to: time)
    window.modifierFlags = flags
  }

  override func loaded(_ picture: Int32, pixels: CGSize, at time: TimeInterval) {
    fireTimers(to: time)
    tell { page.loaded(picture, pixels: pixels) }
  }

  private func asks(_ body: () -> Bool?) -> Bool {
    var answer: Bool?
    tell { answer = body() }
    return answer == true
  }
}
