/// A row of a list, and its headers and footers: a content, accessories at its ends, a separator, and actions where it is pulled aside.
///
/// It is at least 44 points high as a row, and as high as its content wants to be; see ``UICollectionLayoutListConfiguration``.
open class UICollectionViewListCell: UICollectionViewCell {
  /// How far its content begins to the right, in steps of ``indentationWidth``. 0 by default; less counts as 0. In a section that shows a section snapshot it is the
  /// level of the item, set once the cell has been filled.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of a step, in points; 10 by default.
  open var indentationWidth = ListMetrics.indentation {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// What stands at its ends, in the order from left to right; none by default.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for own in shownAccessories { own.view.withdraw() }
      shownAccessories = accessories.map { ($0, $0.makeView(for: self)) }
      for own in shownAccessories { addPart(own.view) }
      setNeedsLayout()
    }
  }

  private var shownAccessories: [(accessory: UICellAccessory, view: UIView)] = []
  private var separator: UIView?
  /// What a finger has made of it; `nil` where it is not pulled aside.
  final var swipe: RowSwipe? {
    didSet {
      if (swipe == nil) != (oldValue == nil) { setNeedsUpdateConfiguration() }
      setNeedsLayout()
    }
  }

  #if !hasFeature(Embedded)
    /// Where its item may be opened; `nil` where it is in no outline.
    final var outline: OutlinePlace? {
      didSet { setNeedsLayout() }
    }
  #endif

  /// What it is in its list.
  final var place = ListPlace() {
    didSet { if place != oldValue { changePlace(from: oldValue) } }
  }

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The content that fits what the cell is: a row, a header or a footer, in the appearance of its list. It is empty: fill it, and set it as the
  /// cell's ``UICollectionViewCell/contentConfiguration``.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.role, place.appearance) {
    case (.row, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  /// The background that fits what the cell is, which it has until it is given another one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch (place.role, place.appearance) {
    case (.row, .plain): .listPlainCell()
    case (.row, _): .listGroupedCell()
    case (_, .plain): .listPlainHeaderFooter()
    default: .listGroupedHeaderFooter()
    }
  }

  #if hasFeature(Embedded)
    @exclusivity(unchecked) final var configuring: CellConfiguration?
    @exclusivity(unchecked) final var needsConfiguration = true
    // True while it is configured: what is set then asks for nothing more.
    final var isConfiguring = false

    /// The state that the cell is configured for.
    open var configurationState: UICellConfigurationState {
      ownState
    }

    /// Configures the cell for a state. Called before it is first laid out, and after each change of its state; call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
      takeDefaultBackground()
      followState(state)
      setNeedsLayout()
    }

    override func stateChanged() {
      super.stateChanged()
      setNeedsUpdateConfiguration()
    }
  #else
    open override func updateConfiguration(using state: UICellConfigurationState) {
      takeDefaultBackground()
      super.updateConfiguration(using: state)
      setNeedsLayout()
    }
  #endif

  private final func takeDefaultBackground() {
    if backgroundConfiguration == nil, configuring?.hasBackground != true {
      setBackground(defaultBackgroundConfiguration())
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    swipe?.end()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for (accessory, view) in shownAccessories {
      if case .checkmark = accessory.kind { (view as? PathView)?.strokeColor = tintColor }
    }
  }

  private final func changePlace(from old: ListPlace) {
    if old.role != place.role || old.appearance != place.appearance {
      setBackground(defaultBackgroundConfiguration())
    }
    setNeedsLayout()
  }

  // MARK: Size and places

  /// As wide as there is room, and as high as the content with its margins; a row at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentConfiguration != nil else { return super.sizeThatFits(size) }
    let sides = sides
    let room = CGSize(width: max(0, size.width - sides.left - sides.right), height: size.height)
    let own = contentView.sizeThatFits(room).height
    return CGSize(
      width: size.width, height: place.role == .row ? max(ListMetrics.rowHeight, own) : own)
  }

  // How wide what stands at the ends is, with what lies between it and the content.
  private final var sides: UIEdgeInsets {
    var sides = UIEdgeInsets(
      top: 0, left: CGFloat(max(0, indentationLevel)) * indentationWidth, bottom: 0, right: 0)
    for own in visibleAccessories {
      let width = size(of: own).width + ListMetrics.accessoryGap
      if own.accessory.isLeading { sides.left += width } else { sides.right += width }
    }
    return sides
  }

  private final var visibleAccessories: [(accessory: UICellAccessory, view: UIView)] {
    let isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return shownAccessories.filter { $0.accessory.isShown(editing: isEditing) }
  }

  private final func size(of own: (accessory: UICellAccessory, view: UIView)) -> CGSize {
    guard case .label(let text) = own.accessory.kind, let label = own.view as? UILabel else {
      return own.view.bounds.size
    }
    let height = (label.fontSize * Constants.lineHeight).rounded(.up)
    let isMeasured = presentClock?.measureText != nil
    // Where nobody measures it, as wide as digits are.
    let width =
      isMeasured ? label.sizeThatFits(.zero).width : CGFloat(text.count) * label.fontSize * 0.6
    return CGSize(width: width.rounded(.up), height: height)
  }

  override var placesContent: Bool { true }

  open override func layoutSubviews() {
    #if hasFeature(Embedded)
      updateConfigurationIfNeeded()
    #endif
    super.layoutSubviews()
    let (sides, shift) = (sides, swipe?.shift ?? 0)
    contentView.frame = CGRect(
      x: sides.left + shift, y: 0, width: max(0, bounds.width - sides.left - sides.right),
      height: bounds.height)
    placeGround(shifted: shift)
    placeAccessories(shifted: shift)
    placeSeparator(from: sides.left + shift)
    roundCorners()
    swipe?.placeButtons()
  }

  private final func placeAccessories(shifted shift: CGFloat) {
    let visible = visibleAccessories
    for own in shownAccessories {
      own.view.isHidden = !visible.contains { $0.view === own.view }
      #if !hasFeature(Embedded)
        if let arrow = own.view as? OutlineAccessory {
          arrow.show(isOpen: outline?.isExpanded() == true)
        }
      #endif
    }
    var left = ListMetrics.margin + shift
    for own in visible where own.accessory.isLeading {
      place(own, at: left)
      left += own.view.bounds.width + ListMetrics.accessoryGap
    }
    var right = bounds.width - ListMetrics.margin + shift
    for own in visible.reversed() where !own.accessory.isLeading {
      right -= size(of: own).width
      place(own, at: right)
      right -= ListMetrics.accessoryGap
    }
  }

  private final func place(_ own: (accessory: UICellAccessory, view: UIView), at x: CGFloat) {
    let size = size(of: own)
    own.view.frame = CGRect(
      x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  // At the bottom of a row, below its text, and at the bottom of a whole list from edge to edge.
  private final func placeSeparator(from left: CGFloat) {
    let isGroup = place.appearance == .insetGrouped
    guard place.hasSeparators, !(isGroup && place.isLast) else {
      separator?.isHidden = true
      return
    }
    let line = separator ?? UIView(frame: .zero)
    if separator == nil {
      line.isUserInteractionEnabled = false
      line.backgroundColor = ListMetrics.separatorColor
      separator = line
      addPart(line)
    }
    line.isHidden = false
    let text = (contentView as? UIListContentView)?.textStart ?? ListMetrics.margin
    let start = place.appearance == .grouped && place.isLast ? 0 : left + text
    // A pixel high.
    let height = 1 / max(1, window?.displayScale ?? 1)
    line.frame = CGRect(
      x: start, y: bounds.height - height, width: max(0, bounds.width - start), height: height)
  }

  private final func roundCorners() {
    let isRound = place.appearance == .insetGrouped && place.role == .row
    clipsToBounds = isRound || swipe != nil
    var corners: CACornerMask = []
    if isRound, place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isRound, place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layerCornerRadius = corners.isEmpty ? 0 : ListMetrics.groupCorner
    if !corners.isEmpty { layer.maskedCorners = corners }
  }
}
