/// A scroll view whose content is made of items from a data source, arranged by a layout.
///
/// There are views only for what is visible; those that leave are used again for those that come.
/// The layout can be changed at any time, by fingers too, and again while it still changes: see
/// ``startInteractiveTransition(to:completion:)``.
open class UICollectionView: UIScrollView {
  /// The kinds of the supplementary views of ``UICollectionViewFlowLayout``, ``ColumnGridLayout``
  /// and ``JustifiedLayout``.
  nonisolated public static let elementKindSectionHeader: CollectionName =
    "UICollectionElementKindSectionHeader"
  /// The kind of supplementary views that stand below a section.
  nonisolated public static let elementKindSectionFooter: CollectionName =
    "UICollectionElementKindSectionFooter"

  #if hasFeature(Embedded)
    /// Says what there is. Not retained.
    public final var dataSource: (any UICollectionViewDataSource)? {
      get { source }
      set {
        source = newValue
        reloadData()
      }
    }
    @WeakDelegate private final var source: (any UICollectionViewDataSource)?
    /// Hears which items will probably be wanted soon. Not retained.
    @WeakDelegate public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  #else
    /// Says what there is. Not retained.
    @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
      didSet { reloadData() }
    }
    /// Hears which items will probably be wanted soon. Not retained.
    @exclusivity(unchecked)
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  #endif

  /// False where ``prefetchDataSource`` is not told anything; what it was told of before is cancelled at the next layout. True by default.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { setNeedsLayout() } }
  }

  /// Whether taps select items. True by default.
  @exclusivity(unchecked) open var allowsSelection = true

  /// Whether several items may be selected at once. False by default.
  @exclusivity(unchecked) open var allowsMultipleSelection = false {
    didSet {
      #if !hasFeature(Embedded)
        installSelectionPan()
      #endif
    }
  }

  // Made when something of it is first wanted.
  @exclusivity(unchecked) final var extras: CollectionExtras?
  // The size of text for which cells have been asked how large they want to be.
  final var textSize = UIContentSizeCategory.unspecified
  // True where something that is shown has still to be asked how large it wants to be.
  final var hasUnfitted = false

  // MARK: The data

  final var counts = ItemCounts()
  final var needsCounts = true
  final let kinds = ElementKinds()
  @exclusivity(unchecked) final var pools: [ReusePool] = []
  @exclusivity(unchecked) final var selected: [IndexPath] = []
  final var touched: IndexPath?
  // True while the delegate hears that the finger has lifted from it.
  final var isSelecting = false
  // True where all attributes have to be requested again once the views that are being arranged
  // are there.
  final var reloadsLater = false
  // What performBatchUpdates has gathered so far; `nil` outside of it.
  @exclusivity(unchecked) final var gathered: [UpdateStep]?
  // The cell that is being filled anew, and that the data source gets when it asks for one.
  final var reconfigured: UICollectionReusableView?

  // MARK: The layout

  // Where the view rests, or where a transition began.
  final var restingLayout: UICollectionViewLayout
  final var transition: CollectionTransition?

  /// Called after each layout: all views are where they belong then.
  package final var placed: (() -> Void)?
  // The anchor of a transition that ended while fingers stayed down: the next one uses it too.
  final var keptAnchor: TransitionAnchor?

  // MARK: What is shown
  //
  // The layout is asked for somewhat more than the window onto the content, so that it need not be
  // asked in each frame. All of these are kept, and filled anew, so that scrolling does not
  // allocate. They are sorted by key.

  final var covered: CGRect? {
    didSet { if covered == nil { steady = nil } }
  }
  // Where the window can be without anything coming into view or going out of it; `nil` where the
  // views have to be looked at anyway.
  final var steady: VisibleWindow?
  // What stays at the edges of the window, at rest.
  final var pinned = PinnedPair()
  // Filled and emptied within a frame: what has been pushed away by what stays there.
  @exclusivity(unchecked) final var displaced: [LayoutElement] = []
  @exclusivity(unchecked) final var elements: [LayoutElement] = []
  @exclusivity(unchecked) final var wanted: [LayoutElement] = []
  @exclusivity(unchecked) final var shown: [ShownElement] = []
  // What the data source is asked to hand out a view for, until one is dequeued.
  final var arriving: LayoutElement?
  // The one that was dequeued for it.
  final var placedEarly: UICollectionReusableView?
  // Filled and emptied within a frame.
  @exclusivity(unchecked) final var leaving: [ShownElement] = []
  // The same for the search of an anchor.
  @exclusivity(unchecked) final var candidates: [LayoutElement] = []
  final var update: UpdateMotion?
  #if !hasFeature(Embedded)
    // True while a batch of updates finds out where everything comes from and goes to.
    final var isUpdating = false
  #endif
  // The item that a finger moves.
  final var movement: ItemMovement?
  // The cell of one that was let go, above the others until it has arrived.
  final var raised: UICollectionReusableView?
  // True where the data source has said that it does not move items.
  final var refusesMove = false
  final var prefetched: [IndexPath] = []
  // Where the window was when it was last said what comes next.
  final var prefetchOrigin = CGPoint.zero
  final var isPresenting = false
  // True within layoutSubviews: cells that are resized then are laid out at its end, and not in a round of their own.
  final var laysOutCells = false
  final var hasResizedCells = false

  /// An empty collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    restingLayout = layout
    super.init(frame: frame)
    layout.belong(to: self)
    alwaysBounceVertical = false
  }

  // As for UIScrollView.
  deinit {}

  // Cells are as large as their texts are, where their size is estimated.
  override func traitsChanged() {
    let category = window?.clock.contentSizeCategory ?? .unspecified
    guard category != textSize else { return }
    textSize = category
    collectionViewLayout.invalidateLayout()
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  open override var debugDescription: String {
    "UICollectionView"
  }

  #if hasFeature(Embedded)
    // Not to be overridden in a page: a program that changes no layout would have the code of transitions.
    public final var collectionViewLayout: UICollectionViewLayout {
      get { seenLayout }
      set { setCollectionViewLayout(newValue, animated: false) }
    }
  #else
    /// The layout. During a transition that a gesture may move it is the ``UICollectionViewTransitionLayout``; from
    /// ``setCollectionViewLayout(_:animated:completion:)`` on it is the new one, until a gesture catches the motion. Setting it goes over to
    /// another one at once.
    open var collectionViewLayout: UICollectionViewLayout {
      get { seenLayout }
      set { setCollectionViewLayout(newValue, animated: false) }
    }
  #endif

  private final var seenLayout: UICollectionViewLayout {
    transition?.seenLayout ?? restingLayout
  }

  /// The delegate, where it is one of a collection view.
  final var collectionDelegate: (any UICollectionViewDelegate)? {
    #if hasFeature(Embedded)
      delegate?._collectionViewDelegate
    #else
      delegate?._collectionViewDelegate ?? (delegate as? any UICollectionViewDelegate)
    #endif
  }

  /// The delegate, where a flow layout asks it. Natively also where a subclass says that it is one, and its superclass was a delegate
  /// already, such as a `UICollectionViewController`.
  final var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
    #if hasFeature(Embedded)
      collectionDelegate?._flowLayoutDelegate
    #else
      collectionDelegate?._flowLayoutDelegate
        ?? (delegate as? any UICollectionViewDelegateFlowLayout)
    #endif
  }

  #if !hasFeature(Embedded)
    /// Asks the data source for everything anew. What moved stops, a transition goes to its end at once, and nothing is selected any more.
    ///
    /// What cannot be shown as a batch of changes comes here, too, and so does another data source.
    open func reloadData() {
      reloadEverything()
    }
  #endif

  #if !hasFeature(Embedded)
    /// Changes to another layout, at once or animated; see ``setCollectionViewLayout(_:animated:completion:)``, which it calls.
    /// ``collectionViewLayout`` calls it, without animation. In programs of pages it cannot be overridden.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
      setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes to another layout.
    ///
    /// What is in the middle of the screen stays there, as far as the content's edges let it; content
    /// that shows its beginning keeps showing it. A running transition is replaced where it is. An override that calls super hears of every layout that is set, but
    /// not of interactive transitions. In programs of pages it cannot be overridden.
    ///
    /// - Parameter completion: called once, with true where the layout has been reached, and false
    ///   where something else came in between.
    open func setCollectionViewLayout(
      _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
      changeLayout(to: layout, animated: animated, completion)
    }
  #endif

  // MARK: Hooks

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    // Content has been scrolled below the finger.
    if let movement, let searched = movement.searchedOffset, searched != bounds.origin {
      movement.findTarget(self, movement)
    }
    forEachLayout { $0.followInsets() }
    laysOutCells = true
    present()
    laysOutCells = false
    layOutCells()
  }

  override func sizeChanged(from old: CGRect) {
    super.sizeChanged(from: old)
    forEachLayout { $0.asksAnew = true }
    #if !hasFeature(Embedded)
      noteResize(from: old)
    #endif
    forEachLayout { tell($0, ofBoundsChangeFrom: old) }
    forgetLayout()
  }

  #if !hasFeature(Embedded)
    // Where the layout says where the content is at each size, the offset is not the animation's.
    override func animatedOrigin(_ origin: CGPoint) -> CGPoint {
      guard let resizing = extras?.resizing, resizing === running?.animation(of: .bounds) else {
        return origin
      }
      return bounds.origin
    }
  #endif

  // As in UIKit the view still has the old bounds while it asks: layouts compare them with the new ones.
  private final func tell(_ layout: UICollectionViewLayout, ofBoundsChangeFrom old: CGRect) {
    let new = geometry.bounds
    geometry.setBounds(old)
    let context =
      layout.shouldInvalidateLayout(forBoundsChange: new)
      ? layout.invalidationContext(forBoundsChange: new) : nil
    // A layout may have scrolled elsewhere.
    if geometry.bounds == old { geometry.setBounds(new) }
    if let context { layout.invalidateLayout(with: context) }
  }

  // Its layout alone says how large its elements are.
  override func subviewResized(_ subview: UIView) {
    if !(subview is UICollectionReusableView) { super.subviewResized(subview) }
  }

  override func scrolled(from old: CGRect) {
    if isDragging { extras?.rows?.close(in: self) }
    forEachLayout { tell($0, ofBoundsChangeFrom: old) }
  }

  override func willLeaveWindow() {
    extras?.rows?.end()
    dropMovement()
    endTransition(completed: false)
    endUpdate(finished: false)
    super.willLeaveWindow()
  }

  override var layoutTransitionMoves: Bool {
    transition?.isSettling ?? false
  }

  override func stopLayoutTransition() {
    transition?.pause(in: self)
  }

  override func releaseLayoutTransition() {
    transition?.resume(in: self)
  }

  override func overrideLayoutTransition() {
    // The layout is there at once, and the content where it was put.
    let offset = contentOffset
    endTransition(completed: false)
    moveContent(to: offset)
  }

  override var needsFrames: Bool {
    #if !hasFeature(Embedded)
      if sweepNeedsFrames { return true }
    #endif
    if let rows = extras?.rows, rows.needsFrames, window != nil { return true }
    return update != nil || movementNeedsFrames || super.needsFrames
  }

  override func moveFrame(to time: TimeInterval) {
    transition?.advance(in: self, to: time)
    super.moveFrame(to: time)
    if let movement { advance(movement, to: time) }
    #if !hasFeature(Embedded)
      advanceSweep(to: time)
    #endif
    extras?.rows?.advance(to: time)
    if let update { advance(update, to: time) }
  }

  override func flingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    restingLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(selects: true)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(selects: false)
    super.touchesCancelled(touches, with: event)
  }
}
