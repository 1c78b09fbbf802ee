/// Records the property changes of a closure of animations.
///
/// A closure does not say what it animates, so each property setter asks for the current scope. It
/// is current only during the call; afterwards the one before is again.
final class AnimationScope {
  /// Each property that was changed, with the value before the first change, and how fast it
  /// changed already, per second.
  private(set) var changes: [Change] = []

  struct Change {
    let view: UIView
    let property: AnimatedProperty
    var old: AnimatedValue
    var velocity: AnimatedValue?
    /// Where the change is made in parts of the time.
    var keyframes: [Keyframe] = []
  }

  /// True in the closure of `animateKeyframes`.
  private(set) var takesKeyframes = false

  #if !hasFeature(Embedded)
    /// How its key frames run.
    final var keyframeOptions: UIView.KeyframeAnimationOptions = []
  #endif

  /// What animations take over that begin in the closure.
  private(set) var pace: InheritedPace?

  /// Runs a closure and records its changes.
  static func recording(
    keyframes: Bool = false, pace: InheritedPace? = nil, _ body: () -> Void
  ) -> AnimationScope {
    let scope = AnimationScope()
    scope.takesKeyframes = keyframes
    scope.pace = pace ?? current?.pace
    within(scope, body)
    return scope
  }

  /// Runs a closure whose changes take effect at once, even inside another closure of animations.
  static func within(_ scope: AnimationScope?, _ body: () -> Void) {
    let outer = current
    current = scope
    body()
    current = outer
  }

  /// The clock of the first changed view that is in a window: what is on its way into one is animated with the others.
  var clock: FrameClock? {
    for change in changes {
      if let clock = change.view.host?.clock { return clock }
    }
    return nil
  }

  /// What was changed is not animated: it has its values at once, and animations that had led it elsewhere are over.
  func settle() {
    for change in changes { change.view.animations?.release(change.property) }
  }

  /// Lays out the views whose changes are recorded.
  func layOutChanged() {
    for change in changes { change.view.layoutIfNeeded() }
  }

  /// Takes over what the closure of animations around this one has recorded of the same properties: they go on from where they are seen to
  /// what the inner one, which was changed last, leads to.
  func takeOver(from outer: AnimationScope) {
    for (index, change) in changes.enumerated() {
      guard
        let other = outer.changes.firstIndex(where: {
          $0.view === change.view && $0.property == change.property
        })
      else { continue }
      (changes[index].old, changes[index].velocity) =
        (outer.changes[other].old, outer.changes[other].velocity)
      outer.changes.remove(at: other)
    }
  }

  /// Adds the changes of a key frame, which have just been made.
  func add(_ inner: AnimationScope, from start: CGFloat, to end: CGFloat) {
    for change in inner.changes {
      #if hasFeature(Embedded)
        let frame = Keyframe(
          start: start, end: end, value: change.view.value(of: change.property))
      #else
        var frame = Keyframe(
          start: start, end: keyframeOptions.isDiscrete ? start : end,
          value: change.view.value(of: change.property))
        frame.isCubic = keyframeOptions.isCubic
        frame.isPaced = keyframeOptions.isPaced
      #endif
      if let index = changes.firstIndex(where: {
        $0.view === change.view && $0.property == change.property
      }) {
        changes[index].keyframes.append(frame)
      } else {
        var new = change
        new.keyframes = [frame]
        changes.append(new)
      }
    }
  }

  func record(_ view: UIView, _ property: AnimatedProperty, _ old: AnimatedValue) {
    #if !hasFeature(Embedded)
      if CATransaction.disableActions() {
        view.animations?.release(property)
        return
      }
    #endif
    for change in changes where change.view === view && change.property == property { return }
    changes.append(
      Change(
        view: view, property: property, old: old, velocity: view.velocity(of: property)))
  }
}
