extension UIScrollView {
  /// The last finger has lifted: the content goes on to where it may rest, with the velocity that it has.
  ///
  /// - Parameter velocity: of the offset, in points per second.
  final func letGo(velocity: CGPoint = .zero) {
    let pinch = lastPinch
    let caught = caught
    letGoOf()
    guard !contentIsTaken else {
      endDragging(willDecelerate: false)
      contentReleased()
      return
    }
    let velocity = handOn(velocity: along(velocity), caught)
    let momentum = momentum(of: pinch)
    if let view = zoomView, momentum != 0 || limited(scale) != scale {
      willEndDragging(velocity, at: contentOffset)
      endDragging(willDecelerate: false)
      guard window != nil, motion == nil else { return }
      let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      openZoom(view)
      run(
        PinchMotion(
          self, at: pinch?.place ?? middle, velocity: velocity * -1,
          momentum: momentum, view: view))
    } else {
      fling(velocity)
      finishZoomingAtRest()
      if motion == nil { indicators.leave(self) }
    }
  }

  // How fast the scale goes on after a pinch: not at all, if its fingers did not lift together, or
  // meant to stop.
  private func momentum(of pinch: LastPinch?) -> CGFloat {
    guard let pinch, now - pinch.time <= Constants.pinchLiftTime,
      abs(pinch.momentum) > Constants.pinchMomentum
    else { return 0 }
    return min(max(pinch.momentum, -Constants.fastestPinch), Constants.fastestPinch)
  }

  private func letGoOf() {
    isTracking = false
    grip = nil
    caught = nil
    lastPinch = nil
  }

  private func endDragging(willDecelerate: Bool) {
    guard isDragging else { return }
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
  }

  /// Tells where the content will come to rest, and asks whether that is to be somewhere else.
  @discardableResult
  private func willEndDragging(_ velocity: CGPoint, at proposed: CGPoint) -> CGPoint {
    guard isDragging else { return proposed }
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity / 1000, targetContentOffset: &target)
    return target
  }

  // Only along the axes that the content was dragged along.
  private func along(_ velocity: CGPoint) -> CGPoint {
    CGPoint(x: scrollsHorizontally ? velocity.x : 0, y: scrollsVertically ? velocity.y : 0)
  }

  /// Lets the content go at a velocity, in points per second of the offset.
  private func fling(_ velocity: CGPoint) {
    let page = isPagingEnabled ? page(for: velocity) : nil
    var flung = fling(velocity, toX: page?.x, y: page?.y)
    let proposed = flung.announced
    let target = willEndDragging(
      velocity, at: flingTarget(proposed, velocity: velocity / 1000))
    if target != proposed, target.isFinite {
      flung = fling(
        velocity, toX: target.x != proposed.x ? target.x : page?.x,
        y: target.y != proposed.y ? target.y : page?.y)
    }
    guard window != nil, motion == nil, grip == nil else {
      endDragging(willDecelerate: false)
      return
    }
    guard !flung.isStill else {
      endDragging(willDecelerate: false)
      return
    }
    isDecelerating = true
    run(flung)
    endDragging(willDecelerate: true)
    if motion === flung { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  private func fling(_ velocity: CGPoint, toX x: CGFloat?, y: CGFloat?) -> FlingMotion {
    FlingMotion(self, velocity: velocity, toX: x, y: y, at: now + Constants.decelerationDelay)
  }

  final var horizontalField: AxisMotion.Field {
    AxisMotion.Field(
      range: offsetRange.x, rate: decelerationRate.rawValue, edge: bounces ? .bounces : .stops,
      grid: pixel,
      isPaged: isPagingEnabled)
  }

  final var verticalField: AxisMotion.Field {
    AxisMotion.Field(
      range: offsetRange.y, rate: decelerationRate.rawValue, edge: bounces ? .bounces : .stops,
      grid: pixel,
      isPaged: isPagingEnabled)
  }

  private var pixel: CGFloat {
    1 / (window?.displayScale ?? 1)
  }

  // MARK: Pages

  /// The page that content let go at a velocity turns to: the next one in that direction, or the nearest.
  final func page(for velocity: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: page(contentOffset.x, velocity.x, bounds.width, range.x),
      y: page(contentOffset.y, velocity.y, bounds.height, range.y))
  }

  private func page(
    _ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    let page: CGFloat
    if velocity > Constants.pageVelocity {
      page = place.rounded(.up)
    } else if velocity < -Constants.pageVelocity {
      page = place.rounded(.down)
    } else {
      page = place.rounded()
    }
    return min(max(page * length, range.lowerBound), range.upperBound)
  }
}
