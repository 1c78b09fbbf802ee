/// Who in a window gets the keys.
struct KeyFocus {
  /// The first responder. Let go of where it leaves the window.
  @Backlink var responder: UIResponder?

  /// The scroll view that a finger, a wheel or the pointer was on last. Let go of where it leaves the window.
  @Backlink private(set) var pointed: UIScrollView?

  /// A finger, a wheel or the pointer is on a view.
  mutating func point(at view: UIView?) {
    if let scrollView = KeyFocus.scrollView(around: view) { pointed = scrollView }
  }

  mutating func lose(_ view: UIView) {
    if responder === view { responder = nil }
    if pointed === view { pointed = nil }
  }

  /// The nearest scroll view that keys can move: a responder itself, or one around it.
  static func scrollView(around responder: UIResponder?) -> UIScrollView? {
    var responder = responder
    while let here = responder {
      if let scrollView = here as? UIScrollView, scrollView.isScrollEnabled { return scrollView }
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
  /// - Returns: false where nobody could.
  @discardableResult
  public func perform(_ command: ScrollCommand) -> Bool {
    var view: UIView? = keyTarget
    while let here = view {
      if let scrollView = here as? UIScrollView, scrollView.perform(command) { return true }
      view = here.parent
    }
    return false
  }

  private var keyTarget: UIScrollView? {
    if let target = KeyFocus.scrollView(around: keyFocus.responder) { return target }
    if let target = keyFocus.pointed, target.isScrollEnabled, target.isSeen { return target }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return KeyFocus.scrollView(around: hitTest(middle, with: nil))
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
