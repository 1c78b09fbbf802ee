// What moves a scroll view without a finger: a wheel, a trackpad, keys, and programs that scroll by
// a translation.
extension UIScrollView {
  /// Moves the content by a translation, as far as its edges allow.
  ///
  /// Content that rests at pages, or where a layout says, goes there once nothing has scrolled it for ``Constants/scrollPause``.
  ///
  /// - Parameters:
  ///   - translation: in points of the offset.
  ///   - animated: true for a smooth motion, which continues with the velocity and the target of one that
  ///     is running: five notches of a wheel in a row move
  ///     by five notches. With ``isPagingEnabled`` each turns at least a page.
  /// - Returns: what was beyond the edges, for somebody else to use. All of it while a finger holds
  ///   the content.
  @discardableResult
  public func scroll(by translation: CGPoint, animated: Bool = false) -> CGPoint {
    guard translation.isFinite, !isTracking, isScrollEnabled else { return translation }
    if !animated, limited(scale) != scale { stopMotion(settling: true) }
    let glide = animated ? state.motion?.glide : nil
    let start = glide?.target ?? contentOffset
    let end = clamped(start + translation)
    let used = CGPoint(
      x: scrollsHorizontally ? end.x - start.x : 0, y: scrollsVertically ? end.y - start.y : 0)
    let target = onPixel(animated && isPagingEnabled ? page(from: start, by: used) : start + used)
    guard target != start else { return translation - used }
    if animated, window != nil {
      self.glide(to: target, isAnnounced: false)
    } else {
      stopMotion()
      moveContent(to: start + used)
      indicators.flash(self)
      restAfterPause()
    }
    return translation - used
  }

  // A notch of a wheel turns a page, however short it is.
  private func page(from start: CGPoint, by used: CGPoint) -> CGPoint {
    func axis(_ start: CGFloat, _ used: CGFloat, _ length: CGFloat) -> CGFloat {
      guard used != 0, length > 0 else { return start }
      // What is nearly on a page counts as there.
      let pages = (start + used) / length + (used > 0 ? -0.001 : 0.001)
      return pages.rounded(used > 0 ? .up : .down) * length
    }
    return clamped(
      CGPoint(x: axis(start.x, used.x, bounds.width), y: axis(start.y, used.y, bounds.height)))
  }

  // MARK: Where it comes to rest

  // A trackpad does not say when its fingers lift.
  private func restAfterPause() {
    scrollSteps &+= 1
    guard window != nil, restTimer == nil else { return }
    expectRest()
  }

  private func expectRest() {
    let known = scrollSteps
    restTimer = window?.clock.after(Constants.scrollPause, for: self) { view in
      view.restTimer = nil
      if view.scrollSteps == known { view.restOnPage() } else { view.expectRest() }
    }
  }

  /// Moves the content on to where a finger would have left it: a whole page, or where a layout wants it.
  private func restOnPage() {
    guard !isTracking, !movesByItself, !state.isInLayoutTransition else { return }
    let target = flingTarget(isPagingEnabled ? page(for: .zero) : contentOffset, velocity: .zero)
    if target.isFinite, clamped(contentOffset) == contentOffset, target != contentOffset {
      glide(to: target, isAnnounced: false)
    }
  }

  /// Zooms by a factor about a location, as far as the limits and the edges allow.
  ///
  /// - Parameter location: in the scroll view's coordinates.
  /// - Returns: false where there is nothing to zoom, or a finger holds the content.
  @discardableResult
  public func magnify(by factor: CGFloat, at location: CGPoint, animated: Bool = false) -> Bool {
    guard factor > 0, factor.isFinite, location.isFinite, !isTracking, zooms, let view = zoomView
    else { return false }
    let start = animated ? state.motion?.zoom?.end.scale ?? scale : scale
    let point = view.convert(location, from: self)
    show(point, of: view, at: location - contentOffset, start * factor, animated)
    return true
  }

  /// Carries out what a key says, smoothly.
  ///
  /// - Returns: false where it changes nothing: the content is at that edge or that limit already.
  @discardableResult
  public func perform(_ command: ScrollCommand) -> Bool {
    if let factor = command.factor {
      let start = state.motion?.zoom?.end.scale ?? scale
      guard zooms, limited(start * factor) != start else { return false }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      return magnify(by: factor, at: middle, animated: true)
    }
    if command == .zoomToFit {
      guard zooms, scale != minimumZoomScale else { return false }
      setZoomScale(minimumZoomScale, animated: true)
      return true
    }
    let translation = translation(of: command)
    return scroll(by: translation, animated: true) != translation
  }

  // A page leaves a tenth of the old one to be seen; a pager's arrows turn pages.
  private func translation(of command: ScrollCommand) -> CGPoint {
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
