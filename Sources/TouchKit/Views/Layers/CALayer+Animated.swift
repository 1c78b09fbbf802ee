extension CALayer {
  /// A property that the layer stores has been set.
  ///
  /// - Parameter isNew: true where it had another value before.
  /// - Returns: true where an animation leads it there already, and goes on: it is to have the old value again then. In pages none does.
  @inline(__always)
  final func goesOn(
    _ property: AnimatedProperty, _ aspect: LayerAspects, _ isNew: Bool,
    from old: @autoclosure () -> AnimatedValue, to new: @autoclosure () -> AnimatedValue
  ) -> Bool {
    #if hasFeature(Embedded)
      if isNew { view?.mark(aspect) }
      return false
    #else
      guard let view else { return false }
      guard isNew else {
        view.setUnchanged(property)
        return false
      }
      if view.isAnimated(property, to: new()) { return true }
      view.mark(aspect)
      if view.animations?.isApplying != true {
        animateByItself { view.animatedPropertyChanged(property, from: old()) }
      }
      return false
    #endif
  }

  /// A property of what the layer draws is set: an animation leads it there, natively, where there is one.
  final func setDrawn(
    _ property: AnimatedProperty, _ value: @autoclosure () -> AnimatedValue, of canvas: Canvas,
    _ change: () -> Void
  ) {
    #if hasFeature(Embedded)
      change()
      view?.mark(.drawing)
    #else
      guard let view else { return change() }
      animateByItself {
        let (old, value) = (canvas.value(of: property), value())
        guard old != value else { return view.setUnchanged(property) }
        guard !view.isAnimated(property, to: value) else { return }
        change()
        view.mark(.drawing)
        view.animatedPropertyChanged(property, from: old)
      }
    #endif
  }

  final func color(_ color: CGColor?) -> AnimatedValue {
    .color((color?.color ?? .clear).shades)
  }

  #if !hasFeature(Embedded)
    /// One of the properties of its border or its shadow.
    final func value(of property: AnimatedProperty) -> AnimatedValue {
      switch property {
      case .borderWidth: .number(borderWidth)
      case .borderColor: color(borderColor)
      case .shadowOpacity: .number(CGFloat(shadowOpacity))
      case .shadowRadius: .number(shadowRadius)
      case .shadowOffset: .point(CGPoint(shadowOffset))
      default: color(shadowColor)
      }
    }

    /// Sets one of them.
    ///
    /// - Returns: false, and nothing happens, for another property.
    final func setValue(_ value: AnimatedValue, of property: AnimatedProperty) -> Bool {
      switch (property, value) {
      case (.borderWidth, .number(let width)): borderWidth = max(0, width)
      case (.borderColor, .color(let shades)): borderColor = CGColor(UIColor(shades))
      case (.shadowOpacity, .number(let opacity)): shadowOpacity = Float(opacity)
      case (.shadowRadius, .number(let radius)): shadowRadius = radius
      case (.shadowOffset, .point(let offset)):
        shadowOffset = CGSize(width: offset.x, height: offset.y)
      case (.shadowColor, .color(let shades)): shadowColor = CGColor(UIColor(shades))
      default: return false
      }
      return true
    }
  #endif
}
