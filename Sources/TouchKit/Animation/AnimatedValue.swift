/// A property of a view that can be animated.
nonisolated enum AnimatedProperty: Int, Hashable {
  case bounds
  case center
  case transform
  case alpha
  case background
  case corners
  // Of a shape layer; natively.
  case strokeStart
  case strokeEnd
  case lineWidth
  case fill
  case stroke
  // Of a layer; natively.
  case borderWidth
  case borderColor
  case shadowOpacity
  case shadowRadius
  case shadowOffset
  case shadowColor
  // Of a shape layer, by what is added to it; and of a gradient layer; natively.
  case path
  case gradientColors
  case gradientLocations
  case gradientStart
  case gradientEnd
}

/// A value of an animated property.
nonisolated enum AnimatedValue: Equatable {
  case rect(CGRect)
  case point(CGPoint)
  case transform(CGAffineTransform)
  case number(CGFloat)
  case color(ColorShades)
  #if !hasFeature(Embedded)
    case colors([ColorShades])
    case numbers([CGFloat])
    case path([PathElement])
  #endif

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
      #if hasFeature(Embedded)
        return end
      #else
        return mixedLists(share, with: end)
      #endif
    }
  }

  #if !hasFeature(Embedded)
    // Where one has more than the other, or other parts, the end is there at once.
    private func mixedLists(_ share: CGFloat, with end: AnimatedValue) -> AnimatedValue {
      switch (self, end) {
      case (.colors(let a), .colors(let b)) where a.count == b.count:
        .colors(zip(a, b).map { $0.mixed(share, with: $1) })
      case (.numbers(let a), .numbers(let b)) where a.count == b.count:
        .numbers(zip(a, b).map { $0 + ($1 - $0) * share })
      case (.path(let a), .path(let b)): .path(a.mixed(share, with: b) ?? b)
      default: end
      }
    }
  #endif

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
    case .corners: .number(layerCornerRadius)
    #if hasFeature(Embedded)
      default: .number(0)
    #else
      case .strokeStart, .strokeEnd, .lineWidth, .fill, .stroke, .path,
        .gradientColors, .gradientLocations, .gradientStart, .gradientEnd:
        rareSettings?.canvas?.value(of: property) ?? .number(0)
      case .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowOffset, .shadowColor:
        layer.value(of: property)
    #endif
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
    case (.corners, .number(let number)): layerCornerRadius = max(0, number)
    default:
      #if !hasFeature(Embedded)
        if layerObject?.setValue(value, of: property) == true { return }
        if let canvas = rareSettings?.canvas {
          let old = canvas.value(of: property)
          canvas.setValue(value, of: property)
          mark(.drawing)
          animatedPropertyChanged(property, from: old)
        }
      #endif
    }
  }

  /// A property has changed: within a closure of animations it is recorded, otherwise the property's animation ends.
  @inline(__always)
  final func animatedPropertyChanged(_ property: AnimatedProperty, from old: AnimatedValue) {
    if let scope = AnimationScope.current, host != nil {
      scope.record(self, property, old)
    } else if let animations, !animations.isApplying {
      animations.release(property)
    }
  }
}

extension UIView {
  /// True where the program sets a property to what an animation is leading it to: it goes on then. In UIKit the property has that value
  /// all the while, and layout, which places everything anew, changes nothing.
  @inline(__always)
  final func isAnimated(_ property: AnimatedProperty, to value: @autoclosure () -> AnimatedValue)
    -> Bool
  {
    if let animations { animations.leads(self, property, to: value()) } else { false }
  }

  /// The same for the frame, which is the center and the size of the bounds.
  @inline(__always)
  final func isAnimated(to frame: CGRect) -> Bool {
    if let animations { animations.leads(self, to: frame) } else { false }
  }

  /// The program sets a property to what is seen of it. Where an animation leads it elsewhere, that is over, or is taken back by the one that is begun now.
  ///
  /// - Parameter ifUnmoved: true where that is meant only while the animation has moved nothing yet.
  @inline(__always)
  final func setUnchanged(_ property: AnimatedProperty, ifUnmoved: Bool = false) {
    if let animations { animations.keep(property, of: self, ifUnmoved: ifUnmoved) }
  }

  // Of a frame that is set beside animations one part may be as it is seen: `view.frame.origin.x = 0` says nothing of the size. In a closure of animations it is taken
  // back where nothing has moved yet: the frame was set as a whole a moment ago.
  final func partsSetUnchanged(_ old: CGRect, _ oldCenter: CGPoint) {
    guard animations != nil else { return }
    let (isMoved, isResized) = (geometry.position != oldCenter, geometry.bounds.size != old.size)
    let isWhole = !isMoved && !isResized
    guard isWhole || AnimationScope.current != nil else { return }
    if !isMoved { setUnchanged(.center, ifUnmoved: !isWhole) }
    if !isResized { setUnchanged(.bounds, ifUnmoved: !isWhole) }
  }
}
