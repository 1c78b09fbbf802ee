import TouchKit
import Tsumami

extension UIGestureRecognizer {
  /// What the inspector calls it: its name, or else what it is.
  var shownName: String {
    if let name { return name }
    if let tap = self as? UITapGestureRecognizer {
      if tap.numberOfTouchesRequired == 2 { return "twoFingerTap" }
      return tap.numberOfTapsRequired == 2 ? "doubleTap" : "tap"
    }
    if self is UIPanGestureRecognizer {
      guard let scrollView = view as? UIScrollView else { return "pan" }
      return scrollView.isPagingEnabled ? "pages" : "scroll"
    }
    if self is UIPinchGestureRecognizer { return "pinch" }
    if self is UILongPressGestureRecognizer { return "longPress" }
    if self is OneFingerZoomGestureRecognizer { return "oneFingerZoom" }
    // What is left on a scroll view holds touches back until it is clear whether it scrolls.
    return view is UIScrollView ? "touchDelay" : "recognizer"
  }
}
