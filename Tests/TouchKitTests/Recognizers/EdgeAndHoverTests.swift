import Testing
import TouchKit
import TouchTesting

@Suite struct EdgeAndHoverTests {
  let tester = TouchTester()

  @Test func `A drag in from a wanted edge is an edge pan, one from elsewhere is not`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    tester.watch(edge, named: "edge") { "\($0.translation(in: nil).x)" }
    tester.view.addGestureRecognizer(edge)
    let inner = tester.finger(downAt: CGPoint(x: 60, y: 100))
    inner.move(by: 50, 0)
    inner.up()
    let along = tester.finger(downAt: CGPoint(x: 5, y: 100))
    along.move(by: 3, 60)
    along.move(by: 60, 0)
    along.up()
    let right = tester.finger(downAt: CGPoint(x: 5, y: 100))
    right.move(by: 30, 4)
    right.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.000 edge began 20.0
          0.000 edge ended 20.0
          """) == nil)
  }

  @Test
  func `A pointer that comes, moves and leaves is a hover, and stays one for as long as it likes`()
  {
    let hover = UIHoverGestureRecognizer()
    tester.watch(hover, named: "hover") { "\($0.location(in: $0.view).x)" }
    let button = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    button.addGestureRecognizer(hover)
    tester.view.addSubview(button)
    tester.window.hover(at: CGPoint(x: 90, y: 120), time: 0)
    tester.window.hover(at: CGPoint(x: 110, y: 120), time: 0.1)
    tester.finger().tap(at: CGPoint(x: 10, y: 10))
    tester.advance(by: 10)
    tester.window.hover(at: CGPoint(x: 120, y: 120), time: tester.now)
    tester.window.hover(at: CGPoint(x: 90, y: 120), time: tester.now)
    tester.window.hover(at: CGPoint(x: 110, y: 120), time: tester.now)
    tester.window.hover(at: nil, time: tester.now)
    #expect(
      tester.transcript.difference(
        from: """
          0.100 hover began 10.0
          10.150 hover changed 20.0
          10.150 hover ended 20.0
          10.150 hover began 10.0
          10.150 hover cancelled 10.0
          """) == nil)
  }

  @Test func `An edge pan needs one finger, that moves inwards from one of its own edges`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    tester.watch(edge, named: "edge")
    tester.view.addGestureRecognizer(edge)
    // From the right edge, inwards.
    tester.drag(from: CGPoint(x: 315, y: 100), to: CGPoint(x: 200, y: 100), over: 0.1)
    // Outwards, over the edge.
    tester.drag(from: CGPoint(x: 15, y: 100), to: CGPoint(x: -20, y: 100), over: 0.1)
    let (first, second) = (
      tester.finger(downAt: CGPoint(x: 5, y: 100)), tester.finger(downAt: CGPoint(x: 5, y: 200))
    )
    tester.together {
      first.move(by: 60, 0)
      second.move(by: 60, 0)
    }
    first.up()
    second.up()
    #expect(tester.transcript.lines.isEmpty)
    for (start, end) in [
      (CGPoint(x: 315, y: 100), CGPoint(x: 200, y: 100)),
      (CGPoint(x: 100, y: 5), CGPoint(x: 100, y: 100)),
      (CGPoint(x: 100, y: 475), CGPoint(x: 100, y: 400)),
    ] {
      edge.edges = start.x == 315 ? .right : start.y == 5 ? .top : .bottom
      tester.transcript.clear()
      tester.drag(from: start, to: end, over: 0.1)
      #expect(tester.transcript.lines.first?.hasSuffix("edge began") == true)
    }
  }
}
