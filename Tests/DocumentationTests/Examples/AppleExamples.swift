import Testing
import TouchTesting
import Tsumami
import UIKit

private final class MapController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let map = TapDetectingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = map.frame.size
    scrollView.maximumZoomScale = 8
    scrollView.delaysContentTouches = false
    scrollView.delegate = self
    scrollView.addSubview(map)
    map.delegate = self
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
}

// EXAMPLE: Apple.md
extension MapController: TapDetectingViewDelegate {
  func tapDetectingView(_ view: TapDetectingView, gotDoubleTapAt point: CGPoint) {
    let scale = scrollView.zoomScale * 1.5
    scrollView.zoom(
      to: scrollView.zoomRect(forScale: scale, withCenter: point), animated: true)
  }
}
// EXAMPLE: end

// EXAMPLE: Apple.md
final class PhotosController: UICollectionViewController {
  private(set) var zoom: ColumnZoomController?

  override func viewDidLoad() {
    super.viewDidLoad()
    zoom = ColumnZoomController(collectionView, columns: 3)
  }
}
// EXAMPLE: end

/// The recipes of *Getting started on iOS*.
@Suite struct AppleExamples {
  private let tester = TouchTester(
    driving: UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))

  @Test func `One finger zooms a scroll view`() {
    let map = MapController()
    let scrollView = map.scrollView
    tester.window.rootViewController = map
    tester.advance(by: 0.1)
    // EXAMPLE: Apple.md
    let zoom = OneFingerZoomGestureRecognizer()
    zoom.addAction { [weak scrollView] zoom in
      scrollView?.zoomScale *= zoom.scale
      zoom.scale = 1
    }
    scrollView.addGestureRecognizer(zoom)
    // EXAMPLE: end
    tester.tap(at: CGPoint(x: 160, y: 240))
    tester.advance(by: 0.1)
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 240))
    finger.drag(to: CGPoint(x: 160, y: 140), over: 0.2)
    finger.up()
    #expect(abs(scrollView.zoomScale - exp(1)) < 1e-6)
  }

  @Test func `Two taps zoom in`() {
    let map = MapController()
    tester.window.rootViewController = map
    tester.advance(by: 0.1)
    tester.doubleTap(at: CGPoint(x: 100, y: 100))
    tester.settle()
    #expect(map.scrollView.zoomScale == 1.5)
  }

  @Test func `A letter is a command`() {
    let (view, label) = (UIView(frame: tester.window.bounds), UILabel(frame: .zero))
    tester.window.addSubview(view)
    // EXAMPLE: Apple.md
    let stroke = StrokeGestureRecognizer()
    stroke.addWantedStroke(.down)
    stroke.addWantedStroke(.right)
    stroke.cancelsTouchesInView = false
    stroke.addAction { [weak label] stroke in
      if stroke.state == .ended { label?.text = "L" }
    }
    view.addGestureRecognizer(stroke)
    // EXAMPLE: end
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    finger.drag(to: CGPoint(x: 200, y: 200), over: 0.2)
    finger.up()
    #expect(label.text == "L")
  }

  @Test func `Two fingers move apart`() {
    let (view, label) = (UIView(frame: tester.window.bounds), UILabel(frame: .zero))
    view.isMultipleTouchEnabled = true
    tester.window.addSubview(view)
    // EXAMPLE: Apple.md
    let pinch = PinchDirectionGestureRecognizer()
    pinch.threshold = 100
    pinch.addAction { [weak label] pinch in
      label?.text = pinch.direction == .outward ? "Outward Pinch" : "Inward Pinch"
    }
    view.addGestureRecognizer(pinch)
    // EXAMPLE: end
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 200, over: 0.3)
    #expect(label.text == "Outward Pinch")
  }

  @Test func `A grid pinches`() {
    let photos = PhotosController(collectionViewLayout: ColumnGridLayout(columns: 3))
    tester.window.rootViewController = photos
    tester.advance(by: 0.1)
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 190, over: 0.3)
    tester.settle()
    #expect(photos.zoom?.columns == 2)
  }
}
