/// What a ``UIDynamicAnimator`` moves: views, natively layout attributes, and objects of your own, which may move several views at once.
///
/// An item is a rectangle of the size of its bounds, whose middle and whose turn the animator sets.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIDynamicItem: AnyObject {
  /// The middle, in points of the reference view. Set in each frame in which the item moves.
  var center: CGPoint { get set }

  /// Its size is that of the body, in points; read when the item comes to an animator, and by
  /// ``UIDynamicAnimator/updateItem(usingCurrentState:)``.
  var bounds: CGRect { get }

  /// How it is turned. Set in each frame in which the item turns; a scale or a shear that it had is kept, and does not change the size of the body.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

#if !hasFeature(Embedded)
  extension UICollectionViewLayoutAttributes: UIDynamicItem {}
#endif
