import Foundation
import Testing
import TouchKit
import TouchTesting

@testable import Tsumami

/// Two pictures side by side in a window of 640 × 480 points, linked.
private final class LinkedPair {
  let tester = TouchTester(size: CGSize(width: 640, height: 480))
  let left = ZoomableImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let right = ZoomableImageView(frame: CGRect(x: 320, y: 0, width: 320, height: 480))
  let link: ZoomLink

  init(
    _ first: CGSize = CGSize(width: 1024, height: 768),
    _ second: CGSize = CGSize(width: 1024, height: 768)
  ) {
    tester.view.addSubview(left)
    tester.view.addSubview(right)
    left.image = UIImage(source: 1, size: first)
    right.image = UIImage(source: 2, size: second)
    link = ZoomLink([left, right])
    tester.advance(by: 0.02)
  }

  func pinch(at x: CGFloat, out: Bool = true) {
    let (a, b) = (tester.finger(), tester.finger())
    let (near, far): (CGFloat, CGFloat) = out ? (30, 110) : (110, 30)
    tester.together {
      a.down(at: CGPoint(x: x - near, y: 240))
      b.down(at: CGPoint(x: x + near, y: 240))
    }
    for step in 1...20 {
      tester.advance(by: 1.0 / 60)
      let span = near + (far - near) * CGFloat(step) / 20
      tester.together {
        a.move(to: CGPoint(x: x - span, y: 240))
        b.move(to: CGPoint(x: x + span, y: 240))
      }
    }
    tester.advance(by: 0.2)
    a.up()
    b.up()
  }

  func fling(at x: CGFloat, by way: CGFloat) {
    let finger = tester.finger(downAt: CGPoint(x: x, y: 240))
    finger.drag(to: CGPoint(x: x + way, y: 240), over: 0.1)
    finger.up()
  }

  /// Both show the same part: exactly, where their pictures have one shape.
  func agree(_ tolerance: CGFloat = 0.002) -> Bool {
    let (a, b) = (left.viewport, right.viewport)
    return abs(a.magnification / b.magnification - 1) < tolerance
      && agree(a.middle.x, b.middle.x, \.width, tolerance)
      && agree(a.middle.y, b.middle.y, \.height, tolerance)
  }

  private func agree(
    _ a: CGFloat, _ b: CGFloat, _ length: KeyPath<CGSize, CGFloat>, _ tolerance: CGFloat
  ) -> Bool {
    // By so much one of them can show what is nearer to an edge than the other one can: 0 for pictures of one shape.
    let off = abs(range(left, length).lowerBound - range(right, length).lowerBound)
    return abs(a - b) <= off + tolerance
  }

  private func range(
    _ view: ZoomableImageView, _ length: KeyPath<CGSize, CGFloat>
  ) -> ClosedRange<CGFloat> {
    let share =
      view.bounds.size[keyPath: length]
      / (view.scrollView.zoomScale * view.imageView.bounds.size[keyPath: length])
    return share >= 1 ? 0.5...0.5 : share / 2...1 - share / 2
  }
}

@Suite struct ZoomLinkTests {
  private func near(
    _ a: ZoomableImageView.Viewport, _ b: ZoomableImageView.Viewport, _ tolerance: CGFloat = 1e-6
  ) -> Bool {
    abs(a.magnification - b.magnification) < tolerance
      && abs(a.middle.x - b.middle.x) < tolerance && abs(a.middle.y - b.middle.y) < tolerance
  }

  // MARK: Fingers

  @Test(arguments: [160.0, 480.0])
  func `A pinch on either of them zooms both, about the same place`(x: CGFloat) {
    let pair = LinkedPair()
    pair.pinch(at: x)
    #expect(pair.link.viewport.magnification > 2)
    #expect(near(pair.left.viewport, pair.right.viewport))
    pair.tester.settle()
    #expect(near(pair.left.viewport, pair.right.viewport))
    pair.pinch(at: 640 - x, out: false)
    pair.tester.settle()
    #expect(pair.left.isShownWhole && pair.right.isShownWhole)
  }

