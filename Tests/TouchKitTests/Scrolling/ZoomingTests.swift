import Testing
import TouchKit
import TouchTesting

@Suite struct ZoomingTests {
  /// The three ways in which people centre content that is smaller than the window, each in two places.
  enum Centring: CaseIterable {
    case none, frame, center, inset, frameInLayout, centerInLayout, insetInLayout
  }

  private final class CentringScrollView: UIScrollView {
    var centring = Centring.none

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let content = delegate?.viewForZooming(in: self) else { return }
      switch centring {
      case .frameInLayout: byFrame(content)
      case .centerInLayout: byCenter(content)
      case .insetInLayout: byInset(content)
      default: break
      }
    }

    func didZoom(_ content: UIView) {
      switch centring {
      case .frame: byFrame(content)
      case .center: byCenter(content)
      case .inset: byInset(content)
      default: break
      }
    }

    private func byFrame(_ content: UIView) {
      var frame = content.frame
      frame.origin.x = max(0, (bounds.width - frame.width) / 2)
      frame.origin.y = max(0, (bounds.height - frame.height) / 2)
      content.frame = frame
    }

    private func byCenter(_ content: UIView) {
      let x = max(0, (bounds.width - contentSize.width) / 2)
      let y = max(0, (bounds.height - contentSize.height) / 2)
      content.center = CGPoint(x: contentSize.width / 2 + x, y: contentSize.height / 2 + y)
    }

    private func byInset(_ content: UIView) {
      let x = max(0, (bounds.width - contentSize.width) / 2)
      let y = max(0, (bounds.height - contentSize.height) / 2)
      contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
  }

  private func picture(_ centring: Centring = .frame, scale: CGFloat = 1) -> ScrollRig {
    let scrollView = CentringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.centring = centring
    let rig = ScrollRig(content: CGSize(width: 1024, height: 768), scrollView: scrollView)
      .zoomable(from: 0.3125, to: 3)
    rig.didZoom = { [unowned scrollView] in scrollView.didZoom($0.content) }
    scrollView.zoomScale = 0.3125
    rig.tester.advance(by: 0.02)
    scrollView.zoomScale = scale
    rig.tester.advance(by: 0.02)
    return rig
  }

