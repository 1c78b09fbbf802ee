/// A change of layout under way, as far as the collection view has to know it: what changes layouts takes it for what it is, ``LayoutTransition``.
///
/// A class of its own, so that a page whose layouts never change links nothing of transitions: the methods of a class are linked where it is made.
class CollectionTransition {
  init() {}

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: Layouts

  /// The layout that programs see; `nil` for the one where the view rests.
  var seenLayout: UICollectionViewLayout? { nil }

  /// The one that it leads to.
  var nextLayout: UICollectionViewLayout? { nil }

  /// Calls something with each layout that it mixes.
  func forEachLayout(_ body: (UICollectionViewLayout) -> Void) {}

  func prepareLayouts() {}
  func forgetLayouts() {}

  /// True where none of them has to be prepared.
  var arePrepared: Bool { true }

  // MARK: What is shown

  /// Which of the copies of an element is seen best.
  var mainCopy: Int32 { 0 }

  /// Moves the content, and adds what is visible to what the view wants.
  func gather(in view: UICollectionView) {}

  /// Where an element is; `nil` for one that no layout shows.
  func element(_ key: ElementKey, in view: UICollectionView) -> LayoutElement? { nil }

  /// What one of its layouts says of a decoration view.
  func decoration(_ key: ElementKey, _ kinds: ElementKinds) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Its course

  /// True while it moves by itself.
  var isSettling: Bool { false }

  /// A frame.
  func advance(in view: UICollectionView, to time: TimeInterval) {}

  /// A finger has landed on it.
  func pause(in view: UICollectionView) {}

  /// The last finger has lifted.
  func resume(in view: UICollectionView) {}

  /// The items have changed.
  func changeData(in view: UICollectionView, _ map: UpdateMap) {}

  // MARK: Its end

  /// Ends it where it was going.
  ///
  /// - Returns: whether it has ended in its target; `nil` where it is over.
  func leave(_ view: UICollectionView) -> Bool? { nil }

  /// Tells the program, once.
  func complete(completed: Bool, finished: Bool) {}
}
