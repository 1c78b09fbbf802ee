/// Which element of a collection view: the cell of an item, or a supplementary or decoration view beside it.
///
/// Ordered as the items are, so that what is shown and what is wanted are compared by walking along
/// both once.
nonisolated struct ElementKey: Hashable {
  static let cell: Int32 = 0
  static let header: Int32 = 1
  static let footer: Int32 = 2

  var section: Int
  var item: Int
  /// 0 for cells, negative for decoration views; what the numbers stand for is said by ``ElementKinds``.
  var kind: Int32
  /// Which of several views of the element, while two layouts cross-fade and each shows its own; 0
  /// otherwise. Layouts ignore it.
  var copy: Int32 = 0

  init(section: Int, item: Int, kind: Int32 = ElementKey.cell) {
    self.section = section
    self.item = item
    self.kind = kind
  }

  init(_ indexPath: IndexPath, kind: Int32 = ElementKey.cell) {
    self.init(section: indexPath.section, item: indexPath.item, kind: kind)
  }

  var indexPath: IndexPath {
    IndexPath(item: item, section: section)
  }

  var isCell: Bool {
    kind == ElementKey.cell
  }

  var isDecoration: Bool {
    kind < ElementKey.cell
  }

  /// The same element, as a layout knows it.
  var original: ElementKey {
    copied(0)
  }

  func copied(_ copy: Int32) -> ElementKey {
    var key = self
    key.copy = copy
    return key
  }

  static func < (a: ElementKey, b: ElementKey) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    if a.kind != b.kind { return a.kind < b.kind }
    return a.copy < b.copy
  }
}

/// Where a layout puts an element. Elements count no references, as each is copied several times in each frame.
struct LayoutElement {
  var key: ElementKey
  var frame: CGRect
  var alpha: CGFloat = 1
  var zIndex = 0
  /// True where a custom layout has attributes for it: see ``UICollectionViewLayout/answers``.
  var isCustom = false
  /// True where a custom layout hides it: it gets no view, while one that it makes transparent does, as in UIKit.
  var isHidden = false

  init(
    key: ElementKey, frame: CGRect, alpha: CGFloat = 1, zIndex: Int = 0
  ) {
    self.key = key
    self.frame = frame
    self.alpha = alpha
    self.zIndex = zIndex
  }

  @inline(__always)
  init(_ key: ElementKey, _ attributes: ElementAttributes) {
    self.init(
      key: key, frame: attributes.frame, alpha: attributes.alpha, zIndex: attributes.zIndex)
  }

  // Our own layouts make transparent what is not there.
  @inline(__always)
  var getsView: Bool {
    alpha > 0 || isCustom && !isHidden
  }

  @inline(__always)
  var attributes: ElementAttributes {
    ElementAttributes(frame: frame, alpha: alpha, zIndex: zIndex)
  }
}

/// Where a layout puts an element, and nothing that counts references: for what is computed for each element in each frame.
nonisolated struct ElementAttributes {
  var frame: CGRect
  var alpha: CGFloat
  var zIndex: Int
}
