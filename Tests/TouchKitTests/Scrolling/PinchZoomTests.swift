import Testing
import TouchKit
import TouchTesting

/// Two fingers that zoom.
@Suite struct PinchZoomTests {
  @Test func `The points that two fingers touched stay under them while they pinch and drag`() {
    let rig = ScrollRig.picture(.none)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 200)
    let places = (CGPoint(x: 120, y: 200), CGPoint(x: 200, y: 280))
    let touched = (
      rig.content.convert(places.0, from: nil), rig.content.convert(places.1, from: nil)
    )
    let a = rig.tester.finger(downAt: places.0)
    let b = rig.tester.finger(downAt: places.1)
    let ends = (CGPoint(x: 90, y: 120), CGPoint(x: 240, y: 270))
    rig.tester.drag([a, b], to: [ends.0, ends.1], over: 20.0 / 60)
    #expect(rig.place(of: touched.0).distance(from: ends.0) < 0.01)
    #expect(rig.place(of: touched.1).distance(from: ends.1) < 0.01)
  }

  @Test func `A finger lifted and put down again somewhere else makes nothing jump`() {
    let rig = ScrollRig.picture(.none)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 200)
    let a = rig.tester.finger(downAt: CGPoint(x: 120, y: 200))
    var b = rig.tester.finger(downAt: CGPoint(x: 200, y: 280))
    rig.tester.drag(
      [a, b], to: [CGPoint(x: 100, y: 180), CGPoint(x: 220, y: 300)], over: 20.0 / 60)
    for place in [CGPoint(x: 250, y: 200), CGPoint(x: 160, y: 320), CGPoint(x: 200, y: 210)] {
      var before = rig.visible
      b.up()
      #expect(rig.isShowing(before))
      a.move(by: 3, 2)
      #expect(abs(rig.visible.minX - before.minX) < 4)
      before = rig.visible
      b = rig.tester.finger(downAt: place)
      #expect(rig.isShowing(before))
      let held = rig.content.convert(place, from: nil)
      let heldByA = rig.content.convert(a.location ?? .zero, from: nil)
      rig.tester.together {
        a.move(by: -1, 0)
        b.move(by: 1, 1)
      }
      #expect(rig.place(of: held).distance(from: place) < 3)
      #expect(rig.place(of: heldByA).distance(from: a.location ?? .zero) < 3)
    }
    let third = rig.tester.finger(downAt: CGPoint(x: 60, y: 60))
    let before = rig.visible
    third.move(by: 1, 0)
    #expect(abs(rig.visible.minX - before.minX) < 2)
    third.up()
    a.move(by: 0, 1)
    #expect(abs(rig.visible.minX - before.minX) < 4)
  }

  // Two fingers in the middle of a quick pinch, in the middle of a picture.
  private func quickPinch() -> (rig: ScrollRig, a: Finger, b: Finger) {
    let rig = ScrollRig.picture(.none, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 200)
    let a = rig.tester.finger(downAt: CGPoint(x: 130, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 190, y: 200))
    rig.tester.drag(
      [a, b], to: [CGPoint(x: 110, y: 200), CGPoint(x: 210, y: 200)], over: 6.0 / 60)
    return (rig, a, b)
  }

  @Test func `A pinch that is thrown runs on, and stops within the limits`() {
    let (rig, a, b) = quickPinch()
    let scale = rig.scrollView.zoomScale
    b.up()
    rig.tester.advance(by: 0.03)
    a.up()
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale > scale * 1.1)
    #expect(rig.isAtRest)
  }

  @Test func `A pinch whose second finger drags on afterwards is not thrown`() {
    let (rig, a, b) = quickPinch()
    let scale = rig.scrollView.zoomScale
    b.up()
    a.drag(to: CGPoint(x: 90, y: 200), over: 0.3)
    rig.tester.advance(by: 0.1)
    a.up()
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale == scale)
  }

  @Test func `A quick pinch whose fingers are lost is not thrown`() {
    for lifted in [false, true] {
      let (rig, a, b) = quickPinch()
      let scale = rig.scrollView.zoomScale
      if lifted { b.up() } else { b.cancel() }
      rig.tester.advance(by: 0.03)
      a.cancel()
      rig.tester.settle()
      #expect(rig.scrollView.zoomScale == scale)
    }
  }

  @Test func `However fast a pinch is reported, it stays within sight`() {
    let rig = ScrollRig.picture(.frame, scale: 0.3125)
    let a = rig.tester.finger(downAt: CGPoint(x: 60, y: 240))
    let b = rig.tester.finger(downAt: CGPoint(x: 260, y: 240))
    for step in 1...8 {
      rig.tester.advance(by: 0.0005)
      rig.tester.together {
        a.move(to: CGPoint(x: 60 + 10 * Double(step), y: 240))
        b.move(to: CGPoint(x: 260 - 10 * Double(step), y: 240))
      }
    }
    rig.tester.together {
      a.up()
      b.up()
    }
    while rig.tester.window.clock.isMoving {
      rig.tester.advance(by: 1.0 / 60)
      #expect(rig.scrollView.zoomScale > 0.3125 / 3)
    }
    #expect(rig.isAtRest)
  }

  @Test func `A thousand pinches back and forth leave everything where it was`() {
    let rig = ScrollRig.picture(.frame, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 150)
    let before = rig.visible
    for turn in 0..<1000 {
      let shift = CGFloat(turn % 7) * 5
      let starts = (CGPoint(x: 130 + shift, y: 200), CGPoint(x: 190, y: 260 + shift))
      let a = rig.tester.finger(downAt: starts.0)
      let b = rig.tester.finger(downAt: starts.1)
      let ends = (CGPoint(x: 90, y: 180 + shift), CGPoint(x: 240 + shift, y: 330))
      rig.tester.drag([a, b], to: [ends.0, ends.1], over: 6.0 / 60)
      rig.tester.drag([a, b], to: [starts.0, starts.1], over: 6.0 / 60)
      rig.tester.advance(by: 0.15)
      rig.tester.together {
        a.up()
        b.up()
      }
      rig.tester.advance(by: 0.02)
    }
    rig.tester.settle()
    let scale = rig.scrollView.zoomScale
    #expect(abs(rig.visible.minX - before.minX) * scale < 0.25)
    #expect(abs(rig.visible.minY - before.minY) * scale < 0.25)
    #expect(abs(rig.visible.width - before.width) * scale < 0.25)
  }

  @Test func `With no room between its limits, or nothing to zoom, no pinch begins`() {
    for zooms in [true, false] {
      let rig = ScrollRig.picture(.none, scale: 1)
      rig.zooms = zooms
      if zooms { rig.scrollView.minimumZoomScale = 3 }
      let before = rig.scrollView.zoomScale
      let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
      let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
      rig.tester.drag(
        [a, b], to: [CGPoint(x: 60, y: 200), CGPoint(x: 260, y: 200)], over: 20.0 / 60)
      #expect(rig.scrollView.zoomScale == before && !rig.scrollView.isZooming)
      a.up()
      b.up()
    }
  }

  @Test func `A pinch let go beyond the edges brings the content back from where it is`() {
    let rig = ScrollRig.picture(.none, scale: 2.9)
    rig.scrollView.contentOffset = .zero
    let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
    rig.tester.drag(
      [a, b], to: [CGPoint(x: 266, y: 300), CGPoint(x: 318, y: 300)], over: 20.0 / 60)
    rig.tester.advance(by: 0.2)
    var last = rig.scrollView.contentOffset
    #expect(last.x < -15 && last.y < -20 && rig.scrollView.zoomScale > 3)
    rig.tester.together {
      a.up()
      b.up()
    }
    while rig.scrollView.isZooming {
      rig.tester.advance(by: 1.0 / 60)
      let now = rig.scrollView.contentOffset
      #expect(now.distance(from: last) < 6)
      last = now
    }
    #expect(rig.isAtRest && rig.scrollView.zoomScale == 3)
  }
}
