import Testing
import TouchTesting
import UIKit

// Zooming as people write it: centred by the frame, by insets, by the centre.
@MainActor @Suite struct ZoomingTests {
  let tester = TouchTester()

  @Test func `Centred by its frame: starts fitted, zooms to where it is tapped twice, and back`() {
    let viewer = CentringImageScrollView(frame: tester.view.bounds)
    tester.view.addSubview(viewer)
    viewer.zoomingTap.addAction { [unowned viewer] in viewer.handleZoomingTap($0) }
    viewer.display(UIImage(source: 1, size: CGSize(width: 1024, height: 768)))
    tester.advance(by: 0.1)
    let picture = viewer.viewForZooming(in: viewer)!
    #expect(viewer.zoomScale == 0.3125)
    #expect(picture.frame == CGRect(x: 0, y: 120, width: 320, height: 240))

    tester.doubleTap(at: CGPoint(x: 160, y: 240))
    tester.settle()
    #expect(viewer.zoomScale == 3)
    #expect(picture.frame.origin == .zero)
    let middle = picture.convert(CGPoint(x: 512, y: 384), to: tester.view)
    #expect(abs(middle.x - 160) < 1 && abs(middle.y - 240) < 1)

    tester.doubleTap(at: CGPoint(x: 160, y: 240))
    tester.settle()
    #expect(viewer.zoomScale == 0.3125)
    #expect(picture.frame == CGRect(x: 0, y: 120, width: 320, height: 240))
  }

  @Test func `Centred by insets: a pinch stays in the middle while it is smaller than the view`() {
    let viewer = InsetViewer(
      frame: tester.view.bounds, contentSize: CGSize(width: 200, height: 200))
    tester.view.addSubview(viewer.scrollView)
    #expect(viewer.scrollView.contentInset.left == 60)
    #expect(viewer.scrollView.contentInset.top == 140)
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 200, to: 120)
    tester.settle()
    let scale = viewer.scrollView.zoomScale
    #expect(scale < 0.75 && scale >= 0.5)
    let middle = viewer.contentView.convert(CGPoint(x: 100, y: 100), to: tester.view)
    #expect(abs(middle.x - 160) < 1 && abs(middle.y - 240) < 1)
    #expect(viewer.endedAt.count == 1)
  }

  @Test func `Centred by its centre: zooming out and in again`() {
    let viewer = CenterPointViewer(frame: tester.view.bounds)
    tester.view.addSubview(viewer)
    #expect(viewer.page.frame == CGRect(x: 60, y: 140, width: 200, height: 200))
    viewer.scrollView.setZoomScale(0.5, animated: false)
    #expect(viewer.page.frame == CGRect(x: 110, y: 190, width: 100, height: 100))
    viewer.scrollView.setZoomScale(1, animated: true)
    tester.settle()
    #expect(viewer.page.frame == CGRect(x: 60, y: 140, width: 200, height: 200))
  }
}
