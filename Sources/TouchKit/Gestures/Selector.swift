// Embedded Swift has no targets: it cannot ask an object whether it conforms to a protocol, nor
// hold it weakly.
#if !hasFeature(Embedded)
  /// The name of an action, for sources written in the target–action style.
  ///
  /// Only Apple's systems have the runtime that finds a method by its name: `#selector` and `@objc`
  /// do not compile elsewhere. Here a target conforms to ``SelectorTarget``, gets the name and
  /// calls the method itself.
  nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The name, such as `tapped:`.
    public let description: String

    /// A selector with a name, such as `handleTap:`.
    public init(_ name: String) {
      description = name
    }

    public init(stringLiteral value: String) {
      description = value
    }
  }

  /// A target that carries out actions by name.
  ///
  /// ```swift
  /// func perform(_ action: Selector, with sender: AnyObject) {
  ///   switch action {
  ///   case "tapped:": tapped(sender as! UITapGestureRecognizer)
  ///   case "close": close()
  ///   default: break
  ///   }
  /// }
  /// ```
  @preconcurrency @MainActor
  public protocol SelectorTarget: AnyObject {
    /// Carries out the action of that name. Called for each action of a recognizer, a control or a display link that the target
    /// was added to.
    ///
    /// - Parameter sender: the recognizer, the control or the link; an action without a parameter ignores it.
    func perform(_ action: Selector, with sender: AnyObject)
  }

  extension Selector {
    /// The target, where it conforms to ``SelectorTarget``.
    @MainActor
    func responder(_ target: Any) -> any SelectorTarget {
      guard let responder = target as? any SelectorTarget else {
        preconditionFailure(
          "\(type(of: target)) is to be sent \(self): off Apple's systems it has to conform to "
            + "SelectorTarget, or use addAction or addTarget(_:action:) with a method instead.")
      }
      return responder
    }
  }
#endif
