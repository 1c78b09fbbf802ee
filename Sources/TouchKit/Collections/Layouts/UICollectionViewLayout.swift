/// Where the elements of a collection view are.
///
/// Subclasses say how large the content is, which elements lie in a rectangle, and where a single
/// one is. A layout is asked only about what is near the visible part; one that can answer without
/// going through all items costs the same for a million of them as for a thousand.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: RootObject {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private final var home = BacklinkHome()

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  /// The collection view that uses this layout, or changes to it or from it; `nil` otherwise.
  open var collectionView: UICollectionView? {
    user.object
  }

  @exclusivity(unchecked) private final var user = Backlink<UICollectionView>()

  /// The collection view uses it no longer; for subclasses within TouchKit that have put something there.
  func willBeUnused() {}

  /// From now on this one uses the layout. Apart from ``collectionView``, so that a subclass may say that it always has one.
  final func belong(to view: UICollectionView?) {
    user.object = view
  }

  /// True where there is a ``collectionView``; counts no references.
  final var isUsed: Bool {
    user.borrow { _ in true } ?? false
  }

  final var isPrepared = false {
    didSet { if !isPrepared { keepsFrames = false } }
  }

  #if !hasFeature(Embedded)
    // True during the call of `prepare()`, which may ask a program.
    private(set) final var isPreparing = false
  #endif

  // True where it is prepared again although nothing has changed that frames are computed from.
  final var keepsFrames = false
  // The bounds that it was last prepared for, to see what changed.
  final var preparedSize = CGSize.zero

  #if hasFeature(Embedded)
    public override init() {
      super.init()
    }
  #else
    /// A layout that no collection view uses yet.
    public init() {}

    /// There are no archives to come from: always `nil`, for subclasses that declare it.
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out so that it is not isolated to the main actor, and subclasses may have a plain one
  // of their own.
  deinit {}

  // MARK: To be overridden

  /// Computes what the answers below need. Called before the first of them, and again after the
  /// layout was invalidated; call super.
  open func prepare() {}

  /// The class of the attributes that a layout which keeps elements makes of them.
  final var attributesType: UICollectionViewLayoutAttributes.Type {
    #if hasFeature(Embedded)
      UICollectionViewLayoutAttributes.self
    #else
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        ?? UICollectionViewLayoutAttributes.self
    #endif
  }

  /// The size of the content, in points. Zero by default.
  open var collectionViewContentSize: CGSize {
    .zero
  }

  /// The elements that lie in a rectangle of the content, in any order. None by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where the cell of an item is; `nil` for an item that the layout does not show.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view is; `nil` for one that the layout does not show.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a decoration view is; `nil`, the default, for one that the layout does not show.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// A batch of changes is about to be animated: which items come, go and move. Called after
  /// ``prepare()``, and before the attributes are requested with which items appear and disappear; call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// All attributes of a batch of changes have been requested. Nothing happens by default.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item comes from that is being inserted; `nil`, the default, fades it in where it will be.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Where an item goes that is being deleted; `nil`, the default, fades it out where it is.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  #if !hasFeature(Embedded)
    /// Where a header, a footer or another supplementary view comes from that a batch of changes brings into view; `nil`, the default, fades it in where it
    /// will be. Natively only.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: CollectionName, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      nil
    }

    /// Where a header, a footer or another supplementary view goes whose section is deleted or reloaded; `nil`, the default, fades it out where it is. Natively
    /// only.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: CollectionName, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      nil
    }
  #endif

  #if !hasFeature(Embedded)
    /// Which headers, footers or other supplementary views of a kind a batch of changes replaces by new ones, although their sections stay; none by default. Asked after
    /// ``prepare(forCollectionViewUpdates:)``, for the kinds that are seen; the new one comes from
    /// ``initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)``. Natively only.
    ///
    /// - Returns: index paths as they are after the changes. What is not there, or not seen, means nothing.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: CollectionName)
      -> [IndexPath]
    {
      []
    }

    /// Which headers, footers or other supplementary views of a kind go with a batch of changes, although their sections stay; none by default. Asked after
    /// ``prepare(forCollectionViewUpdates:)``, for the kinds that are seen; they go to
    /// ``finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)``. One that the layout has afterwards, too, comes anew. Natively only.
    ///
    /// - Returns: index paths as they were before the changes.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: CollectionName)
      -> [IndexPath]
    {
      []
    }

    /// The same as ``indexPathsToInsertForSupplementaryView(ofKind:)``, for decoration views, which fade in. Natively only.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: CollectionName)
      -> [IndexPath]
    {
      []
    }

    /// The same as ``indexPathsToDeleteForSupplementaryView(ofKind:)``, for decoration views, which fade out. Natively only.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: CollectionName)
      -> [IndexPath]
    {
      []
    }

    /// The collection view is shown with another size from the next frame on. Called before ``prepare()``; then
    /// ``targetContentOffset(forProposedContentOffset:)`` is asked, unless something moves the content, and ``finalizeAnimatedBoundsChange()`` ends it. Does
    /// nothing by default. Natively only.
    ///
    /// A size that is animated changes with each frame, and each change is announced; so is that of a window which is turned or resized. A view that has not been
    /// shown yet, or was empty, hears nothing. A layout keeps an item in its place by it:
    ///
    /// ```swift
    /// override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    ///   page = (oldBounds.minX / oldBounds.width).rounded()
    /// }
    ///
    /// override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    ///   guard let page, let collectionView else { return proposed }
    ///   return CGPoint(x: page * collectionView.bounds.width, y: proposed.y)
    /// }
    ///
    /// override func finalizeAnimatedBoundsChange() {
    ///   page = nil
    /// }
    /// ```
    ///
    /// - Parameter oldBounds: those that were shown last. The collection view has the new ones.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// All is where it is to be after the change of size that ``prepare(forAnimatedBoundsChange:)`` announced. Does nothing by default. Natively only.
    open func finalizeAnimatedBoundsChange() {}
  #endif

  /// Whether the layout is another one for other bounds. Asked with the new bounds whenever the content is scrolled or
  /// the view gets another size; then the collection view still has its old bounds. After a change of
  /// size every layout is prepared anew, but only one that says yes gets ``invalidateLayout(with:)``. False by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    false
  }

  /// The content offset at the end of a change of layout or a batch of updates. The proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Where flung content comes to rest: snap to items here. The proposed one by default.
  ///
  /// - Parameter velocity: in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// The collection view is about to go over to another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// The collection view is about to come over from another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The transition that was prepared for is over.
  open func finalizeLayoutTransition() {}

  /// Which index path an item gets whose finger is at a point, while it is moved interactively. Called for each
  /// movement of the finger, and while content is scrolled below it.
  ///
  /// By default that of the item at the point; of two that are not of one size only once the point is beyond the middle of the other. At a header or a
  /// footer of an empty section it is that section, behind the last item of a section its end, and elsewhere nothing changes.
  ///
  /// - Parameters:
  ///   - previousIndexPath: where the layout has the item now.
  ///   - position: in the content's coordinates.
  /// - Complexity: O(items in nine windows) by default.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    target(of: previousIndexPath, at: position)
  }

  /// How the cell of an item looks that is moved interactively; called in each frame. By default a copy of the item's attributes, with its middle at
  /// the position and above all others; subclasses that call super may scale or fade it.
  ///
  /// - Parameters:
  ///   - indexPath: where the layout has the item now.
  ///   - position: in the content's coordinates: the finger, or a point on the way to it just after the item was picked up.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    attributesOfMoved(indexPath, at: position)
  }

  // MARK: Invalidation

  #if hasFeature(Embedded)
    /// The class of the contexts that the layout is invalidated with.
    open class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
      UICollectionViewLayoutInvalidationContext.self
    }

    static func newContext() -> UICollectionViewLayoutInvalidationContext {
      invalidationContextClass.init()
    }
  #else
    /// The class of the contexts that the layout is invalidated with: a subclass of
    /// ``UICollectionViewLayoutInvalidationContext``, and anything else counts as that one.
    open class var invalidationContextClass: AnyClass {
      UICollectionViewLayoutInvalidationContext.self
    }

    /// The class of the attributes that the layout makes where it makes them itself, as
    /// ``UICollectionViewFlowLayout`` does: a subclass of ``UICollectionViewLayoutAttributes``, and
    /// anything else counts as that one.
    open class var layoutAttributesClass: AnyClass {
      UICollectionViewLayoutAttributes.self
    }

    static func newContext() -> UICollectionViewLayoutInvalidationContext {
      let type = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
  #endif

  /// The context for bounds that ``shouldInvalidateLayout(forBoundsChange:)`` has said yes to.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    type(of: self).newContext()
  }

  /// Whether the width of a view was only estimated. That of a program's own layout is kept.
  func estimatesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    false
  }

  #if hasFeature(Embedded)
    // See the native ones below: layouts of programs are not asked.
    func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      false
    }

    final func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = type(of: self).newContext()
      (context.preferred, context.original) = (preferredAttributes, originalAttributes)
      return context
    }
  #else
    /// Whether the layout is another one where a view wants to be of another size. Asked for each view that comes into view, and for those that are seen
    /// when the layout is invalidated or what they show changes. False by default; in a layout of TouchKit's true where the size was estimated, and differs
    /// where it was. Natively only.
    ///
    /// - Parameters:
    ///   - preferredAttributes: what the view has answered; see ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``.
    ///   - originalAttributes: what the layout has for it.
    open func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      false
    }

    /// The context for a view that wants to be of another size, where
    /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` has said yes. By default it names the item or the supplementary view; the
    /// layouts of TouchKit find in it how large it wants to be, so call super. Natively only.
    ///
    /// In these layouts what is seen stays in place by itself. In others
    /// ``UICollectionViewLayoutInvalidationContext/contentOffsetAdjustment`` does it, where something above becomes larger.
    open func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = type(of: self).newContext()
      (context.preferred, context.original) = (preferredAttributes, originalAttributes)
      let path = originalAttributes.indexPath
      if originalAttributes.representedElementCategory == .cell {
        context.invalidateItems(at: [path])
      } else if let kind = originalAttributes.representedElementKind {
        context.invalidateSupplementaryElements(ofKind: kind, at: [path])
      }
      return context
    }

    /// The context for an item that is moved interactively. Asked for each place of the finger, also while content is scrolled below it, after
    /// ``targetIndexPath(forInteractivelyMovingItem:withPosition:)``; ``invalidateLayout(with:)`` gets it then. (A layout of TouchKit itself, and no subclass, is
    /// asked only where the item has another index path.) By default it says what the parameters say and names the items whose index paths change, so call
    /// super. Natively only.
    ///
    /// - Parameters:
    ///   - targetIndexPaths: where the layout has the item from now on; always one.
    ///   - targetPosition: the finger, in the content's coordinates.
    ///   - previousIndexPaths: where the layout had it. The same as the target, where it is still there.
    ///   - previousPosition: where the finger was when this was asked last; at first the middle of the cell.
    open func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = contextOfMovement(from: previousIndexPaths, to: targetIndexPaths)
      context.interactiveMovementTarget = targetPosition
      return context
    }

    /// The context for the end of an interactive movement. Asked once for each that was begun and let go or cancelled, after the data source has
    /// moved the item; ``invalidateLayout(with:)`` gets it then. What replaces a movement, such as a batch of changes, invalidates the layout by itself. By default it says what the parameters say, so call
    /// super. Natively only.
    ///
    /// - Parameters:
    ///   - indexPaths: where the item is from now on; always one.
    ///   - previousIndexPaths: where the layout has had it while it was moved.
    ///   - movementCancelled: true where it goes back to where it came from, because the movement was cancelled, or the data source does not move items.
    open func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      contextOfMovement(from: previousIndexPaths, to: indexPaths)
    }
  #endif

  /// The layout is another one from now on: it is prepared and asked anew before the next frame.
  open func invalidateLayout() {
    invalidate { $0.invalidateEverything = true }
  }

  /// The same, for a part of the layout that the context names. Subclasses override it to keep what
  /// is still right; call super.
  ///
  /// The collection view calls it, too: when its data is loaded anew (with
  /// ``UICollectionViewLayoutInvalidationContext/invalidateEverything`` and
  /// ``UICollectionViewLayoutInvalidationContext/invalidateDataSourceCounts``), for a batch of changes (with the
  /// latter), and for bounds that ``UICollectionViewLayout/shouldInvalidateLayout(forBoundsChange:)`` has said yes to (with neither).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    if context.invalidateEverything { asksAnew = true }
    collectionView?.layoutChanged(context)
  }

  final func invalidate(_ describe: (UICollectionViewLayoutInvalidationContext) -> Void) {
    let context = type(of: self).newContext()
    describe(context)
    invalidateLayout(with: context)
  }

  // MARK: For the collection view
  //
  // Our own layouts answer with values and without allocating; others are asked for their attributes, which are kept
  // until they are asked for another rectangle.

  final var answers = AttributesByKey()

  // The classes of its decoration views.
  @exclusivity(unchecked) final var decorations:
    [(kind: CollectionName, type: UICollectionReusableView.Type)] = []

  // The sizes that views have said they want to be; `nil` where there is none.
  @exclusivity(unchecked) final var fitted: FittedSizes?
  // True where all that is seen has to be asked once more how large it wants to be.
  final var asksAnew = true

  #if !hasFeature(Embedded)
    /// Whether the layout is invalidated wherever the finger is that moves an item, or only where that changes index paths: a program's may look
    /// different at each place.
    var followsFingers: Bool {
      true
    }
  #endif

  /// What the rows of a section look like, where it is a list.
  func list(of section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Whether any section is a list.
  var hasLists: Bool { false }

  /// Whether any row of them has actions.
  var hasSwipes: Bool { false }

  /// What a collection view asks of its rows; `nil` where no section is a list.
  func makeRows() -> CollectionRows? { nil }

  #if hasFeature(Embedded)
    /// Asks the views that have come how large they want to be; `nil` where the layout estimates nothing. Only what estimates names it, so that other
    /// programs are without it.
    final var fitter: ((UICollectionView) -> Void)?
  #endif

  /// Whether views are asked how large they want to be.
  var fitsViews: Bool {
    true
  }

  /// Whether what is seen is kept in place by the collection view while other views become larger: not where the program's own layout does.
  var keepsPlaces: Bool {
    false
  }

  /// Appends the elements in a rectangle.
  func collect(in rect: CGRect, into elements: inout [LayoutElement]) {
    guard let kinds = collectionView?.kinds else { return }
    let all = layoutAttributesForElements(in: rect) ?? []
    answers.removeAll()
    for attributes in all {
      let element = LayoutElement(attributes, kinds, of: self)
      elements.append(element)
      // Of two answers for one element the first counts.
      if answers[element.key] == nil { answers[element.key] = attributes }
    }
  }

  /// The side of the cells of a regular grid, in points; `nil` for other layouts.
  var cellSide: CGFloat? {
    nil
  }

  /// How large a cell counts where grids that cross-fade are brought to one scale, in points; `nil` for layouts that are no regular grid.
  func scaleLength(of frame: CGRect) -> CGFloat? {
    cellSide
  }

  /// Whether rows go on beyond the sides of the content where the layout is shown smaller or further aside than it rests.
  var continuesRows: Bool {
    false
  }

  /// Appends the cells with which rows go on in a rectangle that reaches beyond the sides of the content. Their keys are copies: 1 for
  /// each of the ways in which a row goes on.
  func collectContinuation(in rect: CGRect, into elements: inout [LayoutElement]) {}

  /// One element; `nil` where the layout does not show it.
  func element(_ key: ElementKey) -> LayoutElement? {
    guard let kinds = collectionView?.kinds else { return nil }
    let attributes =
      key.isCell
      ? layoutAttributesForItem(at: key.indexPath)
      : key.isDecoration
        ? decoration(key, kinds)
        : layoutAttributesForSupplementaryView(ofKind: kinds.name(of: key.kind), at: key.indexPath)
    guard let attributes else { return nil }
    let element = LayoutElement(attributes, kinds, of: self)
    answers[element.key] = attributes
    return element
  }

  /// The header that stays at a line in the content while its group passes; `nil` for layouts without such headers. An
  /// empty one where the group has none.
  func pinnedHeader(at line: CGFloat) -> PinnedElement? {
    nil
  }

  /// The same for footers.
  func pinnedFooter(at line: CGFloat) -> PinnedElement? {
    nil
  }

  #if !hasFeature(Embedded)
    /// What else stays at the edges for the lines of a window: further headers and footers of the groups there, and of the whole layout.
    func collectPinned(at lines: PinnedLines, into elements: inout [PinnedElement]) {}
  #endif

  /// Scrolls a section across so that an item of it is at a place, where sections are scrolled across.
  func scrollAcross(
    to key: ElementKey, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {}

  /// Scrolls a section across by a delta; the rest of it is returned.
  func scrollAcross(_ section: Int, by delta: CGPoint, animated: Bool) -> CGPoint { delta }

  /// True while a finger has stopped a section that was moving across.
  var hasCaughtSection: Bool { false }

  /// A header or a footer of any group, for layouts in which each is somewhere at any time; `nil` for others, and for cells.
  func pinnable(_ key: ElementKey) -> PinnedElement? {
    nil
  }

  /// Appends the headers and footers in a rectangle that have been pushed away, and scroll with the content from there.
  func collectDisplaced(
    in rect: CGRect, at lines: PinnedLines, into elements: inout [LayoutElement]
  ) {}

  /// True where the scroll axis, along which headers and footers stay at an edge, is the horizontal one.
  var pinsSideways: Bool {
    false
  }

  /// How far below the content inset such headers stay, in points.
  var headerOffset: CGFloat {
    0
  }

  /// Measures what lies in a rectangle and had only been estimated.
  ///
  /// - Parameter line: what lies beyond it may move, what lies before it stays.
  /// - Returns: how far what lies at the line has moved by it.
  func measure(in rect: CGRect, keeping line: CGPoint) -> CGPoint {
    .zero
  }

  /// The collection view is being laid out, and its adjusted content insets may be others; for layouts within TouchKit.
  func followInsets() {}

  /// Prepares the layout if it has to be.
  final func prepareIfNeeded() {
    let size = user.borrow { $0.geometry.bounds.size } ?? .zero
    let isResized = preparedSize.width != size.width || preparedSize.height != size.height
    guard !isPrepared || isResized else { return }
    if isResized { keepsFrames = false }
    isPrepared = true
    preparedSize = size
    #if hasFeature(Embedded)
      prepare()
    #else
      isPreparing = true
      prepare()
      isPreparing = false
    #endif
  }
}
