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
    let glide = animated ? state.motion?.glide : nil
    let start = glide?.target ?? contentOffset
    let place = clamped(start + way)
    let used = CGPoint(
      x: scrollsHorizontally ? place.x - start.x : 0, y: scrollsVertically ? place.y - start.y : 0)
    let target = onPixel(start + used)
    guard target != start else { return way - used }
    if animated, window != nil {
      self.glide(to: target, isAnnounced: false)
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
    let start = animated ? state.motion?.zoom?.end.scale ?? scale : scale
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

/// What keys ask of a scroll view.
nonisolated public enum ScrollCommand: Hashable, Sendable {
  /// A line's way: ``Constants/keyScroll``; a page's, in a pager.
  case left, right, up, down
  /// Nine tenths of the height; all of it, in a pager.
  case pageUp, pageDown
  /// The edges: top and bottom, or left and right where it scrolls only across.
  case home, end
  /// By the factor ``Constants/keyZoom``, about the middle.
  case zoomIn, zoomOut
  /// The smallest scale.
  case zoomToFit

  fileprivate var factor: CGFloat? {
    switch self {
    case .zoomIn: Constants.keyZoom
    case .zoomOut: 1 / Constants.keyZoom
    default: nil
    }
  }
}

extension UIWindow {
  /// A wheel turned, or two fingers moved on a trackpad: the scroll view under the pointer moves,
  /// and hands on to those around it what it cannot use.
  ///
  /// A wheel's notch, ``Constants/wheelNotch`` or more at once along one axis, is made a smooth
  /// motion; a trackpad's small steps are followed at once.
  ///
  /// - Parameters:
  ///   - delta: in points of the offset: positive y shows what is further down.
  ///   - place: of the pointer, in the window's coordinates.
  /// - Returns: false where nothing could use any of it.
  @discardableResult
  public func scroll(by delta: CGPoint, at place: CGPoint) -> Bool {
    guard delta.isFinite, place.isFinite else { return false }
    let isNotch = UIWindow.isNotch(delta)
    var rest = delta
    var view = hitTest(place, with: nil)
    keyFocus.point(at: view)
    while let here = view, rest != .zero {
      if let scrollView = here as? UIScrollView {
        rest = scrollView.scroll(by: rest, animated: isNotch)
      }
      view = here.parent
    }
    return rest != delta
  }

  /// A trackpad's pinch, or a wheel with the control key: the scroll view under the pointer that
  /// zooms does so about it.
  ///
  /// - Parameters:
  ///   - factor: of the scale; positive.
  ///   - place: of the pointer, in the window's coordinates.
  /// - Returns: false where nothing there zooms.
  @discardableResult
  public func magnify(by factor: CGFloat, at place: CGPoint, animated: Bool = false) -> Bool {
    guard place.isFinite else { return false }
    var view = hitTest(place, with: nil)
    keyFocus.point(at: view)
    while let here = view {
      if let scrollView = here as? UIScrollView,
        scrollView.magnify(
          by: factor, at: scrollView.convert(place, from: nil), animated: animated)
      {
        return true
      }
      view = here.parent
    }
    return false
  }

  /// True for a step that a wheel makes, and no trackpad.
  public static func isNotch(_ delta: CGPoint) -> Bool {
    delta.x == 0 && abs(delta.y) >= Constants.wheelNotch
  }
}
