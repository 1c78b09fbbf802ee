#if !hasFeature(Embedded)
  /// A ``CABasicAnimation`` on a spring. Natively only.
  ///
  /// ```swift
  /// let spring = CASpringAnimation(keyPath: "position.x")
  /// spring.fromValue = card.layer.position.x - 80
  /// spring.damping = 12
  /// spring.duration = spring.settlingDuration
  /// card.layer.add(spring, forKey: nil)
  /// ```
  ///
  /// Its angular frequency is √(stiffness / mass), its damping ratio damping / (2·√(stiffness · mass)); a ratio above 1 counts as 1.
  open class CASpringAnimation: CABasicAnimation {
    /// What hangs on the spring; above 0, 1 by default. Anything else counts as 1.
    open var mass: CGFloat = 1
    /// How strongly it pulls; above 0, 100 by default. Anything else counts as 100.
    open var stiffness: CGFloat = 100
    /// How strongly it is slowed down; at least 0, 10 by default. Anything else counts as 10.
    open var damping: CGFloat = 10
    /// At the beginning, in total distances per second; 0 by default.
    open var initialVelocity: CGFloat = 0

    /// A spring as one perceives it.
    ///
    /// - Parameters:
    ///   - perceptualDuration: until it looks settled, in seconds: the period of the spring without damping.
    ///   - bounce: 0 does not overshoot, up to 1 does more and more; below 0 counts as 0.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
      self.init()
      let spring = DampedSpring(duration: perceptualDuration, bounce: max(bounce, 0))
      stiffness = spring.frequency * spring.frequency
      damping = 2 * spring.damping * spring.frequency
    }

    // Spelled out: see UIResponder.
    deinit {}

    /// How long it takes until a thousandth of the distance is left, in seconds.
    open var settlingDuration: CFTimeInterval {
      motion.settlingDuration
    }

    /// How long it looks to take, in seconds: the period of the spring without damping.
    open var perceptualDuration: CFTimeInterval {
      2 * .pi / TimeInterval(motion.frequency)
    }

    /// How far it overshoots, from 0 to 1: what its damping ratio lacks of 1.
    open var bounce: CGFloat {
      1 - motion.damping
    }

    private var motion: DampedSpring {
      func positive(_ number: CGFloat, _ other: CGFloat) -> CGFloat {
        number > 0 && number.isFinite ? number : other
      }
      let (mass, stiffness) = (positive(mass, 1), positive(stiffness, 100))
      let damping = damping >= 0 && damping.isFinite ? damping : 10
      var spring = DampedSpring(
        damping: damping / (2 * (stiffness * mass).squareRoot()),
        frequency: (stiffness / mass).squareRoot())
      spring.velocity = initialVelocity.isFinite ? initialVelocity : 0
      return spring
    }

    override func take(_ other: CAAnimation) {
      super.take(other)
      guard let other = other as? CASpringAnimation else { return }
      mass = other.mass
      stiffness = other.stiffness
      damping = other.damping
      initialVelocity = other.initialVelocity
    }

    override func spring(lasting duration: TimeInterval) -> LayerCourse.SpringCourse? {
      LayerCourse.SpringCourse(motion: motion, duration: duration)
    }
  }
#endif
