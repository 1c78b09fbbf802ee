import Testing
import TouchKit
import TouchTesting

/// The limits of the scale, and what is beyond them.
@Suite struct ZoomLimitTests {
  @Test func `Beyond its limits the scale gives way, and springs back about the fingers`() {
    let rig = ScrollRig.picture(.none, scale: 2)
    rig.scrollView.contentOffset = CGPoint(x: 600, y: 500)
    let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
    let touched = rig.content.convert(CGPoint(x: 160, y: 200), from: nil)
    rig.tester.drag(
      [a, b], to: [CGPoint(x: 60, y: 200), CGPoint(x: 260, y: 200)], over: 20.0 / 60)
    #expect(rig.scrollView.zoomScale > 3 && rig.scrollView.zoomScale < 6)
    rig.tester.advance(by: 0.2)
    rig.tester.together {
      a.up()
      b.up()
    }
    while rig.scrollView.isZooming {
      #expect(rig.place(of: touched).distance(from: CGPoint(x: 160, y: 200)) < 0.5)
      rig.tester.advance(by: 1.0 / 60)
    }
    #expect(abs(rig.scrollView.zoomScale - 3) < 1e-9)
    rig.tester.settle()
    #expect(
      rig.tester.transcript.difference(
        from: """
          0.073 will zoom tracking zooming
          1.190 did zoom 3.0
          """) == nil)
    #expect(rig.isAtRest)
  }

  @Test func `Without bouncing the scale stops hard at its limits`() {
    let rig = ScrollRig.picture(.none, scale: 2)
    rig.scrollView.bouncesZoom = false
    let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
    rig.tester.drag(
      [a, b], to: [CGPoint(x: 20, y: 200), CGPoint(x: 300, y: 200)], over: 20.0 / 60)
    #expect(rig.scrollView.zoomScale == 3)
    a.up()
    b.up()
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale == 3)
  }

  @Test func `The scale is held between its limits, and what is no scale is ignored`() {
    let rig = ScrollRig.picture(.none)
    for scale in [CGFloat.nan, -1, 0, .infinity] {
      rig.scrollView.zoomScale = scale
      #expect(rig.scrollView.zoomScale == 1)
    }
    rig.scrollView.zoomScale = 10
    #expect(rig.scrollView.zoomScale == 3)
    rig.scrollView.zoom(to: .zero, animated: false)
    rig.scrollView.zoom(to: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
    #expect(rig.scrollView.zoomScale == 3)
  }

  @Test func `Beyond the limits the scale gives way as the rubber band says, in its logarithm`() {
    for (start, grows) in [(CGFloat(2), true), (0.5, false)] {
      let rig = ScrollRig.picture(.none, scale: start)
      let starts = grows ? (140.0, 180.0) : (60, 260)
      let a = rig.tester.finger(downAt: CGPoint(x: starts.0, y: 200))
      let b = rig.tester.finger(downAt: CGPoint(x: starts.1, y: 200))
      let ends = grows ? (20.0, 300.0) : (155, 165)
      rig.tester.drag(
        [a, b], to: [CGPoint(x: ends.0, y: 200), CGPoint(x: ends.1, y: 200)], over: 40.0 / 60)
      let pulled = start * CGFloat((ends.1 - ends.0) / (starts.1 - starts.0))
      let limit: CGFloat = grows ? 3 : 0.3125
      let beyond = abs(log(pulled / limit))
      let reach = (1 - 1 / (beyond * 0.55 / log(2) + 1)) * log(2)
      let expected = grows ? limit * exp(reach) : limit / exp(reach)
      #expect(abs(rig.scrollView.zoomScale / expected - 1) < 1e-6)
      rig.tester.advance(by: 0.2)
      rig.tester.together {
        a.up()
        b.up()
      }
      // It settles on the spring, in its logarithm again: 160 points from the middle of 320 that is
      // less than a hundredth of a point.
      let begin = rig.tester.now
      while rig.scrollView.isZooming {
        rig.tester.advance(by: 1.0 / 60)
        guard rig.scrollView.isZooming else { break }
        let t = rig.tester.now - begin
        let left = reach * (1 + 16 * t) * exp(-16 * t)
        // A tenth of a point is as good as none, where 500 are a factor e.
        guard left * 500 > 0.1 else { break }
        let scale = grows ? limit * exp(left) : limit / exp(left)
        #expect(abs(rig.scrollView.zoomScale / scale - 1) * 160 < 0.01)
      }
      #expect(abs(rig.scrollView.zoomScale - limit) < 1e-9)
    }
  }

  @Test func `While a zoom moves nothing is rounded, and at rest everything is`() {
    let rig = ScrollRig.picture(.none, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 150)
    let a = rig.tester.finger(downAt: CGPoint(x: 100, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 200, y: 300))
    rig.tester.drag(
      [a, b], to: [CGPoint(x: 71.3, y: 190), CGPoint(x: 233.7, y: 333)], over: 20.0 / 60)
    func isOnGrid() -> Bool {
      let offset = rig.scrollView.contentOffset
      return offset.x * 2 == (offset.x * 2).rounded() && offset.y * 2 == (offset.y * 2).rounded()
    }
    #expect(!isOnGrid())
    rig.tester.advance(by: 0.3)
    #expect(!isOnGrid())
    rig.tester.together {
      a.up()
      b.up()
    }
    rig.tester.settle()
    #expect(isOnGrid())
    rig.scrollView.zoom(to: CGRect(x: 401.3, y: 303.1, width: 171, height: 133), animated: true)
    rig.tester.advance(by: 0.1)
    #expect(!isOnGrid())
    rig.tester.settle()
    #expect(isOnGrid())
  }

  @Test func `Fingers on a view that the program has placed nowhere leave the offset a number`() {
    let rig = ScrollRig.picture(.none, scale: 2)
    rig.content.center = CGPoint(x: CGFloat.infinity, y: .infinity)
    rig.tester.pinch(at: CGPoint(x: 160, y: 200), from: 60, to: 120, over: 0.3)
    rig.tester.settle()
    let offset = rig.scrollView.contentOffset
    #expect(offset.x.isFinite && offset.y.isFinite && rig.scrollView.zoomScale.isFinite)
    #expect(rig.isAtRest)
  }
}
