// What moves a scroll view without a finger: a wheel, a trackpad, keys, and whoever else wants it
// moved by a way.
extension UIScrollView {
  /// Moves the content by a way, as far as its edges let it.
  ///
  /// - Parameters:
  ///   - way: in points of the offset.
  ///   - animated: true for a smooth motion, which takes over the velocity and the goal of one that
  ///     is under way: five notches of a wheel in a row move
  ///     by five notches.
  /// - Returns: what was beyond the edges, for somebody else to use. All of it while a finger holds
  ///   the content.
  @discardableResult
  public func scroll(by way: CGPoint, animated: Bool = false) -> CGPoint {
    guard way.isFinite, !isTracking, isScrollEnabled else { return way }
    if !animated, limited(scale) != scale { stopMotion(settling: true) }
    let isGliding = animated && motion is GlideMotion
    let start = isGliding ? motion?.destination ?? contentOffset : contentOffset
    let place = clamped(start + way)
    let used = CGPoint(
      x: scrollsHorizontally ? place.x - start.x : 0, y: scrollsVertically ? place.y - start.y : 0)
    let target = onPixel(start + used)
    guard target != start else { return way - used }
    if animated, window != nil {
      glide(to: target, isAnnounced: false)
    } else {
      stopMotion()
      moveContent(to: start + used)
      indicators.flash(self)
    }
    return way - used
  }

  /// Zooms by a factor about a place, as far as the limits and the edges let it.
  ///
  /// - Parameter place: in the scroll view's coordinates.
  /// - Returns: false where there is nothing to zoom, or a finger holds the content.
  @discardableResult
  public func magnify(by factor: CGFloat, at place: CGPoint, animated: Bool = false) -> Bool {
    guard factor > 0, factor.isFinite, place.isFinite, !isTracking, zooms, let view = zoomView
    else { return false }
    let start = animated ? (motion as? ZoomMotion)?.scale ?? scale : scale
    let point = view.convert(place, from: self)
    show(point, of: view, at: place - contentOffset, start * factor, animated)
    return true
  }

  /// Carries out what a key says, smoothly.
  ///
  /// - Returns: false where it changes nothing: the content is at that edge or that limit already.
  @discardableResult
  public func perform(_ command: ScrollCommand) -> Bool {
    if let factor = command.factor {
      let start = (motion as? ZoomMotion)?.scale ?? scale
      guard zooms, limited(start * factor) != start else { return false }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      return magnify(by: factor, at: middle, animated: true)
    }
    if command == .zoomToFit {
      guard zooms, scale != minimumZoomScale else { return false }
      setZoomScale(minimumZoomScale, animated: true)
      return true
    }
    let way = way(of: command)
    return scroll(by: way, animated: true) != way
  }

  // A page leaves a tenth of the old one to be seen; a pager's arrows turn pages.
  private func way(of command: ScrollCommand) -> CGPoint {
    let line = Constants.keyScroll
    let pagesAcross = isPagingEnabled && scrollsHorizontally
    let pagesDown = isPagingEnabled && scrollsVertically
    let across = pagesAcross ? bounds.width : line
    let down = pagesDown ? bounds.height : line
    let page = bounds.height * (pagesDown ? 1 : 0.9)
    let range = offsetRange
    switch command {
    case .left: return CGPoint(x: -across, y: 0)
    case .right: return CGPoint(x: across, y: 0)
    case .up: return CGPoint(x: 0, y: -down)
    case .down: return CGPoint(x: 0, y: down)
    case .pageUp: return CGPoint(x: 0, y: -page)
    case .pageDown: return CGPoint(x: 0, y: page)
    case .home:
      return scrollsVertically
        ? CGPoint(x: 0, y: range.y.lowerBound - range.y.upperBound)
        : CGPoint(x: range.x.lowerBound - range.x.upperBound, y: 0)
    case .end:
      return scrollsVertically
        ? CGPoint(x: 0, y: range.y.upperBound - range.y.lowerBound)
        : CGPoint(x: range.x.upperBound - range.x.lowerBound, y: 0)
    case .zoomIn, .zoomOut, .zoomToFit: return .zero
    }
  }
}
