#if !hasFeature(Embedded)
  /// A key, with modifiers, that does something wherever a responder in the chain has it among its ``UIResponder/keyCommands``.
  ///
  /// ```swift
  /// override var keyCommands: [UIKeyCommand]? {
  ///   [
  ///     UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
  ///       self?.close()
  ///     }
  ///   ]
  /// }
  /// ```
  ///
  /// A key that goes down is offered to the first responder and those after it, or where there is none to the view in the middle of the
  /// window and those after that; the first command that fits is carried out. Neither responders nor recognizers get that press, and
  /// ``UIWindow/send(presses:)`` says that it was used. Natively only.
  @preconcurrency @MainActor
  public final class UIKeyCommand {
    /// What the key types without modifiers, such as `"f"`; or one of the names below for a key that types nothing.
    public let input: String?

    /// The modifier keys that are down with it. Caps Lock and the numeric pad make no difference, unless they are named; nor does Shift where
    /// what is typed is not a letter: `"?"` is typed with it.
    public let modifierFlags: UIKeyModifierFlags

    /// The name that is sent to a ``SelectorTarget``; `nil` where a closure is called.
    public let action: Selector?

    /// What it is called. Empty by default; nothing here shows it.
    public var title: String

    /// What it does, for a program that lists its commands; nothing here shows it. `nil` by default.
    public var discoverabilityTitle: String?

    private let handler: ((UIKeyCommand) -> Void)?

    /// A command that sends `action` to the responder that has it, if that is a ``SelectorTarget``, or else to the next one in the chain that is.
    public init(
      title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
      discoverabilityTitle: String? = nil
    ) {
      self.title = title
      self.action = action
      self.input = input
      self.modifierFlags = modifierFlags
      self.discoverabilityTitle = discoverabilityTitle
      handler = nil
    }

    /// The same with the older order of parameters.
    public convenience init(
      input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
      discoverabilityTitle: String? = nil
    ) {
      self.init(
        action: action, input: input, modifierFlags: modifierFlags,
        discoverabilityTitle: discoverabilityTitle)
    }

    /// A command that calls a closure, with itself. It retains the closure: capture what keeps the command weakly.
    public init(
      input: String, modifierFlags: UIKeyModifierFlags, title: String = "",
      discoverabilityTitle: String? = nil, handler: @escaping (UIKeyCommand) -> Void
    ) {
      self.title = title
      self.input = input
      self.modifierFlags = modifierFlags
      self.discoverabilityTitle = discoverabilityTitle
      self.handler = handler
      action = nil
    }

    // Spelled out: see UIResponder.
    deinit {}

    /// Carries it out for the responder that has it.
    func perform(for responder: UIResponder) {
      if let handler { return handler(self) }
      guard let action else { return }
      var here: UIResponder? = responder
      while let responder = here {
        if let target = responder as? any SelectorTarget {
          return target.perform(action, with: self)
        }
        here = responder.next
      }
      // Says what is missing.
      _ = action.responder(responder)
    }
  }

  nonisolated extension UIKeyCommand {
    /// The up arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// Page Up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// Page Down.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public static let inputHome = "UIKeyInputHome"
    /// End.
    public static let inputEnd = "UIKeyInputEnd"
    /// Delete forwards.
    public static let inputDelete = "UIKeyInputDelete"
  }
#endif
