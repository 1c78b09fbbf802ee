/// What is changed while a closure of animations runs.
///
/// UIKit's closures say nothing about what they animate, so whatever they set has to know that it
/// is to be animated: for as long as the closure runs this is the current scope, and afterwards the
/// one before is again. Nothing of it outlives the call.
final class AnimationScope {
  /// Each property that was changed, with the value before the first change, and how fast it
  /// changed already, per second.
  private(set) var changes: [Change] = []

  struct Change {
    let view: UIView
    let property: AnimatedProperty
    let old: AnimatedValue
    let velocity: AnimatedValue?
  }

  /// Runs a closure and remembers what it changes.
  static func recording(_ body: () -> Void) -> AnimationScope {
    let scope = AnimationScope()
    within(scope, body)
    return scope
  }

  /// Runs a closure whose changes take effect at once, whatever is around it.
  static func within(_ scope: AnimationScope?, _ body: () -> Void) {
    let outer = current
    current = scope
    body()
    current = outer
  }

  func record(_ view: UIView, _ property: AnimatedProperty, _ old: AnimatedValue) {
    for change in changes where change.view === view && change.property == property { return }
    changes.append(
      Change(
        view: view, property: property, old: old, velocity: view.velocity(of: property)))
  }
}
