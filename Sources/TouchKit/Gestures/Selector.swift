/// The name of an action, for sources written in the target–action style.
///
/// Only Apple's systems have the runtime that finds a method by its name, so `#selector` does not compile elsewhere. What
/// Linux can carry is the name: a target that conforms to ``SelectorTarget`` is handed it and calls the method itself.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: StaticString

  public init(stringLiteral value: StaticString) {
    name = value
  }

  public init(_ name: StaticString) {
    self.name = name
  }

  public static func == (a: Selector, b: Selector) -> Bool {
    guard a.name.utf8CodeUnitCount == b.name.utf8CodeUnitCount else { return false }
    for i in 0..<a.name.utf8CodeUnitCount where a.name.utf8Start[i] != b.name.utf8Start[i] {
      return false
    }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    for i in 0..<name.utf8CodeUnitCount { hasher.combine(name.utf8Start[i]) }
  }
}

/// A target that carries out actions by name.
///
///     func perform(_ action: Selector, with sender: UIGestureRecognizer) {
///       switch action {
///       case "tapped:": tapped(sender)
///       default: break
///       }
///     }
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol SelectorTarget: AnyObject {
  /// Carries out the action of that name.
  func perform(_ action: Selector, with sender: UIGestureRecognizer)
}

// Embedded Swift cannot ask an object whether it conforms to a protocol, so there are only closures there.
#if !hasFeature(Embedded)
  extension UIGestureRecognizer {
    /// Sends `action` to `target`, which is not retained and has to be a ``SelectorTarget``.
    public func addTarget(_ target: Any, action: Selector) {
      guard let responder = target as? any SelectorTarget else {
        preconditionFailure(
          "\(type(of: target)) gets the action \(action.name): it has to conform to SelectorTarget."
        )
      }
      actions.append(
        Action(
          perform: { [weak responder] in responder?.perform(action, with: $0) },
          target: ObjectIdentifier(responder), selector: action))
    }

    /// Stops sending `action` to `target`; `nil` stands for any.
    public func removeTarget(_ target: Any?, action: Selector?) {
      let object = (target as? any SelectorTarget).map(ObjectIdentifier.init)
      actions.removeAll {
        $0.selector != nil && (target == nil || $0.target == object)
          && (action == nil || $0.selector == action)
      }
    }
  }
#endif