  private func pinch(
    _ a: Finger, _ b: Finger, _ tester: TouchTester, to ends: (CGPoint, CGPoint), steps: Int = 20
  ) {
    let starts = (a.location ?? .zero, b.location ?? .zero)
    func between(_ p: CGPoint, _ q: CGPoint, _ share: CGFloat) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share)
    }
    for step in 1...steps {
      tester.advance(by: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      tester.together {
        a.move(to: between(starts.0, ends.0, share))
        b.move(to: between(starts.1, ends.1, share))
      }
    }
  }

  @Test func `The points that two fingers touched stay under them while they pinch and drag`() {
    let rig = picture(.none)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 200)
    let places = (CGPoint(x: 120, y: 200), CGPoint(x: 200, y: 280))
    let touched = (
      rig.content.convert(places.0, from: nil), rig.content.convert(places.1, from: nil)
    )
    let a = rig.tester.finger(downAt: places.0)
    let b = rig.tester.finger(downAt: places.1)
    let ends = (CGPoint(x: 90, y: 120), CGPoint(x: 240, y: 270))
    pinch(a, b, rig.tester, to: ends)
    #expect(rig.place(of: touched.0).distance(from: ends.0) < 0.01)
    #expect(rig.place(of: touched.1).distance(from: ends.1) < 0.01)
  }

  @Test func `A finger lifted and put down again somewhere else makes nothing jump`() {
    let rig = picture(.none)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 200)
    let a = rig.tester.finger(downAt: CGPoint(x: 120, y: 200))
    var b = rig.tester.finger(downAt: CGPoint(x: 200, y: 280))
    pinch(a, b, rig.tester, to: (CGPoint(x: 100, y: 180), CGPoint(x: 220, y: 300)))
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

  @Test func `Beyond its limits the scale gives way, and springs back about the fingers`() {
    let rig = picture(.none, scale: 2)
    rig.scrollView.contentOffset = CGPoint(x: 600, y: 500)
    let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
    let touched = rig.content.convert(CGPoint(x: 160, y: 200), from: nil)
    pinch(a, b, rig.tester, to: (CGPoint(x: 60, y: 200), CGPoint(x: 260, y: 200)))
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
    let rig = picture(.none, scale: 2)
    rig.scrollView.bouncesZoom = false
    let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
    pinch(a, b, rig.tester, to: (CGPoint(x: 20, y: 200), CGPoint(x: 300, y: 200)))
    #expect(rig.scrollView.zoomScale == 3)
    a.up()
    b.up()
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale == 3)
  }

  @Test func `A pinch that is thrown runs on, and stops within the limits`() {
    let rig = picture(.none, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 200)
    let a = rig.tester.finger(downAt: CGPoint(x: 130, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 190, y: 200))
    pinch(a, b, rig.tester, to: (CGPoint(x: 110, y: 200), CGPoint(x: 210, y: 200)), steps: 6)
    let scale = rig.scrollView.zoomScale
    b.up()
    rig.tester.advance(by: 0.03)
    a.up()
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale > scale * 1.1)
    #expect(rig.isAtRest)
  }

  @Test func `A pinch whose second finger drags on afterwards is not thrown`() {
    let rig = picture(.none, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 200)
    let a = rig.tester.finger(downAt: CGPoint(x: 130, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 190, y: 200))
    pinch(a, b, rig.tester, to: (CGPoint(x: 110, y: 200), CGPoint(x: 210, y: 200)), steps: 6)
    let scale = rig.scrollView.zoomScale
    b.up()
    a.drag(to: CGPoint(x: 90, y: 200), over: 0.3)
    rig.tester.advance(by: 0.1)
    a.up()
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale == scale)
  }

  @Test func `However fast a pinch is reported, it stays within sight`() {
    let rig = picture(.frame, scale: 0.3125)
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
    let rig = picture(.frame, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 150)
    let before = rig.visible
    for turn in 0..<1000 {
      let shift = CGFloat(turn % 7) * 5
      let starts = (CGPoint(x: 130 + shift, y: 200), CGPoint(x: 190, y: 260 + shift))
      let a = rig.tester.finger(downAt: starts.0)
      let b = rig.tester.finger(downAt: starts.1)
      let ends = (CGPoint(x: 90, y: 180 + shift), CGPoint(x: 240 + shift, y: 330))
      pinch(a, b, rig.tester, to: ends, steps: 6)
      pinch(a, b, rig.tester, to: starts, steps: 6)
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

  @Test(arguments: Centring.allCases)
  func `However it is centred, a pinch out of the whole picture moves it smoothly and rests well`(
    centring: Centring
  ) {
    let rig = picture(centring, scale: 0.3125)
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
    let rig = picture(centring, scale: 0.3125)
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
    let rig = picture(.frame, scale: 1)
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
    let rig = picture(centring, scale: 1.5)
    rig.scrollView.setContentOffset(CGPoint(x: 700, y: 300), animated: false)
    let middle = rig.content.convert(CGPoint(x: 160, y: 240), from: nil)
    rig.scrollView.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    rig.tester.advance(by: 0.02)
    #expect(rig.place(of: middle).distance(from: CGPoint(x: 240, y: 160)) < 1)
    rig.scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    rig.tester.advance(by: 0.02)
    #expect(rig.place(of: middle).distance(from: CGPoint(x: 160, y: 240)) < 1)
  }

  @Test func `The scale is held between its limits, and what is no scale is ignored`() {
    let rig = picture(.none)
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
      let rig = picture(.none, scale: start)
      let starts = grows ? (140.0, 180.0) : (60, 260)
      let a = rig.tester.finger(downAt: CGPoint(x: starts.0, y: 200))
      let b = rig.tester.finger(downAt: CGPoint(x: starts.1, y: 200))
      let ends = grows ? (20.0, 300.0) : (155, 165)
      pinch(
        a, b, rig.tester,
        to: (CGPoint(x: ends.0, y: 200), CGPoint(x: ends.1, y: 200)), steps: 40)
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

  @Test func `An animated zoom follows its spring, along a path with one point at rest`() {
    let rig = picture(.none, scale: 1)
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

  @Test func `While a zoom moves nothing is rounded, and at rest everything is`() {
    let rig = picture(.none, scale: 1)
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 150)
    let a = rig.tester.finger(downAt: CGPoint(x: 100, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 200, y: 300))
    pinch(a, b, rig.tester, to: (CGPoint(x: 71.3, y: 190), CGPoint(x: 233.7, y: 333)))
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

  @Test func `With no room between its limits, or nothing to zoom, no pinch begins`() {
    for zooms in [true, false] {
      let rig = picture(.none, scale: 1)
      rig.zooms = zooms
      if zooms { rig.scrollView.minimumZoomScale = 3 }
      let before = rig.scrollView.zoomScale
      let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
      let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
      pinch(a, b, rig.tester, to: (CGPoint(x: 60, y: 200), CGPoint(x: 260, y: 200)))
      #expect(rig.scrollView.zoomScale == before && !rig.scrollView.isZooming)
      a.up()
      b.up()
    }
  }

  @Test func `A pinch let go beyond the edges brings the content back from where it is`() {
    let rig = picture(.none, scale: 2.9)
    rig.scrollView.contentOffset = .zero
    let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 200))
    let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 200))
    pinch(a, b, rig.tester, to: (CGPoint(x: 266, y: 300), CGPoint(x: 318, y: 300)))
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

  @Test(arguments: [Centring.frame, .center, .inset])
  func `On its way out the whole picture goes to the middle without swerving`(centring: Centring) {
    let rig = picture(centring, scale: 1)
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
