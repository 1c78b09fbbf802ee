/// Lines of items, as many beside each other as fit, with a header and a footer for each section.
///
/// Where all items have one size, everything follows from their numbers. Where the delegate gives
/// each its own, it is asked for 256 items at a time, and only near what is visible: the length of
/// the others is estimated, and put right as they come near, without moving what is visible. (UIKit
/// asks for all of them before it shows the first.) A line ends after every 256th item of such a section.
///
/// Items can say their own size: see ``estimatedItemSize``.
///
/// Lines are as long as the view is wide, less its ``UIScrollView/adjustedContentInset``: nothing scrolls across.
open class UICollectionViewFlowLayout: StackedLayout {
  // What a delegate answers that has no sizes.
  nonisolated static let noSize = CGSize(width: -1, height: -1)

  /// The size of an item, unless the delegate says otherwise; 50 × 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// About how large items are, where each says its own size, in points; zero, the default, where they do not.
  ///
  /// A cell that comes into view is asked by ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``, headers and footers too, whose length along the
  /// scroll axis counts. Until then an item has this size, or the one that the delegate gives it. ``automaticSize`` estimates ``itemSize``.
  ///
  /// Sizes are kept while items come, go and move, and asked for anew for what is seen when the layout is invalidated. They are forgotten when the data
  /// are loaded anew, or lines become longer or shorter. What is seen stays in place while others are measured.
  /// - Complexity: an item that has been measured costs the places of 256 items, and those that have not come into view cost nothing.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      #if hasFeature(Embedded)
        fitter = { $0.fitShown() }
      #endif
      fitted = nil
      invalidateLayout()
    }
  }

  /// The ``estimatedItemSize`` of items that say their own size and are about as large as ``itemSize``.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // True while the length of what has not been seen is worked out.
  final var isEstimating = false
  // How long lines were when items were measured.
  private final var fittedWidth: CGFloat = 0

  final var estimates: Bool {
    estimatedItemSize != .zero
  }

  // Along and across the scroll axis, as `itemSize` is turned.
  final var likelySize: CGSize {
    guard estimates, estimatedItemSize != UICollectionViewFlowLayout.automaticSize,
      estimatedItemSize.isFinite
    else { return turned(itemSize) }
    let size = turned(estimatedItemSize)
    return CGSize(width: max(1, size.width), height: max(1, size.height))
  }

  /// The least room between two items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The room between two lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The room around the items of a section, in points; none by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What ``sectionInset`` counts from across the scroll axis. Layout margins are not there.
  nonisolated public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The edges of the collection view, without its ``UIScrollView/adjustedContentInset``.
    case fromContentInset = 0
    /// The edges of the safe area, where that is smaller.
    case fromSafeArea = 1
  }

  /// What ``sectionInset`` counts from across the scroll axis; the adjusted content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// The size of the headers; only the length along the scroll axis counts, and 0, the
  /// default, means that there are none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The same for footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The scroll axis; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// True where the header of the section at the top of the window stays there while the section passes, within the adjusted content inset, and
  /// is pushed away by the end of the section: by its footer, or by what comes next. At the left edge in a layout that scrolls sideways. False by
  /// default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet {
      if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() }
    }
  }

  /// The same for footers, at the bottom of the window, or at the right edge; a footer stays after the header of its section. False by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() }
    }
  }

  /// A layout in rows, scrolled vertically, with items of 50 × 50 points and 10 points between them.
  public override init() {
    super.init()
    isOurs = ObjectIdentifier(type(of: self)) == ObjectIdentifier(UICollectionViewFlowLayout.self)
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: Invalidation

  #if hasFeature(Embedded)
    open override class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type
    {
      UICollectionViewFlowLayoutInvalidationContext.self
    }
  #else
    open override class var invalidationContextClass: AnyClass {
      UICollectionViewFlowLayoutInvalidationContext.self
    }
  #endif

  /// The same as in other layouts; with a ``UICollectionViewFlowLayoutInvalidationContext`` that says so the items stay where they are.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    var keeps = flow?.keepsFrames == true && (isPrepared || keepsFrames)
    if isPrepared || keepsFrames, fit(context) { keeps = true }
    super.invalidateLayout(with: context)
    keepsFrames = keeps
  }

  // MARK: Items that say their own size

  override var fitsViews: Bool {
    estimates || super.fitsViews
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimates else { return false }
    let (new, old) = (preferredAttributes.frame.size, originalAttributes.frame.size)
    let isCell = originalAttributes.representedElementCategory == .cell
    return (isCell || !isVertical) && new.differsInWidth(from: old)
      || (isCell || isVertical) && new.differsInHeight(from: old)
  }

  override func estimatesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimates && (attributes.representedElementCategory == .cell || !isVertical)
  }

  // - Returns: true where all else stays where it is.
  private final func fit(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard estimates, let preferred = context.preferred, let original = context.original,
      !context.invalidateEverything, !context.invalidateDataSourceCounts,
      let key = key(of: original)
    else { return false }
    fit(key, preferred.frame.size, instead: original.frame.size)
    if key.isCell {
      stack.measureAgain(key.item, in: key.section)
    } else if let size = fitted?[key] {
      stack.set(turned(size).height, of: key.kind, in: key.section)
    }
    return true
  }

  final var isVertical: Bool {
    scrollDirection == .vertical
  }

  final func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  // What the adjusted content insets take away from the lines, and what they took when the lines were made.
  private final func margins(of view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    return isVertical ? inset.left + inset.right : inset.top + inset.bottom
  }

  private final var knownMargins: CGFloat = 0

  // What of the safe area lies within the adjusted content inset, and what of it did when the lines were made.
  private final func covered(_ view: UICollectionView) -> UIEdgeInsets {
    guard sectionInsetReference == .fromSafeArea, view.mayBeCovered else { return .zero }
    let (safe, own) = (view.safeAreaInsets, view.adjustedContentInset)
    let inset = UIEdgeInsets(
      top: isVertical ? 0 : max(0, safe.top - own.top),
      left: isVertical ? max(0, safe.left - own.left) : 0,
      bottom: isVertical ? 0 : max(0, safe.bottom - own.bottom),
      right: isVertical ? max(0, safe.right - own.right) : 0)
    return inset.isFinite ? inset : .zero
  }

  final var knownCovered = UIEdgeInsets.zero

  override func followInsets() {
    guard isPrepared, let view = collectionView else { return }
    if covered(view) != knownCovered {
      // What was measured was so in other lines.
      fitted = nil
      invalidateLayout()
      return
    }
    let margins = margins(of: view)
    if margins.isFinite, margins != knownMargins { invalidateLayout() }
  }

  override func makeStack(for view: UICollectionView) -> SectionStack {
    let margins = margins(of: view)
    knownMargins = margins.isFinite ? margins : 0
    let width = max(0, turned(view.bounds.size).width - knownMargins)
    knownCovered = covered(view)
    if width != fittedWidth { (fitted, fittedWidth, asksAnew) = (nil, width, true) }
    var sections: [SectionStack.Section] = []
    for section in 0..<view.numberOfSections { sections.append(makeSection(section, width, view)) }
    return SectionStack(sections, width: width, isVertical: isVertical)
  }

  // MARK: Headers and footers that stay

  private final func pins(_ edge: PinnedElement.Edge) -> Bool {
    edge == .start ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
  }

  private final func pinned(at edge: PinnedElement.Edge, line: CGFloat) -> PinnedElement? {
    guard pins(edge) else { return nil }
    prepareIfNeeded()
    return stack.pinned(at: edge, line: line)
  }

  override var pinsSideways: Bool {
    !isVertical
  }

  override func pinnedHeader(at line: CGFloat) -> PinnedElement? {
    pinned(at: .start, line: line)
  }

  override func pinnedFooter(at line: CGFloat) -> PinnedElement? {
    pinned(at: .end, line: line)
  }

  override func pinnable(_ key: ElementKey) -> PinnedElement? {
    // Of a kind that subclasses have added none stays, and one that they do not show is not there.
    let edge: PinnedElement.Edge = key.kind == ElementKey.header ? .start : .end
    guard key.kind == edge.kind, pins(edge), element(key) != nil else { return nil }
    return stack.pinned(key, at: edge)
  }

  override func collectDisplaced(
    in rect: CGRect, at lines: PinnedLines, into elements: inout [LayoutElement]
  ) {
    if pins(.start) { stack.collectDisplaced(at: .start, in: rect, lines: lines, into: &elements) }
    if pins(.end) { stack.collectDisplaced(at: .end, in: rect, lines: lines, into: &elements) }
  }
}

extension UICollectionView {
  /// The scroll axis of a flow layout.
  nonisolated public enum ScrollDirection: Int, Hashable, Sendable {
    /// Rows, one below the other.
    case vertical
    /// Columns, side by side.
    case horizontal
  }
}
