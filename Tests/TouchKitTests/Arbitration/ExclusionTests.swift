import Testing
import TouchKit
import TouchTesting

@Suite struct ExclusionTests {
  private let tester = TouchTester()

  private func drag() {
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 10))
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    finger.up()
  }

  @Test func `Of two in one view the one that was added first wins`() {
    _ = Probe.drag("first", in: tester)
    _ = Probe.drag("second", in: tester)
    drag()
    expect(
      """
      0.000 first began
      0.000 first changed
      0.000 first ended
      0.000 first reset
      0.000 second reset
      """)
  }

  @Test func `The deepest view's recognizer wins over those further up`() {
    let child = Witness("child", in: tester)
    _ = Probe.drag("parent", in: tester)
    _ = Probe.drag("child", in: tester, on: child)
    drag()
    #expect(tester.transcript.lines.contains("0.000 child began"))
    #expect(!tester.transcript.lines.contains("0.000 parent began"))
  }

  @Test func `A second finger asks the deepest view first too, whichever was first before`() {
    let child = Witness("child", in: tester, frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    for (name, view) in [("window", tester.window), ("parent", tester.view), ("child", child)] {
      Probe(name, in: tester, on: view).isTalkative = true
    }
    let first = tester.finger(downAt: CGPoint(x: 10, y: 10))
    let second = tester.finger(downAt: CGPoint(x: 110, y: 10))
    tester.transcript.clear()
    tester.together {
      first.move(by: 1, 0)
      second.move(by: 1, 0)
    }
    // The view's own witness is silent about moves that nobody took.
    #expect(
      tester.transcript.lines.filter { $0.contains("sees") } == [
        "0.000 child sees moved 2", "0.000 parent sees moved 1+2", "0.000 window sees moved 1+2",
      ])
  }

  @Test func `One that began is cancelled by another that it could not prevent`() {
    let slow = Probe.drag("slow", in: tester)
    slow.onMoved = { if $0.state == .possible, $0.location(in: nil).x >= 20 { $0.state = .began } }
    let first = Probe.drag("first", in: tester)
    first.mayPrevent = { _ in false }
    drag()
    expect(
      """
      0.000 first began
      0.000 slow began
      0.000 first cancelled
      0.000 slow ended
      0.000 slow reset
      0.000 first reset
      """)
  }

  @Test func `A recognizer that may not be prevented runs beside the recognized one`() {
    _ = Probe.drag("winner", in: tester)
    let stubborn = Probe.drag("stubborn", in: tester)
    stubborn.mayBePrevented = { _ in false }
    stubborn.mayPrevent = { _ in false }
    drag()
    expect(
      """
      0.000 winner began
      0.000 stubborn began
      0.000 winner changed
      0.000 stubborn changed
      0.000 winner ended
      0.000 stubborn ended
      0.000 winner reset
      0.000 stubborn reset
      """)
  }

  @Test(arguments: [true, false])
  func `Either delegate lets both recognize at once`(firstAllows: Bool) {
    let first = Probe.drag("first", in: tester)
    let second = Probe.drag("second", in: tester)
    let decider = Decider()
    decider.together = { _, _ in true }
    (firstAllows ? first : second).delegate = decider
    (firstAllows ? second : first).delegate = Decider()
    drag()
    expect(
      """
      0.000 first began
      0.000 second began
      0.000 first changed
      0.000 second changed
      0.000 first ended
      0.000 second ended
      0.000 first reset
      0.000 second reset
      """)
  }

  @Test func `Delegates are asked about the pair, each with its own recognizer first`() {
    let first = Probe.drag("first", in: tester)
    let second = Probe.drag("second", in: tester)
    let (one, other) = (Decider(), Decider())
    var pairs: [String] = []
    one.together = { a, b in
      pairs.append("\(a.name!) \(b.name!)")
      return false
    }
    other.together = one.together
    first.delegate = one
    second.delegate = other
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(pairs == ["first second", "second first"])
  }

  @Test func `Recognizers that share no touch leave each other alone`() {
    let left = Witness("left", in: tester, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = Witness("right", in: tester, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let one = Probe.drag("one", in: tester, on: left)
    let other = Probe.drag("other", in: tester, on: right)
    tester.finger(downAt: CGPoint(x: 10, y: 10)).move(by: 5, 0)
    tester.finger(downAt: CGPoint(x: 110, y: 10)).move(by: 5, 0)
    #expect(one.state == .began)
    #expect(other.state == .began)
  }

  @Test func `A running gesture keeps one from beginning with a finger that came later`() {
    let child = Witness("child", in: tester, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let parent = Probe.drag("parent", in: tester)
    let inner = Probe.drag("inner", in: tester, on: child)
    tester.finger(downAt: CGPoint(x: 10, y: 10)).move(by: 5, 0)
    let second = tester.finger(downAt: CGPoint(x: 110, y: 10))
    second.move(by: 5, 0)
    #expect(parent.state == .changed)
    #expect(inner.state == .failed)
  }

  @Test func `A touch that is ignored prevents no recognizer and is not cancelled for its view`() {
    let view = Witness("view", in: tester)
    let probe = Probe.drag("probe", in: tester)
    let other = Probe.drag("other", in: tester, on: view)
    probe.onBegan = { probe in
      for touch in probe.seen where touch.location(in: nil).x > 100 {
        probe.ignore(touch, for: probe.event!)
      }
    }
    other.onMoved = { if $0.location(in: nil).x > 100 { $0.state = .began } }
    let decider = Decider()
    decider.receives = { _, touch in touch.location(in: nil).x > 100 }
    other.delegate = decider
    let first = tester.finger(downAt: CGPoint(x: 10, y: 10))
    let second = tester.finger(downAt: CGPoint(x: 110, y: 10))
    #expect(probe.numberOfTouches == 1)
    first.move(by: 5, 0)
    second.move(by: 5, 0)
    #expect(probe.state == .began)
    #expect(other.state == .began)
    expect(
      """
      0.000 view hears began 1
      0.000 view hears began 2
      0.000 view hears cancelled 1
      0.000 probe began
      0.000 view hears cancelled 2
      0.000 other began
      """)
    // It holds the reset back, as if it were seen.
    first.up()
    #expect(probe.state == .ended)
    second.up()
    #expect(probe.state == .possible)
  }

  @Test func `One that waits does not slip through when what it waits for is prevented with it`() {
    let winner = Probe.drag("winner", in: tester)
    winner.onMoved = { if $0.state == .possible { $0.state = .ended } }
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe("waiting", in: tester)
    waiting.onBegan = { $0.state = .ended }
    waiting.require(toFail: blocker)
    drag()
    expect(
      """
      0.000 winner ended
      0.000 winner reset
      0.000 blocker reset
      0.000 waiting reset
      """)
  }

  @Test func `Nobody is asked about one that is decided already`() {
    let done = Probe("done", in: tester)
    done.onBegan = { $0.state = .failed }
    let drag = Probe.drag("drag", in: tester)
    var asked: [String] = []
    drag.mayPrevent = {
      asked.append($0.name!)
      return true
    }
    let open = Probe("open", in: tester)
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(asked == ["open"])
    #expect(open.state == .failed)
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
