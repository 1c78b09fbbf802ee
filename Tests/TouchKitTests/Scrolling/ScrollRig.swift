import TouchKit
import TouchTesting

/// A scroll view in a window, with a delegate that writes everything down.
final class ScrollRig: UIScrollViewDelegate {
  let tester: TouchTester
  let scrollView: UIScrollView
  let content: UIView
  var zooms = false
  var writesMovement = false
  /// True to leave out that the scale changed, which comes with each movement of a zoom.
  var isQuiet = false
  var willEnd: ((CGPoint, CGPoint) -> CGPoint)?
  var didZoom: ((ScrollRig) -> Void)?

  init(
    content size: CGSize, window: CGSize = CGSize(width: 320, height: 480),
    scrollView: UIScrollView? = nil
  ) {
    tester = TouchTester(size: window)
    self.scrollView = scrollView ?? UIScrollView(frame: CGRect(origin: .zero, size: window))
    content = UIView(frame: CGRect(origin: .zero, size: size))
    self.scrollView.contentSize = size
    self.scrollView.addSubview(content)
    self.scrollView.delegate = self
    tester.view.addSubview(self.scrollView)
  }

  /// Content to zoom between two scales.
  func zoomable(from low: CGFloat, to high: CGFloat) -> ScrollRig {
    zooms = true
    scrollView.minimumZoomScale = low
    scrollView.maximumZoomScale = high
    return self
  }

  var flags: String {
    var flags = ""
    if scrollView.isTracking { flags += " tracking" }
    if scrollView.isDragging { flags += " dragging" }
    if scrollView.isDecelerating { flags += " decelerating" }
    if scrollView.isZooming { flags += " zooming" }
    if scrollView.isZoomBouncing { flags += " bouncing" }
    return flags
  }

  /// Everything that the delegate was told, without times; what it was told several times running
  /// is there once.
  private(set) var story: [String] = []

  func note(_ text: String) {
    tester.transcript.note(text + flags)
    tell(text)
  }

  func forgetStory() {
    story = []
  }

  private func tell(_ text: String) {
    // Without numbers.
    let words = text.split(separator: " ").filter { Double($0) == nil && $0 != "to" }
    let text = words.joined(separator: " ")
    if story.last != text + flags { story.append(text + flags) }
  }

  /// The part of the zoomed content that is visible, in its own coordinates.
  var visible: CGRect {
    scrollView.convert(scrollView.bounds, to: content)
  }

  /// Where a point of the content is in the window.
  func place(of point: CGPoint) -> CGPoint {
    content.convert(point, to: nil)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    zooms ? content : nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell("scroll")
    if writesMovement {
      let offset = scrollView.contentOffset
      let scale = zooms ? " ×\(rounded(scrollView.zoomScale))" : ""
      tester.transcript.note("\(rounded(offset.x)) \(rounded(offset.y))" + scale + flags)
    }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if !isQuiet { tell("zoom") }
    didZoom?(self)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("will drag")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    note("will end to \(rounded(target.x)) \(rounded(target.y))")
    if let willEnd { targetContentOffset.pointee = willEnd(velocity, target) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end drag \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("will decelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("did decelerate")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("did animate")
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("will zoom")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("did zoom \(rounded(scale))")
  }

  func rounded(_ value: CGFloat) -> CGFloat {
    (value * 100).rounded() / 100
  }
}

extension CGPoint {
  func distance(from other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
