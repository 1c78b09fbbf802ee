/// A controller whose view is a collection view, with itself as data source and delegate.
///
/// Subclasses override the methods that they need; by default there is one section without items.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The initial layout of the collection view.
  public final let collectionViewLayout: UICollectionViewLayout

  /// True where the selection is cleared each time the view appears. True by default.
  open var clearsSelectionOnViewWillAppear = true

  /// True where a long press on an item moves it, if ``collectionView(_:canMoveItemAt:)`` says that it may be moved. True by default; can be
  /// changed at any time, and false ends a movement by that press.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMover() }
  }

  private final var mover: ItemMover?

  /// - Parameter layout: of the collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// The controller's view.
  public final var collectionView: UICollectionView! {
    view as? UICollectionView
  }

  open override func loadView() {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: collectionViewLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
    installMover()
  }

  private final func installMover() {
    guard let list = viewIfLoaded as? UICollectionView else { return }
    guard installsStandardGestureForInteractiveMovement else {
      mover.map { list.removeGestureRecognizer($0) }
      mover = nil
      return
    }
    guard mover == nil else { return }
    let new = ItemMover()
    new.setUp()
    list.addGestureRecognizer(new)
    mover = new
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    1
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("Override collectionView(_:cellForItemAt:): there are items.")
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure("Override this: the layout has a supplementary view.")
  }

  /// Whether an item may be moved. False by default: override it beside ``collectionView(_:moveItemAt:to:)``. (In UIKit it is true where that
  /// one is overridden, which nothing can see here.)
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    false
  }

  /// An item that was moved interactively has been let go: change the data here. Nothing changes by default, and do not call super.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.refusesMove = true
  }

  /// Where an item may go that is moved; the proposed index path by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The same by its older name.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath
  }

  // MARK: Selection

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Does nothing; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: CollectionName, at indexPath: IndexPath
  ) {}

  /// Does nothing; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: CollectionName, at indexPath: IndexPath
  ) {}

  // MARK: Editing

  #if !hasFeature(Embedded)
    /// Edits the items, or ends that: sets ``UICollectionView/isEditing`` of the collection view. Call super.
    open override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      (viewIfLoaded as? UICollectionView)?.isEditing = editing
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      false
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    open func collectionViewDidEndMultipleSelectionInteraction(
      _ collectionView: UICollectionView
    ) {}
  #endif

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
