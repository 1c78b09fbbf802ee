import Testing
import TouchKit
import TouchTesting

@Suite struct CatchTests {
  /// Something that sets zoomable content in motion.
  enum Push: CaseIterable {
    case fling, bounce, zoomTo, setZoomScale, overZoom, pinchMomentum, scrollTo

    func start(_ rig: ScrollRig) {
      let tester = rig.tester
      switch self {
      case .fling:
        let finger = tester.finger(downAt: CGPoint(x: 200, y: 300))
        finger.drag(to: CGPoint(x: 150, y: 200), over: 0.1)
        finger.up()
      case .bounce:
        let finger = tester.finger(downAt: CGPoint(x: 20, y: 20))
        finger.drag(to: CGPoint(x: 280, y: 460), over: 0.1)
        tester.advance(by: 0.2)
        finger.up()
      case .zoomTo:
        rig.scrollView.zoom(to: CGRect(x: 700, y: 500, width: 80, height: 60), animated: true)
      case .setZoomScale:
        rig.scrollView.setZoomScale(0.5, animated: true)
      case .overZoom:
        tester.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 180, over: 0.5, resting: 0.2)
      case .pinchMomentum:
        tester.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 90, over: 0.1)
      case .scrollTo:
        rig.scrollView.setContentOffset(CGPoint(x: 600, y: 500), animated: true)
      }
    }
  }

  private func picture() -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 1024, height: 768)).zoomable(from: 0.3125, to: 2)
    rig.scrollView.zoomScale = 1
    rig.scrollView.contentOffset = CGPoint(x: 100, y: 50)
    return rig
  }

  @Test(arguments: Push.allCases)
  func `A finger stops every motion where it is`(push: Push) {
    let rig = picture()
    push.start(rig)
    rig.tester.advance(by: 0.08)
    let moving = rig.visible
    rig.tester.advance(by: 1.0 / 60)
    let before = rig.visible
    #expect(before != moving, "nothing moved that could be caught")
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    #expect(rig.isShowing(before))
    rig.tester.advance(by: 0.3)
    #expect(rig.isShowing(before))
    // From there on it is in the hand.
    let scale = rig.scrollView.zoomScale
    let held = rig.content.convert(CGPoint(x: 100, y: 100), from: nil)
    var last = rig.place(of: held)
    for _ in 0..<20 {
      finger.move(by: -2, -1)
      let now = rig.place(of: held)
      #expect(now.distance(from: last) <= 2.24)
      last = now
    }
    #expect(rig.scrollView.zoomScale == scale)
    finger.up()
    rig.tester.settle()
    #expect(rig.isAtRest)
  }

  @Test(arguments: Push.allCases)
  func `What is caught beyond its limits goes back there when it is let go`(push: Push) {
    let rig = picture()
    push.start(rig)
    for _ in 0..<6 {
      rig.tester.advance(by: 0.05)
      let before = rig.visible
      let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
      rig.tester.advance(by: 0.02)
      #expect(rig.isShowing(before))
      finger.up()
    }
    rig.tester.settle()
    #expect(rig.isAtRest)
  }

  @Test func `A finger that stops fast content does not tap it`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 10_000))
    let tap = rig.tester.watch(UITapGestureRecognizer(), named: "tap")
    rig.content.addGestureRecognizer(tap)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    finger.up()
    rig.tester.advance(by: 0.2)
    rig.tester.transcript.clear()
    rig.tester.finger().tap(at: CGPoint(x: 100, y: 100))
    rig.tester.settle()
    #expect(rig.tester.transcript.difference(from: "0.300 did decelerate tracking") == nil)
    rig.tester.finger().tap(at: CGPoint(x: 100, y: 100))
    #expect(rig.tester.transcript.lines.count == 2)
  }

  @Test func `Content that was caught in motion follows after three points, and at rest after ten`()
  {
    let rig = ScrollRig(content: CGSize(width: 320, height: 10_000))
    for (isMoving, hysteresis) in [(true, CGFloat(3)), (false, 10)] {
      if isMoving {
        let flick = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
        flick.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
        flick.up()
        rig.tester.advance(by: 0.2)
      } else {
        rig.tester.settle()
      }
      let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 300))
      let place = rig.scrollView.contentOffset.y
      finger.move(by: 0, -(hysteresis - 0.5))
      #expect(rig.scrollView.contentOffset.y == place)
      finger.move(by: 0, -2.5)
      #expect(abs(rig.scrollView.contentOffset.y - place - 2) < 1e-9)
      finger.up()
    }
  }

  @Test(arguments: 1...2)
  func `Fingers that are down take over what moves the content by itself, where it is`(
    fingers: Int
  ) {
    let rig = picture()
    let a = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    let b = fingers == 2 ? rig.tester.finger(downAt: CGPoint(x: 200, y: 300)) : nil
    for _ in 0..<5 {
      rig.tester.advance(by: 1.0 / 60)
      a.move(by: -5, -5)
      b?.move(by: 5, 5)
    }
    rig.scrollView.zoom(to: CGRect(x: 700, y: 400, width: 200, height: 150), animated: true)
    rig.tester.advance(by: 0.1)
    let moving = rig.visible
    for _ in 0..<5 {
      let before = rig.visible
      a.move(by: 1, 0)
      #expect(abs(rig.visible.minX - before.minX) * rig.scrollView.zoomScale < 2.5)
      rig.tester.advance(by: 1.0 / 60)
    }
    #expect(abs(rig.visible.minX - moving.minX) * rig.scrollView.zoomScale < 6)
    let before = rig.visible
    let c = rig.tester.finger(downAt: CGPoint(x: 50, y: 400))
    #expect(rig.isShowing(before))
    for finger in [a, b, c] { finger?.up() }
    rig.tester.settle()
    #expect(rig.isAtRest)
  }

  @Test(arguments: 0..<40)
  func `Whatever fingers do, nothing jumps when one lands, and all comes to rest in its limits`(
    seed: UInt64
  ) {
    let rig = picture()
    var random = Chance(seed: seed)
    var down: [Finger] = []
    for _ in 0..<150 {
      switch random.roll(7) {
      case 0, 1:
        guard down.count < 3 else { continue }
        let before = rig.visible
        down.append(
          rig.tester.finger(
            downAt: CGPoint(x: CGFloat(random.roll(320)), y: CGFloat(random.roll(480)))))
        #expect(rig.isShowing(before))
      case 2:
        if !down.isEmpty { down.remove(at: random.roll(down.count)).up() }
      case 3:
        rig.tester.advance(by: Double(random.roll(20)) / 100)
      case 4 where random.roll(6) == 0:
        rig.scrollView.zoom(
          to: CGRect(x: CGFloat(random.roll(800)), y: 100, width: 200, height: 150),
          animated: true)
      default:
        rig.tester.advance(by: 1.0 / 60)
        for finger in down {
          finger.move(by: CGFloat(random.roll(61) - 30), CGFloat(random.roll(61) - 30))
        }
      }
      #expect(rig.visible.isFinite)
    }
    for finger in down { finger.up() }
    rig.tester.settle()
    #expect(rig.isAtRest)
  }
}

extension ScrollRig {
  /// What is visible is still this, to a billionth of a point.
  func isShowing(_ rect: CGRect) -> Bool {
    let now = visible
    return abs(now.minX - rect.minX) < 1e-9 && abs(now.minY - rect.minY) < 1e-9
      && abs(now.width - rect.width) < 1e-9 && abs(now.height - rect.height) < 1e-9
  }

  /// Nothing goes on, and scale and offset are where they may be.
  var isAtRest: Bool {
    let inset = scrollView.contentInset
    let size = scrollView.contentSize
    let right = max(-inset.left, size.width + inset.right - scrollView.bounds.width)
    let bottom = max(-inset.top, size.height + inset.bottom - scrollView.bounds.height)
    let offset = scrollView.contentOffset
    return flags.isEmpty && !tester.window.clock.isMoving
      && scrollView.zoomScale >= scrollView.minimumZoomScale - 1e-9
      && scrollView.zoomScale <= scrollView.maximumZoomScale + 1e-9
      && offset.x >= -inset.left - 1e-9 && offset.x <= right + 1e-9
      && offset.y >= -inset.top - 1e-9 && offset.y <= bottom + 1e-9
  }
}
