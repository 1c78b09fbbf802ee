import Testing
import TouchKit
import TouchTesting

/// One motion after the other, with nobody touching.
@Suite struct HandOverTests {
  enum Next: CaseIterable {
    case zoomTo, zoomOut, scrollTo

    func start(_ scrollView: UIScrollView) {
      switch self {
      case .zoomTo:
        scrollView.zoom(to: CGRect(x: 300, y: 200, width: 150, height: 200), animated: true)
      case .zoomOut: scrollView.setZoomScale(0.6, animated: true)
      case .scrollTo: scrollView.setContentOffset(CGPoint(x: 500, y: 250), animated: true)
      }
    }
  }

  private func picture() -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 2048, height: 1536)).zoomable(from: 0.3, to: 2)
    rig.scrollView.zoomScale = 1
    rig.scrollView.contentOffset = CGPoint(x: 600, y: 400)
    return rig
  }

  /// How fast two far points of the content move on the screen over the next moment, in points per second.
  private func velocities(_ rig: ScrollRig) -> [CGPoint] {
    let points = [CGPoint(x: 700, y: 500), CGPoint(x: 1000, y: 900)]
    let before = points.map { rig.place(of: $0) }
    rig.tester.advance(by: 1e-5)
    return zip(before, points.map { rig.place(of: $0) }).map {
      CGPoint(x: ($1.x - $0.x) * 1e5, y: ($1.y - $0.y) * 1e5)
    }
  }

  @Test(arguments: CatchTests.Push.allCases, [Next.zoomTo, .zoomOut])
  func `An animated zoom goes on with the velocity of what it interrupts`(
    push: CatchTests.Push, next: Next
  ) {
    let rig = picture()
    push.start(rig)
    rig.tester.advance(by: 0.06)
    let before = velocities(rig)
    let speed = before.map { hypot($0.x, $0.y) }.max() ?? 0
    #expect(speed > 20, "nothing moved that could be interrupted")
    let seen = rig.visible
    next.start(rig.scrollView)
    #expect(rig.isShowing(seen))
    for (a, b) in zip(before, velocities(rig)) {
      #expect(hypot(a.x - b.x, a.y - b.y) < 0.02 * speed + 3, "\(a) became \(b)")
    }
    rig.tester.settle()
    #expect(rig.isAtRest)
    let scale = next == .zoomOut ? 0.6 : 2
    #expect(abs(rig.scrollView.zoomScale - scale) < 1e-9)
  }

  @Test(arguments: [CatchTests.Push.fling, .bounce, .scrollTo])
  func `An animated offset goes on with the velocity of what it interrupts`(
    push: CatchTests.Push
  ) {
    let rig = picture()
    push.start(rig)
    rig.tester.advance(by: 0.06)
    let before = velocities(rig)[0]
    Next.scrollTo.start(rig.scrollView)
    let after = velocities(rig)[0]
    let speed = hypot(before.x, before.y)
    #expect(speed > 20 && hypot(after.x - before.x, after.y - before.y) < 0.02 * speed + 3)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset == CGPoint(x: 500, y: 250))
  }

  @Test func `Keys that are pressed one after the other zoom in one go`() {
    let rig = picture()
    rig.scrollView.zoomScale = 0.3
    rig.tester.advance(by: 0.02)
    var slowest = CGFloat.infinity
    for press in 0..<4 {
      rig.scrollView.perform(.zoomIn)
      for frame in 0..<6 {
        let before = rig.scrollView.zoomScale
        rig.tester.advance(by: 1.0 / 60)
        if press > 0 || frame > 2 { slowest = min(slowest, rig.scrollView.zoomScale / before) }
      }
    }
    // It never halts between two of them.
    #expect(slowest > 1.03)
    rig.tester.settle()
    #expect(abs(rig.scrollView.zoomScale - 0.3 * pow(1.5, 4)) < 1e-9)
  }

  @Test func `A zoom that begins beyond the limit bounces until it is within`() {
    let rig = picture()
    rig.scrollView.zoomScale = 1.8
    CatchTests.Push.overZoom.start(rig)
    rig.tester.advance(by: 0.03)
    rig.scrollView.setZoomScale(1, animated: true)
    var within = 0
    while rig.scrollView.isZooming {
      rig.tester.advance(by: 1.0 / 60)
      #expect(rig.scrollView.isZoomBouncing == (rig.scrollView.zoomScale > 2))
      within += rig.scrollView.isZoomBouncing ? 0 : 1
    }
    #expect(within > 10 && rig.isAtRest)
  }

  @Test(arguments: [CatchTests.Push.zoomTo, .setZoomScale, .overZoom, .pinchMomentum, .scrollTo])
  func `No motion ends with a step that could be seen`(push: CatchTests.Push) {
    let rig = picture()
    push.start(rig)
    var step: CGFloat = 0
    while rig.tester.window.clock.isMoving, rig.scrollView.isZooming || push == .scrollTo {
      let seen = rig.visible
      rig.tester.advance(by: 1.0 / 60)
      // How far the corners of the window moved on the screen in this frame, which may have been the last.
      let now = rig.visible
      let scale = rig.scrollView.zoomScale
      step =
        scale
        * max(
          abs(now.minX - seen.minX), abs(now.minY - seen.minY), abs(now.maxX - seen.maxX),
          abs(now.maxY - seen.maxY))
      if push == .scrollTo, rig.scrollView.contentOffset == CGPoint(x: 600, y: 500) { break }
    }
    // A quarter of a point to the pixel grid on each axis, and what nobody sees.
    #expect(step < 0.36)
  }

  // MARK: The owner interferes

  /// What an owner may do while the scale is beyond its limits.
  enum Interference: CaseIterable {
    case offset, offsetAtOnce, offsetAnimated, visible, visibleAnimated, trackpad, wheel, key
    case removal, resize, smaller, scale

    func interfere(_ rig: ScrollRig) {
      let scrollView = rig.scrollView
      let place = CGPoint(x: 200, y: 150)
      let corner = CGRect(x: 0, y: 0, width: 10, height: 10)
      switch self {
      case .offset: scrollView.contentOffset = place
      case .offsetAtOnce: scrollView.setContentOffset(place, animated: false)
      case .offsetAnimated: scrollView.setContentOffset(place, animated: true)
      case .visible: scrollView.scrollRectToVisible(corner, animated: false)
      case .visibleAnimated: scrollView.scrollRectToVisible(corner, animated: true)
      case .trackpad: scrollView.scroll(by: CGPoint(x: 3, y: 4))
      case .wheel: scrollView.scroll(by: CGPoint(x: 0, y: -120), animated: true)
      case .key: scrollView.perform(.up)
      case .removal:
        scrollView.removeFromSuperview()
        rig.tester.view.addSubview(scrollView)
      case .resize: scrollView.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      case .smaller: scrollView.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      case .scale: scrollView.zoomScale = 1
      }
    }
  }

  @Test(arguments: Interference.allCases, [CatchTests.Push.overZoom, .pinchMomentum])
  func `Whatever the owner does meanwhile, the scale comes back from beyond its limits`(
    interference: Interference, push: CatchTests.Push
  ) {
    let rig = picture()
    rig.scrollView.zoomScale = 1.8
    push.start(rig)
    while rig.scrollView.zoomScale <= 2 { rig.tester.advance(by: 1.0 / 60) }
    rig.tester.advance(by: 1.0 / 60)
    #expect(rig.scrollView.isZooming && rig.scrollView.zoomScale > 2)
    interference.interfere(rig)
    rig.tester.settle()
    rig.tester.advance(by: 0.05)
    #expect(rig.isAtRest, "\(rig.scrollView.zoomScale) \(rig.scrollView.contentOffset)\(rig.flags)")
    if [.offsetAtOnce, .offsetAnimated].contains(interference) {
      #expect(abs(rig.scrollView.contentOffset.x - 200) < 60)
    }
    let beginnings = rig.tester.transcript.lines.filter { $0.contains("will zoom") }.count
    let ends = rig.tester.transcript.lines.filter { $0.contains("did zoom") }.count
    #expect(interference == .removal || beginnings == ends)
  }

  @Test func `A scroll view taken away under the fingers forgets them`() {
    let rig = picture()
    let a = rig.tester.finger(downAt: CGPoint(x: 100, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 200, y: 200))
    for _ in 0..<20 {
      rig.tester.advance(by: 1.0 / 60)
      rig.tester.together {
        a.move(by: -4, 0)
        b.move(by: 4, 0)
      }
    }
    #expect(rig.scrollView.zoomScale > 2 && rig.flags == " tracking zooming")
    rig.scrollView.removeFromSuperview()
    #expect(rig.flags.isEmpty && rig.scrollView.zoomScale == 2)
    rig.tester.view.addSubview(rig.scrollView)
    a.up()
    b.up()
    rig.tester.settle()
    #expect(rig.isAtRest)
  }

  @Test(arguments: [CatchTests.Push.fling, .zoomTo, .setZoomScale, .overZoom, .pinchMomentum])
  func `When the window turns meanwhile, the middle stays in the middle and the motion goes on`(
    push: CatchTests.Push
  ) {
    let rig = picture()
    push.start(rig)
    rig.tester.advance(by: 0.06)
    let middle = rig.content.convert(CGPoint(x: 160, y: 240), from: nil)
    rig.scrollView.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(rig.place(of: middle).distance(from: CGPoint(x: 240, y: 160)) < 0.01)
    rig.tester.advance(by: 0.001)
    #expect(rig.place(of: middle).distance(from: CGPoint(x: 240, y: 160)) < 3)
    #expect(rig.tester.window.clock.isMoving)
    rig.tester.settle()
    #expect(rig.isAtRest)
    if push == .zoomTo {
      let goal = CGPoint(x: 740, y: 530)
      #expect(rig.place(of: goal).distance(from: CGPoint(x: 240, y: 160)) < 1)
    }
  }
}
