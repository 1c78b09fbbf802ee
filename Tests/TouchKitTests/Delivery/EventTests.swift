import Testing
import TouchKit
import TouchTesting

/// What an event says of its touches.
@Suite struct EventTests {
  private let tester = TouchTester()

  private func sample(
    _ phase: UITouch.Phase, _ x: CGFloat, _ time: TimeInterval, id: Int = 1
  ) -> TouchSample {
    TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: 0), timestamp: time)
  }

  @Test func `Several moves of one finger in one report are one event with coalesced touches`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    var coalesced: [[CGFloat]] = []
    probe.onMoved = { probe in
      let touches = probe.event!.coalescedTouches(for: probe.seen.first!) ?? []
      coalesced.append(touches.map { $0.location(in: nil).x })
      coalesced.append(touches.map { $0.previousLocation(in: nil).x })
      coalesced.append(touches.map { CGFloat($0.timestamp) })
    }
    tester.window.send([sample(.began, 0, 0)])
    tester.window.send([sample(.moved, 1, 1), sample(.moved, 3, 2), sample(.moved, 6, 3)])
    #expect(coalesced == [[1, 3, 6], [0, 1, 3], [1, 2, 3]])
    #expect(tester.transcript.lines.count == 2)
    // Outside of the event that it is of, a touch has none.
    #expect(probe.event!.coalescedTouches(for: probe.seen.first!)?.count == 1)
  }

  @Test func `The locations of coalesced touches are given in any view's coordinates`() {
    let probe = Probe("probe", in: tester)
    let view = UIView(frame: CGRect(x: 1, y: 0, width: 50, height: 50))
    tester.view.addSubview(view)
    var places: [CGFloat] = []
    probe.onMoved = { probe in
      for touch in probe.seen.sorted(by: { $0.identifier < $1.identifier }) {
        probe.event!.forEachLocation(of: touch, in: view) { places.append($0.x) }
        probe.event!.forEachLocation(of: touch, in: nil) { places.append($0.x) }
      }
    }
    tester.window.send([sample(.began, 0, 0), sample(.began, 20, 0, id: 2)])
    tester.window.send([
      sample(.moved, 1, 1), sample(.moved, 22, 1, id: 2), sample(.moved, 3, 2),
    ])
    #expect(places == [0, 2, 1, 3, 21, 22])
    // Outside of the event that it is of, where it is.
    places = []
    probe.event!.forEachLocation(of: probe.seen.first { $0.identifier == 1 }!, in: nil) {
      places.append($0.x)
    }
    #expect(places == [3])
  }

  @Test func `A finger that moved and lifted in one report makes two events`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    tester.window.send([
      sample(.began, 0, 0), sample(.moved, 1, 1), sample(.ended, 1, 2), sample(.began, 0, 3),
    ])
    #expect(
      tester.transcript.difference(
        from: """
          0.000 probe sees began 1
          1.000 probe sees moved 1
          2.000 probe sees ended 1
          3.000 probe sees began 1
          """) == nil)
  }

  @Test func `An event knows the touches of a view, a window and a recognizer`() {
    let view = Witness("view", in: tester, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let probe = Probe("probe", in: tester)
    let inner = Probe("inner", in: tester, on: view)
    _ = tester.finger(downAt: CGPoint(x: 10, y: 10))
    let second = tester.finger(downAt: CGPoint(x: 100, y: 10))
    second.move(by: 1, 0)
    let event = probe.event!
    #expect(ids(event.allTouches ?? []) == "1+2")
    #expect(ids(event.touches(for: view) ?? []) == "1")
    #expect(ids(event.touches(for: tester.window) ?? []) == "1+2")
    #expect(ids(event.touches(for: inner) ?? []) == "1")
    #expect(event.touches(for: UIView()) == nil)
  }

  @Test func `A finger that rests is stationary, and was where it is`() {
    let probe = Probe("probe", in: tester)
    let rests = tester.finger(downAt: CGPoint(x: 10, y: 10))
    rests.move(by: 5, 0)
    let moves = tester.finger(downAt: CGPoint(x: 100, y: 10))
    var found: [UITouch.Phase] = []
    probe.onMoved = { probe in
      for touch in probe.event!.allTouches! where !probe.seen.contains(touch) {
        found.append(touch.phase)
        #expect(touch.previousLocation(in: nil) == touch.location(in: nil))
      }
    }
    moves.move(by: 5, 0)
    #expect(found == [.stationary])
  }

  @Test func `Touches are given to recognizers, and say to which`() {
    let view = Witness("view", in: tester)
    let outer = Probe("outer", in: tester)
    let inner = Probe("inner", in: tester, on: view)
    _ = tester.finger(downAt: .zero)
    #expect(inner.seen.first?.gestureRecognizers == [inner, outer])
  }
}
