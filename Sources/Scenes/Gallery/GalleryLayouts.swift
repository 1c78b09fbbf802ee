import TouchKit

/// Makes the grids of a gallery, each with the groups that fit the size of its cells.
final class GalleryLayouts {
  private let groups: PhotoGroups
  private let count: Int
  // Of each level, as the layouts take them: all share the same ones.
  private let starts: [[IndexPath]]
  /// Of the window, in points.
  var width: CGFloat

  /// Between two photos, in points.
  static let spacing: CGFloat = 2
  static let header: CGFloat = 48

  /// - Parameter count: how many photos there are.
  init(_ groups: PhotoGroups, count: Int, width: CGFloat) {
    self.groups = groups
    self.count = count
    self.width = width
    starts = PhotoGroups.Level.allCases.map { level in
      groups[level].map { IndexPath(item: $0.start, section: 0) }
    }
  }

  func make(columns: Int) -> ColumnGridLayout {
    let layout = ColumnGridLayout(columns: columns)
    layout.spacing = GalleryLayouts.spacing
    layout.transitionStyle = .crossfade
    layout.sectionHeadersPinToVisibleBounds = true
    divide(layout)
    return layout
  }

  /// The finest level for cells of this size whose groups have half a row on average: rows of one photo each are mostly bare.
  func level(columns: Int) -> PhotoGroups.Level {
    let columns = max(1, columns)
    let finest = PhotoGroups.Level.fitting(side: width / CGFloat(columns))
    return PhotoGroups.Level.allCases.first {
      $0.rawValue >= finest.rawValue && 2 * count >= columns * groups[$0].count
    } ?? .year
  }

  /// Gives a grid the groups that fit the window.
  func divide(_ layout: ColumnGridLayout) {
    let level = level(columns: layout.columns)
    let starts = starts[level.rawValue]
    layout.headerHeight = starts.isEmpty ? 0 : GalleryLayouts.header
    layout.headerKind = level.kind
    layout.groups = starts
  }
}
