/// Where a layout puts an element, and how it looks there.
///
/// The collection view keeps what it is given only as long as it needs it to place the views;
/// nothing is kept for each item.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayoutAttributes {
  /// The item, or the index path of the supplementary view.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// What the layouts of TouchKit say of an element. One value, so that it is set at once in each frame of a transition.
  @exclusivity(unchecked) final var own = ElementAttributes(frame: .zero, alpha: 1, zIndex: 0)

  /// The rectangle in the coordinates of the content, before the transform.
  open var frame: CGRect {
    get { own.frame }
    set { own.frame = newValue }
  }

  /// From 0, invisible, to 1, the default.
  open var alpha: CGFloat {
    get { own.alpha }
    set { own.alpha = newValue }
  }

  /// What lies over what: the higher over the lower. 0 by default.
  open var zIndex: Int {
    get { own.zIndex }
    set { own.zIndex = newValue }
  }

  /// True for an element that is not shown. False by default.
  @exclusivity(unchecked) open var isHidden = false

  /// A map about the middle of the frame; identity by default.
  @exclusivity(unchecked) open var transform = CGAffineTransform.identity

  /// The same as a map in space, of which what is in the plane is drawn and returned, as for ``CALayer/transform``: scaling, turning and
  /// moving in the plane are exact, perspective is left out. Identity by default.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  /// Whether the attributes are of a cell, of a supplementary view or of a decoration view.
  @exclusivity(unchecked) open private(set) var representedElementCategory = UICollectionView
    .ElementCategory.cell

  /// The kind of the supplementary or decoration view; `nil` for cells.
  @exclusivity(unchecked) open private(set) var representedElementKind: CollectionName?

  /// Attributes of the cell at item 0 of section 0, for ``copy()`` and subclasses.
  public required init() {}

  // Spelled out so that it is not isolated to the main actor, and subclasses may have a plain one
  // of their own.
  deinit {}

  /// Attributes of an item's cell, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view, with an empty frame.
  public convenience init(
    forSupplementaryViewOfKind elementKind: CollectionName, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration view, with an empty frame. Its class is what the layout has registered for the kind:
  /// ``UICollectionViewLayout/register(_:forDecorationViewOfKind:)``.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: CollectionName, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  final func belong(to key: ElementKey, _ kinds: ElementKinds?) {
    indexPath = key.indexPath
    guard let kinds, !key.isCell else { return }
    representedElementCategory = key.isDecoration ? .decorationView : .supplementaryView
    representedElementKind = kinds.name(of: key.kind)
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { frame.center }
    set { frame.origin = newValue - CGPoint(x: frame.width / 2, y: frame.height / 2) }
  }

  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The rectangle in the element's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  #if hasFeature(Embedded)
    /// The same once more. Subclasses override it to carry their own properties over.
    open func copy() -> UICollectionViewLayoutAttributes {
      let new = type(of: self).init()
      new.take(self)
      return new
    }
  #else
    /// The same once more. Subclasses override it to carry their own properties over.
    open func copy(with zone: NSZone? = nil) -> Any {
      let new = type(of: self).init()
      new.take(self)
      return new
    }

    /// Another object with the same values, of the same class: that of ``copy(with:)``. What takes a copy calls it, so that subclasses may override either.
    open func copy() -> Any {
      copy(with: nil)
    }

    /// Whether another object says the same. Subclasses override it to compare their own properties too.
    open func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UICollectionViewLayoutAttributes,
        type(of: other) == type(of: self)
      else { return false }
      return indexPath == other.indexPath && frame == other.frame && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
    }
  #endif

  private final func take(_ other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    frame = other.frame
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    transform = other.transform
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
  }
}

extension UICollectionView {
  /// What an element is.
  nonisolated public enum ElementCategory: Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// A header, a footer, or another view of the layout.
    case supplementaryView
    /// A view of the layout's own, which the data source knows nothing of.
    case decorationView
  }
}
