/// Along which axes the size of an element was only estimated.
nonisolated struct EstimatedAxes: OptionSet {
  let rawValue: UInt8

  static let width = EstimatedAxes(rawValue: 1)
  static let height = EstimatedAxes(rawValue: 2)
}

extension NSCollectionLayoutSize {
  var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if widthDimension.isEstimated { axes.insert(.width) }
    if heightDimension.isEstimated { axes.insert(.height) }
    return axes
  }

  /// A size, with what a view wants to be along the axes that are estimated.
  func fitted(_ size: CGSize, to wish: CGSize?) -> CGSize {
    guard let wish else { return size }
    return CGSize(
      width: widthDimension.isEstimated ? wish.width : size.width,
      height: heightDimension.isEstimated ? wish.height : size.height)
  }
}

extension NSCollectionLayoutGroup {
  /// True where how many items a repetition has depends on how large they are.
  var isOfAnyCount: Bool {
    if case .line(let axis, .repeated) = content {
      for item in subitems {
        let size = item.layoutSize
        let isAlong = axis == .horizontal ? size.widthDimension : size.heightDimension
        let own = axis == .horizontal ? layoutSize.widthDimension : layoutSize.heightDimension
        if isAlong.isEstimated, !own.isEstimated { return true }
      }
    }
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup, group.isOfAnyCount { return true }
    }
    return false
  }
}

/// The sizes that the cells of one repetition of a group have said they want to be; counts the cells as they are placed.
final class GroupFitting {
  let section: Int
  let sizes: FittedSizes
  /// The item that is placed next.
  var item: Int

  init(_ section: Int, _ sizes: FittedSizes, from item: Int) {
    (self.section, self.sizes, self.item) = (section, sizes, item)
  }

  /// The size of the next cell; `nil` where it has not said any.
  func next() -> CGSize? {
    defer { item += 1 }
    return sizes[ElementKey(section: section, item: item)]
  }

  deinit {}
}

/// What is known of a section's views when it is placed.
struct SectionFitting {
  let section: Int
  let sizes: FittedSizes
  /// Where its items have been so far, and those that are of another size now.
  var blocks: GroupBlocks?
  var changed: [Int] = []
}
