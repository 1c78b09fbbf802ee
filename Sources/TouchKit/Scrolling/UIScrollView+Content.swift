extension UIScrollView {
  // MARK: Where the content may rest

  /// Where the offset may rest on each axis; a single point where the content is smaller than the bounds.
  final var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (inset, alignment) = (adjustedContentInset, contentAlignmentPoint)
    return (
      range(contentSize.width, bounds.width, inset.left, inset.right, alignment.x),
      range(contentSize.height, bounds.height, inset.top, inset.bottom, alignment.y)
    )
  }

  // Where the far edge lies before the near one the content is smaller by as much as is left over.
  final func range(
    _ length: CGFloat, _ window: CGFloat, _ before: CGFloat, _ after: CGFloat, _ alignment: CGFloat
  ) -> ClosedRange<CGFloat> {
    let near = 0 - before
    let far = length + after - window
    if far > near { return near...far }
    let aligned = alignment == 0 ? near : near + (far - near) * alignment
    return aligned...aligned
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(x: offset.x.clamped(to: range.x), y: offset.y.clamped(to: range.y))
  }

  /// The offset that a finger's pull leads to: with resistance beyond the edges, or none beyond
  /// them where nothing bounces.
  final func banded(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: banded(offset.x, range.x, bounds.width, bouncesHorizontally),
      y: banded(offset.y, range.y, bounds.height, bouncesVertically))
  }

  private func banded(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ window: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    guard bounces else { return offset.clamped(to: range) }
    return RubberBand.band(
      offset, from: range.lowerBound, to: range.upperBound, dimension: window)
  }

  /// The pull that leads to an offset.
  final func unbanded(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: unbanded(offset.x, range.x, bounds.width, bouncesHorizontally),
      y: unbanded(offset.y, range.y, bounds.height, bouncesVertically))
  }

  private func unbanded(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ window: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    guard bounces else { return offset }
    return RubberBand.unband(
      offset, from: range.lowerBound, to: range.upperBound, dimension: window)
  }

  /// Whether the content can be dragged along an axis. Content that is zoomed to fit exactly is larger than its view by no more than a rounding error: a
  /// finger belongs to others then.
  final var scrollsHorizontally: Bool {
    hasWay(offsetRange.x) || (bouncesHorizontally && alwaysBounceHorizontal)
  }

  final var scrollsVertically: Bool {
    hasWay(offsetRange.y) || (bouncesVertically && alwaysBounceVertical)
  }

  private func hasWay(_ range: ClosedRange<CGFloat>) -> Bool {
    range.upperBound - range.lowerBound > 0.001
  }

  /// The nearest point of the pixel grid where the content may rest, so that it is drawn sharply;
  /// the offset itself beyond the edges.
  final func onPixel(_ offset: CGPoint) -> CGPoint {
    guard clamped(offset) == offset else { return offset }
    return CGPoint(x: horizontalField.onGrid(offset.x), y: verticalField.onGrid(offset.y))
  }

  // MARK: Moving it

  /// The view moves its content. A subclass may hear of it by overriding ``contentOffset``, and may set another offset meanwhile.
  final func moveContent(to offset: CGPoint) {
    #if hasFeature(Embedded)
      placeContent(at: offset)
    #else
      // An override is not to hear of what changes nothing.
      guard offset.isFinite, offset != bounds.origin else { return }
      movesItself = true
      contentOffset = offset
      movesItself = false
    #endif
  }

  /// The content is there from now on, and its delegate hears of it.
  final func placeContent(at offset: CGPoint) {
    guard offset.isFinite, offset != bounds.origin else { return }
    // Setting the origin alone would go through a coroutine, and allocate.
    bounds = CGRect(origin: offset, size: bounds.size)
    contentMoved()
  }

  final func contentMoved() {
    indicators.place(self)
    delegate?.scrollViewDidScroll(self)
    if let refresher { refresher.following(refresher, self) }
  }

  /// The owner sets the offset; fingers and motions continue from there.
  final func putContent(at offset: CGPoint) {
    guard offset.isFinite else { return }
    heldMiddle = nil
    if isArranging {
      bounds.origin = offset
      return
    }
    let before = bounds.origin
    placeContent(at: offset)
    if AnimationScope.current != nil, host != nil {
      // It is to go there in somebody's animation, which has noted where it is and how fast it moves.
      AnimationScope.within(nil) { stopMotion(settling: true) }
    } else if state.isInLayoutTransition {
      if layoutTransitionMoves { overrideLayoutTransition() }
    } else if !redirectMotion(by: offset - before) {
      stopMotion(settling: true)
    }
    renewGrip()
  }

  /// Brings the content back to where it may rest, after its size or that of the window onto it
  /// changed. Fingers and motions continue from where it is.
  final func rangeChanged() {
    guard !isArranging, !state.isInLayoutTransition, !adjustInset() else { return }
    renewGrip()
    if state.isMoving {
      _ = redirectMotion(by: .zero)
    } else if !state.isHeld, !isTracking {
      moveContent(to: clamped(contentOffset))
    }
    indicators.place(self)
  }

  final func startScrolling(to contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else { return }
    guard animated, window != nil else {
      if AnimationScope.current == nil { stopMotion(settling: true) }
      putContent(at: contentOffset)
      return
    }
    // In UIKit nobody hears of a way of no length.
    let isAtRest = !state.isMoving && !state.isInLayoutTransition && !isAnimated
    if isAtRest, contentOffset == self.contentOffset {
      heldMiddle = nil
      return
    }
    glide(to: contentOffset, isAnnounced: true)
  }

  final func glide(to offset: CGPoint, isAnnounced: Bool) {
    heldMiddle = nil
    // This ends an animated change of layout; an interactive one continues.
    if state.isInLayoutTransition { stopMotion() }
    guard mayAnimate, !state.isInLayoutTransition else {
      stopMotion(settling: true)
      putContent(at: offset)
      if isAnnounced { delegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    state.advance(.loosened)
    if limited(scale) != scale, let view = zoomView {
      // The scale was springing back from beyond a limit: it continues, and the content moves to the offset.
      let flow = flow
      stopMotion()
      openZoom(view)
      let end = Viewport(scale: limited(scale), offset: offset - zoomOrigin)
      run(
        .zoom(
          ZoomMotion(from: viewport, to: end, flow: flow, isAnnounced: isAnnounced, at: now)))
    } else {
      run(
        .glide(
          GlideMotion(
            from: contentOffset, to: offset, velocity: flow.offset, isAnnounced: isAnnounced,
            at: now)))
    }
  }

  final func scroll(showing rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return }
    let inset = adjustedContentInset
    let x = min(
      rect.minX - inset.left, max(contentOffset.x, rect.maxX + inset.right - bounds.width))
    let y = min(
      rect.minY - inset.top, max(contentOffset.y, rect.maxY + inset.bottom - bounds.height))
    setContentOffset(clamped(CGPoint(x: x, y: y)), animated: animated)
  }

  #if hasFeature(Embedded)
    /// Scrolls just so far that a rectangle of the content is visible, within the ``adjustedContentInset``: what an app
    /// leaves free for a bar or a keyboard covers it no more. Of one that is larger the upper left corner is seen.
    public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      scroll(showing: rect, animated: animated)
    }

    /// Moves the content, at once or along a spring; ends every motion. See ``contentOffset``.
    public final func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      startScrolling(to: contentOffset, animated: animated)
    }
  #endif

  /// Stops the content where it is, in offset and scale: a fling, a bounce, an animated change. A scale beyond its limits and
  /// an offset beyond the edges go to them at once. Fingers that are down go on from there.
  public func stopScrollingAndZooming() {
    guard movesByItself else { return }
    stopMotion(settling: true)
    if !isTracking, !state.isInLayoutTransition { moveContent(to: clamped(contentOffset)) }
  }

  /// Shows the scroll indicators for a moment.
  public func flashScrollIndicators() {
    indicators.flash(self)
  }
}
