/// A rectangle within a view that is not seen: for views to be related to, or placed in by hand where its ``layoutFrame`` is.
///
/// Made by the program and given to a view with ``UIView/addLayoutGuide(_:)`` it is placed by constraints alone. Those that each view has are placed by it:
/// ``UIView/safeAreaLayoutGuide``, ``UIView/layoutMarginsGuide``, ``UIView/readableContentGuide``, and of scroll views ``UIScrollView/contentLayoutGuide`` and
/// ``UIScrollView/frameLayoutGuide``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UILayoutGuide: RootObject {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private final var home = BacklinkHome()

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  /// Where a guide comes from.
  enum Kind {
    case own
    // The bounds without these insets.
    case inset((UIView) -> UIEdgeInsets)
    case content
    case frame
  }

  // Set after `init()`: an initializer that is not public, of an open class, is a duplicate symbol in a page's program of several modules (Swift 6.3.1).
  final var kind = Kind.own
  @Backlink final var owner: UIView?
  // Of one that constraints place.
  final var placedFrame = CGRect.zero

  // See ConstraintArranger.
  final var mark: LayoutMark?
  final var variables = -1

  /// Any name that helps to find it again; empty by default.
  public final var identifier = ""

  #if hasFeature(Embedded)
    public override init() {
      super.init()
    }
  #else
    /// A guide of no view yet.
    public init() {}
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// The view that it is of; `nil` before it is given to one, and once that is gone.
  public final var owningView: UIView? {
    owner
  }

  /// Where the rectangle is now, in the view's points; zero without a view. What constraints place is there after the next layout.
  public final var layoutFrame: CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .own: return placedFrame
    case .inset(let insets): return owner.bounds.inset(by: insets(owner))
    case .content:
      return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return owner.bounds
    }
  }
}

extension UIView {
  /// Gives the view a guide, and takes it from the view that it was of.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    constraintArranger.guides.append(layoutGuide)
  }

  /// Takes a guide from the view; constraints with it are no longer active. Nothing happens where it is not one of ``layoutGuides``.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let own = existingArranger, own.guides.contains(object: layoutGuide) else { return }
    var above: UIView? = self
    while let view = above {
      for constraint in view.constraints
      where constraint.first.guide === layoutGuide || constraint.second?.guide === layoutGuide {
        constraint.isActive = false
      }
      above = view.superview
    }
    own.guides.remove(object: layoutGuide)
    layoutGuide.owner = nil
  }

  /// The guides that were given to the view.
  public final var layoutGuides: [UILayoutGuide] {
    existingArranger?.guides ?? []
  }
}
