import Tsumami
import UIKit

extension UIScrollView {
  /// Centres the view that is zoomed where it is smaller than the scroll view.
  func center(_ view: UIView) {
    var frame = view.frame
    frame.origin.x = max(0, (bounds.width - frame.width) / 2)
    frame.origin.y = max(0, (bounds.height - frame.height) / 2)
    view.frame = frame
  }

  /// The point of a view that is in the middle of the scroll view, in the view's own coordinates.
  func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
  }

  /// Zooms to a scale so that a point of a view is in the middle, as far as the limits allow.
  func setZoomScale(_ scale: CGFloat, withMiddle point: CGPoint, of view: UIView) {
    setZoomScale(
      scale, keeping: point, of: view, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
  }
}
