/// A motion of a scroll view's content that no finger drives. A finger that lands stops it where it is.
protocol ScrollMotion: FrameMotion {
  /// It has arrived, or a finger has caught it: says so to the delegate.
  func finish(caught: Bool)
}

extension UIScrollView {
  final func run(_ new: any ScrollMotion) {
    motion = new
    window?.clock.start(new)
  }

  /// Stops whatever moves, where it is.
  final func stopMotion() {
    guard let old = motion else { return }
    motion = nil
    window?.clock.stop(old)
    old.finish(caught: true)
  }

  final func arrived(_ old: any ScrollMotion) {
    guard motion === old else { return }
    motion = nil
    old.finish(caught: false)
  }

  /// Springs back to where the content may rest, if it is not there and nothing holds it.
  final func settle() {
    guard !contentIsTaken, grip == nil, motion == nil, !isDragging, let clock = window?.clock else {
      return
    }
    let scale = limited(self.scale)
    let rests = clamped(contentOffset)
    if scale != self.scale, let view = zoomView {
      // What is in the middle of the window, or was last between the fingers, stays there.
      let place = settlingPlace
      let point = view.convert(contentOffset + place, from: self)
      isZoomBouncing = true
      run(
        ZoomMotion(
          self, to: viewport(showing: point, of: view, at: place, scale: scale), at: clock.now))
    } else if rests != contentOffset {
      run(ZoomMotion(self, to: Viewport(scale: scale, offset: rests - zoomOrigin), at: clock.now))
    }
  }

  private var settlingPlace: CGPoint {
    isZooming
      ? pinch.middle(in: self) - contentOffset
      : CGPoint(x: bounds.width / 2, y: bounds.height / 2)
  }
}
