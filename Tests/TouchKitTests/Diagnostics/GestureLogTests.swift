import Testing
import TouchKit
import TouchTesting

/// The trace in words: whole texts, as people read them.
@Suite struct GestureLogTests {
  private let tester = TouchTester()
  private let log: GestureLog

  init() {
    log = GestureLog(listeningTo: tester.window)
  }

  @Test func `It says who waits for whom, and why a recognizer failed`() {
    let tap = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.name = "double tap"
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    tester.view.addGestureRecognizer(tap)
    tester.view.addGestureRecognizer(double)
    tester.finger().tap(at: .zero)
    tester.advance(by: 1)
    expect(
      """
      0.050 UITapGestureRecognizer#1 waits for double tap
      0.400 double tap possible → failed: no further tap in time
      0.400 UITapGestureRecognizer#1 possible → ended
      0.400 UITapGestureRecognizer#1 reset
      0.400 double tap reset
      """)
  }

  @Test func `It says who prevented whom`() {
    for recognizer in [
      UIPanGestureRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer(),
      UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
    ] {
      tester.view.addGestureRecognizer(recognizer)
    }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.move(by: 7, 0)
    finger.move(by: 5, 0)
    finger.up()
    expect(
      """
      0.000 UIPanGestureRecognizer#1 possible → began
      0.000 UIPanGestureRecognizer#2 possible → failed: prevented by UIPanGestureRecognizer#1
      0.000 UITapGestureRecognizer#1 possible → failed: prevented by UIPanGestureRecognizer#1
      0.000 UILongPressGestureRecognizer#1 possible → failed: prevented by UIPanGestureRecognizer#1
      0.000 UIPinchGestureRecognizer#1 possible → failed: prevented by UIPanGestureRecognizer#1
      0.000 UIPanGestureRecognizer#1 began → changed
      0.000 UIPanGestureRecognizer#1 changed → ended
      0.000 UIPanGestureRecognizer#1 reset
      0.000 UIPanGestureRecognizer#2 reset
      0.000 UITapGestureRecognizer#1 reset
      0.000 UILongPressGestureRecognizer#1 reset
      0.000 UIPinchGestureRecognizer#1 reset
      """)
  }

  @Test func `It reports requirements, refusals, disabling and idleness`() {
    let decider = Decider()
    decider.mayBegin = { $0.name != "refused" }
    let refused = Probe.drag("refused", in: tester)
    refused.delegate = decider
    let blocker = Probe.drag("blocker", in: tester)
    let loser = Probe.drag("loser", in: tester)
    loser.require(toFail: blocker)
    let off = Probe.drag("off", in: tester)
    off.mayBePrevented = { _ in false }
    off.mayPrevent = { _ in false }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    off.isEnabled = false
    _ = tester.finger(downAt: .zero)
    blocker.state = .began
    loser.state = .changed
    tester.window.cancelTouches()
    blocker.state = .began
    tester.advance(by: 3)
    expect(
      """
      0.000 refused possible → failed: the delegate or the view refused
      0.000 blocker possible → began
      0.000 loser possible → failed: blocker, which had to fail, was recognized
      0.000 off possible → began
      0.000 off began → cancelled: disabled or removed
      0.000 off reset
      0.000 refused does not get finger 2: its gesture is decided
      0.000 loser does not get finger 2: its gesture is decided
      0.000 off does not get finger 2: disabled
      0.000 blocker began → changed
      0.000 blocker asks for began in changed, which is ignored
      0.000 loser asks for changed in failed, which is ignored
      0.000 blocker changed → cancelled
      0.000 refused reset
      0.000 blocker reset
      0.000 loser reset
      0.000 blocker possible → began
      2.000 blocker began → cancelled: too long without a finger
      2.000 blocker reset
      """)
  }

  @Test func `It reports circles and bad samples`() {
    let a = Probe.lift("a", in: tester)
    let b = Probe.lift("b", in: tester)
    a.require(toFail: b)
    b.require(toFail: a)
    tester.finger(downAt: .zero).up()
    tester.window.send([
      TouchSample(id: 7, phase: .moved, location: .zero, timestamp: 0),
      TouchSample(id: 8, phase: .began, location: CGPoint(x: CGFloat.nan, y: 0), timestamp: 0),
    ])
    expect(
      """
      0.000 a waits for b
      0.000 b waits for a
      0.000 a asked first of those who wait for each other, and waits no longer
      0.000 a possible → ended
      0.000 b possible → failed: a, which had to fail, was recognized
      0.000 a reset
      0.000 b reset
      0.000 finger 7: is not down, dropped
      0.000 finger 8: a number is not finite, dropped
      """)
  }

