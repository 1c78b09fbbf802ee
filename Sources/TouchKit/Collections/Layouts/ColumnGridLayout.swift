/// A regular grid of square cells, as many beside each other as it has columns, that scrolls up and
/// down. (Not in UIKit.)
///
/// Where an item is follows from its number, and which items a rectangle has from the rectangle:
/// nothing is kept for an item, and a million cost what a thousand cost.
///
/// The first row of one section may have fewer items than there are columns, and then they are
/// wider. That lets a grid change the number of its columns while any item stays in the column
/// under the fingers: with 7 items in 3 columns, of which the fourth (d) is anchored on the right,
///
///     a b c          ┌──a──┐
///     d e f    →     │ b c │  would have d on the left;  with one item in the first row  a / b c / … has d, the
///     g                          fourth, on the left too, with two  a b / c d / e f / g  on the right.
///
/// See ``keep(_:at:)``.
///
/// The items of a section may be divided into ``groups``, each with a header of its own: photos by day, month or year. As
/// the groups are the layout's and not the data's, grids of other sizes may have others, and go over into each other.
public final class ColumnGridLayout: UICollectionViewLayout {
  /// How many cells lie beside each other; 1 or more.
  public let columns: Int

  /// The room between cells, in points on both axes; 0 by default.
  @exclusivity(unchecked) public var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { regroup() } }
  }

  /// Pictures of their own shapes in rows that fill the width, instead of squares: the width of an item's picture divided by its
  /// height. `nil`, the default, for squares.
  ///
  /// Rows are about as high as the squares would be, so grids of both kinds, and of other numbers of columns, go over into each
  /// other, and groups, headers and transitions are the same. A shape is clamped to 1/4 … 4; one that is not finite counts as 1.
  /// No item keeps its column then. While such grids cross-fade, rows go on beyond their ends with the items that are nearest, which
  /// then have further cells there.
  ///
  /// Asked for each item when the layout is prepared: O(n) then, and four bytes an item are kept.
  public var aspectRatio: ((IndexPath) -> CGFloat)? {
    didSet { regroup() }
  }

  /// The room around the items of each group, in points; none by default.
  @exclusivity(unchecked) public var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { regroup() } }
  }

  /// The height of the header of each group, in points; 0, the default, for none.
  @exclusivity(unchecked) public var headerHeight: CGFloat = 0 {
    didSet { if headerHeight != oldValue { regroup() } }
  }

  /// The items with which a new group begins within their section, in ascending order; none by default: each section is one
  /// group, and its first item always begins one. What is out of order or no item is passed over.
  ///
  /// The data source is asked for the header of a group with the index path of its first item.
  ///
  /// - Complexity: O(g) once after it has changed, g the number of groups; O(log g) for a question.
  public var groups: [IndexPath] = [] {
    didSet { regroup() }
  }

  /// The kind of the headers; `UICollectionView.elementKindSectionHeader` by default. Grids with other groups have other kinds,
  /// so that the data source knows for which grid it is asked while two are shown.
  public var headerKind = UICollectionView.elementKindSectionHeader {
    didSet { regroup() }
  }

  /// Whether the header of the group at the top of the window stays there until the next one pushes it away: below the content
  /// inset, over the cells. False by default. (As in `UICollectionViewFlowLayout` on iOS.)
  @exclusivity(unchecked) public var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// How far below the content inset the headers stay that stay at the top, in points; below 0 for above it. 0 by default.
  ///
  /// For a content inset that is not covered all the time: with a row of 160 points above the first photo, which scrolls away
  /// with the photos, the inset is larger by 160, and this is -160.
  @exclusivity(unchecked) public var pinnedHeaderOffset: CGFloat = 0 {
    didSet { if pinnedHeaderOffset != oldValue { invalidateLayout() } }
  }

  override var headerOffset: CGFloat {
    pinnedHeaderOffset
  }

  /// What is seen while the collection view goes over to this grid from another one.
  public enum TransitionStyle: Sendable {
    /// Each item moves from its old frame to its new one, as with `UICollectionViewTransitionLayout` on iOS, but changes its
    /// column in the middle of the way, grows early and shrinks late: rows break up in between, and leave fewer gaps so.
    case interpolation
    /// Both grids are shown as a whole, each scaled so that the photo under the fingers, or in the
    /// middle, coincides in both, and one fades in over the other. Rows stay rows, and nothing of
    /// the background is seen within the content. While it lasts an item has a cell in each grid:
    /// the data source and the delegate are called for both.
    case crossfade
  }

  /// What is seen while the collection view goes over to this grid; ``TransitionStyle/interpolation`` by default.
  ///
  /// A transition that replaces a running one continues in the style of that one.
  public var transitionStyle = TransitionStyle.interpolation

  // What keeps its column, and where that is.
  @exclusivity(unchecked) private var kept: (item: IndexPath, position: CGFloat)?
  @exclusivity(unchecked) private var rows = GridRows(columns: 1, width: 0, spacing: 0)
  @exclusivity(unchecked) private var shapes: ShapeRows?
  @exclusivity(unchecked) private var stack = GridGroups()
  // What the groups were made for; `nil` where they have to be made anew.
  @exclusivity(unchecked) private var madeFor: (counts: ItemCounts, width: CGFloat)?
  private var headerNumber = ElementKey.header
  // Counts how often it was prepared.
  @exclusivity(unchecked) private var revision = 0

  /// Another number whenever elements may have other frames; `nil` while some depend on where the window is.
  var framesRevision: Int? {
    sectionHeadersPinToVisibleBounds && headerHeight > 0 ? nil : revision
  }

  /// A grid of a number of columns; less than 1 counts as 1.
  public init(columns: Int) {
    self.columns = max(1, columns)
    super.init()
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  #if !hasFeature(Embedded)
    override var followsFingers: Bool {
      false
    }
  #endif

  override var fitsViews: Bool {
    false
  }

  private func regroup() {
    madeFor = nil
    invalidateLayout()
  }

  /// Chooses the length of the first row of a group so that an item lies in the column at a position; to
  /// be called before the layout is used.
  ///
  /// Where there are several groups the first row has at least half as many items as there are columns, so that they do not become
  /// much wider than the others, and the item lies as near to the position as that allows.
  ///
  /// - Parameters:
  ///   - indexPath: the item to keep.
  ///   - position: how far from left to right, from 0 to 1.
  public func keep(_ indexPath: IndexPath, at position: CGFloat) {
    kept = (indexPath, position)
    invalidateLayout()
  }

  /// Ends what ``keep(_:at:)`` has begun, once nothing of that group is in the window: its first row is like the others again, and what
  /// is in the window stays where it is, under a finger and in a fling, too. Does nothing before that, and during a transition.
  ///
  /// To be called whenever the content has moved; while nothing is kept it costs nothing.
  public func releaseKept() {
    if let lead = stack.lead { release(lead.index) }
  }

  // Apart from that, so that it is no part of what scrolling needs before anything has been kept.
  @inline(never)
  private func release(_ index: Int) {
    guard isPrepared, let view = collectionView, view.transition == nil else { return }
    let window = view.bounds
    let isAbove = stack.end(of: index) <= window.minY
    guard isAbove || stack[index].top >= window.maxY else { return }
    let height = stack.bottom
    kept = nil
    invalidateLayout()
    prepareIfNeeded()
    if isAbove { view.contentOffset.y += stack.bottom - height }
  }

  /// How many items the first row of a section has, if there are so many.
  public func firstRowCount(inSection section: Int) -> Int {
    prepareIfNeeded()
    guard let index = stack.index(of: 0, in: section) else { return columns }
    return shapes?.items(from: 0, to: 0.01, in: index).count ?? lead(of: index)
  }

  public override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    // As many items as before may have other shapes.
    if context.invalidateDataSourceCounts, aspectRatio != nil { madeFor = nil }
    super.invalidateLayout(with: context)
  }

  public override func prepare() {
    super.prepare()
    revision += 1
    guard let view = collectionView else { return }
    view.refreshCounts()
    let width = view.bounds.width
    if madeFor == nil || madeFor?.width != width || madeFor?.counts != view.counts {
      madeFor = (view.counts, width)
      headerNumber = view.kinds.number(of: headerKind)
      rows = GridRows(
        columns: columns, width: width - sectionInset.left - sectionInset.right,
        spacing: spacing)
      var shapes = aspectRatio.map { _ in
        ShapeRows(width: rows.width, spacing: spacing, height: rows.side)
      }
      stack = GridGroups(
        view.counts, starts: groups,
        margin: headerHeight + sectionInset.top + sectionInset.bottom
      ) { section, first, count in
        shapes?.append(count: count) { item in
          aspectRatio?(view.dataPath(IndexPath(item: first + item, section: section))) ?? 1
        } ?? rows.height(of: count, lead: columns)
      }
      self.shapes = shapes
    }
    arrangeLead()
  }

  // The first row of the group of what is kept.
  private func arrangeLead() {
    stack.clearLead()
    guard shapes == nil, let kept,
      let index = stack.index(of: kept.item.item, in: kept.item.section)
    else {
      return
    }
    let group = stack[index]
    let item = kept.item.item - group.first
    let lead =
      stack.count == 1
      ? GridRows.lead(keeping: item, at: kept.position, columns: columns)
      : GridRows.lead(near: item, to: kept.position, columns: columns)
    stack.setLead(
      index, lead,
      difference: rows.height(of: group.count, lead: lead)
        - rows.height(of: group.count, lead: columns))
  }

  private func lead(of index: Int) -> Int {
    if let lead = stack.lead, lead.index == index { return lead.count }
    return columns
  }

  public override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return CGSize(width: collectionView?.bounds.width ?? 0, height: stack.bottom)
  }

  // MARK: One element

  override var cellSide: CGFloat? {
    prepareIfNeeded()
    return rows.side
  }

  // Pictures of a row are all as high as it: scaled by that, the rows of two grids that have a picture in common coincide.
  override func scaleLength(of frame: CGRect) -> CGFloat? {
    prepareIfNeeded()
    return shapes == nil ? rows.side : frame.height
  }

  override var continuesRows: Bool {
    prepareIfNeeded()
    return shapes != nil
  }

  override func collectContinuation(in rect: CGRect, into elements: inout [LayoutElement]) {
    prepareIfNeeded()
    guard let shapes, var index = stack.index(at: rect.minY) else { return }
    var found: [ShapeRows.Continued] = []
    while index < stack.count, stack[index].top < rect.maxY {
      let origin = origin(of: stack[index])
      found.removeAll(keepingCapacity: true)
      for row in shapes.rowNumbers(from: rect.minY - origin.y, to: rect.maxY - origin.y, in: index)
      {
        shapes.continueRow(
          row, from: rect.minX - origin.x, to: rect.maxX - origin.x, into: &found)
      }
      for picture in found {
        let group = stack[picture.group]
        var key = ElementKey(section: group.section, item: group.first + picture.item)
        key.copy = picture.copy
        elements.append(
          LayoutElement(key: key, frame: picture.frame.offsetBy(dx: origin.x, dy: origin.y)))
      }
      index += 1
    }
  }

  private func origin(of group: GridGroups.Group) -> CGPoint {
    CGPoint(x: sectionInset.left, y: group.top + headerHeight + sectionInset.top)
  }

  override func element(_ key: ElementKey) -> LayoutElement? {
    prepareIfNeeded()
    guard isUsed, let index = stack.index(of: key.item, in: key.section) else { return nil }
    let group = stack[index]
    if key.isCell {
      guard key.item >= 0, key.item - group.first < group.count else { return nil }
      return cell(key.item, group, at: index)
    }
    guard key.kind == headerNumber, key.item == group.first, headerHeight > 0,
      let view = collectionView
    else { return nil }
    return header(group, view)
  }

  private func cell(_ item: Int, _ group: GridGroups.Group, at index: Int) -> LayoutElement {
    let inGroup = item - group.first
    var frame =
      shapes?.frame(of: inGroup, in: index) ?? rows.frame(of: inGroup, lead: lead(of: index))
    frame.origin = frame.origin + origin(of: group)
    return LayoutElement(key: ElementKey(section: group.section, item: item), frame: frame)
  }

  private func header(_ group: GridGroups.Group, _ view: UICollectionView) -> LayoutElement {
    LayoutElement(
      key: ElementKey(section: group.section, item: group.first, kind: headerNumber),
      frame: CGRect(x: 0, y: group.top, width: view.bounds.width, height: headerHeight))
  }

  override func pinnedHeader(at line: CGFloat) -> PinnedElement? {
    guard sectionHeadersPinToVisibleBounds, headerHeight > 0 else { return nil }
    prepareIfNeeded()
    guard let view = collectionView, let index = stack.index(at: line) else { return nil }
    let group = ClosedRange(from: stack[index].top, to: stack.end(of: index))
    return PinnedElement(header(stack[index], view), at: .start, within: group, fades: true)
      .current(in: group, isFirst: index == 0, isLast: index == stack.count - 1)
  }

  // MARK: A rectangle

  override func collect(in rect: CGRect, into elements: inout [LayoutElement]) {
    prepareIfNeeded()
    guard let view = collectionView, var index = stack.index(at: rect.minY) else { return }
    while index < stack.count {
      let group = stack[index]
      guard group.top < rect.maxY else { return }
      collect(group, at: index, header(group, view), in: rect, into: &elements)
      index += 1
    }
  }

  private func collect(
    _ group: GridGroups.Group, at index: Int, _ header: LayoutElement, in rect: CGRect,
    into elements: inout [LayoutElement]
  ) {
    let hasHeader = headerHeight > 0 && header.frame.overlaps(rect)
    let top = origin(of: group).y
    let (start, end) = (rect.minY - top, rect.maxY - top)
    let items =
      shapes?.items(from: start, to: end, in: index)
      ?? rows.items(from: start, to: end, count: group.count, lead: lead(of: index))
    // In the order of the keys: the first item, its group's header, the others.
    if hasHeader, items.lowerBound > 0 || items.isEmpty { elements.append(header) }
    for item in items {
      elements.append(cell(group.first + item, group, at: index))
      if hasHeader, item == 0 { elements.append(header) }
    }
  }

  // MARK: In UIKit's terms

  public override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var elements: [LayoutElement] = []
    collect(in: rect, into: &elements)
    return elements.map { $0.asAttributes(collectionView?.kinds) }
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    element(ElementKey(indexPath))?.asAttributes(collectionView?.kinds)
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    let key = ElementKey(indexPath, kind: view.kinds.number(of: elementKind))
    return shownElement(key, in: view)?.asAttributes(view.kinds)
  }
}
