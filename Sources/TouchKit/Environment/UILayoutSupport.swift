#if !hasFeature(Embedded)
  /// How much of a controller's view is covered at an edge.
  @preconcurrency @MainActor
  public protocol UILayoutSupport {
    /// In points, from the edge of the view.
    var length: CGFloat { get }
  }

  private struct CoveredEdge: UILayoutSupport {
    let length: CGFloat
  }

  extension UIViewController {
    /// What is covered of the view at its top: `safeAreaInsets.top`, under the name that it had before iOS 11. Natively only.
    @available(*, deprecated, message: "Use view.safeAreaInsets.top")
    public var topLayoutGuide: any UILayoutSupport {
      CoveredEdge(length: view.safeAreaInsets.top)
    }

    /// What is covered of the view at its bottom: `safeAreaInsets.bottom`, under the name that it had before iOS 11. Natively only.
    @available(*, deprecated, message: "Use view.safeAreaInsets.bottom")
    public var bottomLayoutGuide: any UILayoutSupport {
      CoveredEdge(length: view.safeAreaInsets.bottom)
    }
  }
#endif
