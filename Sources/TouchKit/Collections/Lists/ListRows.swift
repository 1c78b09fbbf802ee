/// What a collection view asks of the rows of its lists: what they are, and which of them are pulled aside.
final class ListRows: CollectionRows {
  /// Rows that are pulled aside, the one that was pulled last at the end.
  var swipes: [RowSwipe] = []
  /// The one that a finger is on, which closes with its lift.
  @WeakReference var touched: RowSwipe?
  /// The gesture that pulls them; `nil` until a list has actions.
  var pan: SwipePan?

  override init() {}

  deinit {}

  override func prepare(
    _ view: UICollectionReusableView, _ key: ElementKey, in list: UICollectionView
  ) {
    guard let cell = view as? UICollectionViewListCell, let place = list.listPlace(of: key) else {
      return
    }
    cell.place = place
  }

  override func follow(in list: UICollectionView) {
    if list.restingLayout.hasLists { list.placeListViews() } else { list.followSwipes() }
  }

  override func close(in list: UICollectionView) {
    if !swipes.isEmpty { list.closeSwipes(but: nil) }
  }

  override func touchBegan(at point: CGPoint, in list: UICollectionView) -> Bool {
    list.closeSwipes(touchedAt: point)
  }

  override func touchEnded(closes: Bool) {
    if closes { touched?.close() }
    touched = nil
  }

  override func end() {
    for swipe in swipes { swipe.end() }
  }

  override var needsFrames: Bool {
    for swipe in swipes where swipe.needsFrames { return true }
    return false
  }

  override func advance(to time: TimeInterval) {
    for swipe in swipes { swipe.advance(to: time) }
  }

  /// A row is in its place again.
  func forget(_ swipe: RowSwipe) {
    swipes.removeAll { $0 === swipe }
    if touched === swipe { touched = nil }
  }

  /// What a finger has caught, and not pulled, goes on.
  func release() {
    for swipe in swipes { swipe.cancel() }
  }
}

/// A section that is a list, in a compositional layout.
struct SectionList {
  let configuration: UICollectionLayoutListConfiguration
  /// Only what makes a list names the rows, so that other programs with such a layout are without them.
  let makeRows: () -> CollectionRows
}
