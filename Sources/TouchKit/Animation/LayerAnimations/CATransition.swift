#if !hasFeature(Embedded)
  /// Passes from what is seen of a layer to what it shows next, when it is added to the layer: ``CALayer/add(_:forKey:)``. Natively only.
  ///
  /// ```swift
  /// let transition = CATransition()
  /// transition.type = .push
  /// transition.subtype = .fromRight
  /// label.layer.add(transition, forKey: nil)
  /// label.text = "Next"
  /// ```
  ///
  /// What is seen before is what the layer shows when this is added, so add it before the change. (In Core Animation the change may come first.) A copy of it moves or fades beside the layer, in the layer's superlayer, and is
  /// cut off by what clips there. In a window the new content is there at once, and the old one moves or fades away. It is always added by the name ``kCATransition``, so another one ends it. A layer in no window, and one in no other, changes without it.
  open class CATransition: CAAnimation {
    /// What old and new content do; a cross-fade by default.
    open var type = CATransitionType.fade
    /// Where the new content comes from; the left by default. Of no meaning for a fade.
    open var subtype: CATransitionSubtype?

    private(set) final var copy: TransitionCopy?

    // Spelled out: see UIResponder.
    deinit {}

    override func take(_ other: CAAnimation) {
      super.take(other)
      guard let other = other as? CATransition else { return }
      type = other.type
      subtype = other.subtype
      copy = other.copy
    }

    /// One of its own for a layer, which has what is seen now.
    final func prepared(for view: UIView) -> CATransition {
      guard let own = copied() as? CATransition else { return self }
      own.copy = TransitionCopy(of: view, type, going: way(across: view.bounds.size))
      own.copy?.begin(like: own)
      return own
    }

    /// The old content is gone.
    final func removeCopy() {
      copy?.removeFromSuperview()
      copy = nil
    }

    /// How far everything moves.
    private final func way(across size: CGSize) -> CGVector {
      switch subtype {
      case .fromRight?: CGVector(dx: -size.width, dy: 0)
      case .fromTop?: CGVector(dx: 0, dy: -size.height)
      case .fromBottom?: CGVector(dx: 0, dy: size.height)
      default: CGVector(dx: size.width, dy: 0)
      }
    }

    override func describe(in course: inout LayerCourse) {
      super.describe(in: &course)
      for part in copy?.newParts ?? [] { part.describe(in: &course) }
    }
  }

  /// The name by which every ``CATransition`` is added.
  nonisolated public let kCATransition = "transition"

  /// What the old and the new content of a layer do in a ``CATransition``.
  nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The old one fades into the new one. What has another name does so, too.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one moves in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one out, and both fade on their way.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one moves away from over the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// The way that content moves in a ``CATransition``. As on iOS what is called the top is the lower edge, and the bottom the upper one.
  nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// To the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Upwards.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }
#endif
