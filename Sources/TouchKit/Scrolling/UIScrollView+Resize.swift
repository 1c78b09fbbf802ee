extension UIScrollView {
  /// The window onto the content has a new size: what was in the middle of zoomed content stays
  /// there, and a pager stays on its page.
  final func resized(from old: CGRect) {
    guard !isArranging else { return }
    if zoomView != nil, state.isMoving, old.width > 0, old.height > 0 {
      // What moves goes on, about the new middle.
      heldMiddle = nil
      let way = CGPoint(x: old.width - bounds.width, y: old.height - bounds.height) * 0.5
      moveContent(to: contentOffset + way)
      if !redirectMotion(by: way) {
        stopMotion()
        moveContent(to: clamped(contentOffset))
      }
    } else if let view = zoomView, old.width > 0, old.height > 0 {
      let middle = heldMiddle?.point ?? view.convert(old.center, from: self)
      heldMiddle = HeldMiddle(point: middle)
      showHeldMiddle()
    } else if isPagingEnabled, old.width > 0, old.height > 0 {
      let place = CGPoint(
        x: (old.origin.x / old.width).rounded() * bounds.width,
        y: (old.origin.y / old.height).rounded() * bounds.height)
      stopMotion()
      moveContent(to: place)
    } else {
      rangeChanged()
    }
    indicators.place(self)
  }

  /// Brings the held point back to the middle: its owner has perhaps centred the content anew since.
  final func showHeldMiddle() {
    guard let middle = heldMiddle, let view = zoomView else { return }
    guard !state.isMoving, !state.isHeld else {
      renewGrip()
      heldMiddle = nil
      return
    }
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    show(viewport(showing: middle.point, of: view, at: place, scale: scale)) { clamped($0) }
  }
}

/// The point that was in the middle when the window onto the content changed its size.
///
/// It is held until something else moves the content, since owners centre their content at some
/// time after the size has changed.
struct HeldMiddle {
  /// In the zoomed view's coordinates.
  var point: CGPoint
}
