#if !hasFeature(Embedded)
  /// A rectangle within a view. There are no constraints: its ``layoutFrame`` is for views that are placed by hand. Natively only.
  public final class UILayoutGuide {
    /// The view that it is of; `nil` once that is gone.
    public private(set) weak var owningView: UIView?

    init(_ view: UIView) { owningView = view }

    // Spelled out: see UIResponder.
    deinit {}

    /// What of the view's bounds is within its present ``UIView/safeAreaInsets``, in the view's points; zero once the view is gone.
    public var layoutFrame: CGRect {
      guard let owningView else { return .zero }
      return owningView.bounds.inset(by: owningView.safeAreaInsets)
    }
  }

  extension UIView {
    /// What of the view is not covered. Natively only.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  }
#endif
