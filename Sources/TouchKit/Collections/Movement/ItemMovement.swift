/// An item that is being moved interactively, from
/// ``UICollectionView/beginInteractiveMovementForItem(at:)`` to the end of the movement.
///
/// The data stay as they are until then; meanwhile the layout has the item elsewhere:
///
///     data      a b c d e      b is moved to item 3: origin 1, current 3
///     layout    a c d b e      the layout's item 1 is the data's item 2
final class ItemMovement {
  /// The cell that follows the finger.
  let view: UICollectionReusableView
  /// Where the item is in the data.
  let origin: IndexPath
  /// Where the layout has it.
  var current: IndexPath
  /// The numbers of items in the data.
  let dataCounts: ItemCounts
  /// The finger, counted from the upper left corner of the collection view: it stays where it is while content scrolls.
  private(set) var location: CGPoint
  /// What the layout says of the cell in this frame.
  var attributes: UICollectionViewLayoutAttributes?
  /// The content offset that the target was last searched at; `nil` before the first target position.
  var searchedOffset: CGPoint?
  var edges = EdgeScrolling()
  #if !hasFeature(Embedded)
    /// Where the finger was when the layout was last told, in the content.
    var toldPosition: CGPoint?
    /// True where it ends with the item back where it came from.
    var isCancelled = false
  #endif
  /// Looks for where the item is to be now. Stored, so that layout refers to it only where something is moved: inlined into other modules it
  /// crashes the compiler of Embedded Swift (Swift 6.3.1).
  let findTarget: (UICollectionView, ItemMovement) -> Void

  // From the finger to the middle of the cell when the finger was first heard of: the cell comes to it on a spring.
  private var lag = CGPoint.zero
  private var start: TimeInterval = 0

  init(
    _ view: UICollectionReusableView, at origin: IndexPath, of counts: ItemCounts,
    location: CGPoint, findTarget: @escaping (UICollectionView, ItemMovement) -> Void
  ) {
    self.view = view
    self.origin = origin
    current = origin
    dataCounts = counts
    self.location = location
    self.findTarget = findTarget
  }

  deinit {}

  // MARK: Data and layout

  /// The numbers of items that the layout arranges.
  var layoutCounts: ItemCounts {
    var numbers = (0..<dataCounts.sections).map { dataCounts.items(in: $0) }
    numbers[origin.section] -= 1
    numbers[current.section] += 1
    return ItemCounts(numbers)
  }

  /// Where the data have an item of the layout.
  func dataPath(_ path: IndexPath) -> IndexPath {
    ItemMovement.moved(path, from: current, to: origin)
  }

  /// Where the layout has an item of the data.
  func layoutPath(_ path: IndexPath) -> IndexPath {
    ItemMovement.moved(path, from: origin, to: current)
  }

  /// Whether the item can be there.
  func allows(_ target: IndexPath) -> Bool {
    guard target.section >= 0, target.section < dataCounts.sections else { return false }
    let others = dataCounts.items(in: target.section) - (target.section == origin.section ? 1 : 0)
    return target.item >= 0 && target.item <= others
  }

  private static func moved(_ path: IndexPath, from: IndexPath, to: IndexPath) -> IndexPath {
    if path == from { return to }
    var item = path.item
    if path.section == from.section, item > from.item { item -= 1 }
    if path.section == to.section, item >= to.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  // MARK: The finger

  /// The finger is elsewhere.
  func follow(_ point: CGPoint, at time: TimeInterval) {
    if searchedOffset == nil {
      lag = location - point
      start = time
    }
    location = point
  }

  /// Where the middle of the cell is, counted as the location is.
  func middle(at time: TimeInterval) -> CGPoint {
    location + lag * share(at: time)
  }

  /// True while the cell has not reached the finger.
  func isBehind(at time: TimeInterval) -> Bool {
    lag != .zero && share(at: time) > 0
  }

  private func share(at time: TimeInterval) -> CGFloat {
    guard lag != .zero else { return 0 }
    let left = Spring(distance: 1, velocity: 0, frequency: Constants.updateFrequency)
      .distance(at: max(0, time - start))
    return left > Constants.transitionRest ? left : 0
  }
}
