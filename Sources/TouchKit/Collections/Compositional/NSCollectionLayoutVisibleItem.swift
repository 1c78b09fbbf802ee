/// An element of a section that is visible, to be changed by the section's
/// ``NSCollectionLayoutSection/visibleItemsInvalidationHandler`` before it is shown.
///
/// Places are in the section's own coordinates where it is scrolled across: they do not change as it is scrolled, and the content
/// offset is what is at its edge.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// From 0, invisible, to 1.
  var alpha: CGFloat { get set }
  /// What lies over what: the higher over the lower.
  var zIndex: Int { get set }
  /// True for one that is not shown.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// A map about the middle; identity unless it is set.
  var transform: CGAffineTransform { get set }
  /// The same as a map in space, of which what is in the plane is drawn.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary or decoration view; of a cell nothing.
  var name: CollectionName { get }
  /// The item, or the index path of the supplementary view.
  var indexPath: IndexPath { get }
  /// The rectangle before the transform.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var representedElementKind: CollectionName? { get }
}

/// Changes what is visible of a section.
///
/// - Parameters:
///   - visibleItems: cells and other views of the section that are to be seen.
///   - contentOffset: how far the section is scrolled across; of one that is not, the offset of the collection view.
///   - layoutEnvironment: the room that the section has.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// Attributes as a handler sees them.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  // From where it is in the content to where it is in the section's own coordinates.
  private let shift: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    self.attributes = attributes
    self.shift = shift
  }

  deinit {}

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center + shift }
    set { attributes.center = newValue - shift }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: CollectionName { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: CollectionName? { attributes.representedElementKind }
}
