@testable import TouchKit

/// A window full of random views and recognizers, with random fingers on it: the same for the same seed.
final class Chaos {
  let ledger: Ledger
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var dice: Chance
  /// False while everything comes to rest: nobody does anything of their own accord.
  private(set) var isWild = true
  /// True while a recognizer is put on another view.
  private(set) var isMoving = false
  /// How many reports the window was sent.
  private(set) var reports = 0
  /// What happened, where that is wanted.
  private(set) var lines: [String] = []

  private let isLogged: Bool
  // True where delegates and subclasses always give the same answers, so that it can be checked who
  // waits for whom and who excludes whom.
  private let isSteady: Bool
  private var recognizers: [UIGestureRecognizer] = []
  private var views: [WildView] = []
  private var delegate: WildDelegate!
  private var fingers: [Int] = []
  private var lastFinger = 0
  private let salt: UInt64
  // How deep disturbances are within each other, and how many there have been in this step.
  private var disturbances = 0

  init(seed: UInt64, isLogged: Bool = false) {
    dice = Chance(seed: seed)
    self.isLogged = isLogged
    ledger = Ledger(window: window)
    isSteady = dice.once(in: 2)
    salt = dice.next()
    delegate = WildDelegate(self)
    let log = GestureLog(listeningTo: window)
    let write = window.onDiagnostic
    log.onLine = { [unowned self] in lines.append($0) }
    window.onDiagnostic = { [unowned self] in
      if isLogged { write?($0) }
      ledger.hear($0)
    }
    makeViews()
    makeRecognizers()
    if isSteady {
      ledger.requires = { [unowned self] in requires($0, $1) }
      ledger.excludes = { [unowned self] in
        // Those who are asked now are asked by the test: they do nothing else.
        let wasWild = isWild
        isWild = false
        defer { isWild = wasWild }
        return window.arbiter.excludes($0, $1)
      }
    }
  }

  func log(_ line: @autoclosure () -> String) {
    if isLogged { lines.append(line()) }
  }

  func name(of recognizer: UIGestureRecognizer) -> String {
    recognizer.name ?? "?"
  }

  // MARK: The cast

  private func makeViews() {
    for index in 0..<(1 + dice.roll(6)) {
      let view = WildView(
        self, name: "view \(index)",
        frame: CGRect(
          x: dice.roll(100), y: dice.roll(100), width: 50 + dice.roll(300),
          height: 50 + dice.roll(400)))
      view.isMultipleTouchEnabled = !dice.once(in: 3)
      view.isExclusiveTouch = dice.once(in: 8)
      (views.isEmpty || dice.once(in: 4) ? window : dice.pick(views)).addSubview(view)
      views.append(view)
    }
  }

  private func makeRecognizers() {
    for index in 0..<(1 + dice.roll(9)) {
      let (recognizer, kind) = makeRecognizer()
      recognizer.name = "\(kind) \(index)"
      recognizer.cancelsTouchesInView = !dice.once(in: 3)
      recognizer.delaysTouchesBegan = dice.once(in: 4)
      recognizer.delaysTouchesEnded = !dice.once(in: 3)
      recognizer.requiresExclusiveTouchType = !dice.once(in: 4)
      if dice.once(in: 3) { recognizer.allowedPressTypes = [4, 5] }
      ledger.enter(recognizer, name: recognizer.name!)
      recognizer.addAction { [unowned self] in
        log("action \(name(of: $0)) \($0.state)")
        ledger.acts($0)
        if isWild, dice.once(in: 12) { disturb() }
        if isWild, dice.once(in: 20) { requestState(of: $0) }
      }
      if dice.once(in: 2) { recognizer.delegate = delegate }
      dice.pick(views).addGestureRecognizer(recognizer)
      if !recognizers.isEmpty, dice.once(in: 3) {
        recognizer.require(toFail: dice.pick(recognizers))
      }
      recognizers.append(recognizer)
    }
    // Circles too.
    for _ in 0..<dice.roll(3) {
      dice.pick(recognizers).require(toFail: dice.pick(recognizers))
    }
  }

