/// The offsets of a window of a fixed size at which the same elements are visible.
///
///     x ∈ (left, right), y ∈ (top, bottom), of the window's origin
///
/// A window of the size (w, h) at the origin o shows the element from (a, b) to (c, d) where
///
///     a − w < x < c   and   b − h < y < d
///
/// An element that is visible keeps the origin within these bounds. One that is not is beyond one of
/// them, and stays out of view as long as the origin stays beyond the same one.
nonisolated struct VisibleWindow {
  private let origin: CGPoint
  private let size: CGSize
  private var left = -CGFloat.infinity
  private var right = CGFloat.infinity
  private var top = -CGFloat.infinity
  private var bottom = CGFloat.infinity

  /// Every offset, because there is no element yet.
  init(_ window: CGRect) {
    origin = window.origin
    size = window.size
  }

  /// Adds an element.
  ///
  /// - Returns: true where it is visible.
  mutating func add(_ frame: CGRect) -> Bool {
    let (a, b) = (frame.minX - size.width, frame.minY - size.height)
    let (c, d) = (frame.maxX, frame.maxY)
    if origin.y <= b {
      bottom = min(bottom, b)
    } else if origin.y >= d {
      top = max(top, d)
    } else if origin.x <= a {
      right = min(right, a)
    } else if origin.x >= c {
      left = max(left, c)
    } else {
      (left, right) = (max(left, a), min(right, c))
      (top, bottom) = (max(top, b), min(bottom, d))
      return true
    }
    return false
  }

  /// True where a window shows the same elements.
  func shows(theSameAs window: CGRect) -> Bool {
    let new = window.origin
    return new.x > left && new.x < right && new.y > top && new.y < bottom && window.size == size
  }
}
