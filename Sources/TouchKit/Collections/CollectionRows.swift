/// What a collection view asks of the rows of its lists. One that has lists has a ``ListRows``, which lists alone name: programs without them are without it.
class CollectionRows {
  init() {}

  /// A view is about to be filled.
  func prepare(_ view: UICollectionReusableView, _ key: ElementKey, in list: UICollectionView) {}

  /// All has been placed.
  func follow(in list: UICollectionView) {}

  /// Rows that are pulled aside go back to their places.
  func close(in list: UICollectionView) {}

  /// A touch is on the view.
  ///
  /// - Returns: true where it does nothing else.
  func touchBegan(at point: CGPoint, in list: UICollectionView) -> Bool { false }

  /// The touch has lifted, or was cancelled.
  func touchEnded(closes: Bool) {}

  /// All rows are in their places at once.
  func end() {}

  /// Whether any of them moves by itself.
  var needsFrames: Bool { false }

  /// A frame.
  func advance(to time: TimeInterval) {}

  deinit {}
}

extension UICollectionView {
  /// Those of its lists; `nil` where it has had none.
  final var rows: CollectionRows? {
    if let rows = extras?.rows { return rows }
    guard let rows = restingLayout.makeRows() else { return nil }
    makeExtras().rows = rows
    return rows
  }
}
