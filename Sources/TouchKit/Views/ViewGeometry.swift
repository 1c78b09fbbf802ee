/// The geometry behind ``UIView/frame``, `bounds`, `center`, `transform` and `anchorPoint`.
///
///     superview's point = position + T · (own point − anchor)
///                       = middle   + T · (own point − middle of the bounds)
///
/// The position, which is `UIView.center`, is where the anchor is before a translation by the transform; the middle is where the middle of
/// the bounds is. They are the same point for the anchor that views have by default. The middle is what is stored: hosts, hit tests and
/// conversions know no anchor. With L for T without its translation:
///
///     middle = position + L · (middle of the bounds − anchor)
struct ViewGeometry: Equatable {
  private(set) var bounds = CGRect.zero
  private(set) var middle = CGPoint.zero
  private(set) var transform = CGAffineTransform.identity {
    didSet { isPlain = transform.isIdentity }
  }
  /// From (0, 0), the top left corner of the bounds, to (1, 1), the bottom right one.
  private(set) var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  // Stored because most views have no transform: converting is then one addition.
  private(set) var isPlain = true
  // The same: most views are anchored in their middle.
  private(set) var isCentred = true

  var position: CGPoint {
    get { isCentred ? middle : middle - anchorToMiddle }
    set { middle = isCentred ? newValue : newValue + anchorToMiddle }
  }

  private var anchorToMiddle: CGPoint {
    let x = (0.5 - anchorPoint.x) * bounds.width
    let y = (0.5 - anchorPoint.y) * bounds.height
    return CGPoint(x: transform.a * x + transform.c * y, y: transform.b * x + transform.d * y)
  }

  var frame: CGRect {
    if isPlain {
      let size = bounds.size
      return CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
    let size = frameSize
    return CGRect(
      x: middle.x + transform.tx - size.width / 2, y: middle.y + transform.ty - size.height / 2,
      width: size.width, height: size.height)
  }

  // The size of the upright box around the transformed bounds:
  //     width = |a|·w + |c|·h        height = |b|·w + |d|·h
  private var frameSize: CGSize {
    CGSize(
      width: abs(transform.a) * bounds.width + abs(transform.c) * bounds.height,
      height: abs(transform.b) * bounds.width + abs(transform.d) * bounds.height)
  }

  /// The frame of a view that ``isPlain``.
  @inline(__always)
  mutating func place(in frame: CGRect) {
    bounds.size = frame.size
    middle = frame.center
  }

  mutating func setFrame(_ new: CGRect) {
    guard !isPlain else {
      place(in: new)
      return
    }
    if new.size != frame.size { bounds.size = boundsSize(framed: new.size) }
    middle = new.center - CGPoint(x: transform.tx, y: transform.ty)
  }

  /// The position stays.
  mutating func setTransform(_ new: CGAffineTransform) {
    let old = position
    transform = new
    position = old
  }

  /// The position stays.
  @inline(__always)
  mutating func setBounds(_ new: CGRect) {
    guard !isCentred else {
      bounds = new
      return
    }
    let old = position
    bounds = new
    position = old
  }

  /// The position stays: the frame moves.
  mutating func setAnchorPoint(_ new: CGPoint) {
    let old = position
    anchorPoint = new
    isCentred = new.x == 0.5 && new.y == 0.5
    position = old
  }

  /// True where a view has its position in the middle of a frame already, and that frame's size before the transform; `nil` for no
  /// transform. Compared by what is stored: the frame is computed from it, and rounded by that.
  @inline(__always)
  func isPlaced(in frame: CGRect, _ transform: CGAffineTransform?) -> Bool {
    let (middle, position) = (frame.center, position)
    guard middle.x == position.x, middle.y == position.y, frame.size.width == bounds.size.width,
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
        x: point.x - middle.x + bounds.origin.x + bounds.size.width / 2,
        y: point.y - middle.y + bounds.origin.y + bounds.size.height / 2)
    }
    let own = (point - middle).applying(transform.inverted())
    return CGPoint(x: own.x + bounds.midX, y: own.y + bounds.midY)
  }

  /// From the view's coordinates to the superview's.
  func toParent(_ point: CGPoint) -> CGPoint {
    let away = CGPoint(
      x: point.x - bounds.origin.x - bounds.size.width / 2,
      y: point.y - bounds.origin.y - bounds.size.height / 2)
    return isPlain ? middle + away : middle + away.applying(transform)
  }
}
