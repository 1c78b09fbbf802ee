import Tsumami
import UIKit

/// A map that taps zoom: two with one finger zoom in by a step, a tap with two fingers zooms out by one. A single
/// tap does nothing.
class TapZoomViewController: UIViewController, UIScrollViewDelegate, TapDetectingViewDelegate {
  let scrollView = UIScrollView()
  let mapView = TapDetectingView()
  let panel = TapZoomPanel()

  private let contours = ContourMap()
  private let ripple = Ripple()
  private let zoomStep: CGFloat = 1.5

  override func viewDidLoad() {
    super.viewDidLoad()
    mapView.delegate = self
    mapView.accessibilityLabel = "A map of a mountain"
    mapView.accessibilityTraits = .image
    mapView.addSubview(contours)
    scrollView.delegate = self
    scrollView.maximumZoomScale = 8
    scrollView.indicatorStyle = .white
    // A touch-down that is withheld comes too late to call off the single tap before it.
    scrollView.delaysContentTouches = false
    scrollView.addSubview(mapView)
    panel.addLabels()
    for view in [scrollView, panel, ripple] { self.view.addSubview(view) }
  }

  // MARK: Taps

  func tapDetectingView(_ view: TapDetectingView, gotSingleTapAt point: CGPoint) {
    mark(point, rings: 1, Palette.dimInk)
    panel.say("Single tap: nothing to do")
  }

  func tapDetectingView(_ view: TapDetectingView, gotDoubleTapAt point: CGPoint) {
    mark(point, rings: 2, Palette.warm)
    let zooms = zoom(to: scrollView.zoomScale * zoomStep, about: point)
    panel.say(zooms ? "Double tap: zoomed in" : "Double tap: as large as it gets")
  }

  func tapDetectingView(_ view: TapDetectingView, gotTwoFingerTapAt point: CGPoint) {
    mark(point, rings: 2, Palette.cool)
    let zooms = zoom(to: scrollView.zoomScale / zoomStep, about: point)
    panel.say(zooms ? "Two-finger tap: zoomed out" : "Two-finger tap: this is the whole map")
  }

  private func zoom(to scale: CGFloat, about point: CGPoint) -> Bool {
    let limited = min(max(scale, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
    let zooms = limited != scrollView.zoomScale
    scrollView.zoom(
      to: scrollView.zoomRect(forScale: scale, withCenter: point), animated: true)
    panel.show(scale: limited)
    return zooms
  }

  private func mark(_ point: CGPoint, rings: Int, _ color: UIColor) {
    ripple.show(rings: rings, color, at: mapView.convert(point, to: view))
  }

  // MARK: The scroll view

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    mapView
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    // It is smaller than the view only while a pinch pulls it beyond its limit.
    scrollView.center(mapView)
    if scrollView.isDragging || scrollView.isTracking { panel.show(scale: scrollView.zoomScale) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    panel.show(scale: scale)
  }

  // The map is as large as the view; what was in the middle stays there.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (new, old, scale) = (view.bounds.size, mapView.bounds.size, scrollView.zoomScale)
    guard new != old else { return }
    let point = scrollView.middle(of: mapView)
    scrollView.zoomScale = 1
    for view in [scrollView, mapView, contours, panel] { view.frame = self.view.bounds }
    scrollView.contentSize = new
    guard old.width > 0, old.height > 0 else { return }
    let middle = CGPoint(x: point.x * new.width / old.width, y: point.y * new.height / old.height)
    scrollView.setZoomScale(scale, withMiddle: middle, of: mapView)
  }
}
