extension UIScrollView {
  /// Where the offset may rest on each axis; a single point where the content is smaller than the bounds.
  final var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let left = -contentInset.left
    let top = -contentInset.top
    let right = contentSize.width + contentInset.right - bounds.width
    let bottom = contentSize.height + contentInset.bottom - bounds.height
    return (left...max(left, right), top...max(top, bottom))
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// The offset that a finger's pull leads to: with resistance beyond the edges, or none beyond them where nothing bounces.
  final func banded(_ offset: CGPoint) -> CGPoint {
    guard bounces else { return clamped(offset) }
    let range = offsetRange
    return CGPoint(
      x: RubberBand.band(
        offset.x, from: range.x.lowerBound, to: range.x.upperBound, dimension: bounds.width),
      y: RubberBand.band(
        offset.y, from: range.y.lowerBound, to: range.y.upperBound, dimension: bounds.height))
  }

  /// The pull that leads to an offset.
  final func unbanded(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: RubberBand.unband(
        offset.x, from: range.x.lowerBound, to: range.x.upperBound, dimension: bounds.width),
      y: RubberBand.unband(
        offset.y, from: range.y.lowerBound, to: range.y.upperBound, dimension: bounds.height))
  }

  /// Whether the content can be dragged along an axis.
  final var scrollsHorizontally: Bool {
    let range = offsetRange.x
    return range.lowerBound < range.upperBound || (bounces && alwaysBounceHorizontal)
  }

  final var scrollsVertically: Bool {
    let range = offsetRange.y
    return range.lowerBound < range.upperBound || (bounces && alwaysBounceVertical)
  }

  /// The nearest point of the pixel grid: content rests there, so that it is drawn sharply.
  final func onPixel(_ point: CGPoint) -> CGPoint {
    let scale = window?.displayScale ?? 1
    return CGPoint(
      x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }

  final func moveContent(to offset: CGPoint) {
    guard offset.isFinite, offset != bounds.origin else { return }
    bounds.origin = offset
    delegate?.scrollViewDidScroll(self)
  }

  /// Brings the content back to where it may rest, after its size or that of the window onto it changed; not while something moves it.
  final func keepInRange() {
    guard !isArranging, !contentIsTaken, grip == nil, motion == nil else { return }
    moveContent(to: clamped(contentOffset))
  }

  /// Moves the content, at once or along a spring; see ``contentOffset``.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else { return }
    guard animated, let clock = window?.clock else {
      self.contentOffset = contentOffset
      return
    }
    stopMotion()
    grip = nil
    run(ZoomMotion(self, to: Viewport(scale: scale, offset: contentOffset), at: clock.now))
  }

  /// Scrolls just so far that a rectangle of the content is visible.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let x = min(rect.minX, max(contentOffset.x, rect.maxX - bounds.width))
    let y = min(rect.minY, max(contentOffset.y, rect.maxY - bounds.height))
    setContentOffset(clamped(CGPoint(x: x, y: y)), animated: animated)
  }
}
