/// Who in a window gets the keys.
struct KeyFocus {
  /// The first responder. Let go of where it leaves the window.
  var responder: UIResponder?

  /// The view that takes keys and that a finger, a wheel or the pointer was on last. Let go of where
  /// it leaves the window.
  private(set) var pointed: UIView?

  /// A finger, a wheel or the pointer is on a view.
  mutating func point(at view: UIView?) {
    if let view = KeyFocus.taker(around: view) { pointed = view }
  }

  mutating func lose(_ view: UIView) {
    if responder === view { responder = nil }
    if pointed === view { pointed = nil }
  }

  /// The nearest view that takes keys: a responder itself, or one around it.
  static func taker(around responder: UIResponder?) -> UIView? {
    var responder = responder
    while let here = responder {
      if let view = here as? UIView, view.takesKeys { return view }
      responder = here.next
    }
    return nil
  }
}

extension UIWindow {
  /// A key: a scroll view carries it out, or one around it that can.
  ///
  /// It is the one around the first responder, if there is one; otherwise the one that a finger, a
  /// wheel or the pointer was on last; otherwise the one in the middle of the window. Another one
  /// does not get what that one has no use for: whoever keeps an arrow down is not to be taken from
  /// the end of one list into the next.
  ///
  /// - Parameter time: as for ``send(_:)``.
  /// - Returns: false where nobody could.
  @discardableResult
  public func perform(_ command: ScrollCommand, time: TimeInterval) -> Bool {
    take("perform", at: time) {
      var view = keyTarget
      while let here = view {
        if here.carryOut(command) { return true }
        view = here.parent
      }
      return false
    }
  }

  private var keyTarget: UIView? {
    if let target = KeyFocus.taker(around: keyFocus.responder) { return target }
    if let target = keyFocus.pointed, target.takesKeys, target.isSeen { return target }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return KeyFocus.taker(around: hitTest(middle, with: nil))
  }
}

extension UIView {
  // Neither it nor what it is in is hidden or out of the window's sight.
  fileprivate final var isSeen: Bool {
    var view: UIView? = self
    while let here = view {
      guard here.isTouchable else { return false }
      view = here.parent
    }
    guard let host else { return false }
    return convert(bounds, to: nil).intersects(host.bounds)
  }
}
