/// The geometry behind ``UIView/frame``, `bounds`, `center` and `transform`.
///
///     superview's point = center + T · (own point − middle of the bounds)
struct ViewGeometry: Equatable {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var transform = CGAffineTransform.identity {
    didSet { isPlain = transform.isIdentity }
  }

  // Stored because most views have no transform: converting is then one addition.
  private(set) var isPlain = true

  var frame: CGRect {
    let size = isPlain ? bounds.size : frameSize
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  // The size of the upright box around the transformed bounds:
  //     width = |a|·w + |c|·h        height = |b|·w + |d|·h
  private var frameSize: CGSize {
    CGSize(
      width: abs(transform.a) * bounds.width + abs(transform.c) * bounds.height,
      height: abs(transform.b) * bounds.width + abs(transform.d) * bounds.height)
  }

  @inline(__always)
  mutating func setFrame(_ new: CGRect) {
    if isPlain {
      bounds.size = new.size
    } else if new.size != frame.size {
      bounds.size = boundsSize(framed: new.size)
    }
    center = new.center
  }

  /// True where a view with a transform has its rectangle before the transform already; `nil` for no transform. Compared
  /// by what is stored: the frame is computed from it, and rounded by that.
  @inline(__always)
  func isPlaced(in frame: CGRect, _ transform: CGAffineTransform?) -> Bool {
    let middle = frame.center
    guard middle.x == center.x, middle.y == center.y, frame.size.width == bounds.size.width,
      frame.size.height == bounds.size.height
    else { return false }
    guard let transform else { return isPlain }
    return transform == self.transform
  }

  // Solves the two equations above for w and h; a transform that cannot be inverted keeps the present size.
  private func boundsSize(framed size: CGSize) -> CGSize {
    let (a, b, c, d) = (
      abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d)
    )
    let determinant = a * d - b * c
    guard determinant != 0 else { return bounds.size }
    return CGSize(
      width: (d * size.width - c * size.height) / determinant,
      height: (a * size.height - b * size.width) / determinant)
  }

  /// From the superview's coordinates to the view's.
  func fromParent(_ point: CGPoint) -> CGPoint {
    if isPlain {
      return CGPoint(
        x: point.x - center.x + bounds.origin.x + bounds.size.width / 2,
        y: point.y - center.y + bounds.origin.y + bounds.size.height / 2)
    }
    let own = (point - center).applying(transform.inverted())
    return CGPoint(x: own.x + bounds.midX, y: own.y + bounds.midY)
  }

  /// From the view's coordinates to the superview's.
  func toParent(_ point: CGPoint) -> CGPoint {
    let away = CGPoint(
      x: point.x - bounds.origin.x - bounds.size.width / 2,
      y: point.y - bounds.origin.y - bounds.size.height / 2)
    return isPlain ? center + away : center + away.applying(transform)
  }
}
