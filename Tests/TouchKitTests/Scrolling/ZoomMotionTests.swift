import Testing
import TouchKit
import TouchTesting

/// Zooms that nobody holds: to a rectangle, to a scale, about a window that turns.
@Suite struct ZoomMotionTests {
  @Test(arguments: Centring.allCases)
  func `However it is centred, a pinch out of the whole picture moves it smoothly and rests well`(
    centring: Centring
  ) {
    let rig = ScrollRig.picture(centring, scale: 0.3125)
    if centring != .none {
      #expect(rig.place(of: CGPoint(x: 512, y: 384)).distance(from: CGPoint(x: 160, y: 240)) < 0.01)
    }
    let a = rig.tester.finger(downAt: CGPoint(x: 100, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 160, y: 240))
    var last = rig.place(of: CGPoint(x: 512, y: 384))
    for _ in 0..<60 {
      rig.tester.advance(by: 1.0 / 60)
      rig.tester.together {
        a.move(by: -1.5, -1)
        b.move(by: 2, 1.5)
      }
      let now = rig.place(of: CGPoint(x: 512, y: 384))
      #expect(now.distance(from: last) < 12)
      last = now
    }
    rig.tester.advance(by: 0.2)
    a.up()
    b.up()
    while rig.tester.window.clock.isMoving {
      rig.tester.advance(by: 1.0 / 60)
      let now = rig.place(of: CGPoint(x: 512, y: 384))
      #expect(now.distance(from: last) < 12)
      last = now
    }
    #expect(rig.isAtRest)
  }

  @Test(arguments: Centring.allCases)
  func `Zooming to a rectangle centres it, and back out the whole picture`(centring: Centring) {
    let rig = ScrollRig.picture(centring, scale: 0.3125)
    rig.scrollView.zoom(to: CGRect(x: 400, y: 300, width: 160, height: 240), animated: true)
    rig.tester.settle()
    #expect(abs(rig.scrollView.zoomScale - 2) < 1e-9)
    #expect(rig.place(of: CGPoint(x: 480, y: 420)).distance(from: CGPoint(x: 160, y: 240)) < 0.6)
    rig.scrollView.setZoomScale(0.3125, animated: true)
    var last = rig.place(of: CGPoint(x: 480, y: 420))
    while rig.scrollView.isZooming {
      rig.tester.advance(by: 1.0 / 60)
      let now = rig.place(of: CGPoint(x: 480, y: 420))
      #expect(now.distance(from: last) < 24)
      last = now
    }
    if centring != .none {
      #expect(rig.place(of: CGPoint(x: 512, y: 384)).distance(from: CGPoint(x: 160, y: 240)) < 0.6)
    }
    #expect(rig.isAtRest)
  }

  @Test func `On its way to a rectangle the target never swerves`() {
    let rig = ScrollRig.picture(.frame, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 200, y: 100)
    let target = CGPoint(x: 700, y: 500)
    let start = rig.place(of: target)
    rig.scrollView.zoom(to: CGRect(x: 640, y: 440, width: 120, height: 120), animated: true)
    var last = start.distance(from: CGPoint(x: 160, y: 240))
    while rig.scrollView.isZooming {
      rig.tester.advance(by: 1.0 / 60)
      let here = rig.place(of: target)
      let left = here.distance(from: CGPoint(x: 160, y: 240))
      #expect(left <= last + 0.3)
      last = left
      // On the straight line from where it was to the middle.
      let cross =
        (here.x - start.x) * (240 - start.y) - (here.y - start.y) * (160 - start.x)
      #expect(abs(cross) / start.distance(from: CGPoint(x: 160, y: 240)) < 1)
    }
    #expect(last < 0.6)
  }

  @Test(arguments: Centring.allCases)
  func `When the window turns, what was in the middle stays there`(centring: Centring) {
    let rig = ScrollRig.picture(centring, scale: 1.5)
    rig.scrollView.setContentOffset(CGPoint(x: 700, y: 300), animated: false)
    let middle = rig.content.convert(CGPoint(x: 160, y: 240), from: nil)
    rig.scrollView.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    rig.tester.advance(by: 0.02)
    #expect(rig.place(of: middle).distance(from: CGPoint(x: 240, y: 160)) < 1)
    rig.scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    rig.tester.advance(by: 0.02)
    #expect(rig.place(of: middle).distance(from: CGPoint(x: 160, y: 240)) < 1)
  }

  @Test func `An animated zoom follows its spring, along a path with one point at rest`() {
    let rig = ScrollRig.picture(.none, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 150)
    let start = rig.scrollView.contentOffset
    rig.scrollView.zoom(to: CGRect(x: 400, y: 200, width: 160, height: 240), animated: true)
    let begin = rig.tester.now
    for _ in 0..<20 {
      rig.tester.advance(by: 1.0 / 60)
      let t = rig.tester.now - begin
      let progress = 1 - (1 + 16 * t) * exp(-16 * t)
      let scale = pow(2, progress)
      #expect(abs(rig.scrollView.zoomScale - scale) * 320 < 0.01)
      // To (800, 400) at the scale 2.
      let offset = CGPoint(
        x: start.x + (800 - start.x) * (scale - 1), y: start.y + (400 - start.y) * (scale - 1))
      #expect(rig.scrollView.contentOffset.distance(from: offset) < 0.01)
    }
  }

  @Test(arguments: [Centring.frame, .center, .inset])
  func `On its way out the whole picture goes to the middle without swerving`(centring: Centring) {
    let rig = ScrollRig.picture(centring, scale: 1)
    rig.scrollView.setContentOffset(CGPoint(x: 650, y: 250), animated: false)
    rig.scrollView.setZoomScale(0.3125, animated: true)
    let middle = CGPoint(x: 512, y: 384)
    let start = rig.place(of: middle)
    let way = start.distance(from: CGPoint(x: 160, y: 240))
    var last = way
    while rig.scrollView.isZooming {
      rig.tester.advance(by: 1.0 / 60)
      let here = rig.place(of: middle)
      let left = here.distance(from: CGPoint(x: 160, y: 240))
      #expect(left <= last + 0.3)
      last = left
      let cross = (here.x - start.x) * (240 - start.y) - (here.y - start.y) * (160 - start.x)
      // But for what the edges of the content do to it on the way.
      #expect(abs(cross) / way < 20)
    }
    #expect(last < 0.6)
  }
}
