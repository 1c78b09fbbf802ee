import TouchKit

/// A window in a page: delivers the page's touches to it, and its layer changes to the page. The module's exports call
/// this.
///
/// Of other devices it hears nothing: a module that makes none of ``PageSession`` is without what those need.
class TouchSession {
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
    clock.onFeedback = { TouchSession.sendFeedback($0) }
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

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: Other devices

  func hover(at location: CGPoint?, time: TimeInterval) {}

  func press(_ key: KeySample, _ phase: UIPress.Phase, at time: TimeInterval) -> Bool {
    false
  }

  func key(_ key: KeySample, at time: TimeInterval) -> Bool {
    false
  }

  func assist(_ number: Int32, _ request: AssistRequest, at time: TimeInterval) -> Bool {
    false
  }

  func wheel(_ wheel: WebWheel, at time: TimeInterval) -> Bool {
    false
  }

  func setModifiers(_ flags: UIKeyModifierFlags, at time: TimeInterval) {}

  func loaded(_ picture: Int32, pixels: CGSize, at time: TimeInterval) {}

  /// The changes of a frame are written: every view that is shown has its layer.
  func written() {}

  // MARK: In

  final func send(_ samples: [TouchSample], at time: TimeInterval) {
    window.send(samples)
  }

  final func setTraits(_ traits: WebTraits, at time: TimeInterval) {
    guard traits != page.told else { return }
    fireTimers(to: time)
    page.told = traits
    writer.follow(page)
    apply(traits)
    tell { page.onTraitsChange?() }
  }

  final func resize(to size: CGSize, scale: CGFloat, at time: TimeInterval) {
    fireTimers(to: time)
    guard page.setSize(size, scale: scale) else { return }
    fit()
    tell { page.onResize?() }
  }

  final func setSafeArea(_ insets: UIEdgeInsets, at time: TimeInterval) {
    fireTimers(to: time)
    window.setSafeAreaInsets(insets)
  }

  final func receive(_ name: [UInt8], _ message: WebMessage, at time: TimeInterval) {
    fireTimers(to: time)
    tell {
      for handler in page.handlers where handler.name.isSame(as: name) { handler.handle(message) }
    }
  }

  // Timers that are due before an input fire before it.
  final func fireTimers(to time: TimeInterval) {
    window.clock.fireTimers(until: time)
  }

  // The program's code has the clock as the current one, as within an event: labels in no window are measured, too.
  final func tell(_ body: () -> Void) {
    window.clock.asCurrent(body)
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
  final var changes: UnsafeBufferPointer<Double> {
    writer.list
  }

  /// Runs one frame. Returns when the next one is due: 0 for at once, a time, or −1 for never.
  final func frame(at time: TimeInterval) -> TimeInterval {
    window.clock.advance(to: time)
    writer.write(window)
    written()
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
