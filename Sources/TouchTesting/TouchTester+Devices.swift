import TouchKit

// What a mouse, a trackpad and keys do, at the time on the clock.
extension TouchTester {
  /// The pointer is at a place, in the window's coordinates, without touching it; `nil` once it is gone.
  public func hover(at point: CGPoint?) {
    window.hover(at: point, time: now)
  }

  /// A wheel turns, or two fingers move on a trackpad; see `UIWindow.scroll(by:at:time:)`.
  ///
  /// - Returns: false where nothing could use any of it.
  @discardableResult
  public func scroll(by delta: CGPoint, at place: CGPoint) -> Bool {
    window.scroll(by: delta, at: place, time: now)
  }

  /// A trackpad's pinch, or a wheel with the control key; see `UIWindow.magnify(by:at:time:animated:)`.
  ///
  /// - Returns: false where nothing there zooms.
  @discardableResult
  public func magnify(by factor: CGFloat, at place: CGPoint, animated: Bool = false) -> Bool {
    window.magnify(by: factor, at: place, time: now, animated: animated)
  }

  /// A key that moves what scrolls; see `UIWindow.perform(_:time:)`.
  ///
  /// - Returns: false where nobody could carry it out.
  @discardableResult
  public func perform(_ command: ScrollCommand) -> Bool {
    window.perform(command, time: now)
  }
}
