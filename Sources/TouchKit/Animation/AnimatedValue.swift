/// A property of a view that can be animated.
nonisolated enum AnimatedProperty: Int, Hashable {
  case bounds
  case center
  case transform
  case alpha
  case background
  case corners
}

/// A value of an animated property.
nonisolated enum AnimatedValue: Equatable {
  case rect(CGRect)
  case point(CGPoint)
  case transform(CGAffineTransform)
  case number(CGFloat)
  case color(ColorShades)

  /// The value at a fraction between this one and another of the same kind; springs also go below 0 and above 1.
  func mixed(_ share: CGFloat, with end: AnimatedValue) -> AnimatedValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    switch (self, end) {
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.point(let a), .point(let b)):
      return .point(a + (b - a) * share)
    case (.transform(let a), .transform(let b)):
      return .transform(
        CGAffineTransform(
          a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d),
          tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty)))
    case (.number(let a), .number(let b)):
      return .number(mix(a, b))
    case (.color(let a), .color(let b)):
      return .color(a.mixed(share, with: b))
    default:
      return end
    }
  }

  /// This value plus a multiple of another of the same kind; a color is unchanged.
  func adding(_ share: CGFloat, of delta: AnimatedValue) -> AnimatedValue {
    switch (self, delta) {
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * share, y: a.origin.y + b.origin.y * share,
          width: a.size.width + b.size.width * share,
          height: a.size.height + b.size.height * share))
    case (.point(let a), .point(let b)):
      return .point(a + b * share)
    case (.transform(let a), .transform(let b)):
      return .transform(
        CGAffineTransform(
          a: a.a + b.a * share, b: a.b + b.b * share, c: a.c + b.c * share, d: a.d + b.d * share,
          tx: a.tx + b.tx * share, ty: a.ty + b.ty * share))
    case (.number(let a), .number(let b)):
      return .number(a + b * share)
    default:
      return self
    }
  }

  /// This value plus a multiple of another of the same kind, for each axis where it is a point; the length of the multiple elsewhere.
  func adding(_ share: CGVector, of delta: AnimatedValue) -> AnimatedValue {
    if case .point(let a) = self, case .point(let b) = delta {
      return .point(CGPoint(x: a.x + b.x * share.dx, y: a.y + b.y * share.dy))
    }
    return adding((share.dx * share.dx + share.dy * share.dy).squareRoot(), of: delta)
  }
}

extension UIView {
  final func value(of property: AnimatedProperty) -> AnimatedValue {
    switch property {
    case .bounds: .rect(bounds)
    case .center: .point(center)
    case .transform: .transform(transform)
    case .alpha: .number(ownAlpha)
    case .background: .color((backgroundColor ?? .clear).shades)
    case .corners: .number(cornerRadius)
    }
  }

  final func setValue(_ value: AnimatedValue, of property: AnimatedProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)):
      #if hasFeature(Embedded)
        let origin = rect.origin
      #else
        let origin = animatedOrigin(rect.origin)
      #endif
      // A spring may overshoot a size of 0.
      bounds = CGRect(
        x: origin.x, y: origin.y, width: max(0, rect.size.width), height: max(0, rect.size.height))
    case (.center, .point(let point)): center = point
    case (.transform, .transform(let transform)): self.transform = transform
    case (.alpha, .number(let number)): setAlpha(number)
    case (.background, .color(let shades)): backgroundColor = UIColor(shades)
    case (.corners, .number(let number)): cornerRadius = max(0, number)
    default: break
    }
  }

  /// A property has changed: within a closure of animations it is recorded, otherwise the property's animation ends.
  @inline(__always)
  final func animatedPropertyChanged(_ property: AnimatedProperty, from old: AnimatedValue) {
    if let scope = AnimationScope.current, host != nil {
      scope.record(self, property, old)
    } else if let running, !running.isApplying {
      running.release(property)
    }
  }
}

extension UIView {
  /// True where the program sets a property to what an animation is leading it to: it goes on then. In UIKit the property has that value
  /// all the while, and layout, which places everything anew, changes nothing.
  @inline(__always)
  final func isLed(_ property: AnimatedProperty, to value: @autoclosure () -> AnimatedValue) -> Bool
  {
    if let running { running.leads(self, property, to: value()) } else { false }
  }

  /// The same for the frame, which is the center and the size of the bounds.
  @inline(__always)
  final func isLed(to frame: CGRect) -> Bool {
    if let running { running.leads(self, to: frame) } else { false }
  }
}

/// The animation of each property of a view. A view has one while any property is animated.
final class RunningAnimations {
  // Owned by their clock or their animator.
  @exclusivity(unchecked) private var tracks: [AnimatedProperty: Backlink<ViewAnimation>] = [:]
  /// True while an animation itself sets a property.
  private(set) var isApplying = false

  /// An animation sets a property.
  @inline(never)
  func apply(_ value: AnimatedValue, to property: AnimatedProperty, of view: UIView) {
    isApplying = true
    view.setValue(value, of: property)
    isApplying = false
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

  #if !hasFeature(Embedded)
    func animation(of property: AnimatedProperty) -> ViewAnimation? {
      tracks[property]?.object
    }
  #endif

  /// True where a property of the view has a value at the end of its animation, unless animations are what sets it.
  @inline(never)
  func leads(_ view: UIView, _ property: AnimatedProperty, to value: AnimatedValue) -> Bool {
    isLeading && end(of: property, view) == value
  }

  private var isLeading: Bool { !isApplying && AnimationScope.current == nil }

  /// Where a property is led; `nil` for one that is not animated, or for ever.
  private func end(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? {
    tracks[property]?.object?.end(of: property, view)
  }

  /// True where the view has a frame at the end of its animations, and not yet.
  func leads(_ view: UIView, to frame: CGRect) -> Bool {
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
  func velocity(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? {
    tracks[property]?.object?.velocity(of: property, view)
  }

  /// Ends the animation of a property.
  func release(_ property: AnimatedProperty) {
    tracks.removeValue(forKey: property)?.object?.drop(property, of: self, isSet: true)
  }

  /// An animation has ended; true where no property is animated any more.
  func forget(_ property: AnimatedProperty, _ animation: ViewAnimation) -> Bool {
    if tracks[property]?.leads(to: animation) == true { tracks[property] = nil }
    return tracks.isEmpty
  }
}
