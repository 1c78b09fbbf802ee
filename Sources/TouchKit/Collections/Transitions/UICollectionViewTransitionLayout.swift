/// The layout of a collection view during a change from one layout to another, with a progress that fingers set.
///
/// Got from ``UICollectionView/startInteractiveTransition(to:completion:)``. Once the transition is
/// over it has no effect any more.
///
/// Natively one may also be made, and set as the layout by itself:
///
/// ```swift
/// let between = UICollectionViewTransitionLayout(currentLayout: rows, nextLayout: grid)
/// collectionView.collectionViewLayout = between
/// between.transitionProgress = 0.3
/// ```
///
/// Then each item is at that share of the straight way between its frames in the two layouts, until another layout is set. Nothing settles,
/// and the content offset is the program's.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the transition began with. (It may have begun with a mixture: while another
  /// transition was running.)
  public let currentLayout: UICollectionViewLayout

  /// The layout that it leads to.
  public let nextLayout: UICollectionViewLayout

  /// A layout between two others, at progress 0: at the current one.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// How far the transition has come: 0 where it began, 1 where it leads to.
  ///
  /// Setting it moves everything there, and stops whatever was settling, as catching does. Values
  /// beyond 0 and 1 overshoot; one that is not finite is ignored. It continues to say where things
  /// are while they settle. The views of one that is set as the layout by itself follow in the next frame.
  open var transitionProgress: CGFloat {
    get { transition?.progress ?? lastProgress }
    set {
      guard newValue.isFinite else { return }
      if let transition { return collectionView?.move(transition, to: newValue) ?? () }
      #if !hasFeature(Embedded)
        setProgressAlone(newValue)
      #endif
    }
  }

  /// How fast the progress changes, in progress per second, by what was set in the last moments; 0
  /// once fingers rest.
  public var transitionVelocity: CGFloat {
    transition?.velocity(at: collectionView?.now ?? 0) ?? 0
  }

  /// True until it has settled: while it can be moved, caught, finished and cancelled.
  public var isUnderWay: Bool {
    transition != nil
  }

  // What moves it; `nil` once it is over.
  final var transition: LayoutTransition? {
    collectionView?.layoutTransition.flatMap { $0.layout === self ? $0 : nil }
  }

  final var lastProgress: CGFloat = 0

  #if !hasFeature(Embedded)
    // What a program keeps beside the progress.
    final var animatedValues: [String: CGFloat] = [:]

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if context.invalidateDataSourceCounts { forgetItemsAlone() }
    }

    override func willBeUnused() {
      super.willBeUnused()
      releaseAlone()
    }
  #endif

  open override var collectionViewContentSize: CGSize {
    #if !hasFeature(Embedded)
      if let alone { return alone.contentSize }
    #endif
    return transition?.contentSize ?? nextLayout.collectionViewContentSize
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    #if !hasFeature(Embedded)
      if let alone { return alone.attributes(in: rect) }
    #endif
    guard let transition, let view = collectionView else { return nil }
    view.present()
    let stage = view.stage
    return view.shown.compactMap { shown in
      guard let element = transition.element(shown.key, on: stage), element.frame.overlaps(rect)
      else {
        return nil
      }
      return element.asAttributes(view.kinds)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    #if !hasFeature(Embedded)
      if let alone { return alone.mixed { $0.layoutAttributesForItem(at: indexPath) } }
    #endif
    return element(at: ElementKey(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    #if !hasFeature(Embedded)
      if let alone {
        return alone.mixed {
          $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        }
      }
    #endif
    guard let kinds = collectionView?.kinds else { return nil }
    return element(at: ElementKey(indexPath, kind: kinds.number(of: elementKind)))
  }

  #if !hasFeature(Embedded)
    open override func layoutAttributesForDecorationView(
      ofKind elementKind: CollectionName, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      alone?.mixed { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
    }
  #endif

  private final func element(at key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let transition, let view = collectionView else { return nil }
    let seen = key.copied(transition.blend.style == .crossfade ? transition.blend.mainCopy : 0)
    return transition.element(seen, on: view.stage)?.asAttributes(view.kinds)
  }
}
