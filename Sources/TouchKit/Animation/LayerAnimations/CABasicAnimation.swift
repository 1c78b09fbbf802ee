#if !hasFeature(Embedded)
  /// An animation from one value of a property to another. Natively only.
  ///
  /// ```swift
  /// let draw = CABasicAnimation(keyPath: "strokeEnd")
  /// draw.fromValue = 0
  /// draw.duration = 0.6
  /// ring.add(draw, forKey: nil)
  /// ```
  ///
  /// Two of the values say where it begins and ends; what is left out is what the property has: with ``toValue`` alone it goes from there, with ``fromValue`` alone to there. They are numbers, points,
  /// sizes, rectangles, colors and transforms, as they are or as `NSNumber` and `NSValue`; what does not fit the property counts as left out.
  open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins. `nil` by default.
    open var fromValue: Any?
    /// Where it ends. `nil` by default.
    open var toValue: Any?
    /// By how much it changes, where one of the others is left out. `nil` by default.
    open var byValue: Any?

    // Spelled out: see UIResponder.
    deinit {}

    override func take(_ other: CAAnimation) {
      super.take(other)
      guard let other = other as? CABasicAnimation else { return }
      fromValue = other.fromValue
      toValue = other.toValue
      byValue = other.byValue
    }

    override func values(of path: AnimatedPath, lasting duration: TimeInterval)
      -> LayerCourse.Values?
    {
      .ends(
        from: path.value(fromValue), to: path.value(toValue), by: path.value(byValue),
        spring: spring(lasting: duration))
    }

    /// How it goes there where that is no curve.
    func spring(lasting duration: TimeInterval) -> LayerCourse.SpringCourse? {
      nil
    }
  }
#endif
