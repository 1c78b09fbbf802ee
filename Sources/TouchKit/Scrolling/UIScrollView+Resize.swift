extension UIScrollView {
  /// The window onto the content has a new size: what was in the middle of zoomed content stays
  /// there, and a pager whose pages change their length stays on its page.
  final func resized(from old: CGRect) {
    guard !isArranging else { return }
    if zoomView != nil, state.isMoving, old.width > 0, old.height > 0 {
      // A motion continues, about the new middle.
      heldMiddle = nil
      let translation = CGPoint(x: old.width - bounds.width, y: old.height - bounds.height) * 0.5
      moveContent(to: contentOffset + translation)
      if !redirectMotion(by: translation) {
        stopMotion()
        moveContent(to: clamped(contentOffset))
      }
    } else if let view = zoomView, old.width > 0, old.height > 0 {
      let middle = heldMiddle?.point ?? view.convert(old.center, from: self)
      heldMiddle = HeldMiddle(point: middle)
      showHeldMiddle()
    } else if isPagingEnabled, old.width > 0, old.height > 0, changesPages(from: old.size) {
      let offset = CGPoint(
        x: (old.origin.x / old.width).rounded() * bounds.width,
        y: (old.origin.y / old.height).rounded() * bounds.height)
      stopMotion()
      moveContent(to: offset)
    } else {
      rangeChanged()
    }
    indicators.place(self)
  }

  // Pages beside each other stay where they are where only their height changes, and a motion from one to the next goes on.
  private final func changesPages(from old: CGSize) -> Bool {
    (old.width != bounds.width && contentSize.width > old.width)
      || (old.height != bounds.height && contentSize.height > old.height)
  }

  /// Brings the kept point back to the middle: the owner may have centred the content anew since.
  final func showHeldMiddle() {
    guard let middle = heldMiddle, let view = zoomView else { return }
    guard !state.isMoving, !state.isHeld else {
      renewGrip()
      heldMiddle = nil
      return
    }
    let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    show(viewport(showing: middle.point, of: view, at: center, scale: scale)) { clamped($0) }
  }
}

/// The point that was in the middle when the bounds changed their size.
///
/// It is kept until something else moves the content, since owners centre their content at some
/// time after the size has changed.
struct HeldMiddle {
  /// In the zoomed view's coordinates.
  var point: CGPoint
}
