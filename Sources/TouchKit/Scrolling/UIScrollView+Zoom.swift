extension UIScrollView {
  final var zoomView: UIView? {
    delegate?.viewForZooming(in: self)
  }

  final func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Changes the scale about the middle of what is visible, at once or along a path that is centred there.
  ///
  /// The scale is held between the limits; one that is no positive number is ignored.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale > 0, scale.isFinite, let view = zoomView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    show(view.convert(contentOffset + middle, from: self), of: view, limited(scale), animated)
  }

  /// Makes a rectangle of the zoomed view as large as fits, and centres it, as far as the limits let it.
  ///
  /// - Parameter rect: in the coordinates of the zoomed view. An empty one is ignored.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, let view = zoomView else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    show(rect.center, of: view, scale, animated)
  }

  /// Brings a point of the zoomed view to the middle of the window onto the content, at a scale.
  private func show(_ point: CGPoint, of view: UIView, _ scale: CGFloat, _ animated: Bool) {
    stopMotion()
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let end = viewport(showing: point, of: view, at: middle, scale: scale)
    guard animated, let clock = window?.clock else {
      apply(end)
      return
    }
    grip = nil
    if end.scale != self.scale {
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
    }
    run(ZoomMotion(self, to: end, at: clock.now))
  }

  // MARK: Viewports
  //
  // A viewport's offset counts from the top left corner of the zoomed view's frame, wherever its owner has put that to centre it.

  final var zoomOrigin: CGPoint {
    zoomView?.frame.origin ?? .zero
  }

  /// What is shown, as far as it may be shown at rest.
  final var viewport: Viewport {
    Viewport(scale: scale, offset: clamped(contentOffset) - zoomOrigin)
  }

  /// The viewport that has a point of the zoomed view at a place in the window onto the content.
  final func viewport(
    showing point: CGPoint, of view: UIView, at place: CGPoint, scale: CGFloat
  ) -> Viewport {
    Viewport(scale: scale, offset: (point - view.bounds.origin) * scale - place)
  }

  /// Shows a viewport, kept where the content may rest, and moved away from there by `excess`.
  final func apply(_ viewport: Viewport, excess: CGPoint = .zero) {
    setScale(viewport.scale, offset: viewport.offset)
    moveContent(to: clamped(viewport.offset + zoomOrigin) + excess)
  }

  /// Scales the zoomed view about its top left corner, and has its owner centre it.
  final func setScale(_ new: CGFloat, offset: CGPoint) {
    guard new != scale, let view = zoomView else { return }
    let corner = view.frame.origin
    scale = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    var frame = view.frame
    frame.origin = corner
    view.frame = frame
    // The content's size follows the view's; where that would move the content is for the caller to say.
    isArranging = true
    contentSize = frame.size
    // Whoever reads the offset while centring reads the new one.
    moveContent(to: banded(offset + corner))
    delegate?.scrollViewDidZoom(self)
    isArranging = false
  }
}
