/// Pictures of many shapes in rows that fill the width, each row as high as that makes it. (Not in UIKit.)
///
/// The shapes are asked for 256 items at a time, and only near what is visible; see
/// ``UICollectionViewFlowLayout``.
public final class JustifiedLayout: StackedLayout {
  /// The height that rows have about, in points; 120 by default.
  public var rowHeight: CGFloat = 120 {
    didSet { if rowHeight != oldValue { invalidateLayout() } }
  }

  /// The room between pictures, in points on both axes; 0 by default.
  public var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// The room around the pictures of a section, in points; none by default.
  public var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The height of the header of each section, in points; 0, the default, for none.
  public var headerHeight: CGFloat = 0 {
    didSet { if headerHeight != oldValue { invalidateLayout() } }
  }

  private let aspectRatio: (IndexPath) -> CGFloat

  /// - Parameter aspectRatio: the width of an item's picture divided by its height. It is clamped
  ///   between 1/4 and 4; what is not a number counts as 1.
  public init(aspectRatio: @escaping (IndexPath) -> CGFloat) {
    self.aspectRatio = aspectRatio
    super.init()
    isOurs = true
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  override func makeStack(for view: UICollectionView) -> SectionStack {
    let width = view.bounds.width
    var sections: [SectionStack.Section] = []
    for section in 0..<view.numberOfSections {
      let blocks = ItemBlocks(
        count: view.numberOfItems(inSection: section), spacing: spacing
      ) { [layout = Backlink(to: self), aspectRatio, spacing, rowHeight, sectionInset] items in
        let user = layout.object?.collectionView
        let ratios = items.map {
          let path = IndexPath(item: $0, section: section)
          return JustifiedLayout.limited(aspectRatio(user?.dataPath(path) ?? path))
        }
        let rows = JustifiedRows.arrange(
          ratios, spacing: spacing, height: rowHeight,
          width: width - sectionInset.left - sectionInset.right)
        return ItemBlocks.Arrangement(frames: rows.frames, length: rows.length)
      }
      sections.append(
        SectionStack.Section(
          header: headerHeight, before: sectionInset.top, after: sectionInset.bottom,
          start: sectionInset.left, body: .measured(blocks)))
    }
    return SectionStack(sections, width: width)
  }

  private static func limited(_ ratio: CGFloat) -> CGFloat {
    ratio.isFinite ? min(max(ratio, 0.25), 4) : 1
  }
}