  /// Every reason of the standard recognizers, each with the fingers that lead to it.
  @Test(arguments: [
    ("three-finger tap", "a finger came after another had lifted"),
    ("tap", "moved too far"), ("tap", "down for too long"), ("tap", "too many fingers"),
    ("two-finger tap", "too few fingers in time"), ("two-finger tap", "too few fingers"),
    ("double tap", "too far from the last tap"), ("double tap", "no further tap in time"),
    ("press", "moved too far"), ("press", "lifted too soon"), ("press", "too many fingers"),
    ("swipe", "goes in another direction"), ("swipe", "too many fingers"), ("swipe", "too slow"),
    ("swipe", "lifted too soon"),
    ("edge", "not at the edge"), ("edge", "goes along the edge"),
    ("two-finger swipe", "one finger ran ahead"),
    ("tap then press", "a tap before the press took too long"),
    ("pinch", "lifted before they moved apart or together far enough"),
    ("rotation", "lifted before they turned far enough"), ("tap", "the press was cancelled"),
    ("pan", "lifted before it moved far enough"), ("tap", "the touch was cancelled"),
  ])
  func `A standard recognizer says why it failed`(who: String, why: String) {
    tester.view.addGestureRecognizer(Self.recognizer(who))
    let finger = tester.finger(downAt: CGPoint(x: why == "goes along the edge" ? 5 : 100, y: 50))
    switch why {
    case "moved too far": finger.move(by: 50, 0)
    case "one finger ran ahead": finger.move(by: 60, 0)
    case "the press was cancelled":
      finger.up()
      tester.transcript.clear()
      log.clear()
      tester.window.send(presses: [PressSample(type: .select, phase: .began, timestamp: 0)])
      tester.window.cancelTouches()
    case "goes in another direction": finger.move(by: -50, 0)
    case "goes along the edge": finger.move(by: 0, 50)
    case "a finger came after another had lifted":
      _ = tester.finger(downAt: CGPoint(x: 150, y: 50))
      _ = tester.finger(downAt: CGPoint(x: 190, y: 50))
      finger.up()
      _ = tester.finger(downAt: CGPoint(x: 100, y: 50))
    case "too many fingers": _ = tester.finger(downAt: CGPoint(x: 150, y: 50))
    case "too few fingers", "lifted too soon", "lifted before it moved far enough",
      "lifted before they moved apart or together far enough",
      "lifted before they turned far enough":
      finger.up()
    case "no further tap in time":
      finger.up()
      tester.advance(by: 1)
    case "too far from the last tap":
      finger.up()
      _ = tester.finger(downAt: CGPoint(x: 200, y: 50))
    case "the touch was cancelled": finger.cancel()
    default: tester.advance(by: 1)
    }
    #expect(log.lines.first?.hasSuffix("\(who) possible → failed: \(why)") == true, "\(log.text)")
  }

  private static func recognizer(_ name: String) -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer
    switch name {
    case "press", "tap then press":
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = name == "press" ? 0 : 1
      recognizer = press
    case "swipe", "two-finger swipe":
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = name == "swipe" ? 1 : 2
      recognizer = swipe
    case "pinch": recognizer = UIPinchGestureRecognizer()
    case "rotation": recognizer = UIRotationGestureRecognizer()
    case "pan": recognizer = UIPanGestureRecognizer()
    case "edge":
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      recognizer = edge
    default:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = name == "double tap" ? 2 : 1
      tap.numberOfTouchesRequired =
        name == "three-finger tap" ? 3 : name == "two-finger tap" ? 2 : 1
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      recognizer = tap
    }
    recognizer.name = name
    return recognizer
  }

  @Test func `It forgets the oldest lines, and passes each on as it comes`() {
    log.capacity = 10
    var heard = 0
    log.onLine = { _ in heard += 1 }
    let probe = Probe("probe", in: tester)
    for _ in 1...100 { probe.state = .changed }
    #expect(heard == 100)
    #expect(log.lines.count <= 10)
    log.clear()
    #expect(log.lines.isEmpty)
  }

  private func expect(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    let changes = zip(log.lines, text.split(separator: "\n")).first { $0 != $1 }
    #expect(
      log.text == text, "first difference: \(changes.map { "\($0)" } ?? "length")\n\(log.text)",
      sourceLocation: location)
  }
}
