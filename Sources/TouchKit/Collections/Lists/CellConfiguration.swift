#if !hasFeature(Embedded)
  /// What a cell has that is configured: made when something of it is first set.
  final class CellConfiguration {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    // True where the program has said what is behind the content, be it nothing.
    var hasBackground = false
    var updatesContent = true
    var updatesBackground = true
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
    // What draws the background.
    var ground: UIView?

    deinit {}
  }

  extension UICollectionViewCell {
    /// Called with a cell and the state that it is to be configured for. Natively only.
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

    /// What the cell shows; `nil`, the default, for what the program itself puts into ``contentView``. Natively only.
    ///
    /// Setting it makes the content view anew, unless the present one shows configurations of this type. In a layout that estimates its size
    /// the cell is as high as that view wants to be.
    public final var contentConfiguration: (any UIContentConfiguration)? {
      get { configuring?.content }
      set {
        guard newValue != nil || configuring?.content != nil else { return }
        makeConfiguring().content = newValue
        showContent(newValue)
        setNeedsUpdateConfiguration()
        sizeMayChange()
      }
    }

    /// What is behind the content; `nil`, the default of cells that are not those of a list, for ``backgroundView`` and
    /// ``selectedBackgroundView``, which are not seen otherwise. Natively only.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
      get { configuring?.background }
      set {
        makeConfiguring().hasBackground = true
        setBackground(newValue)
      }
    }

    /// Whether ``contentConfiguration`` follows the state of the cell by itself, by ``UIContentConfiguration/updated(for:)``. True by default.
    /// Natively only.
    public final var automaticallyUpdatesContentConfiguration: Bool {
      get { configuring?.updatesContent ?? true }
      set { makeConfiguring().updatesContent = newValue }
    }

    /// The same for ``backgroundConfiguration``. True by default. Natively only.
    public final var automaticallyUpdatesBackgroundConfiguration: Bool {
      get { configuring?.updatesBackground ?? true }
      set { makeConfiguring().updatesBackground = newValue }
    }

    /// Called after ``updateConfiguration(using:)``, whenever the cell is to be configured for a state; `nil` by default. The cell keeps it, so it
    /// captures the cell weakly, or uses the one that it gets. Natively only.
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
    /// Changes of its state call this. Natively only.
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
      state.isSwiped = (self as? UICollectionViewListCell)?.swipe != nil
      return state
    }

    final func followState(_ state: UICellConfigurationState) {
      guard let configuring else { return }
      if configuring.updatesContent, let old = configuring.content {
        configuring.content = old.updated(for: state)
        showContent(configuring.content)
      }
      if configuring.updatesBackground, let old = configuring.background {
        configuring.background = old.updated(for: state)
        showBackground()
      }
    }

    // MARK: Views

    private final func showContent(_ configuration: (any UIContentConfiguration)?) {
      guard let configuration else { return replaceContent(by: nil) }
      if let view = shownContent as? any UIContentView, view.supports(configuration) {
        view.configuration = configuration
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
#endif
