/// Sections that are put together from groups of items, each with headers, footers and grounds of its own.
///
/// An item is in a group, which may be in another one, a section repeats its group, and the layout has sections. Sizes are parts of what
/// something is in, or points:
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   subitems: [item])
/// let section = NSCollectionLayoutSection(group: row)
/// section.interGroupSpacing = 10
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// ```
///
/// Each group is placed once, however many items there are, so a million of them cost what ten do. Cells, headers and footers with an estimated
/// dimension say their own size, see ``NSCollectionLayoutDimension/estimated(_:)``: such groups are placed once more, near what is visible. The room for sections is the collection
/// view without its ``UIScrollView/adjustedContentInset``; where that or the size changes, sections are asked for anew.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var settings: UICollectionViewCompositionalLayoutConfiguration
  final var plan = CompositionalPlan()
  // The insets that the plan is for.
  private final var knownInsets = UIEdgeInsets.zero
  // What fingers scroll sections across with: those that are in view.
  final var scrollers: [SectionScroller] = []
  final private(set) var environment: LayoutEnvironment?
  // What covers the edges of the view, that sections stay out of across the scroll axis.
  private final var knownSafeArea = UIEdgeInsets.zero
  // The sections whose views say their own size, by their numbers, and what they are placed with.
  private final var sources: [Int: NSCollectionLayoutSection] = [:]
  private final var planner: GroupPlanner?
  // The room for sections when views were measured, and the views that are of another size since the layout was prepared.
  private final var fittedRoom = CGSize.zero
  private final var changed: [Int: [Int]] = [:]
  // What rows look like, by section, up to the last one that is a list.
  private final var lists: [SectionList?] = []
  // Subclasses outside of TouchKit may answer otherwise, and then they are asked in UIKit's terms.
  private final var isOurs = false

  /// A layout whose sections all look alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections all look alike, with what they have in common.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// A layout that asks what each section looks like.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout that asks what each section looks like, with what they have in common.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.copied()
    super.init()
    #if hasFeature(Embedded)
      fitter = { $0.fitShown() }
    #endif
    isOurs =
      ObjectIdentifier(type(of: self))
      == ObjectIdentifier(UICollectionViewCompositionalLayout.self)
  }

  #if !hasFeature(Embedded)
    /// There are no archives to come from: always `nil`, for subclasses that declare it.
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// What all sections have in common, as a copy: a change counts once it is set, which invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings.copied() }
    set {
      settings = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    if keepsFrames {
      keepsFrames = false
      placeChanged()
      return
    }
    changed = [:]
    sources = [:]
    guard let view = collectionView else {
      plan = CompositionalPlan()
      return
    }
    let insets = view.adjustedContentInset
    knownInsets = insets.isFinite ? insets : .zero
    knownSafeArea = safeArea(of: view)
    let environment = LayoutEnvironment(
      view.bounds.size,
      NSDirectionalEdgeInsets(
        top: knownInsets.top, leading: knownInsets.left, bottom: knownInsets.bottom,
        trailing: knownInsets.right), view.traitCollection)
    let planner = GroupPlanner(kinds: view.kinds, traits: environment.traitCollection)
    let isVertical = settings.scrollDirection == .vertical
    let room = environment.effectiveContentSize
    forgetSizes(of: room, isVertical)
    let boundary = BoundaryPlan(
      settings.boundarySupplementaryItems, in: room, section: 0, fitted, view.kinds)
    var sources: [Int: NSCollectionLayoutSection] = [:]
    var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    var lists: [SectionList?] = []
    let new = CompositionalPlan(
      settings, count: view.numberOfSections, in: room, edges: boundary, kinds: view.kinds
    ) { index, room in
      guard let section = provider(index, environment) else {
        return SectionPlan(isVertical: isVertical)
      }
      if let handler = section.visibleItemsInvalidationHandler { handlers[index] = handler }
      if let list = section.list {
        while lists.count <= index { lists.append(nil) }
        lists[index] = list
      }
      var planner = planner
      if let fitted { planner.known = SectionFitting(section: index, sizes: fitted) }
      let plan = place(section, index, in: room, isVertical, planner, view)
      if plan.isEstimated { sources[index] = section }
      return plan
    }
    new.offsets = plan.offsets
    new.handlers = handlers
    self.environment = environment
    (self.sources, self.planner) = (sources, planner)
    self.lists = lists
    plan = new
  }

  override func followInsets() {
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    if isPrepared, insets.isFinite, insets != knownInsets { invalidateLayout() }
    if isPrepared, safeArea(of: view) != knownSafeArea { invalidateLayout() }
    placeScrollers(in: view)
  }

  // MARK: Lists

  override func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    lists.indices.contains(section) ? lists[section]?.configuration : nil
  }

  override var hasLists: Bool {
    !lists.isEmpty
  }

  override var hasSwipes: Bool {
    for case let list? in lists
    where list.configuration.leadingSwipeActionsConfigurationProvider != nil
      || list.configuration.trailingSwipeActionsConfigurationProvider != nil
    { return true }
    return false
  }

  override func makeRows() -> CollectionRows? {
    lists.last??.makeRows()
  }

  #if !hasFeature(Embedded)
    override var followsFingers: Bool {
      !isOurs
    }
  #endif

  // MARK: Views that say their own size

  override var fitsViews: Bool {
    if !sources.isEmpty || !isOurs { return true }
    for own in plan.fixed where !own.axes.isEmpty { return true }
    return false
  }

  override var keepsPlaces: Bool {
    true
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let key = key(of: originalAttributes) else { return false }
    prepareIfNeeded()
    let axes = plan.estimatedAxes(of: key)
    let (new, old) = (preferredAttributes.frame.size, originalAttributes.frame.size)
    return axes.contains(.width) && new.differsInWidth(from: old)
      || axes.contains(.height) && new.differsInHeight(from: old)
  }

  override func estimatesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    key(of: attributes).map { plan.estimatedAxes(of: $0).contains(.width) } ?? false
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keeps = (isPrepared || keepsFrames) && fit(context)
    super.invalidateLayout(with: context)
    keepsFrames = keeps
  }

  // - Returns: true where only a section has to be placed anew.
  private final func fit(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard let preferred = context.preferred, let original = context.original,
      !context.invalidateEverything, !context.invalidateDataSourceCounts,
      let key = key(of: original), !plan.estimatedAxes(of: key).isEmpty
    else { return false }
    fit(key, preferred.frame.size, instead: original.frame.size)
    if key.section == 0, key.item == 0, !key.isCell, plan.fixed(key.kind) != nil { return false }
    changed[key.section, default: []] += key.isCell ? [key.item] : []
    return true
  }

  private final func placeChanged() {
    guard let view = collectionView, let fitted, var planner else { return }
    var plans: [(section: Int, plan: SectionPlan)] = []
    for (index, items) in changed {
      guard let section = sources[index], plan.sections.indices.contains(index) else { continue }
      planner.known = SectionFitting(
        section: index, sizes: fitted, blocks: plan.sections[index].blocks, changed: items)
      plans.append(
        (index, place(section, index, in: plan.inner, plan.isVertical, planner, view)))
    }
    changed = [:]
    plan.replace(plans)
  }

  private final func place(
    _ section: NSCollectionLayoutSection, _ index: Int, in room: CGSize, _ isVertical: Bool,
    _ planner: GroupPlanner, _ view: UICollectionView
  ) -> SectionPlan {
    var reference = section.contentInsetsReference
    if reference == .automatic { reference = settings.contentInsetsReference }
    let (safe, added) = (reference == .none ? .zero : knownSafeArea, view.addedInset)
    let more = UIEdgeInsets(
      top: added.top - safe.top, left: added.left - safe.left,
      bottom: added.bottom - safe.bottom, right: added.right - safe.right)
    let size =
      isVertical
      ? CGSize(width: max(0, room.width + more.left + more.right), height: room.height)
      : CGSize(width: room.width, height: max(0, room.height + more.top + more.bottom))
    var plan = SectionPlan(
      section, count: view.numberOfItems(inSection: index), in: size, isVertical: isVertical,
      planner: planner, grounds: { decorationNumber(of: $0.elementKind, view.kinds) })
    plan.bleed = isVertical ? more.left : more.top
    return plan
  }

  private final func safeArea(of view: UICollectionView) -> UIEdgeInsets {
    guard view.mayBeCovered else { return .zero }
    let insets = view.safeAreaInsets
    return insets.isFinite ? insets : .zero
  }

  // What was measured in a room of another size across the scroll axis is measured anew.
  private final func forgetSizes(of room: CGSize, _ isVertical: Bool) {
    let isSame =
      isVertical == plan.isVertical
      && (isVertical ? room.width == fittedRoom.width : room.height == fittedRoom.height)
    fittedRoom = room
    if !isSame { (fitted, asksAnew) = (nil, true) }
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return plan.contentSize
  }

  // MARK: Answering

  override func collect(in rect: CGRect, into elements: inout [LayoutElement]) {
    prepareIfNeeded()
    if isOurs, !hasHandlers {
      plan.collect(in: rect, into: &elements)
    } else {
      super.collect(in: rect, into: &elements)
    }
  }

  override func element(_ key: ElementKey) -> LayoutElement? {
    prepareIfNeeded()
    return isOurs ? plan.element(key) : super.element(key)
  }

  // True where what is visible is changed by the program.
  private final var hasHandlers: Bool {
    !plan.handlers.isEmpty
  }

  private final func attributes(_ element: LayoutElement?) -> UICollectionViewLayoutAttributes? {
    element?.asAttributes(collectionView?.kinds, of: attributesType)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    prepareIfNeeded()
    var elements: [LayoutElement] = []
    plan.collect(in: rect, into: &elements)
    var all: [UICollectionViewLayoutAttributes] = []
    for element in elements {
      all.append(element.asAttributes(collectionView?.kinds, of: attributesType))
    }
    callHandlers(with: all)
    return all
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return attributes(plan.element(ElementKey(indexPath)))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    prepareIfNeeded()
    let key = ElementKey(indexPath, kind: view.kinds.number(of: elementKind))
    // Of a subclass outside of TouchKit these are asked for instead of the elements, which are pinned later.
    return attributes(isOurs ? shownElement(key, in: view) : plan.element(key))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    prepareIfNeeded()
    guard decorations.contains(where: { isSame($0.kind, elementKind) }) else { return nil }
    let kind = decorationNumber(of: elementKind, view.kinds)
    return attributes(plan.element(ElementKey(indexPath, kind: kind)))
  }

  // MARK: Headers and footers that stay

  override var pinsSideways: Bool {
    !plan.isVertical
  }

  override func pinnedHeader(at line: CGFloat) -> PinnedElement? {
    prepareIfNeeded()
    return plan.pinned(at: .start, line: line)
  }

  override func pinnedFooter(at line: CGFloat) -> PinnedElement? {
    prepareIfNeeded()
    return plan.pinned(at: .end, line: line)
  }

  #if !hasFeature(Embedded)
    override func collectPinned(at lines: PinnedLines, into elements: inout [PinnedElement]) {
      prepareIfNeeded()
      plan.collectPinned(at: lines, into: &elements)
    }
  #endif

  override func pinnable(_ key: ElementKey) -> PinnedElement? {
    // One that a subclass does not show is not there.
    guard let own = plan.pinned(key), element(key) != nil else { return nil }
    return own
  }

  override func collectDisplaced(
    in rect: CGRect, at lines: PinnedLines, into elements: inout [LayoutElement]
  ) {
    plan.collectDisplaced(at: .start, in: rect, lines: lines, into: &elements)
    plan.collectDisplaced(at: .end, in: rect, lines: lines, into: &elements)
  }

  // MARK: Sections that are scrolled across

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    moveSections(by: updateItems)
  }

  // It may have come to rest within the call that begins another transition, which has not told it.
  override func willBeUnused() {
    removeScrollers(but: { _ in false })
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    removeScrollers(but: { _ in false })
  }

  override func scrollAcross(
    to key: ElementKey, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scrollSection(to: key, at: position, animated: animated)
  }

  override func scrollAcross(_ section: Int, by delta: CGPoint, animated: Bool) -> CGPoint {
    scroller(of: section)?.scrollContent(by: delta, animated: animated) ?? delta
  }

  override var hasCaughtSection: Bool {
    for scroller in scrollers where scroller.state.fingers.caught != nil { return true }
    return false
  }
}
