import Testing
import TouchKit
import TouchTesting
import Tsumami

/// A picture of 1024 × 768 in a view of 320 × 480, whose edges bars lie over: 40 points at the top and 100 at the bottom.
@Suite struct CoveredEdgesTests {
  let tester = TouchTester()
  let view = ZoomableImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let bars = UIEdgeInsets(top: 40, left: 0, bottom: 100, right: 0)

  init() {
    tester.view.addSubview(view)
    view.image = UIImage(source: 1, size: CGSize(width: 768, height: 1024))
    tester.advance(by: 0.02)
    view.coveredEdges = bars
  }

  private var picture: CGRect {
    view.imageView.convert(view.imageView.bounds, to: nil)
  }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.6 && abs(a.minY - b.minY) < 0.6 && abs(a.width - b.width) < 0.6
      && abs(a.height - b.height) < 0.6
  }

  private func doubleTap(at point: CGPoint) {
    tester.finger().tap(at: point)
    tester.advance(by: 0.1)
    tester.finger().tap(at: point)
  }

  @Test
  func `All of a picture is shown in the room that bars leave, and in the whole view without them`()
  {
    #expect(near(picture, CGRect(x: 32.5, y: 40, width: 255, height: 340)))
    #expect(view.isShownWhole && abs(view.viewport.magnification - 1) < 1e-9)
    view.coveredEdges = .zero
    #expect(near(picture, CGRect(x: 0, y: 26.67, width: 320, height: 426.67)))
    view.image = UIImage(source: 2, size: CGSize(width: 1000, height: 500))
    view.coveredEdges = bars
    #expect(
      near(picture, CGRect(x: 0, y: 130, width: 320, height: 160)), "in the middle of the room")
  }

  @Test func `A zoomed picture passes below bars, and can be dragged out from there`() {
    view.zoom(
      to: 3 * view.scrollView.minimumZoomScale, at: CGPoint(x: 160, y: 200), animated: false)
    tester.settle()
    #expect(picture.minY < 0 && picture.maxY > 480)
    tester.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 470), over: 0.2)
    tester.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 470), over: 0.2)
    tester.settle()
    #expect(abs(picture.minY - 40) < 0.6, "its upper edge comes out from below the bar")
    // What is zoomed stays where it is when the bars go, as far as its edges allow.
    let before = picture
    view.coveredEdges = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    #expect(near(picture, before))
  }

  @Test func `A double tap that shows all of it again ends in the room without a jump`() {
    for size in [CGSize(width: 768, height: 1024), CGSize(width: 1000, height: 500)] {
      view.image = UIImage(source: 3, size: size)
      tester.settle()
      let whole = picture
      doubleTap(at: CGPoint(x: 160, y: 200))
      tester.settle()
      #expect(!view.isShownWhole)
      doubleTap(at: CGPoint(x: 160, y: 200))
      var last = picture
      var worst: CGFloat = 0
      for _ in 0..<90 {
        tester.advance(by: 1.0 / 60)
        // The fastest frame of the whole way; a jump at its end would be as far as the bars are uneven.
        if abs(picture.width - whole.width) < 4 {
          worst = max(worst, abs(picture.midY - last.midY))
        }
        last = picture
      }
      #expect(near(picture, whole) && worst < 6, "\(picture) \(worst)")
    }
  }

  @Test
  func `Edges that are not finite or leave no room change nothing, and negative ones are none`() {
    for edges in [
      UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: 300, left: 0, bottom: 200, right: 0),
    ] {
      view.coveredEdges = edges
      #expect(view.coveredEdges == bars)
    }
    view.coveredEdges = UIEdgeInsets(top: -5, left: 0, bottom: 20, right: 0)
    #expect(view.coveredEdges == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
  }

  @Test func `Bars over a pager are bars over each of its pictures, and over those that come`() {
    let pager = ImagePager(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tester.view.addSubview(pager)
    pager.configure = { view, _ in
      view.image = UIImage(source: 1, size: CGSize(width: 768, height: 1024))
    }
    pager.count = 5
    tester.advance(by: 0.02)
    pager.coveredEdges = bars
    pager.turn(to: 3, animated: true)
    tester.settle()
    let frame = pager.page(of: 3).map { $0.imageView.convert($0.imageView.bounds, to: nil) }
    #expect(near(frame ?? .zero, CGRect(x: 32.5, y: 40, width: 255, height: 340)))
  }
}
