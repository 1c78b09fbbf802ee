import TouchKit

// Mouse, trackpad and keys, at the present time of the clock.
extension TouchTester {
  /// The pointer hovers at a point, in the window's coordinates; `nil` once it has left the window.
  public func hover(at point: CGPoint?) {
    window.hover(at: point, time: now)
  }

  /// A wheel turns, or two fingers move on a trackpad; see `UIWindow.scroll(by:at:time:)`.
  ///
  /// - Returns: false where no view used any of it.
  @discardableResult
  public func scroll(by delta: CGPoint, at location: CGPoint) -> Bool {
    window.scroll(by: delta, at: location, time: now)
  }

  /// A trackpad's pinch, or a wheel with the control key; see `UIWindow.magnify(by:at:time:animated:)`.
  ///
  /// - Returns: false where nothing there zooms.
  @discardableResult
  public func magnify(by factor: CGFloat, at location: CGPoint, animated: Bool = false) -> Bool {
    window.magnify(by: factor, at: location, time: now, animated: animated)
  }

  /// A key's scroll command; see `UIWindow.perform(_:time:)`.
  ///
  /// - Returns: false where no scroll view could carry it out.
  @discardableResult
  public func perform(_ command: ScrollCommand) -> Bool {
    window.perform(command, time: now)
  }
}