  @Test func `A double tap, keys and one finger that zooms move both in each frame`() {
    let pair = LinkedPair()
    let place = CGPoint(x: 400, y: 200)
    pair.tester.finger().tap(at: place)
    pair.tester.advance(by: 0.1)
    pair.tester.finger().tap(at: place)
    var scales: Set<CGFloat> = []
    for _ in 0..<60 {
      pair.tester.advance(by: 1.0 / 60)
      #expect(near(pair.left.viewport, pair.right.viewport))
      scales.insert(pair.left.scrollView.zoomScale)
    }
    #expect(scales.count > 5 && pair.left.viewport.magnification == 2)
    _ = pair.left.scrollView.perform(.zoomToFit)
    pair.tester.settle()
    #expect(pair.right.isShownWhole)
    pair.tester.finger().tap(at: place)
    pair.tester.advance(by: 0.1)
    let finger = pair.tester.finger(downAt: place)
    finger.drag(to: CGPoint(x: 400, y: 90), over: 0.3)
    #expect(near(pair.left.viewport, pair.right.viewport))
    #expect(abs(pair.left.viewport.magnification - exp(1)) < 0.001)
    finger.up()
    pair.tester.settle()
    #expect(near(pair.left.viewport, pair.right.viewport))
  }

  @Test func `What glides on one of them is caught by a finger on the other one`() {
    let pair = LinkedPair()
    pair.link.viewport = .init(magnification: 3, middle: CGPoint(x: 0.5, y: 0.5))
    pair.fling(at: 200, by: -60)
    pair.tester.advance(by: 0.05)
    #expect(pair.left.scrollView.isDecelerating)
    let caught = pair.right.viewport
    let finger = pair.tester.finger(downAt: CGPoint(x: 500, y: 240))
    #expect(!pair.left.scrollView.isDecelerating)
    #expect(near(pair.right.viewport, caught) && near(pair.left.viewport, caught))
    pair.tester.advance(by: 0.3)
    #expect(near(pair.left.viewport, caught))
    finger.drag(to: CGPoint(x: 540, y: 240), over: 0.2)
    #expect(pair.left.viewport.middle.x < caught.middle.x - 0.02)
    #expect(near(pair.left.viewport, pair.right.viewport))
    finger.up()
    pair.tester.settle()
    #expect(near(pair.left.viewport, pair.right.viewport))
  }

  @Test func `Of two hands the one that begins later leads, and the other one has to land again`() {
    let pair = LinkedPair()
    pair.link.viewport = .init(magnification: 3, middle: CGPoint(x: 0.5, y: 0.5))
    let first = pair.tester.finger(downAt: CGPoint(x: 160, y: 240))
    first.drag(to: CGPoint(x: 120, y: 240), over: 0.2)
    #expect(pair.left.scrollView.isDragging)
    let second = pair.tester.finger(downAt: CGPoint(x: 480, y: 240))
    second.drag(to: CGPoint(x: 500, y: 240), over: 0.2)
    #expect(!pair.left.scrollView.isDragging && pair.right.scrollView.isDragging)
    let led = pair.right.viewport
    first.drag(to: CGPoint(x: 20, y: 240), over: 0.2)
    #expect(near(pair.right.viewport, led) && near(pair.left.viewport, led))
    first.up()
    second.up()
    pair.tester.settle()
    let again = pair.tester.finger(downAt: CGPoint(x: 160, y: 240))
    again.drag(to: CGPoint(x: 100, y: 240), over: 0.2)
    #expect(pair.right.viewport.middle.x > led.middle.x + 0.02)
    #expect(near(pair.left.viewport, pair.right.viewport))
    again.up()
  }

  // MARK: Different pictures

  @Test func `Pictures of other sizes show the same part, as far as the one with more pixels can`()
  {
    let pair = LinkedPair(
      CGSize(width: 512, height: 384), CGSize(width: 8192, height: 6144))
    #expect(pair.left.isShownWhole && pair.right.isShownWhole)
    pair.pinch(at: 160)
    pair.pinch(at: 160)
    pair.pinch(at: 160)
    pair.tester.settle()
    #expect(pair.link.viewport.magnification > 15)
    #expect(near(pair.left.viewport, pair.right.viewport))
    pair.link.remove(pair.right)
    #expect(abs(pair.left.scrollView.zoomScale - 3) < 1e-9, "its own limit again")
    #expect(pair.right.viewport.magnification > 15)
  }

