/// What few collection views have: made when something of it is first wanted.
final class CollectionExtras {
  var isEditing = false
  var allowsSelectionWhileEditing = false
  #if !hasFeature(Embedded)
    var allowsMultipleSelectionWhileEditing = false
    // The gesture that selects what fingers pass; installed where several items may be selected.
    var pan: SelectionPan?
    var sweep: SelectionSweep?
  #endif
  var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
  // The item that was scrolled to, and is to be in its place once all around it has been measured.
  var destination: UICollectionView.Destination?
  #if !hasFeature(Embedded)
    // The bounds that were shown last, where the size has been another one since.
    var boundsShown: CGRect?
    // The animation of a size in which the layout says where the content is.
    weak var resizing: ViewAnimation?
    // What the layout has said of a movement, until it is invalidated with it.
    var movementContext: UICollectionViewLayoutInvalidationContext?
  #endif
  // The rows of its lists; `nil` where it has had none.
  var rows: CollectionRows?

  deinit {}
}

extension UICollectionView {
  final func makeExtras() -> CollectionExtras {
    if let extras { return extras }
    let made = CollectionExtras()
    extras = made
    return made
  }

  /// A view behind all cells and other views of the layout; none by default.
  ///
  /// It is as large as the collection view and does not scroll with the content. Touches that no cell gets are its own, if it wants
  /// any.
  public final var backgroundView: UIView? {
    get { ground }
    set {
      guard newValue !== ground else { return }
      ground?.removeFromSuperview()
      ground = newValue
      guard let newValue else { return }
      newValue.frame = bounds
      insert(newValue, at: 0)
    }
  }

  /// The window onto the content has another place or another size.
  @inline(__always)
  final func placeBackground() {
    if let ground, ground.isChild(of: self) { ground.frame = bounds }
  }
}
