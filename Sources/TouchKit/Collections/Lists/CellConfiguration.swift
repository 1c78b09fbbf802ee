#if hasFeature(Embedded)
  /// What can be configured: in pages the rows of lists, by what rows of lists have.
  typealias ConfiguredCell = UICollectionViewListCell
  typealias CellContent = UIListContentConfiguration
#else
  /// What can be configured.
  typealias ConfiguredCell = UICollectionViewCell
  typealias CellContent = any UIContentConfiguration
#endif

/// What a cell has that is configured: made when something of it is first set.
final class CellConfiguration {
  var content: CellContent?
  var background: UIBackgroundConfiguration?
  // True where the program has said what is behind the content, be it nothing.
  var hasBackground = false
  var updatesContent = true
  var updatesBackground = true
  var handler: ConfiguredCell.ConfigurationUpdateHandler?
  // What draws the background.
  var ground: UIView?

  deinit {}
}

extension ConfiguredCell {
  /// Called with a cell and the state that it is to be configured for.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  private final func makeConfiguring() -> CellConfiguration {
    if let configuring { return configuring }
    let made = CellConfiguration()
    configuring = made
    return made
  }

  // MARK: What is shown

  #if hasFeature(Embedded)
    /// What the row shows; `nil`, the default, for what the program itself puts into ``UICollectionViewCell/contentView``.
    public final var contentConfiguration: UIListContentConfiguration? {
      get { configuring?.content }
      set { setContent(newValue) }
    }
  #else
    /// What the cell shows; `nil`, the default, for what the program itself puts into ``contentView``. In pages rows of lists alone have it, and it is a
    /// ``UIListContentConfiguration``; so it is with the other configurations of cells.
    ///
    /// Setting it makes the content view anew, unless the present one shows configurations of this type. In a layout that estimates its size
    /// the cell is as high as that view wants to be.
    public final var contentConfiguration: (any UIContentConfiguration)? {
      get { configuring?.content }
      set { setContent(newValue) }
    }
  #endif

  private final func setContent(_ content: CellContent?) {
    guard content != nil || configuring?.content != nil else { return }
    makeConfiguring().content = content
    showContent(content)
    setNeedsUpdateConfiguration()
    sizeMayChange()
  }

  /// What is behind the content; `nil`, the default of cells that are not those of a list, for ``backgroundView`` and
  /// ``selectedBackgroundView``, which are not seen otherwise.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuring?.background }
    set {
      makeConfiguring().hasBackground = true
      setBackground(newValue)
    }
  }

  /// Whether ``contentConfiguration`` follows the state of the cell by itself, by ``UIContentConfiguration/updated(for:)``. True by default.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { configuring?.updatesContent ?? true }
    set { makeConfiguring().updatesContent = newValue }
  }

  /// The same for ``backgroundConfiguration``. True by default.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuring?.updatesBackground ?? true }
    set { makeConfiguring().updatesBackground = newValue }
  }

  /// Called after ``updateConfiguration(using:)``, whenever the cell is to be configured for a state; `nil` by default. The cell keeps it, so it
  /// captures the cell weakly, or uses the one that it gets.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuring?.handler }
    set {
      makeConfiguring().handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  final func setBackground(_ background: UIBackgroundConfiguration?) {
    makeConfiguring().background = background
    showBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: When it is updated

  /// The cell has to be configured anew: ``updateConfiguration(using:)`` is called once before it is laid out or asked how large it wants to be.
  /// Changes of its state call this.
  public final func setNeedsUpdateConfiguration() {
    guard !needsConfiguration else { return setNeedsLayout() }
    needsConfiguration = true
    setNeedsLayout()
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    let state = configurationState
    isConfiguring = true
    updateConfiguration(using: state)
    configuring?.handler?(self, state)
    isConfiguring = false
    // What was set meanwhile is for this state.
    needsConfiguration = false
    if contentConfiguration != nil { sizeMayChange() }
  }

  /// The state of what the program has not overridden.
  final var ownState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    let list = superview as? UICollectionView
    state.isEditing = list?.isEditing ?? false
    state.isReordering = list?.movement?.view === self
    #if hasFeature(Embedded)
      state.isSwiped = swipe != nil
    #else
      state.isSwiped = (self as? UICollectionViewListCell)?.swipe != nil
    #endif
    return state
  }

  final func followState(_ state: UICellConfigurationState) {
    guard let configuring else { return }
    if configuring.updatesContent, let old = configuring.content {
      configuring.content = old.updated(for: state)
      showContent(configuring.content)
    }
    if configuring.updatesBackground, let old = configuring.background {
      configuring.background = old.updated(forCell: state)
      showBackground()
    }
  }

  // MARK: Views

  private final func showContent(_ configuration: CellContent?) {
    guard let configuration else { return replaceContent(by: nil) }
    #if hasFeature(Embedded)
      let shown = shownContent as? UIListContentView
    #else
      let content = shownContent as? any UIContentView
      let shown = content?.supports(configuration) == true ? content : nil
    #endif
    if let shown {
      shown.configuration = configuration
    } else {
      replaceContent(by: configuration.makeContentView())
    }
  }

  private final func showBackground() {
    guard let configuring else { return }
    for view in [backgroundView, selectedBackgroundView] {
      view?.alpha = configuring.background == nil ? 1 : 0
    }
    guard let background = configuring.background else {
      configuring.ground?.removeFromSuperview()
      configuring.ground = nil
      return
    }
    let ground = configuring.ground ?? UIView(frame: bounds)
    if configuring.ground == nil {
      ground.isUserInteractionEnabled = false
      configuring.ground = ground
      insert(ground, at: 0)
    }
    background.show(in: ground)
    setNeedsLayout()
  }

  /// Where the background is, in the cell.
  final func placeGround(shifted shift: CGFloat) {
    guard let ground = configuring?.ground, let background = configuring?.background else {
      return
    }
    let insets = background.backgroundInsets
    ground.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    ).offsetBy(dx: shift, dy: 0)
  }

  /// What is shown is another thing: where the cell is seen it may have to be of another size.
  final func sizeMayChange() {
    guard !isConfiguring, superview != nil, !bounds.isEmpty else { return }
    if sizeThatFits(bounds.size) != bounds.size { invalidateIntrinsicContentSize() }
  }
}
