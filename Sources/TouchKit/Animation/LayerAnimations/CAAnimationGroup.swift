#if !hasFeature(Embedded)
  /// Animations that run together, on the time of the group. Natively only.
  ///
  /// ```swift
  /// let grow = CABasicAnimation(keyPath: "transform.scale")
  /// grow.fromValue = 0.5
  /// let appear = CABasicAnimation(keyPath: "opacity")
  /// appear.fromValue = 0
  /// let arrival = CAAnimationGroup()
  /// arrival.animations = [grow, appear]
  /// arrival.duration = 0.3
  /// card.layer.add(arrival, forKey: "arrival")
  /// ```
  ///
  /// Those that have no ``CAAnimation/duration`` last as long as the group; what is longer is cut off where the group ends. Their ``CAAnimation/beginTime`` counts from its beginning.
  open class CAAnimationGroup: CAAnimation {
    /// What runs in it, each over what those before have made of the same property. `nil`, none, by default.
    open var animations: [CAAnimation]?

    // Spelled out: see UIResponder.
    deinit {}

    // One that is in itself would be copied for ever.
    private static var depth = 0
    private static let largestDepth = 32

    override func take(_ other: CAAnimation) {
      super.take(other)
      guard Self.depth < Self.largestDepth else { return }
      Self.depth += 1
      animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
      Self.depth -= 1
    }

    override func describe(in course: inout LayerCourse) {
      super.describe(in: &course)
      let duration = course.time.duration
      course.members = (animations ?? []).map { $0.course(inheriting: duration) }
    }
  }
#endif
