extension UIScrollView {
  /// The last finger has lifted: the content moves on to where it may rest, with its velocity.
  ///
  /// - Parameter velocity: of the offset, in points per second.
  final func letGo(velocity: CGPoint = .zero) {
    // Before it is known where the content may rest.
    let holds = refresher.map { $0.holding($0) } == true
    defer {
      if holds { tellInset() }
      fingersLifted()
    }
    let (pinch, caught) = (state.fingers.lastPinch, state.fingers.caught)
    var velocity = along(velocity)
    state.advance(.lifted)
    guard !state.isInLayoutTransition else {
      endDragging(willDecelerate: false)
      releaseLayoutTransition()
      return
    }
    velocity = handOn(velocity: velocity, caught)
    let momentum = momentum(of: pinch)
    if let view = zoomView, momentum != 0 || limited(scale) != scale {
      willEndDragging(velocity, at: contentOffset)
      endDragging(willDecelerate: false)
      guard window != nil, !state.isMoving else { return }
      let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      openZoom(view)
      letPinchRunOut(view, at: pinch?.location ?? middle, velocity: velocity * -1, momentum)
    } else {
      fling(velocity)
      finishZoomingAtRest()
      if !state.isMoving { indicators.leave(self) }
    }
  }

  private func letPinchRunOut(
    _ view: UIView, at location: CGPoint, velocity: CGPoint, _ momentum: CGFloat
  ) {
    let point = view.convert(contentOffset + location, from: self)
    let motion = PinchMotion(
      scale: scale, limits: minimumZoomScale...max(minimumZoomScale, maximumZoomScale),
      bounces: bouncesZoom, momentum: momentum, at: location, velocity: velocity,
      anchor: point - view.bounds.origin, excess: contentOffset - clamped(contentOffset), time: now)
    run(.pinch(motion))
  }

  // The velocity of the scale after a pinch: 0, if its fingers did not lift together, or
  // meant to stop.
  private func momentum(of pinch: LastPinch?) -> CGFloat {
    guard let pinch, now - pinch.time <= Constants.pinchLiftTime,
      abs(pinch.momentum) > Constants.pinchMomentum
    else { return 0 }
    return min(max(pinch.momentum, -Constants.fastestPinch), Constants.fastestPinch)
  }

  private func endDragging(willDecelerate: Bool) {
    guard isDragging else { return }
    state.end(.dragging)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
  }

  /// Tells the delegate where the content will come to rest, and lets it change that.
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
    var axes = CGPoint(x: scrollsHorizontally ? 1 : 0, y: scrollsVertically ? 1 : 0)
    if isDirectionalLockEnabled, case .drag(let grip) = state.grip {
      axes = CGPoint(x: axes.x * grip.axes.x, y: axes.y * grip.axes.y)
    }
    return CGPoint(x: velocity.x * axes.x, y: velocity.y * axes.y)
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
    guard window != nil, !state.isMoving, !state.isHeld, !state.isInLayoutTransition, !flung.isStill
    else {
      endDragging(willDecelerate: false)
      return
    }
    run(.fling(flung))
    let number = state.motions
    endDragging(willDecelerate: true)
    if state.isMoving, state.motions == number { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  private func fling(_ velocity: CGPoint, toX x: CGFloat?, y: CGFloat?) -> FlingMotion {
    FlingMotion(
      from: contentOffset, velocity: velocity, toX: x, y: y, in: field,
      at: now + Constants.decelerationDelay)
  }

  final var field: FlingMotion.Field {
    FlingMotion.Field(x: horizontalField, y: verticalField)
  }

  final var horizontalField: AxisMotion.Field {
    AxisMotion.Field(
      range: offsetRange.x, rate: decelerationRate.rawValue,
      edge: bouncesHorizontally ? .bounces : .stops, grid: pixel,
      isPaged: isPagingEnabled)
  }

  final var verticalField: AxisMotion.Field {
    AxisMotion.Field(
      range: offsetRange.y, rate: decelerationRate.rawValue,
      edge: bouncesVertically ? .bounces : .stops, grid: pixel,
      isPaged: isPagingEnabled)
  }

  private var pixel: CGFloat {
    1 / (window?.displayScale ?? 1)
  }

  // MARK: Pages

  /// The page that content released at a velocity turns to: the next one in that direction, or the nearest.
  final func page(for velocity: CGPoint) -> CGPoint {
    let range = offsetRange
    let page = CGPoint(
      x: page(contentOffset.x, velocity.x, bounds.width, range.x),
      y: page(contentOffset.y, velocity.y, bounds.height, range.y))
    // The room of a refresh control is no page, and content that is not thrown away from it rests there.
    if isInRefreshRoom, velocity.y <= Constants.pageVelocity {
      return CGPoint(x: page.x, y: range.y.lowerBound)
    }
    return page
  }

  private func page(
    _ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let position = offset / length
    let page: CGFloat
    if velocity > Constants.pageVelocity {
      page = position.rounded(.up)
    } else if velocity < -Constants.pageVelocity {
      page = position.rounded(.down)
    } else {
      page = position.rounded()
    }
    return (page * length).clamped(to: range)
  }
}
