/// The view of a ``UINavigationController``.
final class NavigationView: UIView {
  @Backlink var owner: UINavigationController?

  // Spelled out: see UIResponder.
  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOut()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The bar covers what is below it.
    window?.expectCoveredEdges()
    owner?.endPassage()
  }
}

/// What holds the views of a ``UINavigationController``: each of them is covered as if it were where it belongs, also while it slides.
final class NavigationStage: UIView {
  /// Darkens the view that lies further back, while another one slides over it.
  let dimming = UIView(frame: .zero)
  private var covered: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    makeRareSettings().sharesSafeArea = true
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// The bar covers so much of the upper edge, in points.
  func cover(_ height: CGFloat) {
    guard height != covered else { return }
    covered = height
    layOutEverything()
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top = max(insets.top, covered)
    return insets
  }
}
