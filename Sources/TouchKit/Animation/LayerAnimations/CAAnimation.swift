#if !hasFeature(Embedded)
  /// Hears when an animation of a layer begins and ends. Natively only.
  @preconcurrency @MainActor
  public protocol CAAnimationDelegate: AnyObject {
    /// It begins: called in its first frame, with the layer's copy of it. Does nothing by default.
    func animationDidStart(_ anim: CAAnimation)

    /// It is over: called once, with the layer's copy of it, after it has ended or has been removed. Does nothing by default.
    ///
    /// - Parameter flag: true where it has run to its end; false where it was removed or replaced, or its layer has left the window.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  /// An animation that is added to a layer and changes what is seen of it for a while, but no property of it: ``CALayer/add(_:forKey:)``.
  ///
  /// ```swift
  /// let pulse = CABasicAnimation(keyPath: "transform.scale")
  /// pulse.toValue = 1.2
  /// pulse.duration = 0.4
  /// pulse.autoreverses = true
  /// pulse.repeatCount = .infinity
  /// button.layer.add(pulse, forKey: "pulse")
  /// ```
  ///
  /// Make a ``CABasicAnimation``, ``CASpringAnimation``, ``CAKeyframeAnimation``, ``CAAnimationGroup`` or ``CATransition``. For changes that stay, `UIView.animate` is shorter, and what it moves can be
  /// caught by a finger. Natively only.
  @preconcurrency @MainActor
  open class CAAnimation: CAMediaTiming {
    /// How its time passes within ``duration``; `nil`, the default, is evenly.
    open var timingFunction: CAMediaTimingFunction?

    /// Hears when it begins and ends. Retained, as in Core Animation, by this object, and by the layer until the animation has ended. `nil` by default. Of those in a group only the group's hears anything.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer lets go of it when it has ended; true by default. With false it stays, and with a ``fillMode`` is seen, until it is removed.
    open var isRemovedOnCompletion = true

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    private var values: [String: Any] = [:]

    /// An animation that shows nothing, but for its time.
    public required init() {}

    // Spelled out: see UIResponder.
    deinit {}

    /// What somebody has noted of it under a name: `animation.value(forKey: "step")` in a delegate. Names of properties mean nothing here.
    open func value(forKey key: String) -> Any? {
      values[key]
    }

    /// Notes something under a name, for ``value(forKey:)``; `nil` for nothing.
    open func setValue(_ value: Any?, forKey key: String) {
      values[key] = value
    }

    /// The same at this moment, in an object of its own.
    final func copied() -> CAAnimation {
      let copy = type(of: self).init()
      copy.take(self)
      return copy
    }

    /// Takes over everything of another one.
    func take(_ other: CAAnimation) {
      timingFunction = other.timingFunction
      delegate = other.delegate
      isRemovedOnCompletion = other.isRemovedOnCompletion
      beginTime = other.beginTime
      duration = other.duration
      speed = other.speed
      timeOffset = other.timeOffset
      repeatCount = other.repeatCount
      repeatDuration = other.repeatDuration
      autoreverses = other.autoreverses
      fillMode = other.fillMode
      values = other.values
    }

    /// What it makes of the properties of a layer.
    ///
    /// - Parameter inherited: its duration where it has none, in seconds.
    final func course(inheriting inherited: TimeInterval) -> LayerCourse {
      let time = MediaTime(self, inheriting: inherited)
      var course = LayerCourse(time: time, curve: timingFunction?.curve ?? .linear)
      describe(in: &course)
      return course
    }

    /// Adds what it changes.
    func describe(in course: inout LayerCourse) {}
  }
#endif
