/// Turns a host's samples of buttons and keys into presses, events and the calls that recognizers
/// and responders get.
///
/// Each press has a legal life, whatever a host reports: it begins once, changes, and ends or is
/// cancelled once. The arbiter treats it as it treats a touch, by the same rules.
final class PressDelivery {
  @Backlink private var window: UIWindow?
  let event = UIPressesEvent()
  let views: PressViews

  /// True where no responder has handled the press that is being delivered.
  var isUnused = false

  #if !hasFeature(Embedded)
    // The keys that are down and have carried out a command: nobody gets their presses.
    private var taken: [UIKeyboardHIDUsage] = []
  #endif

  init(_ window: UIWindow) {
    views = PressViews(event)
    _window = Backlink(to: window)
    event.held = window.delivery.held
  }

  /// - Returns: true where a recognizer got one of the presses, or a responder handled it.
  func process(_ samples: [PressSample]) -> Bool {
    var isUsed = false
    for sample in samples where process(sample) { isUsed = true }
    return isUsed
  }

  /// Cancels every press that is down.
  func cancelAll() {
    #if !hasFeature(Embedded)
      taken = []
    #endif
    for press in event.down {
      setPhase(press, .cancelled)
      deliver()
    }
  }

  /// A view leaves the window: its presses are cancelled for it.
  func viewLeftWindow(_ view: UIView) {
    for press in event.down where press.view === view { views.cancel(press) }
  }

  private func process(_ sample: PressSample) -> Bool {
    guard let window else { return false }
    let known = event.down.first { $0.isButton(of: sample) }
    #if !hasFeature(Embedded)
      if isTaken(sample, in: window) { return true }
    #endif
    if let fault = fault(of: sample, in: window, isDown: known != nil) {
      window.arbiter.report(.press(sample, fault))
      return false
    }
    advance(window, to: sample)
    isUnused = false
    #if !hasFeature(Embedded)
      if known == nil, let key = sample.key, window.carryOutKeyCommand(key) {
        taken.append(key.keyCode)
        return true
      }
    #endif
    guard let known else {
      let press = begin(sample, in: window)
      deliver()
      press.isUsed = press.gestureRecognizers?.isEmpty == false || press.hasReachedView && !isUnused
      return press.isUsed
    }
    follow(known, sample)
    deliver()
    return known.isUsed
  }

  #if !hasFeature(Embedded)
    /// Whether the key has carried out a command when it went down; its end is the last of it.
    private func isTaken(_ sample: PressSample, in window: UIWindow) -> Bool {
      guard let code = sample.key?.keyCode, let index = taken.firstIndex(of: code) else {
        return false
      }
      switch sample.phase {
      case .began:
        // A host that does not say that the key came up, or one whose keys repeat.
        taken.remove(at: index)
        return false
      case .ended, .cancelled:
        taken.remove(at: index)
        advance(window, to: sample)
        return true
      case .changed, .stationary: return true
      }
    }
  #endif

  private func advance(_ window: UIWindow, to sample: PressSample) {
    window.clock.fireTimers(until: sample.timestamp)
    if let key = sample.key { window.modifierFlags = key.modifierFlags }
  }

  private func fault(
    of sample: PressSample, in window: UIWindow, isDown: Bool
  ) -> SampleFault? {
    if !sample.timestamp.isFinite || !sample.force.isFinite { return .notFinite }
    if abs(sample.timestamp) > Constants.latestTime { return .outOfRange }
    if isDown { return sample.phase == .began ? .beganTwice : nil }
    if sample.phase != .began { return .unknownTouch }
    return window.delivery.usedBits == UInt64.max ? .tooManyTouches : nil
  }

  private func begin(_ sample: PressSample, in window: UIWindow) -> UIPress {
    // Recognizers keep presses and touches in one mask of bits.
    let bit: UInt64 = 1 << UInt64((~window.delivery.usedBits).trailingZeroBitCount)
    window.delivery.usedBits |= bit
    let responder = window.pressed
    let press = UIPress(
      sample, bit: bit, for: responder, in: view(of: responder) ?? window,
      home: Backlink(to: window))
    event.down.append(press)
    event.timestamp = max(event.timestamp, sample.timestamp)
    setPhase(press, .began)
    return press
  }

  // The nearest view at or after a responder in the chain: its recognizers and those of its superviews get the press.
  private func view(of responder: UIResponder) -> UIView? {
    var here: UIResponder? = responder
    while let responder = here {
      if let view = responder as? UIView { return view }
      here = responder.next
    }
    return nil
  }

  private func follow(_ press: UIPress, _ sample: PressSample) {
    // Time never goes backwards within a press, whatever a host reports.
    press.timestamp = max(press.timestamp, sample.timestamp)
    event.timestamp = max(event.timestamp, sample.timestamp)
    press.force = sample.force
    // A second `began` is a fault and has been dropped before.
    setPhase(press, sample.phase == .ended || sample.phase == .cancelled ? sample.phase : .changed)
  }

  private func setPhase(_ press: UIPress, _ phase: UIPress.Phase) {
    press.phase = phase
    switch phase {
    case .began: event.began = press.bit
    case .changed, .stationary: event.moved = press.bit
    case .ended: event.ended = press.bit
    case .cancelled: event.cancelled = press.bit
    }
  }

  private func deliver() {
    guard let arbiter = window?.arbiter else { return }
    arbiter.runTurn {
      for press in event.down where event.began & press.bit != 0 { arbiter.bind(press) }
      arbiter.deliver(event)
      arbiter.sendDue()
      views.deliver()
      finish()
    }
  }

  private func finish() {
    let gone = event.ended | event.cancelled
    event.close()
    event.down.removeAll { gone & $0.bit != 0 }
    for press in event.down { press.phase = .stationary }
    if gone != 0 {
      window?.arbiter.release(gone)
      window?.delivery.usedBits &= ~gone
    }
  }
}
