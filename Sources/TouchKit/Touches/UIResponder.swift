/// Something that can respond to touches: a view, or what stands behind it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIResponder {
  public init() {}

  // Spelled out so that it is not isolated to the main actor, and subclasses may have a plain one
  // of their own.
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

  /// Buttons or keys went down. Called by the window, see ``UIWindow/send(presses:)``; hands them
  /// to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force of buttons changed. Called by the window; hands them to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons or keys came up. Called by the window; hands them to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// A recognizer took the presses, or the system did. Called by the window, instead of their end;
  /// hands them to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Values of earlier samples that were an estimate are known now. Each touch is an object of its
  /// own that says what such a sample was, under the ``UITouch/estimationUpdateIndex`` that it was
  /// announced by.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Who gets the keys

  /// True for a responder that wants to get the presses of its window. False by default.
  open var canBecomeFirstResponder: Bool {
    false
  }

  /// False for a responder that does not let go of them. True by default.
  open var canResignFirstResponder: Bool {
    true
  }

  /// True for the one in its window that gets the presses, and that keys are meant for; see
  /// ``UIWindow/perform(_:time:)``.
  open var isFirstResponder: Bool {
    window(behind: self)?.keyFocus.responder === self
  }

  /// Gets the presses of the window that is behind this responder, instead of who got them before.
  /// A view that leaves the window gets them no longer.
  ///
  /// - Returns: false where the responder does not want to, is in no window, or the one before does
  ///   not let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = window(behind: self) else { return false }
    if window.keyFocus.responder === self { return true }
    if let old = window.keyFocus.responder, !old.resignFirstResponder() { return false }
    window.keyFocus.responder = self
    return true
  }

  /// Gets the presses no longer.
  ///
  /// - Returns: false where the responder does not let go.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    window(behind: self)?.keyFocus.responder = nil
    return true
  }

  private final func window(behind responder: UIResponder) -> UIWindow? {
    var here: UIResponder? = responder
    while let responder = here {
      if let window = responder as? UIWindow { return window }
      here = responder.next
    }
    return nil
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
