import TouchKit

/// Makes the grids of a gallery, each with the groups that fit the size of its cells.
final class GalleryLayouts {
  private var groups = PhotoGroups.none
  private var count = 0
  private let shapes: Shapes
  // Of each level, as the layouts get them: all share the same ones.
  private var starts: [[IndexPath]] = [[], [], []]
  /// The height of what lies above the photos and scrolls away with them, in points.
  var above: CGFloat = 0
  /// Whether photos are shown in their own shapes, in rows; otherwise they are squares.
  var showsShapes = false
  /// Of the window, in points.
  var width: CGFloat

  /// Between two photos, in points.
  static let spacing: CGFloat = 2
  /// From so many columns on it is half of that: a mosaic.
  static let manyColumns = 13
  private static let header: CGFloat = 48

  /// How many times as large as usual titles are; their headers are as much higher.
  var textScale: CGFloat = 1

  init(_ photos: GalleryPhotos, width: CGFloat) {
    self.width = width
    shapes = Shapes(photos)
    use(photos)
  }

  /// The shapes of the photos that are shown now, for rows in which they have their own. A layout asks when it is prepared: one that was made for other
  /// photos may be, on the way to the next one, and before the view has counted the new ones.
  private final class Shapes {
    var photos: GalleryPhotos

    init(_ photos: GalleryPhotos) {
      self.photos = photos
    }

    deinit {}

    func ratio(of item: Int) -> CGFloat {
      guard item < photos.count else { return 1 }
      let size = photos.picture(at: item).size
      return size.width / size.height
    }
  }

  /// Other photos are shown; layouts that are in use are to be divided anew.
  func use(_ photos: GalleryPhotos) {
    (groups, count) = (photos.groups, photos.count)
    shapes.photos = photos
    starts = PhotoGroups.Level.allCases.map { level in
      groups[level].map { IndexPath(item: $0.start, section: 0) }
    }
  }

  func make(columns: Int) -> ColumnGridLayout {
    let layout = ColumnGridLayout(columns: columns)
    layout.spacing = columns >= GalleryLayouts.manyColumns ? 1 : GalleryLayouts.spacing
    layout.transitionStyle = .crossfade
    showShapes(in: layout)
    layout.sectionHeadersPinToVisibleBounds = true
    divide(layout)
    return layout
  }

  /// A grid that is in use goes on with the photos of the last ``use(_:)``.
  func update(_ layout: ColumnGridLayout) {
    showShapes(in: layout)
    divide(layout)
  }

  private func showShapes(in layout: ColumnGridLayout) {
    if showsShapes { layout.aspectRatio = { [shapes] in shapes.ratio(of: $0.item) } }
  }

  /// The finest level for cells of this size whose groups fill a row on average, and leave at most a quarter of the cells bare, at the ends of
  /// their last rows: many days of one photo each would be a black page, whatever a few long ones have. A single group leaves nothing bare, however short it is.
  func level(columns: Int) -> PhotoGroups.Level {
    let columns = max(1, columns)
    let finest = PhotoGroups.Level.fitting(side: width / CGFloat(columns))
    return PhotoGroups.Level.allCases.first {
      let number = groups[$0].count
      return $0.rawValue >= finest.rawValue
        && (number < 2
          || count >= columns * number && bareCells(of: $0, columns: columns) * 3 <= count)
    } ?? .year
  }

  // Those after the last photo of each group in its row, but for the last group: nothing could follow there.
  private func bareCells(of level: PhotoGroups.Level, columns: Int) -> Int {
    let starts = starts[level.rawValue]
    var bare = 0
    for (start, end) in zip(starts, starts.dropFirst()) {
      let over = (end.item - start.item) % columns
      if over > 0 { bare += columns - over }
    }
    return bare
  }

  /// Gives a grid the groups that fit the window.
  func divide(_ layout: ColumnGridLayout) {
    let level = level(columns: layout.columns)
    let starts = starts[level.rawValue]
    layout.headerHeight = starts.isEmpty ? 0 : (GalleryLayouts.header * textScale).rounded()
    layout.headerKind = level.kind
    layout.pinnedHeaderOffset = -above
    layout.groups = starts
  }
}
