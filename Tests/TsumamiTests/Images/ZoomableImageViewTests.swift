import Foundation
import Testing
import TouchKit
import TouchTesting
import Tsumami

@Suite struct ZoomableImageViewTests {
  let tester = TouchTester()
  let view = ZoomableImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    tester.view.addSubview(view)
    view.image = UIImage(source: 1, size: CGSize(width: 1024, height: 768))
    tester.advance(by: 0.02)
  }

  private func onScreen(_ point: CGPoint) -> CGPoint {
    view.imageView.convert(point, to: nil)
  }

  private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 0.6) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  private func doubleTap(at point: CGPoint) {
    tester.finger().tap(at: point)
    tester.advance(by: 0.1)
    tester.finger().tap(at: point)
  }

  @Test func `A picture is shown whole, in the middle`() {
    #expect(view.scrollView.zoomScale == 0.3125)
    #expect(view.imageView.frame == CGRect(x: 0, y: 120, width: 320, height: 240))
    #expect(view.isShownWhole && view.viewport == .whole)
  }

  @Test func `A double tap fills the view at the finger, and another one shows the whole again`() {
    let finger = CGPoint(x: 100, y: 200)
    let touched = view.imageView.convert(finger, from: nil)
    doubleTap(at: finger)
    tester.settle()
    #expect(abs(view.scrollView.zoomScale - 0.625) < 1e-9)
    #expect(abs(onScreen(touched).x - 100) < 0.6)
    #expect(view.scrollView.contentOffset.y == 0)
    doubleTap(at: finger)
    tester.settle()
    #expect(view.isShownWhole)
    #expect(view.imageView.frame == CGRect(x: 0, y: 120, width: 320, height: 240))
  }

  @Test func `A picture of the view's proportions is doubled by a double tap`() {
    view.image = UIImage(source: 2, size: CGSize(width: 640, height: 960))
    doubleTap(at: CGPoint(x: 160, y: 240))
    tester.settle()
    #expect(abs(view.scrollView.zoomScale - 1) < 1e-9)
    #expect(near(onScreen(CGPoint(x: 320, y: 480)), CGPoint(x: 160, y: 240)))
  }

  @Test func `A view that has just been made can be zoomed before its first frame`() {
    let made = ZoomableImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tester.view.addSubview(made)
    made.image = UIImage(source: 3, size: CGSize(width: 640, height: 960))
    made.zoom(to: 1, at: CGPoint(x: 80, y: 120), animated: false)
    tester.settle()
    #expect(made.scrollView.zoomScale == 1)
    // The point stays where it was.
    #expect(made.scrollView.contentOffset == CGPoint(x: 80, y: 120))
  }

  @Test func `Two fingers that tap go out by a step, about their middle`() {
    view.zoom(to: 2, at: CGPoint(x: 160, y: 240), animated: false)
    let touched = view.imageView.convert(CGPoint(x: 160, y: 200), from: nil)
    let (a, b) = (tester.finger(), tester.finger())
    tester.together {
      a.down(at: CGPoint(x: 130, y: 200))
      b.down(at: CGPoint(x: 190, y: 200))
    }
    tester.advance(by: 0.05)
    a.up()
    b.up()
    tester.settle()
    #expect(abs(view.scrollView.zoomScale - 1) < 1e-9)
    #expect(near(onScreen(touched), CGPoint(x: 160, y: 200)))
  }

  @Test func `A finger that taps, lands again and drags up zooms in where it landed`() {
    let place = CGPoint(x: 200, y: 240)
    let touched = view.imageView.convert(place, from: nil)
    tester.finger().tap(at: place)
    tester.advance(by: 0.1)
    let finger = tester.finger(downAt: place)
    finger.drag(to: CGPoint(x: 200, y: 240 - 110), over: 0.3)
    #expect(abs(view.scrollView.zoomScale / 0.3125 - exp(1)) < 0.001)
    #expect(abs(onScreen(touched).x - 200) < 0.6)
    #expect(!view.scrollView.isDragging)
    finger.up()
    tester.settle()
    #expect(abs(view.scrollView.zoomScale / 0.3125 - exp(1)) < 0.001)
  }

  @Test func `A finger that taps, lands again and drags sideways drags the picture`() {
    view.zoom(to: 2, at: CGPoint(x: 160, y: 240), animated: false)
    let before = view.scrollView.contentOffset
    tester.finger().tap(at: CGPoint(x: 200, y: 240))
    tester.advance(by: 0.1)
    let finger = tester.finger(downAt: CGPoint(x: 200, y: 240))
    finger.drag(to: CGPoint(x: 150, y: 240), over: 0.2)
    #expect(view.scrollView.isDragging)
    #expect(view.scrollView.contentOffset.x > before.x + 30)
    finger.up()
  }

  @Test func `The picture takes its placeholder's place without a move`() {
    view.show(
      placeholder: UIImage(source: 7, size: CGSize(width: 40, height: 30)),
      size: CGSize(width: 1024, height: 768))
    view.zoom(to: 1.5, at: CGPoint(x: 100, y: 200), animated: false)
    let before = (view.scrollView.zoomScale, view.scrollView.contentOffset)
    view.image = UIImage(source: 8, size: CGSize(width: 1024, height: 768))
    #expect((view.scrollView.zoomScale, view.scrollView.contentOffset) == before)
    // Sharper than announced: the same part of it is visible.
    let middle = view.viewport
    view.image = UIImage(source: 9, size: CGSize(width: 2048, height: 1536))
    #expect(abs(view.viewport.magnification - middle.magnification) < 1e-6)
    #expect(near(view.viewport.middle, middle.middle, 0.001))
    view.image = UIImage(source: 10, size: CGSize(width: 500, height: 1536))
    #expect(view.isShownWhole)
  }

  @Test func `What is shown can be kept and shown again elsewhere, before there is a picture`() {
    view.zoom(to: 1, at: CGPoint(x: 60, y: 300), animated: false)
    let kept = view.viewport
    let other = ZoomableImageView(frame: .zero)
    other.viewport = kept
    #expect(other.viewport == kept)
    other.frame = CGRect(x: 0, y: 0, width: 640, height: 960)
    tester.view.addSubview(other)
    other.image = UIImage(source: 1, size: CGSize(width: 1024, height: 768))
    tester.advance(by: 0.02)
    #expect(abs(other.viewport.magnification - kept.magnification) < 1e-9)
    #expect(near(other.viewport.middle, kept.middle, 0.01))
    other.viewport = .init(magnification: .nan, middle: .zero)
    #expect(abs(other.viewport.magnification - kept.magnification) < 1e-9)
  }

  @Test func `What is shown can be written down and read again`() throws {
    view.zoom(to: 1.7, at: CGPoint(x: 60, y: 300), animated: false)
    let data = try JSONEncoder().encode(view.viewport)
    let kept = try JSONDecoder().decode(ZoomableImageView.Viewport.self, from: data)
    view.viewport = .whole
    #expect(view.isShownWhole)
    view.viewport = kept
    #expect(abs(view.scrollView.zoomScale - 1.7) < 1e-9)
    #expect(near(view.viewport.middle, kept.middle, 0.001))
  }

  @Test func `A double tap's zoom is caught by a finger, and another takes over its velocity`() {
    doubleTap(at: CGPoint(x: 100, y: 200))
    tester.advance(by: 0.08)
    let before = onScreen(.zero)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 200))
    tester.advance(by: 0.2)
    #expect(near(onScreen(.zero), before, 1e-9))
    #expect(view.scrollView.zoomScale > 0.33 && view.scrollView.zoomScale < 0.62)
    finger.up()
  }

  @Test func `When the view turns, the whole stays whole, and of the rest the middle stays`() {
    view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    tester.advance(by: 0.02)
    #expect(view.isShownWhole)
    #expect(near(onScreen(CGPoint(x: 512, y: 384)), CGPoint(x: 240, y: 160)))
    view.zoom(to: 2, at: CGPoint(x: 100, y: 100), animated: false)
    let middle = view.imageView.convert(CGPoint(x: 240, y: 160), from: nil)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    tester.advance(by: 0.02)
    #expect(near(onScreen(middle), CGPoint(x: 160, y: 240)))
    #expect(abs(view.scrollView.zoomScale - 2) < 1e-9)
  }

  @Test func `A view that is turned and turned back shows what it showed, unless it was moved`() {
    func turn(_ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      tester.advance(by: 0.02)
    }
    // On its side the picture is all there, or at its edge.
    for (scale, point) in [(0.4, CGPoint(x: 420, y: 384)), (0.6, CGPoint(x: 300, y: 384))] {
      view.scrollView.setZoomScale(
        scale, keeping: point, of: view.imageView, at: CGPoint(x: 160, y: 240))
      #expect(near(onScreen(point), CGPoint(x: 160, y: 240)))
      for _ in 0..<2 {
        turn(480, 320)
        #expect(abs(onScreen(point).x - 240) > 5)
        turn(320, 480)
        #expect(near(onScreen(point), CGPoint(x: 160, y: 240)))
        #expect(abs(view.scrollView.zoomScale - scale) < 1e-9)
      }
    }
    turn(480, 320)
    view.scrollView.contentOffset.x += 20
    let moved = view.imageView.convert(CGPoint(x: 240, y: 160), from: nil)
    turn(320, 480)
    #expect(abs(onScreen(moved).x - 160) < 0.6)
  }

  @Test func `A pixel becomes as large as is allowed and no larger`() {
    view.largestPixel = 5
    view.zoom(to: 100, at: .zero, animated: false)
    #expect(view.scrollView.zoomScale == 5)
    view.image = UIImage(source: 3, size: CGSize(width: 16, height: 12))
    #expect(view.scrollView.maximumZoomScale == 40)
  }
}
