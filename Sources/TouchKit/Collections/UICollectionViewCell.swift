/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds the cell's content, and is as large as the cell. Made when it is first asked for: a cell
  /// that draws by itself has no use for it.
  public var contentView: UIView {
    if let content { return content }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    content = view
    addSubview(view)
    return view
  }

  // Read by each layout of each cell, so not through what subclasses may override.
  @exclusivity(unchecked) private final var content: UIView?
  @exclusivity(unchecked) private final var background: UIView?
  @exclusivity(unchecked) private final var selectedBackground: UIView?

  /// Lies behind the content; none by default.
  open var backgroundView: UIView? {
    get { background }
    set {
      let old = background
      background = newValue
      replace(old, by: newValue, at: 0)
    }
  }

  /// Lies behind the content, before ``backgroundView``, while the cell is selected or highlighted;
  /// none by default.
  open var selectedBackgroundView: UIView? {
    get { selectedBackground }
    set {
      let old = selectedBackground
      selectedBackground = newValue
      replace(old, by: newValue, at: background == nil ? 0 : 1)
      showSelection()
    }
  }

  /// True for the cell of a selected item. The collection view sets it.
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { showSelection() } }
  }

  /// True while a finger is on the cell. The collection view sets it.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showSelection() } }
  }

  final func hasContent(_ view: UIView) -> Bool {
    content === view
  }

  private final func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index) }
    setNeedsLayout()
  }

  private final func showSelection() {
    selectedBackground?.isHidden = !(isSelected || isHighlighted)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let own = CGRect(origin: .zero, size: geometry.bounds.size)
    if let content { content.frame = own }
    if let background { background.frame = own }
    if let selectedBackground { selectedBackground.frame = own }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  // Spelled out: see UIResponder.
  deinit {}
}
