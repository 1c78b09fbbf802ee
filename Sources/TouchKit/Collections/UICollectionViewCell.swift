/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds the cell's content, and is as large as the cell. Made when it is first asked for: a cell
  /// that draws by itself has no use for it.
  public var contentView: UIView {
    if let content { return content }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    content = view
    addPart(view)
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
    didSet {
      guard isSelected != oldValue else { return }
      markSelected(isSelected)
      stateChanged()
    }
  }

  /// True while a finger is on the cell. The collection view sets it.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  final func hasContent(_ view: UIView) -> Bool {
    content === view
  }

  override var arrangedContent: UIView {
    content ?? self
  }

  #if !hasFeature(Embedded)
    // MARK: Configurations

    @exclusivity(unchecked) final var configuring: CellConfiguration?
    @exclusivity(unchecked) final var needsConfiguration = true
    // True while it is configured: what is set then asks for nothing more.
    final var isConfiguring = false

    /// The state that the cell is configured for. A subclass that has more to say calls super and adds it, by a
    /// ``UIConfigurationStateCustomKey``, and calls ``setNeedsUpdateConfiguration()`` where that changes. Natively only.
    open var configurationState: UICellConfigurationState {
      ownState
    }

    /// Configures the cell for a state. Called before it is first laid out, and after each change of its state. By default
    /// ``UICollectionViewCell/contentConfiguration`` and ``UICollectionViewCell/backgroundConfiguration`` follow the state; call super. Natively only.
    open func updateConfiguration(using state: UICellConfigurationState) {
      followState(state)
    }

    /// As high as the content that is configured wants to be; the present size where none is. Natively only.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      updateConfigurationIfNeeded()
      guard contentConfiguration != nil else { return super.sizeThatFits(size) }
      return contentView.sizeThatFits(size)
    }

  #endif

  final var shownContent: UIView? {
    content
  }

  /// Another view shows the content from now on; `nil` for an empty one.
  final func replaceContent(by new: UIView?) {
    let old = content
    let view = new ?? UIView(frame: .zero)
    view.frame = CGRect(origin: .zero, size: bounds.size)
    content = view
    if let old, let index = subviews.firstIndex(where: { $0 === old }) {
      old.withdraw()
      insert(view, at: index)
    } else {
      addPart(view)
    }
    setNeedsLayout()
  }

  // Rows of lists are configured anew.
  func stateChanged() {
    showSelection()
    #if !hasFeature(Embedded)
      setNeedsUpdateConfiguration()
    #endif
  }

  private final func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.withdraw()
    if let new { insert(new, at: index) }
    setNeedsLayout()
  }

  private final func showSelection() {
    selectedBackground?.isHidden = !(isSelected || isHighlighted)
  }

  // Whether a subclass gives the content view its frame, which may be on its way there.
  var placesContent: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    #if !hasFeature(Embedded)
      if needsConfiguration { updateConfigurationIfNeeded() }
    #endif
    let own = CGRect(origin: .zero, size: geometry.bounds.size)
    if let content, !placesContent { fill(content, with: own) }
    if let background { fill(background, with: own) }
    if let selectedBackground { fill(selectedBackground, with: own) }
    #if !hasFeature(Embedded)
      if configuring != nil { placeGround(shifted: 0) }
    #endif
  }

  // The frame of a view that is turned or scaled is the rectangle around it: such a view gets the size before its transform.
  private final func fill(_ view: UIView, with rect: CGRect) {
    guard !view.geometry.isPlain else {
      view.frame = rect
      return
    }
    let anchor = view.anchorPoint
    view.bounds.size = rect.size
    view.center = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  // Spelled out: see UIResponder.
  deinit {}
}
