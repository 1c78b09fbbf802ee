/// What a recognizer does when it has something to say.
struct Action {
  let perform: (UIGestureRecognizer) -> Void
  // Who it was added for, so that it can be removed; `nil` for closures.
  let target: ObjectIdentifier?
  let selector: Selector?
}

/// A recognizer that can be given closures of its own type.
public protocol GestureActions: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  /// Calls a closure for each action: once for a discrete gesture; with `began`, for every event in between with `changed`, and
  /// with `ended` or `cancelled` for a continuous one.
  ///
  ///     let pinch = UIPinchGestureRecognizer()
  ///     pinch.addAction { print($0.scale) }
  ///
  /// The closure is kept as long as the recognizer: capture what owns the recognizer weakly.
  public func addAction(_ handler: @escaping (Self) -> Void) {
    actions.append(
      Action(
        perform: { handler(unsafeDowncast($0, to: Self.self)) }, target: nil, selector: nil))
  }
}

extension UIGestureRecognizer {
  final func sendActions() {
    let state = phase
    // An action may end the gesture, or switch the recognizer off: whoever comes after it hears of that instead.
    for action in actions where phase == state { action.perform(self) }
  }
}
