/// What of a view can be animated.
nonisolated enum AnimatedProperty: Int, Hashable {
  case bounds
  case center
  case transform
  case alpha
  case background
  case corners
}

/// A value of one of them.
nonisolated enum AnimatedValue: Equatable {
  case rect(CGRect)
  case point(CGPoint)
  case transform(CGAffineTransform)
  case number(CGFloat)
  case color(UIColor)

  /// The value at a share of the way to another one of the same kind: below 0 and above 1 too, for springs.
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
      func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(mix(a, b), 0), 1) }
      return .color(
        UIColor(
          red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
          alpha: part(a.alpha, b.alpha)))
    default:
      return end
    }
  }

  /// The value and a multiple of another one of the same kind; a colour remains as it is.
  func adding(_ share: CGFloat, of way: AnimatedValue) -> AnimatedValue {
    switch (self, way) {
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
}

extension UIView {
  final func value(of property: AnimatedProperty) -> AnimatedValue {
    switch property {
    case .bounds: .rect(bounds)
    case .center: .point(center)
    case .transform: .transform(transform)
    case .alpha: .number(alpha)
    case .background: .color(backgroundColor ?? .clear)
    case .corners: .number(cornerRadius)
    }
  }

  final func setValue(_ value: AnimatedValue, of property: AnimatedProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)):
      // A spring may swing over nothing.
      bounds = CGRect(
        x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width),
        height: max(0, rect.size.height))
    case (.center, .point(let point)): center = point
    case (.transform, .transform(let transform)): self.transform = transform
    case (.alpha, .number(let number)): alpha = number
    case (.background, .color(let color)): backgroundColor = color
    case (.corners, .number(let number)): cornerRadius = max(0, number)
    default: break
    }
  }

  /// A property has changed: within an animation that is recorded, otherwise it ends the animation
  /// that the property is in.
  @inline(__always)
  final func animatedPropertyChanged(_ property: AnimatedProperty, from old: AnimatedValue) {
    if let scope = AnimationScope.current, host != nil {
      scope.record(self, property, old)
    } else if let running, !running.isApplying {
      running.release(property)
    }
  }
}

/// Which animation each property of a view is in. A view has one while something of it is animated.
final class RunningAnimations {
  // Their clock or their animator keeps them.
  private var tracks: [AnimatedProperty: Backlink<ViewAnimation>] = [:]
  /// True while an animation itself sets a property.
  var isApplying = false

  /// An animation takes a property over from the one that it was in.
  func take(_ property: AnimatedProperty, _ animation: ViewAnimation) {
    let old = tracks.updateValue(Backlink(to: animation), forKey: property)?.object
    if let old, old !== animation { old.lose(self, property) }
  }

  func animates(_ property: AnimatedProperty) -> Bool {
    tracks[property]?.object != nil
  }

  /// How fast a property changes at this moment, per second; `nil` for one that nobody animates.
  func velocity(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? {
    tracks[property]?.object?.velocity(of: property, view)
  }

  /// Nobody animates a property any more.
  func release(_ property: AnimatedProperty) {
    tracks.removeValue(forKey: property)?.object?.lose(self, property)
  }

  /// An animation is over; `true` where nothing is left.
  func forget(_ property: AnimatedProperty, _ animation: ViewAnimation) -> Bool {
    if tracks[property]?.leads(to: animation) == true { tracks[property] = nil }
    return tracks.isEmpty
  }
}
