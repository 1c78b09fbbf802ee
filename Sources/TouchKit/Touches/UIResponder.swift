/// Something that can respond to touches and presses: a view, a view controller or a window.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIResponder: RootObject {
  #if hasFeature(Embedded)
    public override init() {}
  #else
    // Before everything else: see `BacklinkHome`.
    private final var home = BacklinkHome()

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }

    /// A responder without a next one.
    public init() {}
  #endif

  // Every public class spells its deinitializer out, so that it is not isolated to the main actor, as the one that the
  // compiler would add is, and subclasses may have a plain one. An optimized program keeps an object that does not leave a
  // function on the stack, where an isolated deinitializer that runs later finds freed memory: seen with Swift 6.3 in
  // asynchronous functions outside of the main actor.
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

  /// This responder gets no more of the touches: a recognizer or the system has cancelled them. Called by the window
  /// instead of the lift; hands them to the next responder unless overridden.
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

  /// A recognizer or the system has cancelled the presses. Called by the window instead of their end;
  /// hands them to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Estimated values of earlier samples have been measured. Each touch is a separate object with the corrected values
  /// of one sample, whose ``UITouch/estimationUpdateIndex`` it has.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  #if !hasFeature(Embedded)
    /// The keys that do something while this responder is the first one, or comes after it; see ``UIKeyCommand``. Asked each time a key
    /// goes down; of several that fit the first one is carried out. `nil`, none, by default. Natively only.
    open var keyCommands: [UIKeyCommand]? {
      nil
    }
  #endif

  /// Somebody wants to leave what this responder shows: see ``UIWindow/performEscape(time:)``, which asks one responder after the other.
  ///
  /// - Returns: true for one that has closed it. False by default.
  open func accessibilityPerformEscape() -> Bool {
    false
  }

  // MARK: First responder

  /// True for a responder that can become the first responder of its window. False by default.
  open var canBecomeFirstResponder: Bool {
    false
  }

  /// False for a responder that refuses to resign. True by default.
  open var canResignFirstResponder: Bool {
    true
  }

  /// True for the responder that gets the presses and keys of its window; see
  /// ``UIWindow/perform(_:time:)``.
  open var isFirstResponder: Bool {
    window(behind: self)?.keyFocus.responder === self
  }

  /// Makes this responder the first responder of its window, instead of the one before. A view that leaves its window
  /// resigns.
  ///
  /// - Returns: false where the responder cannot become it, is in no window, or the one before refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = window(behind: self) else { return false }
    if window.keyFocus.responder === self { return true }
    if let old = window.keyFocus.responder, !old.resignFirstResponder() { return false }
    window.keyFocus.responder = self
    return true
  }

  /// Stops being the first responder: it gets no more presses.
  ///
  /// - Returns: false where ``canResignFirstResponder`` is.
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

  /// A short text for debugging.
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