  @Test func `Where one picture ends the other one goes on, and takes it along on the way back`() {
    // Twice the height of the view, and half of it, when the first one is twice its whole size.
    let pair = LinkedPair(CGSize(width: 640, height: 960), CGSize(width: 960, height: 360))
    pair.link.viewport = .init(magnification: 2, middle: CGPoint(x: 0.5, y: 0.3))
    #expect(pair.left.viewport.middle.y == 0.3)
    #expect(pair.right.viewport.middle.y == 0.5, "all of its height is visible")
    let finger = pair.tester.finger(downAt: CGPoint(x: 480, y: 240))
    finger.drag(to: CGPoint(x: 440, y: 240), over: 0.3)
    #expect(abs(pair.left.viewport.middle.y - 0.3) < 1e-9, "sideways is not down")
    #expect(abs(pair.left.viewport.middle.x - pair.right.viewport.middle.x) < 1e-6)
    finger.up()
    pair.tester.settle()
    pair.link.viewport = .whole
    pair.link.viewport = .init(magnification: 2, middle: CGPoint(x: 0.5, y: 0.5))
    #expect(pair.left.viewport.middle.y == 0.5)
  }

  @Test func `What is off catches up at twice the speed`() {
    var linked = LinkedViewport(.init(magnification: 4, middle: CGPoint(x: 0.1, y: 0.5)))
    func at(_ x: CGFloat) -> ZoomableImageView.Viewport {
      .init(magnification: 4, middle: CGPoint(x: x, y: 0.5))
    }
    linked.move(from: at(0.2), to: at(0.23))
    #expect(abs(linked.shared.middle.x - 0.16) < 1e-12)
    linked.move(from: at(0.23), to: at(0.3))
    #expect(abs(linked.shared.middle.x - 0.3) < 1e-12)
    #expect(linked.shared.magnification == 4 && linked.shared.middle.y == 0.5)
    linked = LinkedViewport(.init(magnification: 4, middle: CGPoint(x: 0.1, y: 0.5)))
    linked.move(
      from: at(0.2), to: .init(magnification: 6, middle: CGPoint(x: 0.2, y: 0.5)))
    #expect(linked.shared.middle.x == 0.2 && linked.shared.magnification == 6)
  }

  @Test func `Another picture, and another size of a view, show the part that is shared`() {
    let pair = LinkedPair()
    let part = ZoomableImageView.Viewport(magnification: 3, middle: CGPoint(x: 0.4, y: 0.6))
    pair.link.viewport = part
    pair.right.image = nil
    pair.right.show(placeholder: nil, size: CGSize(width: 2048, height: 1536))
    #expect(near(pair.right.viewport, part) && near(pair.left.viewport, part))
    pair.right.image = UIImage(source: 3, size: CGSize(width: 4096, height: 3072))
    #expect(near(pair.right.viewport, part))
    pair.left.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    pair.right.frame = CGRect(x: 0, y: 240, width: 320, height: 240)
    pair.tester.advance(by: 0.02)
    #expect(near(pair.left.viewport, part) && near(pair.right.viewport, part))
  }

  // MARK: Lifetimes and misuse

  @Test func `A view that is released in the middle of a gesture leaves the others to it`() {
    let tester = TouchTester(size: CGSize(width: 640, height: 480))
    let kept = ZoomableImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    kept.image = UIImage(source: 1, size: CGSize(width: 1024, height: 768))
    tester.view.addSubview(kept)
    var link: ZoomLink? = ZoomLink([kept])
    var gone: ZoomableImageView? = ZoomableImageView(
      frame: CGRect(x: 320, y: 0, width: 320, height: 480))
    gone?.image = UIImage(source: 2, size: CGSize(width: 1024, height: 768))
    weak let released = gone
    if let gone {
      tester.view.addSubview(gone)
      link?.add(gone)
    }
    link?.viewport = .init(magnification: 3, middle: CGPoint(x: 0.5, y: 0.5))
    let finger = tester.finger(downAt: CGPoint(x: 480, y: 240))
    finger.drag(to: CGPoint(x: 440, y: 240), over: 0.2)
    gone?.removeFromSuperview()
    gone = nil
    finger.up()
    tester.settle()
    #expect(released == nil)
    #expect(link?.views.count == 1)
    weak let unused = link
    link = nil
    #expect(unused != nil, "a view keeps its link")
    let other = tester.finger(downAt: CGPoint(x: 160, y: 240))
    other.drag(to: CGPoint(x: 100, y: 240), over: 0.2)
    other.up()
    tester.settle()
    #expect(kept.viewport.middle.x > 0.55)
    if let zoomLink = kept.zoomLink { zoomLink.remove(kept) }
    #expect(unused == nil)
  }

