/// Turns a host's samples of buttons and keys into presses, events and the calls that recognizers
/// and responders get.
///
/// Among recognizers a press is what a touch is: it is shared, waited for, taken and held back by
/// the same rules, so one stands for it that has no place among the touches of an event. Each press
/// has a legal life, whatever a host reports.
final class PressDelivery {
  @Backlink private var window: UIWindow?
  let event = UIPressesEvent()
  let views: PressViews
  private var samples: [PressSample] = []

  /// True where the press that is being delivered has come to the end of the responder chain.
  var isUnused = false

  init(_ window: UIWindow) {
    views = PressViews(presses: event)
    _window = Backlink(to: window)
  }

  /// - Returns: true where a recognizer was given one of the presses, or a responder kept it.
  func take(_ reports: [PressSample]) -> Bool {
    var isUsed = false
    for report in reports where take(report) { isUsed = true }
    return isUsed
  }

  func cancelAll() {
    for sample in samples {
      var last = sample
      last.phase = .cancelled
      _ = take(last)
    }
  }

  /// A view leaves the window: the presses that it hears of are cancelled for it.
  func lose(_ view: UIView) {
    for touch in event.touches where touch.view === view { views.take(touch) }
  }

  private func take(_ sample: PressSample) -> Bool {
    guard let window else { return false }
    let place = samples.firstIndex { $0.isSame(as: sample) }
    if let fault = fault(of: sample, in: window, isDown: place != nil) {
      window.arbiter.report(.press(sample, fault))
      return false
    }
    window.clock.fireTimers(until: sample.timestamp)
    if let place {
      follow(event.touches[place], sample)
    } else {
      begin(sample, in: window)
    }
    let touch = event.touches[place ?? event.touches.count - 1]
    isUnused = false
    deliver(in: window)
    guard let press = touch.press else { return false }
    if place == nil {
      press.isUsed = !(press.bound ?? []).isEmpty || touch.isHeard && !isUnused
    }
    return press.isUsed
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

  private func begin(_ sample: PressSample, in window: UIWindow) {
    let bit: UInt64 = 1 << UInt64((~window.delivery.usedBits).trailingZeroBitCount)
    window.delivery.usedBits |= bit
    let responder = window.pressed
    let view = self.view(of: responder) ?? window
    let middle = view.bounds.origin + CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    let touch = UITouch(
      TouchSample(
        id: 0, phase: .began, location: view.toWindow(middle), timestamp: sample.timestamp),
      bit: bit, home: Backlink(to: window))
    touch.view = view
    let press = UIPress(sample, home: Backlink(to: window))
    press.responder = responder
    touch.press = press
    samples.append(sample)
    event.touches.append(touch)
    event.timestamp = max(event.timestamp, sample.timestamp)
    event.began = bit
  }

  // The nearest one at or behind a responder: its recognizers, and those further up, are given the press.
  private func view(of responder: UIResponder) -> UIView? {
    var here: UIResponder? = responder
    while let responder = here {
      if let view = responder as? UIView { return view }
      here = responder.next
    }
    return nil
  }

  private func follow(_ touch: UITouch, _ sample: PressSample) {
    touch.timestamp = max(touch.timestamp, sample.timestamp)
    touch.press?.timestamp = touch.timestamp
    event.timestamp = max(event.timestamp, sample.timestamp)
    touch.press?.force = sample.force
    switch sample.phase {
    case .began, .changed, .stationary: put(touch, .moved)
    case .ended: put(touch, .ended)
    case .cancelled: put(touch, .cancelled)
    }
  }

  private func put(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase
    touch.press?.phase = UIPress.Phase(phase)
    switch phase {
    case .began: event.began = touch.bit
    case .moved, .stationary: event.moved = touch.bit
    case .ended: event.ended = touch.bit
    case .cancelled: event.cancelled = touch.bit
    }
  }

  private func deliver(in window: UIWindow) {
    let arbiter = window.arbiter
    arbiter.takeTurn {
      for touch in event.touches where event.began & touch.bit != 0 { arbiter.bind(touch) }
      arbiter.deliver(event)
      arbiter.sendDue()
      views.deliver()
      finish(in: window)
    }
  }

  private func finish(in window: UIWindow) {
    let gone = event.ended | event.cancelled
    event.close()
    for place in event.touches.indices.reversed() {
      let touch = event.touches[place]
      if gone & touch.bit == 0 {
        touch.phase = .stationary
        touch.press?.phase = .stationary
      } else {
        event.touches.remove(at: place)
        samples.remove(at: place)
      }
    }
    if gone != 0 {
      event.sets.removeAll()
      window.arbiter.release(gone)
      window.delivery.usedBits &= ~gone
    }
  }
}
