import Testing
import TouchKit
import TouchTesting

/// A scroll view whose content does not zoom has no pinch, and nobody waits for it.
@Suite struct NothingToZoomTests {
  private func list() -> ScrollRig {
    ScrollRig(content: CGSize(width: 320, height: 4000))
  }

  @Test func `There is a pinch while there is a view to zoom and room for it`() {
    let rig = list()
    let scrollView = rig.scrollView
    #expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.maximumZoomScale = 3
    #expect(scrollView.pinchGestureRecognizer == nil)
    rig.zooms = true
    let pinch = scrollView.pinchGestureRecognizer
    #expect(pinch != nil && pinch?.view === scrollView)
    scrollView.minimumZoomScale = 3
    #expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.minimumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer === pinch)
    scrollView.delegate = nil
    #expect(scrollView.pinchGestureRecognizer == nil)
  }

  @Test func `What waits for all recognizers of a scroll view to fail does not wait for ever`() {
    let rig = list()
    let tap = rig.tester.watch(UITapGestureRecognizer(), named: "tap")
    for other in rig.scrollView.gestureRecognizers ?? [] { tap.require(toFail: other) }
    rig.content.addGestureRecognizer(tap)
    rig.tester.finger().tap(at: CGPoint(x: 100, y: 100))
    #expect(rig.tester.transcript.lines.contains { $0.contains("tap ended") })
  }

  @Test func `A pinch ends where its view is gone in the middle of it`() {
    let rig = ScrollRig.picture(.none, scale: 1)
    let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
    rig.tester.drag(
      [a, b], to: [CGPoint(x: 100, y: 200), CGPoint(x: 220, y: 200)], over: 0.1)
    #expect(rig.scrollView.isZooming)
    rig.zooms = false
    rig.content.removeFromSuperview()
    rig.tester.drag(
      [a, b], to: [CGPoint(x: 90, y: 200), CGPoint(x: 230, y: 200)], over: 0.1)
    a.up()
    b.up()
    rig.tester.settle()
    #expect(rig.isAtRest && rig.story.last == "did zoom")
  }

  @Test func `Two fingers drag what does not zoom`() {
    let rig = list()
    let a = rig.tester.finger(downAt: CGPoint(x: 100, y: 300))
    let b = rig.tester.finger(downAt: CGPoint(x: 200, y: 300))
    for _ in 0..<10 {
      rig.tester.advance(by: 1.0 / 60)
      rig.tester.together {
        a.move(by: -3, -8)
        b.move(by: 3, -8)
      }
    }
    #expect(rig.scrollView.contentOffset.y > 50 && rig.scrollView.zoomScale == 1)
  }
}