  private func makeRecognizer() -> (UIGestureRecognizer, String) {
    switch dice.roll(14) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + dice.roll(3)
      tap.numberOfTouchesRequired = 1 + dice.roll(2)
      return (tap, "tap")
    case 1:
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = 1 + dice.roll(3)
      return (pan, "pan")
    case 2: return (UIPinchGestureRecognizer(), "pinch")
    case 3: return (UIRotationGestureRecognizer(), "rotation")
    case 4:
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = 1 + dice.roll(2)
      press.numberOfTapsRequired = dice.roll(2)
      return (press, "press")
    case 5:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = dice.pick([.left, .right, [.up, .down]])
      return (swipe, "swipe")
    case 6:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = [.left, .top]
      return (edge, "edge")
    default: return (Wild(self), "wild")
    }
  }

  // MARK: Answers

  enum Question: UInt64 {
    case prevents, isPrevented, requires, isRequired, together, delegateRequires, delegateIsRequired
  }

  /// An answer about a pair: always the same one in a steady world, any in another.
  func answer(
    _ question: Question, _ a: UIGestureRecognizer, _ b: UIGestureRecognizer
  ) -> Bool {
    self.question()
    let value: UInt64
    if isSteady {
      let key = (index(a) &* 31 &+ index(b)) &* 31 &+ question.rawValue
      var own = Chance(seed: salt ^ key)
      value = own.next()
    } else {
      value = isWild ? dice.next() : 0
    }
    switch question {
    case .prevents, .isPrevented: return value % 4 != 0
    case .together: return value % 3 == 0
    case .requires, .isRequired, .delegateRequires, .delegateIsRequired: return value % 10 == 1
    }
  }

  private func index(_ recognizer: UIGestureRecognizer) -> UInt64 {
    UInt64(recognizers.firstIndex(of: recognizer) ?? 99)
  }

  // Requirements that are stated once and for all. Those that delegates and subclasses answer
  // belong to the attempt that asked.
  private func requires(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    window.arbiter.waits(a, for: b, asking: false)
  }

  /// Somebody is asked something, and may use the occasion.
  func question() {
    if isWild, dice.once(in: 300) { disturb() }
  }

  // MARK: Doing something

  /// The recognizer asks for any state.
  func requestState(of recognizer: UIGestureRecognizer) {
    guard recognizer is Wild || dice.once(in: 10) else { return }
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .began, .changed, .ended, .cancelled, .failed,
    ]
    let state = dice.pick(states)
    log("\(name(of: recognizer)) asks for \(state)")
    recognizer.state = state
  }

  /// Anything that code outside of the arbiter may do, at any time.
  func disturb() {
    guard disturbances < 6 else { return }
    disturbances += 1
    let recognizer = dice.pick(recognizers)
    let view = dice.pick(views)
    let what = dice.roll(15)
    log("disturbance \(what), \(name(of: recognizer)), \(view.name)")
    let isNested = ledger.isTakingAway
    ledger.isTakingAway = isNested || [0, 1, 4, 5, 6, 7].contains(what)
    defer { ledger.isTakingAway = isNested }
    switch what {
    case 0: recognizer.isEnabled.toggle()
    case 1:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 2, 3: requestState(of: recognizer)
    case 4: recognizer.view?.removeGestureRecognizer(recognizer)
    case 5: move { view.addGestureRecognizer(recognizer) }
    case 6: view.removeFromSuperview()
    case 7: move { (dice.once(in: 2) ? window : free(of: view)).addSubview(view) }
    case 8: recognizer.delegate = recognizer.delegate == nil ? delegate : nil
    case 9: window.cancelTouches()
    case 10: view.isHidden.toggle()
    case 11: if !isSteady { recognizer.require(toFail: dice.pick(recognizers)) }
    case 12: send(randomSamples())
    case 13: sendPress([.began, .ended])
    default: view.isUserInteractionEnabled.toggle()
    }
  }

  private func move(_ body: () -> Void) {
    let isNested = isMoving
    isMoving = true
    body()
    isMoving = isNested
  }

  // A view that `view` can be put into.
  private func free(of view: UIView) -> UIView {
    let other = dice.pick(views)
    return other.isDescendant(of: view) ? window : other
  }

  // MARK: Fingers and time

  private func send(_ samples: [TouchSample]) {
    reports += 1
    log("send \(samples.map { "\($0.id) \($0.phase) \($0.location.x) \($0.location.y)" })")
    window.send(samples)
  }

  private func randomSamples() -> [TouchSample] {
    (0..<(dice.once(in: 4) ? 1 + dice.roll(4) : 1)).map { _ in randomSample() }
  }

  private func randomSample() -> TouchSample {
    var sample = TouchSample(
      id: lastFinger, phase: .moved,
      location: CGPoint(x: dice.roll(330), y: dice.roll(490)),
      timestamp: window.clock.now + (dice.once(in: 20) ? -0.01 : Double(dice.roll(20)) / 1000))
    if dice.once(in: 50) { sample.kind = .pencil }
    if dice.once(in: 100) { sample.location.x = .nan }
    if dice.once(in: 100) { sample.id = 1_000_000 }
    let action = dice.roll(20)
    if fingers.isEmpty || action < 3 && fingers.count < 5 {
      lastFinger += 1
      sample.id = lastFinger
      sample.phase = .began
      fingers.append(lastFinger)
    } else {
      sample.id = dice.pick(fingers)
      if action < 6 {
        sample.phase = dice.once(in: 8) ? .cancelled : .ended
        // A lost end: the finger is forgotten, and may come again under the same id.
        if dice.once(in: 20) {
          sample.phase = .began
        } else {
          fingers.removeAll { $0 == sample.id }
        }
      }
    }
    return sample
  }

  private func sendPress(_ phases: [UIPress.Phase]) {
    reports += 1
    let sample = PressSample(
      type: dice.pick([.select, .menu, .upArrow]), phase: dice.pick(phases),
      timestamp: window.clock.now, force: dice.once(in: 50) ? .nan : dice.part())
    log("send \(sample.type) \(sample.phase)")
    window.send(presses: [sample])
  }

  /// Something happens.
  func step() {
    disturbances = 0
    if dice.once(in: 30) { disturb() }
    if dice.once(in: 5) {
      window.clock.advance(to: window.clock.now + Double(dice.roll(30)) / 60)
    }
    if dice.once(in: 6) {
      sendPress([.began, .began, .began, .changed, .ended, .ended, .cancelled])
    }
    send(randomSamples())
  }

  /// Everything comes to rest: the fingers lift, and the clock runs on.
  func rest() {
    isWild = false
    log("rest")
    let down = Set(window.delivery.event.touches.map(\.identifier)).sorted()
    if dice.once(in: 3) {
      window.cancelTouches()
    } else {
      for id in down {
        send([
          TouchSample(
            id: id, phase: dice.once(in: 4) ? .cancelled : .ended,
            location: .zero, timestamp: window.clock.now)
        ])
      }
    }
    for type in [UIPress.PressType.select, .menu, .upArrow] {
      window.send(presses: [
        PressSample(type: type, phase: .ended, timestamp: window.clock.now)
      ])
    }
    fingers.removeAll()
    // Nothing without a finger goes on for longer than `Constants.idleGesture`, nor what waits for
    // it; and everybody's timers are shorter than a second.
    for _ in 0..<12 { window.clock.advance(to: window.clock.now + Constants.idleGesture / 4) }
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    ledger.rests()
    isWild = true
    repair()
  }

  // So that there is something to touch again.
  private func repair() {
    for view in views {
      view.isHidden = false
      view.isUserInteractionEnabled = true
      if view.window == nil, view.superview == nil { move { window.addSubview(view) } }
    }
    for recognizer in recognizers {
      if recognizer.view == nil { move { dice.pick(views).addGestureRecognizer(recognizer) } }
      recognizer.isEnabled = true
    }
  }
}
