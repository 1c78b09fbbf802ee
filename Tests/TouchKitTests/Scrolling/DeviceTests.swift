import Testing
import TouchKit
import TouchTesting

/// Wheel, trackpad and keys.
@Suite struct DeviceTests {
  private let middle = CGPoint(x: 160, y: 240)

  private func list() -> ScrollRig {
    ScrollRig(content: CGSize(width: 320, height: 4000))
  }

  private func picture() -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 1024, height: 768)).zoomable(from: 0.5, to: 2)
    rig.scrollView.zoomScale = 1
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 150)
    return rig
  }

  @Test func `Five notches in a row move by five notches, in one motion`() {
    let rig = list()
    var largest: CGFloat = 0
    for _ in 0..<5 {
      #expect(rig.tester.scroll(by: CGPoint(x: 0, y: 100), at: middle))
      for _ in 0..<3 {
        let before = rig.scrollView.contentOffset.y
        rig.tester.advance(by: 1.0 / 60)
        largest = max(largest, rig.scrollView.contentOffset.y - before)
      }
    }
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 500)
    #expect(largest > 15 && largest < 60, "a motion, no jump")
  }

  @Test func `A trackpad's steps are followed at once, as far as there is content`() {
    let rig = picture()
    #expect(rig.tester.scroll(by: CGPoint(x: 3, y: 4.25), at: middle))
    #expect(rig.scrollView.contentOffset == CGPoint(x: 303, y: 154.25))
    #expect(rig.scrollView.scroll(by: CGPoint(x: 1000, y: -1000)) == CGPoint(x: 599, y: -845.75))
    #expect(rig.scrollView.contentOffset == CGPoint(x: 704, y: 0))
    #expect(!rig.tester.scroll(by: CGPoint(x: 5, y: -5), at: middle), "nobody can use it")
    #expect(!rig.tester.scroll(by: CGPoint(x: CGFloat.nan, y: 0), at: middle))
    #expect(!rig.tester.scroll(by: CGPoint(x: 0, y: 30), at: CGPoint(x: -5, y: 5)))
  }

  @Test func `What the inner one cannot use goes to the one around it`() {
    let rig = list()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    inner.contentSize = CGSize(width: 500, height: 250)
    rig.content.addSubview(inner)
    rig.tester.scroll(by: CGPoint(x: 20, y: 49), at: CGPoint(x: 100, y: 150))
    #expect(inner.contentOffset == CGPoint(x: 20, y: 49) && rig.scrollView.contentOffset.y == 0)
    rig.tester.scroll(by: CGPoint(x: 0, y: 11), at: CGPoint(x: 100, y: 150))
    #expect(inner.contentOffset.y == 50 && rig.scrollView.contentOffset.y == 10)
  }

  @Test func `While a finger is down, or scrolling is off, they move nothing`() {
    let rig = picture()
    let before = rig.visible
    let finger = rig.tester.finger(downAt: middle)
    #expect(!rig.tester.scroll(by: CGPoint(x: 0, y: 20), at: middle))
    #expect(!rig.tester.scroll(by: CGPoint(x: 0, y: 120), at: middle))
    #expect(!rig.tester.magnify(by: 2, at: middle))
    #expect(rig.isShowing(before))
    finger.up()
    rig.scrollView.isScrollEnabled = false
    #expect(!rig.tester.scroll(by: CGPoint(x: 0, y: 20), at: middle))
    #expect(rig.isShowing(before))
  }

  @Test func `A wheel takes a fling's velocity over, a trackpad stops it`() {
    let rig = list()
    func fling() {
      let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
      finger.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
      finger.up()
      rig.tester.advance(by: 0.1)
    }
    fling()
    let place = rig.scrollView.contentOffset.y
    rig.tester.scroll(by: CGPoint(x: 0, y: 100), at: middle)
    #expect(!rig.scrollView.isDecelerating)
    rig.tester.advance(by: 1e-4)
    #expect(rig.scrollView.contentOffset.y - place > 0.05)
    rig.tester.settle()
    #expect(abs(rig.scrollView.contentOffset.y - place - 100) <= 0.25)
    fling()
    let caught = rig.scrollView.contentOffset.y
    rig.tester.scroll(by: CGPoint(x: 0, y: 3), at: middle)
    #expect(!rig.scrollView.isDecelerating && rig.scrollView.contentOffset.y == caught + 3)
  }

  @Test func `A trackpad's pinch zooms about the pointer, with hard limits`() {
    let rig = picture()
    let place = CGPoint(x: 100, y: 300)
    let point = rig.content.convert(place, from: nil)
    #expect(rig.tester.magnify(by: 1.5, at: place))
    #expect(abs(rig.scrollView.zoomScale - 1.5) < 1e-9)
    #expect(rig.place(of: point).distance(from: place) < 1e-9)
    rig.tester.magnify(by: 10, at: place)
    #expect(rig.scrollView.zoomScale == 2 && !rig.scrollView.isZooming)
    for factor in [0, -1, CGFloat.nan, .infinity] {
      #expect(!rig.tester.magnify(by: factor, at: place))
    }
    #expect(rig.scrollView.zoomScale == 2)
  }

  @Test func `A trackpad's pinch enlarges by e in a hundred points, a wheel's notch by half`() {
    let small = (0..<50).reduce(1) { product, _ in
      product * UIWindow.magnification(by: CGPoint(x: 0, y: -2))
    }
    #expect(abs(small - exp(1)) < 1e-9)
    let notches = [-100, -120, -53].map { UIWindow.magnification(by: CGPoint(x: 0, y: $0)) }
    #expect(notches.allSatisfy { abs($0 - 1.4918) < 1e-4 })
    let back = UIWindow.magnification(by: CGPoint(x: 0, y: 100))
    #expect(abs(notches[0] * back - 1) < 1e-9)
    #expect(UIWindow.magnification(by: .zero) == 1)
  }

  @Test func `Steps of a wheel that zooms add up, about the pointer`() {
    let rig = picture()
    let place = CGPoint(x: 100, y: 300)
    let point = rig.content.convert(place, from: nil)
    for _ in 0..<3 {
      rig.tester.magnify(by: 1.2, at: place, animated: true)
      rig.tester.advance(by: 0.05)
    }
    rig.tester.settle()
    #expect(abs(rig.scrollView.zoomScale - pow(1.2, 3)) < 1e-9)
    #expect(rig.place(of: point).distance(from: place) < 0.5)
  }

  @Test func `Each key goes where it says, and says whether there was anywhere to go`() {
    let rig = list()
    for (command, place): (ScrollCommand, CGFloat) in [
      (.down, 80), (.down, 160), (.up, 80), (.pageDown, 512), (.pageUp, 80), (.end, 3520),
      (.home, 0),
    ] {
      #expect(rig.scrollView.perform(command))
      rig.tester.settle()
      #expect(rig.scrollView.contentOffset.y == place, "\(command)")
    }
    for command in [ScrollCommand.up, .pageUp, .home, .left, .right, .zoomIn, .zoomToFit] {
      #expect(!rig.scrollView.perform(command), "\(command)")
    }
  }

  @Test func `In a pager arrows turn pages, and across Home and End go to the first and the last`()
  {
    let rig = ScrollRig(content: CGSize(width: 320 * 5, height: 480))
    rig.scrollView.isPagingEnabled = true
    for (command, page): (ScrollCommand, CGFloat) in [
      (.right, 1), (.right, 2), (.left, 1), (.end, 4), (.home, 0),
    ] {
      #expect(rig.scrollView.perform(command))
      rig.tester.settle()
      #expect(rig.scrollView.contentOffset.x == page * 320, "\(command)")
    }
  }

  @Test func `Plus and minus zoom about the middle to the limits, and nought shows the whole`() {
    let rig = picture()
    let point = rig.content.convert(middle, from: nil)
    for scale in [1.5, 2] {
      #expect(rig.scrollView.perform(.zoomIn))
      rig.tester.settle()
      #expect(abs(rig.scrollView.zoomScale - CGFloat(scale)) < 1e-9)
      #expect(rig.place(of: point).distance(from: middle) < 0.5)
    }
    #expect(!rig.scrollView.perform(.zoomIn))
    #expect(rig.scrollView.perform(.zoomOut))
    rig.tester.settle()
    #expect(abs(rig.scrollView.zoomScale - 2 / 1.5) < 1e-9)
    #expect(rig.scrollView.perform(.zoomToFit))
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale == 0.5)
    #expect(!rig.scrollView.perform(.zoomToFit) && !rig.scrollView.perform(.zoomOut))
  }

  @Test func `Who wants less motion gets there at once`() {
    let rig = list()
    rig.tester.window.isReduceMotionEnabled = true
    rig.scrollView.perform(.pageDown)
    #expect(rig.scrollView.contentOffset.y == 432 && !rig.tester.window.clock.isMoving)
    rig.tester.scroll(by: CGPoint(x: 0, y: 100), at: middle)
    #expect(rig.scrollView.contentOffset.y == 532)
  }
}
