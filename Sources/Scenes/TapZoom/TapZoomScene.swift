import TouchKit
import Tsumami

/// A map that is zoomed by taps: two taps with one finger zoom in by a step, about where they were,
/// and a tap with two fingers zooms out by one. A single tap does nothing.
///
/// The map is as large as the window, and can be pinched and dragged as well.
final class TapZoomScene: Scene {
  private let scrollView: UIScrollView
  private let content: TapDetectingView
  private let map: ContourMap
  private let panel: TapZoomPanel
  private let ripple: Ripple

  /// What a double tap multiplies the scale by, and a two-finger tap divides it by.
  static let step: CGFloat = 1.5
  static let largestScale: CGFloat = 8

  init(size: CGSize, clock: FrameClock) {
    let bounds = CGRect(origin: .zero, size: size)
    scrollView = UIScrollView(frame: bounds)
    content = TapDetectingView(frame: bounds)
    map = ContourMap(frame: bounds)
    panel = TapZoomPanel(frame: bounds)
    let marks = UIView(frame: bounds)
    marks.isUserInteractionEnabled = false
    ripple = Ripple(in: marks, clock: clock)
    super.init(name: SceneKind.tapZoom.name, size: size, clock: clock)
    content.addSubview(map)
    scrollView.addSubview(content)
    for view in [scrollView, panel, marks] { window.addSubview(view) }
    configure()
  }

  private func configure() {
    content.delegate = self
    content.accessibilityLabel = "A map of a mountain"
    content.accessibilityTraits = .image
    scrollView.delegate = self
    scrollView.indicatorStyle = .white
    scrollView.contentSize = content.frame.size
    scrollView.maximumZoomScale = TapZoomScene.largestScale
    // A touch-down that is withheld comes too late to call off the single tap before it.
    scrollView.delaysContentTouches = false
    panel.show(scale: scrollView.zoomScale)
    panel.say("The whole map")
  }

  override var inspectorTop: CGFloat {
    88
  }

  override var outcome: [SceneEntry.Field] {
    [
      .number("zoomScale", scrollView.zoomScale),
      .point("contentOffset", scrollView.contentOffset),
    ]
  }

  override func resize(to size: CGSize) {
    let scale = scrollView.zoomScale
    let middle = content.convert(scrollView.bounds.middle, from: scrollView)
    let old = content.bounds.size
    super.resize(to: size)
    let bounds = window.bounds
    scrollView.zoomScale = 1
    scrollView.frame = bounds
    content.frame = bounds
    map.frame = bounds
    panel.frame = bounds
    scrollView.contentSize = size
    guard old.width > 0, old.height > 0 else { return }
    scrollView.setZoomScale(
      scale,
      keeping: CGPoint(
        x: middle.x * size.width / old.width, y: middle.y * size.height / old.height),
      of: content, at: bounds.middle)
  }

  // MARK: Steps

  private func zoom(by factor: CGFloat, about point: CGPoint) -> Bool {
    let scale = scrollView.zoomScale
    let limited = min(max(scale * factor, 1), TapZoomScene.largestScale)
    let rect = scrollView.zoomRect(forScale: scale * factor, withCenter: point)
    scrollView.zoom(to: rect, animated: true)
    panel.show(scale: limited)
    return limited != scale
  }

  private func tapped(_ name: Name, at point: CGPoint, rings: Int, _ color: UIColor) {
    let place = content.convert(point, to: nil)
    note(.event(name)) {
      $0.append(.number("x", place.x))
      $0.append(.number("y", place.y))
    }
    ripple.show(rings: rings, color: color, at: place)
  }

  override func keyPressed(_ key: SceneKey) -> Bool {
    let isUsed = super.keyPressed(key)
    switch key {
    case .plus: panel.say(isUsed ? "Zoomed in" : "As large as it gets")
    case .minus: panel.say(isUsed ? "Zoomed out" : "The whole map")
    case .zero: panel.say("The whole map")
    default: break
    }
    return isUsed
  }
}

extension TapZoomScene: TapDetectingViewDelegate {
  func tapDetectingView(_ view: TapDetectingView, gotSingleTapAt point: CGPoint) {
    tapped("singleTap", at: point, rings: 1, Palette.dimInk)
    panel.say("Single tap: nothing to do")
  }

  func tapDetectingView(_ view: TapDetectingView, gotDoubleTapAt point: CGPoint) {
    tapped("doubleTap", at: point, rings: 2, Palette.warm)
    let isZoom = zoom(by: TapZoomScene.step, about: point)
    panel.say(isZoom ? "Double tap: zoomed in" : "Double tap: as large as it gets")
  }

  func tapDetectingView(_ view: TapDetectingView, gotTwoFingerTapAt point: CGPoint) {
    tapped("twoFingerTap", at: point, rings: 2, Palette.cool)
    let isZoom = zoom(by: 1 / TapZoomScene.step, about: point)
    panel.say(isZoom ? "Two-finger tap: zoomed out" : "Two-finger tap: this is the whole map")
  }
}

extension TapZoomScene: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    content
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    // Smaller than the window only while a pinch pulls it beyond its limit.
    var frame = content.frame
    frame.origin.x = max(0, (scrollView.bounds.width - frame.width) / 2)
    frame.origin.y = max(0, (scrollView.bounds.height - frame.height) / 2)
    content.frame = frame
    if scrollView.isDragging || scrollView.isTracking { panel.show(scale: scrollView.zoomScale) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    panel.show(scale: scale)
  }
}
