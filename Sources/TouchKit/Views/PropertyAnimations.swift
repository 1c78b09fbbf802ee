/// What becomes of a frame, or a center, that the program sets while it is animated.
nonisolated enum PartialChange {
  /// It is set as a whole.
  case whole
  /// An animation is begun: it leads there; a center is the origin.
  case leads(to: CGRect)
  /// It has been set, and what leads the rest goes on.
  case goesOn
}

/// The animations of a view's properties, as far as the view has to know them: those that move it take it for what it is, ``RunningAnimations``.
///
/// A class of its own, so that a program that never animates links nothing of animations: the methods of a class are linked where it is made.
class PropertyAnimations {
  /// True while an animation itself sets a property.
  final var isApplying = false

  init() {}

  // Spelled out: see UIResponder.
  deinit {}

  /// The program has set a property: its animation ends.
  func release(_ property: AnimatedProperty) {}

  /// True where a property of the view has a value at the end of its animation, unless animations are what sets it.
  func leads(_ view: UIView, _ property: AnimatedProperty, to value: AnimatedValue) -> Bool {
    false
  }

  /// The program has set a property of the view to what is seen of it: see ``UIView/setUnchanged(_:ifUnmoved:)``.
  func keep(_ property: AnimatedProperty, of view: UIView, ifUnmoved: Bool) {}

  /// True where the view has a frame at the end of its animations, and not yet.
  func leads(_ view: UIView, to frame: CGRect) -> Bool { false }

  /// A part of the frame is set, or of the center: the rest goes on.
  func set(_ frame: CGRect, of view: UIView) -> PartialChange { .whole }
  func set(_ center: CGPoint, of view: UIView) -> PartialChange { .whole }

  /// How fast a property changes at this moment, per second; `nil` for one that is not animated.
  func velocity(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? { nil }
}
