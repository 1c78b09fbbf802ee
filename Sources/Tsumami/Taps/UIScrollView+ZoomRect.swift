import UIKit

extension UIScrollView {
  /// The part of the zoomed content that would fill the scroll view at a scale, centred at a point.
  ///
  /// ```swift
  /// scrollView.zoom(to: scrollView.zoomRect(forScale: 2, withCenter: point), animated: true)
  /// ```
  ///
  /// A scroll view of 320 × 480 points at scale 2 shows 160 × 240 points of the content; about
  /// (100, 100) that is the rectangle (20, −20, 160, 240).
  ///
  /// - Parameters:
  ///   - scale: the wanted zoom scale, above 0; otherwise the present scale is used.
  ///   - center: in the coordinates of the view that is zoomed.
  /// - Returns: a rectangle in the same coordinates, which may reach beyond the content.
  public func zoomRect(forScale scale: CGFloat, withCenter center: CGPoint) -> CGRect {
    let scale = scale > 0 && scale.isFinite ? scale : zoomScale
    let size = CGSize(width: frame.size.width / scale, height: frame.size.height / scale)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
