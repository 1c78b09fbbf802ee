/// The sizes that views have said they want to be, by their elements, for a layout that only estimates them.
///
/// There is one for each element that has been shown; what has not been shown yet costs nothing.
final class FittedSizes {
  // By their sections.
  private var sizes: [Int: [ElementKey: CGSize]] = [:]
  // Stored, so that programs in which nothing is measured are without it.
  private let carry: (FittedSizes, (ElementKey) -> ElementKey?) -> Void = { $0.moveAll($1) }

  subscript(key: ElementKey) -> CGSize? {
    get { sizes[key.section]?[key] }
    set { sizes[key.section, default: [:]][key] = newValue }
  }

  /// The data have changed: sizes go with their items, and those of items that are gone go too.
  ///
  /// - Complexity: O(n) in the sizes, for each step of the change.
  func move(by map: UpdateMap) {
    move { map.key(after: $0) }
  }

  /// Elements have other places in the data; `nil` for one that is gone.
  func move(_ newKey: (ElementKey) -> ElementKey?) {
    carry(self, newKey)
  }

  private func moveAll(_ newKey: (ElementKey) -> ElementKey?) {
    var moved: [Int: [ElementKey: CGSize]] = [:]
    for own in sizes.values {
      for (key, size) in own {
        if let new = newKey(key) { moved[new.section, default: [:]][new] = size }
      }
    }
    sizes = moved
  }

  /// True where a cell of a section has a size.
  func hasCells(in section: Int) -> Bool {
    guard let own = sizes[section] else { return false }
    for key in own.keys where key.isCell { return true }
    return false
  }

  /// The elements of a section that have a size, in no particular order.
  func forEach(in section: Int, _ body: (ElementKey) -> Void) {
    guard let own = sizes[section] else { return }
    for key in own.keys { body(key) }
  }

  deinit {}
}

extension UICollectionViewLayout {
  /// The size that a view wants to be, of what the layout has estimated. What is no number is what it was.
  final func fit(_ key: ElementKey, _ preferred: CGSize, instead original: CGSize) {
    var size = preferred
    if !size.width.isFinite { size.width = original.width }
    if !size.height.isFinite { size.height = original.height }
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    let sizes = fitted ?? FittedSizes()
    fitted = sizes
    sizes[key] = size
  }

  /// The element that attributes are of; `nil` for a decoration view.
  final func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey? {
    switch attributes.representedElementCategory {
    case .cell: return ElementKey(attributes.indexPath)
    case .decorationView: return nil
    case .supplementaryView:
      guard let view = collectionView, let kind = attributes.representedElementKind else {
        return nil
      }
      return ElementKey(attributes.indexPath, kind: view.kinds.number(of: kind))
    }
  }
}

nonisolated extension CGSize {
  // Less than is seen, so that rounding is no change.
  private static let leastChange: CGFloat = 0.001

  /// Whether another size differs from this one so that it is seen; what is no number is no difference.
  func differsInWidth(from other: CGSize) -> Bool {
    width.isFinite && abs(max(0, width) - other.width) > CGSize.leastChange
  }

  func differsInHeight(from other: CGSize) -> Bool {
    height.isFinite && abs(max(0, height) - other.height) > CGSize.leastChange
  }
}
