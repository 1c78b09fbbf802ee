extension UIScrollView {
  final var zoomView: UIView? {
    delegate?.viewForZooming(in: self)
  }

  /// True where an animation may run: there is a clock, and animations are enabled.
  final var mayAnimate: Bool {
    window?.isReduceMotionEnabled == false
  }

  /// True where there is something to zoom, and room for it.
  final var zooms: Bool {
    maximumZoomScale > minimumZoomScale && zoomView != nil
  }

  final func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  #if hasFeature(Embedded)
    /// Changes the scale about the middle of what is visible, at once or along a path that is centred there.
    ///
    /// The scale is clamped to the limits; one that is not finite and positive is ignored.
    public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
      zoom(toScale: scale, animated: animated)
    }

    /// Makes a rectangle of the zoomed view as large as fits, and centres it, as far as the limits allow.
    ///
    /// - Parameter rect: in the coordinates of the zoomed view. An empty one is ignored.
    public final func zoom(to rect: CGRect, animated: Bool) {
      show(rect, animated: animated)
    }
  #endif

  final func zoom(toScale scale: CGFloat, animated: Bool) {
    guard scale.isScale, let view = zoomView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    show(view.convert(contentOffset + middle, from: self), of: view, at: middle, scale, animated)
  }

  final func show(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, let view = zoomView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    show(rect.center, of: view, at: middle, scale, animated)
  }

  /// Brings a point of the zoomed view to a location in the viewport, as near as the edges allow, at
  /// a scale.
  final func show(
    _ point: CGPoint, of view: UIView, at location: CGPoint, _ scale: CGFloat, _ animated: Bool
  ) {
    let flow = flow
    stopMotion()
    heldMiddle = nil
    let end = viewport(showing: point, of: view, at: location, scale: limited(scale))
    guard animated, mayAnimate else {
      // An animation that was asked for has a beginning and an end for the delegate, however short it is.
      let isAnnounced = animated && window != nil && !isZooming && end.scale != self.scale
      if isAnnounced { openZoom(view) }
      show(end) { clamped($0) }
      renewGrip()
      if isAnnounced { finishZooming() }
      return
    }
    state.advance(.loosened)
    if end.scale != self.scale { openZoom(view) }
    run(.zoom(ZoomMotion(from: viewport, to: inRange(end, view), flow: flow, at: now)))
  }

  // Where the content will be larger than the window onto it, that is within its edges; where smaller, where its alignment
  // says, or most likely in the middle.
  final func inRange(_ end: Viewport, _ view: UIView) -> Viewport {
    let (inset, alignment) = (adjustedContentInset, contentAlignmentPoint)
    let size = CGSize(width: view.bounds.width * end.scale, height: view.bounds.height * end.scale)
    return Viewport(
      scale: end.scale,
      offset: CGPoint(
        x: inRange(
          end.offset.x, size.width, bounds.width, inset.left, inset.right, alignment.x),
        y: inRange(
          end.offset.y, size.height, bounds.height, inset.top, inset.bottom, alignment.y)))
  }

  private func inRange(
    _ offset: CGFloat, _ length: CGFloat, _ window: CGFloat, _ before: CGFloat, _ after: CGFloat,
    _ alignment: CGFloat
  ) -> CGFloat {
    guard alignment == 0 else {
      return offset.clamped(to: range(length, window, before, after, alignment))
    }
    // Insets that are there to centre smaller content are gone by then; those that are larger at one edge keep it from that edge.
    guard length > window else { return (length - window + after - before) / 2 }
    return min(max(offset, min(0, -before)), max(length - window, 0))
  }

  /// A change of the scale begins, unless one is running.
  final func openZoom(_ view: UIView) {
    guard !isZooming else { return }
    state.begin(.zooming)
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Tells the delegate that the zoom has ended, once, after the motion that followed it.
  final func finishZooming() {
    guard isZooming else { return }
    state.end(.zooming)
    delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scale)
  }

  /// The fingers left the scale where it may be.
  final func finishZoomingAtRest() {
    if !state.isMoving { moveContent(to: onPixel(contentOffset)) }
    finishZooming()
  }

  // MARK: Viewports
  //
  // A viewport's offset counts from the top left corner of the zoomed view's frame, wherever its
  // owner has put that to centre it.

  final var zoomOrigin: CGPoint {
    zoomView?.frame.origin ?? .zero
  }

  /// What is shown.
  final var viewport: Viewport {
    Viewport(scale: scale, offset: contentOffset - zoomOrigin)
  }

  /// The viewport that shows a point of the zoomed view at a location.
  final func viewport(
    showing point: CGPoint, of view: UIView, at location: CGPoint, scale: CGFloat
  ) -> Viewport {
    Viewport(scale: scale, offset: (point - view.bounds.origin) * scale - location)
  }

  /// Shows a viewport.
  ///
  /// The zoomed view is scaled about its top left corner, then its owner centres it, by its frame,
  /// its centre or the insets, in the delegate's method or in `layoutSubviews()`: only then is it
  /// known what offset that comes to, and where it may be.
  ///
  /// - Parameter offset: the offset to set, given the one that shows the viewport exactly.
  final func show(_ viewport: Viewport, offset: (CGPoint) -> CGPoint) {
    let before = contentOffset
    let new = viewport.scale
    let isZoom = new != scale
    if isZoom, new > 0, new.isFinite, let view = zoomView {
      let corner = view.frame.origin
      isArranging = true
      scale = new
      view.transform = CGAffineTransform(scaleX: new, y: new)
      var frame = view.frame
      frame.origin = corner
      view.frame = frame
      contentSize = frame.size
      // An owner that reads the offset while it centres the content reads the new one.
      put(offset(viewport.offset + corner))
      delegate?.scrollViewDidZoom(self)
      // A layout that sets the scale is not done again for it.
      if !layerState.isLayingOut { setNeedsLayout() }
      layOutNow()
      isArranging = false
    }
    let after = offset(viewport.offset + zoomOrigin)
    guard put(after) else { return }
    if after != before || isZoom { contentMoved() }
  }

  // A view that the program has placed nowhere leads to no number.
  @discardableResult
  private final func put(_ origin: CGPoint) -> Bool {
    guard origin.isFinite else { return false }
    bounds = CGRect(origin: origin, size: bounds.size)
    return true
  }

  private func layOutNow() {
    guard layerState.needsLayout else { return }
    layerState.needsLayout = false
    let wasLayingOut = layerState.isLayingOut
    layerState.isLayingOut = true
    rareSettings?.arranger?.arrange(self)
    rareSettings?.arranger?.arrangeContents(of: self)
    layoutSubviews()
    layerState.isLayingOut = wasLayingOut
  }
}
