/// Turns a host's samples of buttons and keys into presses, events and the calls that recognizers
/// and responders get.
///
/// Each press has a legal life, whatever a host reports: it begins once, changes, and ends or is
/// cancelled once. Among recognizers it counts as a touch does: it is shared, waited for and taken
/// by the same rules.
final class PressDelivery {
  private unowned(unsafe) let window: UIWindow
  let event = UIPressesEvent()
  let views: PressViews

  /// True where the press that is being delivered has come to the end of the responder chain.
  var isUnused = false

  init(_ window: UIWindow) {
    self.window = window
    views = PressViews(event)
  }

  /// - Returns: true where a recognizer was given one of the presses, or a responder kept it.
  func take(_ samples: [PressSample]) -> Bool {
    var isUsed = false
    for sample in samples where take(sample) { isUsed = true }
    return isUsed
  }

  /// Cancels every press that is down.
  func cancelAll() {
    for press in event.down {
      put(press, .cancelled)
      deliver()
    }
  }

  /// A view leaves the window: the presses that it hears of are cancelled for it.
  func lose(_ view: UIView) {
    for press in event.down where press.view === view { views.take(press) }
  }

  private func take(_ sample: PressSample) -> Bool {
    let known = event.down.first { $0.isButton(of: sample) }
    if let fault = fault(of: sample, isDown: known != nil) {
      window.arbiter.report(.press(sample, fault))
      return false
    }
    window.clock.fireTimers(until: sample.timestamp)
    isUnused = false
    guard let known else {
      let press = begin(sample)
      deliver()
      press.isUsed = press.gestureRecognizers?.isEmpty == false || press.isHeard && !isUnused
      return press.isUsed
    }
    follow(known, sample)
    deliver()
    return known.isUsed
  }

  private func fault(of sample: PressSample, isDown: Bool) -> SampleFault? {
    if !sample.timestamp.isFinite || !sample.force.isFinite { return .notFinite }
    if abs(sample.timestamp) > Constants.latestTime { return .outOfRange }
    if isDown { return sample.phase == .began ? .beganTwice : nil }
    if sample.phase != .began { return .unknownTouch }
    return window.delivery.usedBits == UInt64.max ? .tooManyTouches : nil
  }

  private func begin(_ sample: PressSample) -> UIPress {
    // Recognizers know presses and touches by one set of bits.
    let bit: UInt64 = 1 << UInt64((~window.delivery.usedBits).trailingZeroBitCount)
    window.delivery.usedBits |= bit
    let responder = window.pressed
    let press = UIPress(
      sample, bit: bit, for: responder, in: view(of: responder), home: window.backlink)
    event.down.append(press)
    event.timestamp = max(event.timestamp, sample.timestamp)
    put(press, .began)
    return press
  }

  // The nearest one at or behind a responder: its recognizers, and those further up, are given the press.
  private func view(of responder: UIResponder) -> UIView {
    var here: UIResponder? = responder
    while let responder = here {
      if let view = responder as? UIView { return view }
      here = responder.next
    }
    return window
  }

  private func follow(_ press: UIPress, _ sample: PressSample) {
    // Time never runs back within a press, whatever a host reports.
    press.timestamp = max(press.timestamp, sample.timestamp)
    event.timestamp = max(event.timestamp, sample.timestamp)
    press.force = sample.force
    // A second beginning is a fault, and does not come here.
    put(press, sample.phase == .ended || sample.phase == .cancelled ? sample.phase : .changed)
  }

  private func put(_ press: UIPress, _ phase: UIPress.Phase) {
    press.phase = phase
    switch phase {
    case .began: event.began = press.bit
    case .changed, .stationary: event.moved = press.bit
    case .ended: event.ended = press.bit
    case .cancelled: event.cancelled = press.bit
    }
  }

  private func deliver() {
    let arbiter = window.arbiter
    arbiter.takeTurn {
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
      window.arbiter.release(gone)
      window.delivery.usedBits &= ~gone
    }
  }
}
