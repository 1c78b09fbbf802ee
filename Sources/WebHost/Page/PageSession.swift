import TouchKit

/// A session that also hears of what is no touch: pointers that hover, keys, wheels, assistive technology, pictures.
final class PageSession: TouchSession {
  private let place = ReadingPlace()

  override init(_ page: WebPage, _ writer: FrameWriter, _ make: (WebPage) -> UIView) {
    page.clock.onAccessibilityNotification = { [place] in place.hear($0, $1, $2) }
    super.init(page, writer, make)
  }

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
    if key.keyCode == .keyboardEscape { return window.performEscape(time: time) }
    guard let command = ScrollCommand(key) else { return false }
    return window.perform(command, time: time)
  }

  override func assist(_ number: Int32, _ request: AssistRequest, at time: TimeInterval) -> Bool {
    fireTimers(to: time)
    guard number > 0, let view = PageSession.find(number, in: window) else { return false }
    // What is not enabled has heard it, and does nothing.
    guard !view.accessibilityTraits.contains(.notEnabled) else { return true }
    return asks {
      switch request {
      case .decrement: view.accessibilityDecrement()
      case .increment: view.accessibilityIncrement()
      case .activate: return view.accessibilityActivate()
      }
      return true
    }
  }

  override func written() {
    place.goOn()
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
