import UIKit

extension UIScrollView {
  /// Changes the scale about a point that stays where it is on the screen, as far as the limits and
  /// the edges of the content allow.
  ///
  /// - Parameters:
  ///   - scale: clamped to the limits.
  ///   - anchor: in the coordinates of the zoomed view.
  ///   - view: the zoomed view.
  ///   - location: where the anchor is to be, counted from the top left corner of the scroll view's frame.
  public func setZoomScale(
    _ scale: CGFloat, keeping anchor: CGPoint, of view: UIView, at location: CGPoint
  ) {
    setZoomScale(scale, animated: false)
    let now = view.convert(anchor, to: self)
    contentOffset = nearestRest(to: CGPoint(x: now.x - location.x, y: now.y - location.y))
  }

  /// True where nothing of the content is pulled beyond an edge.
  var isAtRestingOffset: Bool {
    let rest = nearestRest(to: contentOffset)
    return abs(rest.x - contentOffset.x) < 0.5 && abs(rest.y - contentOffset.y) < 0.5
  }

  private func nearestRest(to offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }
}
