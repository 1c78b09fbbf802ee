extension UIView {
  /// The animations of this view's properties, as animations know them; `nil` while none is animated.
  final var running: RunningAnimations? { animations as? RunningAnimations }

  /// True while an animation leads one of its properties.
  final var isLed: Bool {
    #if hasFeature(Embedded)
      animations != nil
    #else
      running?.leadsAny ?? false
    #endif
  }

  /// None of its properties is animated any more.
  final func endAnimations() {
    #if hasFeature(Embedded)
      animations = nil
    #else
      // What was added to its layer goes on.
      if running?.added == nil { animations = nil }
    #endif
    if layerState.hidesLater { mark(.hidden) }
  }
}

/// The animation of each property of a view. A view has one while any property is animated.
final class RunningAnimations: PropertyAnimations {
  // Owned by their clock or their animator.
  @exclusivity(unchecked) private var tracks: [AnimatedProperty: Backlink<ViewAnimation>] = [:]

  #if !hasFeature(Embedded)
    // What programs have added to the layer; see there for who owns it.
    @Backlink private var movingAdded: LayerAnimations?
    private var restingAdded: LayerAnimations?

    var added: LayerAnimations? { restingAdded ?? movingAdded }

    func own(_ added: LayerAnimations, isMoving: Bool) {
      movingAdded = added
      restingAdded = isMoving ? nil : added
    }

    var leadsAny: Bool { !tracks.isEmpty }

    /// Nothing is added to the layer any more.
    func disown(_ view: UIView?) {
      (movingAdded, restingAdded) = (nil, nil)
      if tracks.isEmpty { view?.endAnimations() }
    }
  #endif

  /// An animation sets a property.
  @inline(never)
  func apply(_ value: AnimatedValue, to property: AnimatedProperty, of view: UIView) {
    #if !hasFeature(Embedded)
      if added?.setBase(value, of: property) == true { return }
    #endif
    put(value, property, view)
  }

  /// Sets a property that is seen.
  @inline(__always)
  func put(_ value: AnimatedValue, _ property: AnimatedProperty, _ view: UIView) {
    let before = isApplying
    isApplying = true
    view.setValue(value, of: property)
    isApplying = before
  }

  #if !hasFeature(Embedded)
    /// Sets something beside the animations, which go on.
    func whileApplying(_ set: () -> Void) {
      let before = isApplying
      isApplying = true
      set()
      isApplying = before
    }
  #endif

  /// Assigns a property to an animation, instead of the one before.
  func assign(_ property: AnimatedProperty, _ animation: ViewAnimation) {
    let old = tracks.updateValue(Backlink(to: animation), forKey: property)?.object
    if let old, old !== animation { old.drop(property, of: self, isSet: false) }
  }

  /// Those that have a property, in no order.
  var animations: [ViewAnimation] {
    var found: [ViewAnimation] = []
    for link in tracks.values {
      if let animation = link.object, !found.contains(object: animation) {
        found.append(animation)
      }
    }
    return found
  }

  func animates(_ property: AnimatedProperty) -> Bool {
    tracks[property]?.object != nil
  }

  func animation(of property: AnimatedProperty) -> ViewAnimation? {
    tracks[property]?.object
  }

  /// True where a property of the view has a value at the end of its animation, unless animations are what sets it.
  override func leads(_ view: UIView, _ property: AnimatedProperty, to value: AnimatedValue) -> Bool
  {
    isLeading && end(of: property, view) == value
  }

  override func keep(_ property: AnimatedProperty, of view: UIView, ifUnmoved: Bool) {
    guard !isApplying else { return }
    #if !hasFeature(Embedded)
      if base(of: property) != nil {
        if !ifUnmoved { release(property) }
        return
      }
    #endif
    guard let animation = tracks[property]?.object else { return }
    let seen = view.value(of: property)
    if ifUnmoved, animation.start(of: property, view) != seen { return }
    if animation.end(of: property, view) != seen {
      view.animatedPropertyChanged(property, from: seen)
    }
  }

  override func set(_ frame: CGRect, of view: UIView) -> PartialChange {
    setParts(frame, of: view)
  }

  override func set(_ center: CGPoint, of view: UIView) -> PartialChange {
    setParts(center, of: view)
  }

  private var isLeading: Bool { !isApplying && AnimationScope.current == nil }

  /// Where a property is led; `nil` for one that is not animated, or for ever.
  private func end(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? {
    guard let animation = tracks[property]?.object else {
      #if hasFeature(Embedded)
        return nil
      #else
        return base(of: property)
      #endif
    }
    return animation.isReplaced ? nil : animation.end(of: property, view)
  }

  #if !hasFeature(Embedded)
    /// What a property has without what is added to the layer; `nil` where nothing added changes it.
    func base(of property: AnimatedProperty) -> AnimatedValue? {
      added?.base(of: property)
    }
  #endif

  /// True where the view has a frame at the end of its animations, and not yet.
  override func leads(_ view: UIView, to frame: CGRect) -> Bool {
    guard isLeading else { return false }
    let (center, bounds) = (end(of: .center, view), end(of: .bounds, view))
    guard center != nil || bounds != nil else { return false }
    var end = view.geometry
    if case .transform(let transform) = self.end(of: .transform, view) {
      end.setTransform(transform)
    }
    if case .rect(let rect) = bounds { end.setBounds(rect) }
    if case .point(let point) = center { end.position = point }
    // By the same steps as when the frame was set: what they round is the same.
    var set = end
    set.setFrame(frame)
    return set.position == end.position && set.bounds.size == end.bounds.size
  }

  /// True where a property that was animated to a value is on its way there already: as in UIKit, where it has that value all the while, it goes
  /// on from where it was.
  @inline(never)
  func goesOn(
    _ property: AnimatedProperty, of view: UIView, to value: AnimatedValue, from old: AnimatedValue
  ) -> Bool {
    guard end(of: property, view) == value else { return false }
    AnimationScope.within(nil) { apply(old, to: property, of: view) }
    return true
  }

  /// How fast a property changes at this moment, per second; `nil` for one that is not animated.
  override func velocity(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? {
    tracks[property]?.object?.velocity(of: property, view)
  }

  /// Ends all of them, with the values at their ends.
  func cut(_ view: UIView) {
    for animation in animations { animation.cut(view) }
  }

  /// Ends the animation of a property.
  override func release(_ property: AnimatedProperty) {
    tracks.removeValue(forKey: property)?.object?.drop(property, of: self, isSet: true)
    #if !hasFeature(Embedded)
      added?.programHasSet(property)
    #endif
  }

  /// An animation has ended; true where no property is animated any more.
  func forget(_ property: AnimatedProperty, _ animation: ViewAnimation) -> Bool {
    if tracks[property]?.leads(to: animation) == true { tracks[property] = nil }
    return tracks.isEmpty
  }
}
