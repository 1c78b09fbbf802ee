/// Turns a host's samples into touches, events and the calls that recognizers and views get.
///
/// Whatever the samples are, each touch that comes out has a legal life: it begins once, moves, and ends or is cancelled once.
final class TouchDelivery {
  unowned(unsafe) let window: UIWindow
  let views = ViewDelivery()
  let event = UIEvent()
  private var taps = TapCounter()
  private var queue: [TouchSample] = []
  private var usedBits: UInt64 = 0

  init(window: UIWindow) {
    self.window = window
    views.event = event
  }

  func send(_ samples: [TouchSample]) {
    guard !window.arbiter.isBusy else {
      queue.append(contentsOf: samples)
      return
    }
    // Of two samples of one finger only the second of two moves belongs to the same event.
    for sample in samples where accepts(sample) {
      if let touch = touch(sample.id), event.changed & touch.bit != 0,
        !(event.moved & touch.bit != 0 && sample.phase == .moved)
      {
        deliver()
      }
      take(sample)
    }
    deliver()
    resume()
  }

  /// Delivers what came in while an event was being handled.
  func resume() {
    guard !queue.isEmpty, !window.arbiter.isBusy else { return }
    let samples = queue
    queue.removeAll()
    send(samples)
  }

  func cancelAll() {
    send(event.touches.map { sample(cancelling: $0) })
  }

  // MARK: Samples

  private func touch(_ id: Int) -> UITouch? {
    event.touches.first { $0.identifier == id && $0.isDown }
  }

  private func sample(cancelling touch: UITouch) -> TouchSample {
    TouchSample(
      id: touch.identifier, phase: .cancelled, location: touch.location,
      timestamp: touch.timestamp)
  }

  private func accepts(_ sample: TouchSample) -> Bool {
    let known = touch(sample.id)
    if !sample.isFinite {
      return refuse(sample, .notFinite)
    } else if sample.phase == .began, let known {
      _ = refuse(sample, .beganTwice)
      if event.changed & known.bit != 0 { deliver() }
      take(self.sample(cancelling: known))
      deliver()
      return true
    } else if sample.phase == .began {
      return usedBits != UInt64.max || refuse(sample, .tooManyTouches)
    } else {
      return known != nil || refuse(sample, .unknownTouch)
    }
  }

  private func refuse(_ sample: TouchSample, _ fault: SampleFault) -> Bool {
    window.arbiter.report(.sample(sample, fault))
    return false
  }

  private func take(_ sample: TouchSample) {
    switch sample.phase {
    case .began:
      begin(sample)
    case .moved, .stationary, .ended, .cancelled:
      guard let touch = touch(sample.id) else { return }
      if event.moved & touch.bit == 0 { touch.previous = touch.location }
      touch.follow(sample)
      mark(touch, sample.phase)
    }
    event.samples.append(sample)
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
    let touch = UITouch(sample, bit: bit, delivery: self)
    event.touches.append(touch)
    event.sets.removeAll()
    mark(touch, .began)
  }

  // MARK: Events

  private func deliver() {
    guard event.changed != 0 else { return }
    // A wait that ended before the event has ended.
    window.clock.fireTimers(until: event.timestamp)
    let arbiter: GestureArbiter = window.arbiter
    arbiter.isBusy = true
    for touch in event.touches where event.began & touch.bit != 0 {
      touch.tapCount = taps.count(of: touch)
      touch.view = window.hitTest(touch.location, with: event)
      views.admit(touch, among: event.touches)
      arbiter.bind(touch)
    }
    arbiter.deliver(event)
    arbiter.sendDue()
    views.deliver()
    finish()
    arbiter.settle()
    arbiter.isBusy = false
  }

  private func finish() {
    let gone = event.ended | event.cancelled
    for touch in event.touches where gone & touch.bit != 0 {
      taps.lifted(touch)
    }
    event.began = 0
    event.moved = 0
    event.ended = 0
    event.cancelled = 0
    event.samples.removeAll(keepingCapacity: true)
    for touch in event.touches where gone & touch.bit == 0 { touch.phase = .stationary }
    if gone != 0 {
      window.arbiter.release(gone)
      event.touches.removeAll { gone & $0.bit != 0 }
      event.sets.removeAll()
      usedBits &= ~gone
    }
  }

  /// A view leaves the window: the touches on it are cancelled for it. Recognizers further up keep them.
  func lose(_ view: UIView) {
    for touch in event.touches where touch.view === view {
      views.take(touch)
    }
  }
}
