/// Turns a host's samples into touches, events and the calls that recognizers and views get.
///
/// Whatever the samples are, each touch that comes out has a legal life: it begins once, moves, and
/// ends or is cancelled once.
final class TouchDelivery {
  // Set by the window that owns the delivery, before anything else happens.
  @exclusivity(unchecked) private var windowLink = Backlink<UIWindow>()
  var window: UIWindow? {
    get { windowLink.object }
    set { windowLink.object = newValue }
  }
  let event: UIEvent
  let views: ViewDelivery
  let arbiter: GestureArbiter
  private let clock: FrameClock
  @exclusivity(unchecked) private var taps = TapCounter()
  private let estimates = EstimatedTouches()
  let held = HeldModifiers()
  // Calls that arrived while an event was being handled.
  @exclusivity(unchecked) private var queue: [Call] = []
  // Shared with presses, because a recognizer keeps both in one mask.
  var usedBits: UInt64 = 0
  private var isTaking = false

  init(clock: FrameClock) {
    self.clock = clock
    event = UIEvent()
    event.held = held
    views = ViewDelivery(event)
    arbiter = GestureArbiter(views, clock)
  }

  func send(_ samples: [TouchSample]) {
    if isTaking || arbiter.isBusy {
      queue.append(.send(samples))
    } else {
      process(samples)
      resume()
    }
  }

  /// Cancels every touch, after what was sent before.
  func cancelAll() {
    queue.append(.cancelAll)
    resume()
  }

  func press(_ samples: [PressSample]) {
    queue.append(.press(samples))
    resume()
  }

  func update(_ corrections: [TouchCorrection]) {
    queue.append(.update(corrections))
    resume()
  }

  private enum Call {
    case send([TouchSample])
    case update([TouchCorrection])
    case cancelAll
    case press([PressSample])
  }

  /// Delivers the calls that arrived while an event was being handled.
  func resume() {
    while !queue.isEmpty, !isTaking, !arbiter.isBusy {
      switch queue.removeFirst() {
      case .send(let samples): process(samples)
      case .cancelAll:
        process(event.touches.map { $0.sample(.cancelled) })
        isTaking = true
        window?.presses?.cancelAll()
        isTaking = false
      case .press(let samples):
        isTaking = true
        window?.process(samples)
        isTaking = false
      case .update(let corrections): process(corrections)
      }
    }
  }

  // MARK: Samples

  private func process(_ samples: [TouchSample]) {
    isTaking = true
    for index in samples.indices { process(samples[index]) }
    deliver()
    isTaking = false
  }

  private func process(_ corrections: [TouchCorrection]) {
    arbiter.perform {
      for correction in corrections where !estimates.correct(correction) {
        arbiter.report(.correction(correction))
      }
    }
  }

  private func process(_ sample: TouchSample) {
    guard sample.isInRange else {
      refuse(sample, sample.isFinite ? .outOfRange : .notFinite)
      return
    }
    var known = touch(sample.id)
    // Two samples of one finger fit in one event only if both are moves.
    if let touch = known, event.changed & touch.bit != 0,
      event.moved & touch.bit == 0 || sample.phase != .moved
    {
      deliver()
      if !touch.isDown { known = nil }
    }
    if sample.phase == .began, let touch = known {
      refuse(sample, .beganTwice)
      follow(touch, touch.sample(.cancelled))
      deliver()
      known = nil
    }
    // Timers due before the sample fire first.
    clock.fireTimers(until: sample.timestamp)
    if let known {
      follow(known, sample)
    } else if sample.phase != .began {
      refuse(sample, .unknownTouch)
    } else if usedBits == UInt64.max {
      refuse(sample, .tooManyTouches)
    } else {
      begin(sample)
    }
  }

  private func touch(_ id: Int) -> UITouch? {
    for touch in event.touches where touch.identifier == id { return touch }
    return nil
  }

  private func refuse(_ sample: TouchSample, _ fault: SampleFault) {
    arbiter.report(.sample(sample, fault))
  }

  private func follow(_ touch: UITouch, _ sample: TouchSample) {
    if event.moved & touch.bit == 0 {
      touch.previous = touch.location
    } else {
      event.coalesce(touch, with: sample)
    }
    touch.follow(sample)
    mark(touch, sample.phase)
    note(sample, of: touch)
  }

  private func note(_ sample: TouchSample, of touch: UITouch) {
    if sample.estimationUpdateIndex != nil { estimates.note(sample, of: touch) }
    event.timestamp = max(event.timestamp, sample.timestamp)
  }

  private func mark(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase == .stationary ? .moved : phase
    switch phase {
    case .began: event.began |= touch.bit
    case .moved, .stationary: event.moved |= touch.bit
    case .ended: event.ended |= touch.bit
    case .cancelled: event.cancelled |= touch.bit
    }
  }

  private func begin(_ sample: TouchSample) {
    let bit: UInt64 = 1 << UInt64((~usedBits).trailingZeroBitCount)
    usedBits |= bit
    let touch = UITouch(sample, bit: bit, home: Backlink(to: window))
    event.touches.append(touch)
    event.sets.removeAll()
    mark(touch, .began)
    note(sample, of: touch)
  }

  // MARK: Events

  private func deliver() {
    guard event.changed != 0 else { return }
    // A touch-down ends a scroll by wheel or trackpad.
    if event.began != 0 { window?.scrolling?.endRun() }
    arbiter.beginTurn()
    if event.began != 0 { land() }
    arbiter.deliver(event)
    arbiter.sendDue()
    views.deliver()
    arbiter.report(.delivered(event))
    finish()
    arbiter.endTurn()
  }

  private func land() {
    for touch in event.touches where event.began & touch.bit != 0 {
      touch.tapCount = taps.count(of: touch)
      if touch.force > 0, touch.type == .direct { window?.forceTouchCapability = .available }
      touch.view = window?.hitTest(touch.location, with: event)
      views.admit(touch, among: event.touches)
      arbiter.bind(touch)
    }
  }

  private func finish() {
    let gone = event.ended | event.cancelled
    let changed = event.changed
    event.touches.forEachBorrowed { touch in
      if gone & touch.bit != 0 {
        taps.lifted(touch)
      } else if changed & touch.bit != 0 {
        touch.phase = .stationary
        touch.previous = touch.location
      }
    }
    event.close()
    if gone != 0 {
      arbiter.release(gone)
      event.touches.remove(in: gone)
      event.sets.removeAll()
      usedBits &= ~gone
    }
  }

  /// A view leaves the window: its touches are cancelled for it, but not for recognizers of its superviews.
  func viewLeftWindow(_ view: UIView) {
    for touch in event.touches where touch.landing.leads(to: view) {
      views.cancel(touch)
    }
  }
}
