import TouchKit

/// A window in a page: delivers the page's input to it, and its layer changes to the page. The module's exports call
/// this.
final class PageSession {
  let page: WebPage
  let window: UIWindow
  private let root: UIView?
  private let writer: FrameWriter

  /// - Parameters:
  ///   - writer: gets the changes of each frame.
  ///   - make: the program; see ``WebHost/run(_:)``.
  init(_ page: WebPage, _ writer: FrameWriter, _ make: (WebPage) -> UIView) {
    self.page = page
    self.writer = writer
    let clock = page.clock
    writer.prepare(clock)
    writer.follow(page)
    clock.onFeedback = { PageSession.sendFeedback($0) }
    let view = make(page)
    if let window = view as? UIWindow {
      self.window = window
      root = nil
    } else {
      window = UIWindow(frame: CGRect(origin: .zero, size: page.size), clock: clock)
      root = view
      view.frame = window.bounds
      window.addSubview(view)
    }
    page.window = window
    fit()
    apply(page.traits)
  }

  // MARK: In

  func send(_ samples: [TouchSample], at time: TimeInterval) {
    window.send(samples)
  }

  func hover(at location: CGPoint?, time: TimeInterval) {
    window.hover(at: location, time: time)
  }

  func press(_ key: KeySample, _ phase: UIPress.Phase, at time: TimeInterval) -> Bool {
    window.send(presses: [PressSample(key: key, phase: phase, timestamp: time)])
  }

  func key(_ key: KeySample, at time: TimeInterval) -> Bool {
    fireTimers(to: time)
    if asks({ page.onKey?(key) }) { return true }
    guard let command = ScrollCommand(key) else { return false }
    return window.perform(command, time: time)
  }

  func adjust(_ number: Int32, isUp: Bool, at time: TimeInterval) {
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

  func wheel(_ wheel: WebWheel, at time: TimeInterval) -> Bool {
    guard wheel.location.isFinite, wheel.delta.isFinite else { return false }
    fireTimers(to: time)
    if asks({ page.onWheel?(wheel) }) { return true }
    guard wheel.isPinch else {
      return window.scroll(by: wheel.delta, at: wheel.location, time: time)
    }
    return window.magnify(
      by: exp(-wheel.delta.y * 0.01), at: wheel.location, time: time,
      animated: UIWindow.isNotch(wheel.delta))
  }

  func setTraits(_ traits: WebTraits, at time: TimeInterval) {
    guard traits != page.told else { return }
    fireTimers(to: time)
    page.told = traits
    writer.follow(page)
    apply(traits)
    tell { page.onTraitsChange?() }
  }

  func resize(to size: CGSize, scale: CGFloat, at time: TimeInterval) {
    fireTimers(to: time)
    guard page.setSize(size, scale: scale) else { return }
    fit()
    tell { page.onResize?() }
  }

  func setSafeArea(_ insets: UIEdgeInsets, at time: TimeInterval) {
    fireTimers(to: time)
    window.setSafeAreaInsets(insets)
  }

  func setModifiers(_ flags: UIKeyModifierFlags, at time: TimeInterval) {
    fireTimers(to: time)
    window.modifierFlags = flags
  }

  func receive(_ name: [UInt8], _ message: WebMessage, at time: TimeInterval) {
    fireTimers(to: time)
    tell {
      for handler in page.handlers where handler.name.isSame(as: name) { handler.handle(message) }
    }
  }

  func loaded(_ picture: Int32, pixels: CGSize, at time: TimeInterval) {
    fireTimers(to: time)
    tell { page.loaded(picture, pixels: pixels) }
  }

  // Timers that are due before an input fire before it.
  private func fireTimers(to time: TimeInterval) {
    window.clock.fireTimers(until: time)
  }

  // The program's code has the clock as the current one, as within an event: labels in no window are measured, too.
  private func tell(_ body: () -> Void) {
    window.clock.asCurrent(body)
  }

  private func asks(_ body: () -> Bool?) -> Bool {
    var answer: Bool?
    tell { answer = body() }
    return answer == true
  }

  private func fit() {
    window.displayScale = page.scale
    window.frame = CGRect(origin: .zero, size: page.size)
    root?.frame = window.bounds
  }

  private func apply(_ traits: WebTraits) {
    window.isReduceMotionEnabled = traits.contains(.reducesMotion)
  }

  // MARK: Out

  /// The changes of the last frame.
  var changes: UnsafeBufferPointer<Double> {
    writer.list
  }

  /// Runs one frame. Returns when the next one is due: 0 for at once, a time, or −1 for never.
  func frame(at time: TimeInterval) -> TimeInterval {
    window.clock.advance(to: time)
    writer.write(window)
    tell { page.onFrame?() }
    if window.needsFrames { return 0 }
    return window.clock.nextDue ?? -1
  }

  private static func sendFeedback(_ feedback: HapticFeedback) {
    switch feedback {
    case .prepare: break
    case .impact(let style, let intensity):
      if let code = FeedbackCode(rawValue: style.rawValue) { PageCalls.feedback(code, intensity) }
    case .selection: PageCalls.feedback(.selection, 1)
    case .notification(.success): PageCalls.feedback(.success, 1)
    case .notification(.warning): PageCalls.feedback(.warning, 1)
    case .notification(.error): PageCalls.feedback(.error, 1)
    }
  }
}
