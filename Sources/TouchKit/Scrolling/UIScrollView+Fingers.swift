extension UIScrollView {
  final func installGestures() {
    pan.scrollView = self
    pinch.scrollView = self
    pan.addAction { $0.scrollView?.panned() }
    pinch.addAction { $0.scrollView?.pinched() }
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
  }

  /// A finger is down: whatever moves stops where it is.
  final func fingerDown() {
    isTracking = true
    fingerLanded(onMotion: motion != nil)
    stopMotion()
  }

  /// The last finger has lifted, whether it dragged or not: what was caught off its place goes on to where it may rest.
  final func fingersGone() {
    isTracking = false
    if contentIsTaken {
      contentReleased()
    } else {
      settle()
    }
  }

  // MARK: Pan

  private func panned() {
    switch pan.state {
    case .began:
      if !contentIsTaken { stopMotion() }
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      if grip?.zoom == nil { takeDragGrip() }
      drag()
    case .changed:
      drag()
    case .ended:
      endDrag(velocity: pan.velocity(in: self))
    case .cancelled:
      endDrag(velocity: .zero)
    case .possible, .failed:
      break
    }
  }

  final func takeDragGrip() {
    grip = ScrollGrip(offset: unbanded(contentOffset), translation: pan.translation(in: self))
  }

  private func drag() {
    guard let grip, grip.zoom == nil, !contentIsTaken else { return }
    var way = pan.translation(in: self) - grip.translation
    if !scrollsHorizontally { way.x = 0 }
    if !scrollsVertically { way.y = 0 }
    moveContent(to: banded(grip.offset - way))
  }

  private func endDrag(velocity: CGPoint) {
    isDragging = false
    if contentIsTaken {
      grip = nil
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    } else if grip?.zoom == nil {
      grip = nil
      fling(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    } else {
      // Two fingers that pinch have lifted together; the zoom settles it.
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  // MARK: Pinch

  private func pinched() {
    guard let view = zoomView else { return }
    switch pinch.state {
    case .began:
      stopMotion()
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
      takeZoomGrip(view, isFirst: true)
      zoom(view)
    case .changed where pinch.numberOfTouches >= 2:
      if grip?.zoom == nil {
        pinch.forgetHysteresis()
        takeZoomGrip(view, isFirst: false)
      }
      zoom(view)
    case .changed:
      // One finger is left: it drags on from here, if it drags.
      if grip?.zoom != nil {
        grip = nil
        if isDragging { takeDragGrip() }
      }
    case .ended, .cancelled:
      endZoom(view)
    case .possible, .failed:
      break
    }
  }

  /// - Parameter isFirst: true where the pinch has just begun: its scale counts from 1, and there is hysteresis to make up for.
  private func takeZoomGrip(_ view: UIView, isFirst: Bool) {
    let anchor = pinch.middle(in: view)
    grip = ScrollGrip(
      zoom: ZoomGrip(
        anchor: anchor, touchDownAnchor: isFirst ? pinch.touchDownAnchor : anchor,
        scale: unbandedScale, pinchScale: isFirst ? 1 : pinch.scale))
  }

  private func zoom(_ view: UIView) {
    guard let zoom = grip?.zoom else { return }
    let scale = bandedScale(zoom.scale * pinch.scale / zoom.pinchScale)
    let place = pinch.middle(in: self) - contentOffset
    let target = viewport(
      showing: zoom.anchor(madeUp: pinch.madeUp), of: view, at: place, scale: scale)
    setScale(target.scale, offset: target.offset)
    moveContent(to: banded(target.offset + zoomOrigin))
  }

  private func endZoom(_ view: UIView) {
    if grip?.zoom != nil { grip = nil }
    guard !isDragging else {
      finishZooming()
      return
    }
    settle()
    if motion == nil { finishZooming() }
  }

  /// Says that the zoom is over, once, after whatever it led to.
  final func finishZooming() {
    guard isZooming || isZoomBouncing else { return }
    isZooming = false
    isZoomBouncing = false
    delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scale)
  }

  // MARK: Resistance of the scale
  //
  // The rubber band of the offset, on the logarithm of the scale: with ln 2 for the dimension a pinch never goes beyond twice the largest or
  // half the smallest scale.

  private func bandedScale(_ raw: CGFloat) -> CGFloat {
    guard bouncesZoom else { return limited(raw) }
    let (low, high) = (log(minimumZoomScale), log(max(minimumZoomScale, maximumZoomScale)))
    return exp(RubberBand.band(log(raw), from: low, to: high, dimension: log(2)))
  }

  private var unbandedScale: CGFloat {
    let (low, high) = (log(minimumZoomScale), log(max(minimumZoomScale, maximumZoomScale)))
    return exp(RubberBand.unband(log(scale), from: low, to: high, dimension: log(2)))
  }
}
