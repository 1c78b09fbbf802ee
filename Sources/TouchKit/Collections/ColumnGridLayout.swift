/// A regular grid of square cells, as many beside each other as it has columns, that scrolls up and
/// down. (Not in UIKit.)
///
/// Where an item is follows from its number, and which items a rectangle has from the rectangle:
/// nothing is kept for an item, and a million cost what a thousand cost.
///
/// The first row of one section may have fewer items than there are columns, and then they are
/// wider. That lets a grid change the number of its columns while any item stays in the column
/// under the fingers: with 7 items in 3 columns, of which the fourth (d) is held on the right,
///
///     a b c          ┌──a──┐
///     d e f    →     │ b c │  would have d on the left;  with one item in the first row  a / b c / … has d, the
///     g                          fourth, on the left too, with two  a b / c d / e f / g  on the right.
///
/// See ``keep(_:at:)``.
public final class ColumnGridLayout: UICollectionViewLayout {
  /// How many cells lie beside each other; 1 or more.
  public let columns: Int

  /// The room between cells, in points on both axes; 0 by default.
  public var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// The room around each section, in points; none by default.
  public var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The height of the header of each section, in points; 0, the default, for none.
  public var headerHeight: CGFloat = 0 {
    didSet { if headerHeight != oldValue { invalidateLayout() } }
  }

  /// What is seen while the collection view goes over to this grid from another one.
  public enum TransitionStyle: Sendable {
    /// Each item goes its way from the place that it has to the place that it will have, as in
    /// `UICollectionViewTransitionLayout` on iOS. Rows break up on the way.
    case interpolation
    /// Both grids are shown as a whole, each scaled so that the photo under the fingers, or in the
    /// middle, coincides in both, and one fades in over the other. Rows stay rows, and nothing of
    /// the background is seen within the content. While it lasts an item has a cell in each grid:
    /// the data source is asked for both, and the delegate is told of both.
    case crossfade
  }

  /// What is seen while the collection view goes over to this grid; ``TransitionStyle/interpolation`` by default.
  ///
  /// A transition that takes over another one goes on in the style of that one.
  public var transitionStyle = TransitionStyle.interpolation

  // The section whose first row is short, and how many items it has.
  private var lead = (section: 0, count: 0)
  private var rows = GridRows(columns: 1, width: 0, spacing: 0)
  // Where each section begins, and at the end where the last one ends.
  private var tops: [CGFloat] = [0]

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

  /// Chooses the length of the first row so that an item lies in the column that is at a place; to
  /// be called before the layout is used.
  ///
  /// - Parameters:
  ///   - indexPath: the item to keep.
  ///   - place: how far from left to right, from 0 to 1.
  public func keep(_ indexPath: IndexPath, at place: CGFloat) {
    lead = (
      indexPath.section, GridRows.lead(keeping: indexPath.item, at: place, columns: columns)
    )
    invalidateLayout()
  }

  /// How many items the first row of a section has, if there are so many.
  public func firstRowCount(inSection section: Int) -> Int {
    section == lead.section && lead.count > 0 ? lead.count : columns
  }

  public override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    rows = GridRows(
      columns: columns, width: view.bounds.width - sectionInset.left - sectionInset.right,
      spacing: spacing)
    tops.removeAll(keepingCapacity: true)
    tops.append(0)
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      let height = rows.height(of: count, lead: firstRowCount(inSection: section))
      tops.append(tops[section] + headerHeight + sectionInset.top + height + sectionInset.bottom)
    }
  }

  public override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return CGSize(width: collectionView?.bounds.width ?? 0, height: tops[tops.count - 1])
  }

  // MARK: One element

  override var cellSide: CGFloat? {
    prepareIfNeeded()
    return rows.side
  }

  private func origin(of section: Int) -> CGPoint {
    CGPoint(x: sectionInset.left, y: tops[section] + headerHeight + sectionInset.top)
  }

  override func element(_ key: ElementKey) -> LayoutElement? {
    prepareIfNeeded()
    guard let view = collectionView, key.section >= 0, key.section < tops.count - 1 else {
      return nil
    }
    if key.kind == ElementKey.header, key.item == 0, headerHeight > 0 {
      return header(key.section, view)
    }
    guard key.isCell, key.item >= 0, key.item < view.counts.items(in: key.section) else {
      return nil
    }
    var frame = rows.frame(of: key.item, lead: firstRowCount(inSection: key.section))
    frame.origin = frame.origin + origin(of: key.section)
    return LayoutElement(key: key, frame: frame)
  }

  private func header(_ section: Int, _ view: UICollectionView) -> LayoutElement {
    LayoutElement(
      key: ElementKey(section: section, item: 0, kind: ElementKey.header),
      frame: CGRect(x: 0, y: tops[section], width: view.bounds.width, height: headerHeight))
  }

  // MARK: A rectangle

  override func collect(in rect: CGRect, into elements: inout [LayoutElement]) {
    prepareIfNeeded()
    guard let view = collectionView else { return }
    var section = sorted(tops, lastNotAbove: rect.minY)
    while section < tops.count - 1, tops[section] < rect.maxY {
      let header = header(section, view)
      let hasHeader = headerHeight > 0 && header.frame.overlaps(rect)
      let (origin, lead) = (origin(of: section), firstRowCount(inSection: section))
      let items = rows.items(
        from: rect.minY - origin.y, to: rect.maxY - origin.y,
        count: view.counts.items(in: section), lead: lead)
      // In the order of the keys: the first item, its section's header, the others.
      if hasHeader, items.lowerBound > 0 || items.isEmpty { elements.append(header) }
      for item in items {
        var frame = rows.frame(of: item, lead: lead)
        frame.origin = frame.origin + origin
        elements.append(
          LayoutElement(key: ElementKey(section: section, item: item), frame: frame))
        if hasHeader, item == 0 { elements.append(header) }
      }
      section += 1
    }
  }

  // The last section that begins at or above a height.
  private func sorted(_ tops: [CGFloat], lastNotAbove y: CGFloat) -> Int {
    var (low, high) = (0, tops.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
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
    guard let kinds = collectionView?.kinds else { return nil }
    return element(ElementKey(indexPath, kind: kinds.number(of: elementKind)))?
      .asAttributes(kinds)
  }
}
