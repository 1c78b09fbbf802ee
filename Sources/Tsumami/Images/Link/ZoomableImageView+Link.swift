import UIKit

// What a link asks of its views.
extension ZoomableImageView {
  /// How far it may be zoomed without a link, counted from the scale at which the whole picture is visible; 0 while there is no
  /// picture, or no room for it.
  var ownMagnification: CGFloat {
    guard let fit = fittingScale, let fill = fillingScale else { return 0 }
    return max(largestPixel, fill, 2 * fit) / fit
  }

  /// True while fingers move it, or it moves by itself.
  var isMoved: Bool {
    scrollView.isDragging || scrollView.isZooming || scrollView.isDecelerating
      || scrollView.isZoomBouncing || oneFingerZoom.state == .began
      || oneFingerZoom.state == .changed
  }

  /// Stops a movement that goes on without fingers, but not one that comes back from beyond an edge or a limit.
  func stopGliding() {
    guard !scrollView.isTracking, !scrollView.isZoomBouncing, scrollView.isAtRestingOffset else {
      return
    }
    // UIKit stops by the one, TouchKit by the other.
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    scrollView.setZoomScale(scrollView.zoomScale, animated: false)
  }

  /// Fingers that move it lose it, until they land again, and what moves by itself stops.
  func giveUp() {
    let recognizers: [UIGestureRecognizer?] = [
      scrollView.panGestureRecognizer, scrollView.pinchGestureRecognizer, oneFingerZoom,
    ]
    for case let recognizer? in recognizers
    where recognizer.state == .began || recognizer.state == .changed {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    scrollView.setZoomScale(scrollView.zoomScale, animated: false)
  }
}
