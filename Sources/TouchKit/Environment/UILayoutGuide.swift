#if !hasFeature(Embedded)
  /// A rectangle within a view. There are no constraints: its ``layoutFrame`` is for views that are placed by hand. Natively only.
  public final class UILayoutGuide {
    /// The view that it is of; `nil` once that is gone.
    public private(set) weak var owningView: UIView?

    private let frame: (UIView) -> CGRect

    init(_ view: UIView, _ frame: @escaping (UIView) -> CGRect) {
      owningView = view
      self.frame = frame
    }

    // Spelled out: see UIResponder.
    deinit {}

    /// Where the rectangle is now, in the view's points; zero once the view is gone.
    public var layoutFrame: CGRect {
      owningView.map(frame) ?? .zero
    }
  }

  extension UIView {
    /// What of the view is not covered: what of its bounds is within its present ``UIView/safeAreaInsets``. Natively only.
    public var safeAreaLayoutGuide: UILayoutGuide {
      UILayoutGuide(self) { $0.bounds.inset(by: $0.safeAreaInsets) }
    }
  }
#endif
