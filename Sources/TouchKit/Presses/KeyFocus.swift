/// Which responder and which scroll view of a window get the keys.
struct KeyFocus {
  /// The first responder; `nil` once it leaves the window.
  @Backlink var responder: UIResponder?

  /// The view with key commands that a finger, a wheel or the pointer was on last; `nil` once it
  /// leaves the window.
  @Backlink private(set) var pointed: UIView?

  /// A finger, a wheel or the pointer is on a view.
  mutating func point(at view: UIView?) {
    if let view = KeyFocus.viewForKeys(around: view) { pointed = view }
  }

  mutating func viewLeftWindow(_ view: UIView) {
    if responder === view { responder = nil }
    if pointed === view { pointed = nil }
  }

  /// The nearest view with key commands: the responder itself or a superview.
  static func viewForKeys(around responder: UIResponder?) -> UIView? {
    var responder = responder
    while let here = responder {
      if let view = here as? UIView, view.hasKeyCommands { return view }
      responder = here.next
    }
    return nil
  }
}

extension UIWindow {
  /// Carries out a key's command in a scroll view, or in one around it that can.
  ///
  /// It is the one around the first responder, if there is one; otherwise the one that a finger, a
  /// wheel or the pointer was on last; otherwise the one in the middle of the window. Scroll views
  /// beside it do not get it: an arrow key that is kept down does not go on to the next list.
  ///
  /// - Parameter time: as for ``send(_:)``.
  /// - Returns: false where no scroll view could.
  @discardableResult
  public func perform(_ command: ScrollCommand, time: TimeInterval) -> Bool {
    accept("perform", at: time) {
      var view = keyTarget
      while let here = view {
        if here.carryOut(command) { return true }
        view = here.parent
      }
      return false
    }
  }

  private var keyTarget: UIView? {
    if let target = KeyFocus.viewForKeys(around: keyFocus.responder) { return target }
    if let target = keyFocus.pointed, target.hasKeyCommands, target.isSeen { return target }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return KeyFocus.viewForKeys(around: hitTest(middle, with: nil))
  }
}

extension UIView {
  // Neither it nor a superview is hidden or outside the window.
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
