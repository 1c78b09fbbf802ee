/// What scrolls a section across: a scroll view without content, behind the cells of the section, whose offset moves them.
///
/// The cells are the collection view's own, and so is the gesture: it is installed there, so that it gets the fingers on cells,
/// and is for those alone that come down on the section.
final class SectionScroller: UIScrollView, UIGestureRecognizerDelegate {
  @Backlink private var layout: UICollectionViewCompositionalLayout?
  /// Which section it scrolls.
  var section: Int
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  // From one group to the next.
  private var stride: CGFloat = 0
  // Where they are, where each is of another length.
  private var blocks: GroupBlocks?
  private var isVertical = true

  init(_ section: Int, of layout: UICollectionViewCompositionalLayout) {
    self.section = section
    super.init(frame: .zero)
    self.layout = layout
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    pan.delegate = self
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      nil
    }
  #endif

  deinit {}

  /// Brings it to where its section is.
  func place(_ plan: SectionPlan, _ across: SectionPlan.Across, at corner: CGPoint) {
    let place = across.frame.offsetBy(dx: corner.x, dy: corner.y)
    (behavior, stride, isVertical) = (across.behavior, plan.stride, plan.isVertical)
    blocks = plan.blocks
    if isPagingEnabled != (behavior == .paging) { isPagingEnabled.toggle() }
    decelerationRate =
      behavior == .continuous || behavior == .continuousGroupLeadingBoundary ? .normal : .fast
    if frame != place { frame = place }
    let size =
      plan.isVertical
      ? CGSize(width: across.length, height: place.height)
      : CGSize(width: place.width, height: across.length)
    if contentSize != size { contentSize = size }
  }

  /// How far the section is scrolled.
  var shift: CGFloat {
    isVertical ? contentOffset.x : contentOffset.y
  }

  /// The offset for which it is scrolled so far, within its range.
  func offset(for shift: CGFloat) -> CGPoint {
    clamped(isVertical ? CGPoint(x: shift, y: 0) : CGPoint(x: 0, y: shift))
  }

  /// Begins to follow fingers on a collection view.
  func join(_ view: UICollectionView) {
    view.insert(self, at: view.backgroundLevels)
    // The view may have removed it at once.
    if superview === view { view.attach(pan) }
  }

  /// Goes away, with its gesture.
  func leave() {
    stopScrollingAndZooming()
    pan.view?.detach(pan)
    withdraw()
  }

  override func scrolled(from old: CGRect) {
    super.scrolled(from: old)
    layout?.scrolled(self)
  }

  // MARK: Fingers

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // Not once the layout has been exchanged, whether it was told of that or not.
    guard let view = layout?.collectionView, view.restingLayout === layout else { return false }
    return bounds.encloses(touch.location(in: self))
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    guard let owner = layout?.collectionView else { return super.touchesShouldCancel(in: view) }
    return owner.canCancelContentTouches && owner.touchesShouldCancel(in: view)
  }

  // MARK: Where it comes to rest

  override func flingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard stride > 0 else { return proposed }
    func start(_ place: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      if let blocks { return blocks.groupStart(near: place, rule) }
      return (place / stride).rounded(rule) * stride
    }
    switch behavior {
    case .none, .continuous, .paging:
      return proposed
    case .continuousGroupLeadingBoundary:
      let end = isVertical ? proposed.x : proposed.y
      return offset(for: start(end, .toNearestOrAwayFromZero))
    case .groupPaging, .groupPagingCentered:
      let speed = (isVertical ? velocity.x : velocity.y) * 1000
      let rule: FloatingPointRoundingRule =
        speed > Constants.pageVelocity
        ? .up : speed < -Constants.pageVelocity ? .down : .toNearestOrAwayFromZero
      return offset(for: start(shift, rule))
    }
  }
}
