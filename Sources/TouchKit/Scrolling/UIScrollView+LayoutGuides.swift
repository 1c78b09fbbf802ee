#if !hasFeature(Embedded)
  extension UIScrollView {
    /// The content: its upper left corner, and its ``contentSize``. What is placed in it scrolls along. Natively only.
    public var contentLayoutGuide: UILayoutGuide {
      UILayoutGuide(self) {
        CGRect(origin: .zero, size: ($0 as? UIScrollView)?.contentSize ?? .zero)
      }
    }

    /// The window onto the content: the scroll view's bounds, whose origin is the ``contentOffset``. What is placed in it in `layoutSubviews()` stays where it is
    /// while the content scrolls. Natively only.
    public var frameLayoutGuide: UILayoutGuide {
      UILayoutGuide(self) { $0.bounds }
    }
  }
#endif
