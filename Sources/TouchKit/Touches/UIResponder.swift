/// Something that can respond to touches: a view, or what stands behind it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIResponder {
  public init() {}

  // Spelled out so that it is not isolated to the main actor, and subclasses may have a plain one of their own.
  deinit {}

  /// Who gets the touches that this responder does not handle; the superview, for a view.
  open var next: UIResponder? {
    nil
  }

  /// Fingers came down. Called by the window; hands them to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Called by the window; hands them to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers lifted. Called by the window; hands them to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches go on without this responder: a recognizer took them, or the system did. Called by the
  /// window, instead of the lift; hands them to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Values of earlier samples that were an estimate are known now. Each touch is an object of its own that says what such a sample was, under the
  /// ``UITouch/estimationUpdateIndex`` that it was announced by.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Keys

  /// Whether it may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool {
    false
  }

  /// Whether it gives that up when another asks for it; true by default.
  open var canResignFirstResponder: Bool {
    true
  }

  /// True for the one in its window that keys are meant for; see ``UIWindow/perform(_:)``.
  open var isFirstResponder: Bool {
    false
  }

  /// Makes it the first responder of its window.
  ///
  /// - Returns: false where it may not be, is in no window, or the one before does not give way. Only views can be.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    false
  }

  /// Makes it the first responder no longer; a view that leaves its window is it no longer anyway.
  ///
  /// - Returns: false where it does not give that up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    true
  }

  /// A short text for people who debug.
  open var debugDescription: String {
    "UIResponder"
  }
}

extension UIResponder: nonisolated Hashable {
  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool {
    a === b
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