  @Test func `A view is in one link at most, and twice in none`() {
    let pair = LinkedPair()
    pair.link.add(pair.left)
    #expect(pair.link.views.count == 2)
    let other = ZoomLink([pair.right])
    #expect(pair.link.views.count == 1 && pair.right.zoomLink === other)
    pair.link.remove(pair.right)
    #expect(pair.right.zoomLink === other)
    pair.link.viewport = .init(magnification: 2, middle: CGPoint(x: 0.5, y: 0.5))
    #expect(pair.right.isShownWhole)
    pair.link.viewport = .init(magnification: .nan, middle: .zero)
    pair.link.viewport = .init(magnification: -1, middle: .zero)
    #expect(pair.link.viewport.magnification == 2)
  }

  @Test func `Each change is told once, when all views show it`() {
    let pair = LinkedPair()
    var count = 0
    pair.link.onChange = { [unowned pair] in
      count += 1
      #expect(near(pair.left.viewport, pair.right.viewport))
    }
    pair.link.viewport = .init(magnification: 3, middle: CGPoint(x: 0.5, y: 0.5))
    #expect(count == 1)
    let finger = pair.tester.finger(downAt: CGPoint(x: 160, y: 240))
    finger.move(by: -40, 0)
    let begun = count
    finger.move(by: -10, 0)
    #expect(count == begun + 1)
    finger.up()
  }

  @Test(arguments: 1...60)
  func `Whatever fingers do, both show the same part, and at rest nothing is stuck`(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let sizes = [
      CGSize(width: 1024, height: 768), CGSize(width: 3024, height: 4032),
      CGSize(width: 8000, height: 2000), CGSize(width: 300, height: 300),
    ]
    let pair = LinkedPair(
      sizes[Int(dice.next() * 3.99)], seed % 3 == 0 ? sizes[Int(dice.next() * 3.99)] : sizes[0])
    var fingers: [Finger] = []
    for _ in 0..<120 {
      switch Int(dice.next() * 6) {
      case 0 where fingers.count < 4:
        fingers.append(
          pair.tester.finger(
            downAt: CGPoint(x: 5 + dice.next() * 630, y: 5 + dice.next() * 470)))
      case 1:
        if let finger = fingers.popLast() {
          if seed % 2 == 0 { finger.up() } else { finger.cancel() }
        }
      case 2:
        _ = (dice.next() < 0.5 ? pair.left : pair.right).scrollView.perform(
          dice.next() < 0.7 ? .zoomIn : .zoomOut)
      default:
        pair.tester.together {
          for finger in fingers {
            finger.move(by: (dice.next() - 0.5) * 60, (dice.next() - 0.5) * 60)
          }
        }
      }
      pair.tester.advance(by: dice.next() < 0.1 ? 0.5 : 1.0 / 60)
      for view in [pair.left, pair.right] {
        let here = view.viewport
        #expect(here.magnification.isFinite && here.middle.x.isFinite && here.middle.y.isFinite)
      }
    }
    for finger in fingers { finger.up() }
    pair.tester.settle()
    #expect(pair.agree(), "\(pair.left.viewport) and \(pair.right.viewport)")
    for view in [pair.left, pair.right] {
      let scroll = view.scrollView
      #expect(scroll.zoomScale >= scroll.minimumZoomScale * 0.999)
      #expect(scroll.zoomScale <= scroll.maximumZoomScale * 1.001)
      #expect(scroll.isAtRestingOffset)
    }
    // Either of them still leads.
    pair.link.viewport = .whole
    for x in [160.0, 480.0] {
      pair.pinch(at: x)
      pair.tester.settle()
      #expect(pair.left.viewport.magnification > 1.5 && pair.agree())
      pair.link.viewport = .whole
    }
  }
}
