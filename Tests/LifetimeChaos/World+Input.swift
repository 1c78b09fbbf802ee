import TouchKit

extension World {
  /// What a host does: fingers, a pointer, buttons.
  func input() {
    guard let window = chance.among(windows) ?? someView?.window else { return }
    time += chance.share() * 0.05
    switch chance.below(32) {
    case 0: window.cancelTouches()
    case 1: window.hover(at: chance.isLucky(0.8) ? place : nil, time: time)
    case 20, 21: turn(window)
    case 22: magnify(window)
    case 23, 24: key(window)
    case 25, 26, 30: pull(window)
    case 27, 28, 29: sweep(window)
    case 2, 3: press(window)
    case 4:
      window.update([
        TouchCorrection(index: chance.below(8), force: 0.5, isLast: chance.isLucky(0.7))
      ])
    case 5: drag(window)
    case 31: window.performEscape(time: time)
    default: fingers(window)
    }
  }

  private func fingers(_ window: UIWindow) {
    var samples: [TouchSample] = []
    for _ in 0...chance.below(2) {
      let id = chance.below(4)
      let phase: UITouch.Phase
      if down[id] == nil {
        phase = .began
        down[id] = .began
      } else {
        phase = chance.isLucky(0.7) ? .moved : chance.isLucky(0.8) ? .ended : .cancelled
        if phase != .moved { down[id] = nil }
      }
      var sample = TouchSample(id: id, phase: phase, location: place, timestamp: time)
      if chance.isLucky(0.1) {
        sample.estimationUpdateIndex = chance.below(8)
        sample.estimatedProperties = .force
      }
      samples.append(sample)
    }
    trace("fingers \(samples.map { "\($0.id) \($0.phase)" }) on \(ledger.name(of: window))")
    window.send(samples)
  }

  /// A whole drag, so that there are gestures to be in the middle of.
  private func drag(_ window: UIWindow) {
    trace("drag on \(ledger.name(of: window))")
    let (from, id) = (place, 5 + chance.below(2))
    drag(id, on: window, from: from, moves: 2 + chance.below(6), lifts: 0.8) {
      $0.y += 12
      $0.x += CGFloat(chance.below(9)) - 4
    }
  }

  /// Content is pulled far down.
  func pull(_ window: UIWindow) {
    trace("pull on \(ledger.name(of: window))")
    drag(7, on: window, from: CGPoint(x: place.x, y: 20), moves: 8, lifts: 0.7) { $0.y += 55 }
  }

  /// A finger comes down, moves so often as is said once it is down, and lifts with a probability.
  func drag(
    _ id: Int, on window: UIWindow, from start: CGPoint, moves: @autoclosure () -> Int,
    lifts: Double,
    _ move: (inout CGPoint) -> Void
  ) {
    var place = start
    window.send([TouchSample(id: id, phase: .began, location: place, timestamp: time)])
    for _ in 0..<moves() {
      time += 0.016
      move(&place)
      window.send([TouchSample(id: id, phase: .moved, location: place, timestamp: time)])
    }
    if chance.isLucky(lifts) {
      window.send([TouchSample(id: id, phase: .ended, location: place, timestamp: time + 0.005)])
    }
  }

  /// Two fingers side by side, which select what they pass in a list.
  func sweep(_ window: UIWindow) {
    trace("sweep on \(ledger.name(of: window))")
    var place = place
    func send(_ phase: UITouch.Phase) {
      window.send(
        [0, 40].map {
          TouchSample(
            id: $0 == 0 ? 8 : 9, phase: phase, location: CGPoint(x: place.x + $0, y: place.y),
            timestamp: time)
        })
    }
    send(.began)
    for _ in 0..<(2 + chance.below(8)) {
      time += 0.016
      place.x += CGFloat(chance.below(30)) - 10
      place.y += CGFloat(chance.below(50)) - 10
      send(.moved)
      if chance.isLucky(0.2) { window.clock.advance(to: time) }
    }
    // Sometimes they stay where they are, at an edge perhaps.
    if chance.isLucky(0.7) { send(chance.isLucky(0.8) ? .ended : .cancelled) }
  }

  /// A wheel, or a trackpad.
  private func turn(_ window: UIWindow) {
    trace("scroll on \(ledger.name(of: window))")
    let notch: CGFloat = chance.isLucky(0.5) ? 120 : 7
    window.scroll(
      by: CGPoint(x: chance.isLucky(0.2) ? notch : 0, y: notch), at: place, time: time)
  }

  private func magnify(_ window: UIWindow) {
    trace("magnify on \(ledger.name(of: window))")
    window.magnify(
      by: 0.5 + chance.share() * 1.5, at: place, time: time, animated: chance.isLucky(0.5))
  }

  /// A key: what has the focus is moved by it.
  func key(_ window: UIWindow) {
    let codes: [UIKeyboardHIDUsage] = [
      .keyboardDownArrow, .keyboardPageDown, .keyboardEnd, .keyboardHome, .keyboardRightArrow,
    ]
    guard let code = chance.among(codes) else { return }
    trace("key \(code.rawValue) on \(ledger.name(of: window))")
    let key = KeySample(code)
    _ = window.send(presses: [PressSample(key: key, phase: .began, timestamp: time)])
    if chance.isLucky(0.8) {
      _ = window.send(presses: [PressSample(key: key, phase: .ended, timestamp: time)])
    }
  }

  private func press(_ window: UIWindow) {
    let phases: [UIPress.Phase] = [.began, .ended, .cancelled]
    guard let phase = chance.among(phases) else { return }
    trace("press \(phase) on \(ledger.name(of: window))")
    _ = window.send(presses: [PressSample(type: .select, phase: phase, timestamp: time)])
  }

  /// Time goes on, or a frame is drawn.
  func pass() {
    switch chance.below(6) {
    case 0:
      var changes: [LayerChange] = []
      chance.among(windows)?.collectChanges(into: &changes)
    case 1: chance.among(windows)?.discardChanges()
    case 2:
      guard let clock = chance.among(clocks) ?? windows.first?.clock else { return }
      timers.append(clock.after(chance.share()) { [weak self] in self?.interrupt("timer") })
    case 3: chance.among(timers)?.cancel()
    default:
      guard let clock = chance.among(clocks) ?? chance.among(windows)?.clock else { return }
      time += chance.isLucky(0.2) ? 1 : chance.share() * 0.1
      trace("advance to \(time)")
      clock.advance(to: time)
    }
  }
}
