/// A view onto content that is larger than itself, or is to be seen magnified: fingers drag and
/// pinch it.
///
/// The content is moved by the origin of the bounds, ``contentOffset``. The view that
/// ``UIScrollViewDelegate/viewForZooming(in:)`` names is scaled by its transform. Whatever moves, a
/// finger that lands on it catches it where it is.
open class UIScrollView: UIView {
  #if hasFeature(Embedded)
    /// Is called whenever the content moves, and names the view to zoom. Not retained.
    @WeakDelegate public var delegate: (any UIScrollViewDelegate)?
  #else
    /// Is called whenever the content moves, and names the view to zoom. Not retained.
    @exclusivity(unchecked) open weak var delegate: (any UIScrollViewDelegate)?
  #endif

  // MARK: The content

  /// The size of the content, in points at the present scale. Zooming sets it to the size of the
  /// zoomed view's frame. One that is not finite is ignored.
  @exclusivity(unchecked) open var contentSize = CGSize.zero {
    didSet {
      guard contentSize.isFinite else {
        contentSize = oldValue
        return
      }
      guard contentSize != oldValue else { return }
      if !layerState.isLayingOut { setNeedsLayout() }
      rangeChanged()
    }
  }

  /// Room around the content, in points, that can be scrolled into, beside that of the safe area; see ``adjustedContentInset``. None by default;
  /// insets that are not finite are ignored.
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        contentInset = oldValue
        return
      }
      if contentInset != oldValue { insetChanged() }
    }
  }

  /// Whether what covers the edges of the window is added to ``contentInset``. Automatic by default.
  @exclusivity(unchecked) open var contentInsetAdjustmentBehavior =
    ContentInsetAdjustmentBehavior.automatic
  {
    didSet { adjustInset() }
  }

  // What the safe area adds.
  final var addedInset = UIEdgeInsets.zero

  // See refreshControl.
  final var refresher: UIRefreshControl?
  // A view behind all that is scrolled, of subclasses within TouchKit.
  final var ground: UIView?

  /// ``adjustedContentInset`` is another one; called by the scroll view, before the delegate. Does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// The point of the content that is at the top left corner.
  ///
  /// Setting it is not limited to where the content may rest. A finger that drags, a fling and a
  /// zoom continue from the new offset, as an endless list wants it; an animated change of the offset
  /// ends. ``setContentOffset(_:animated:)`` ends every motion. Set in an animation block it is
  /// animated, with the velocity that the content has.
  ///
  /// Natively an override hears of every way in which the content moves, as in UIKit: of fingers, of what comes after them, of keys and wheels.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      #if !hasFeature(Embedded)
        if movesItself {
          movesItself = false
          placeContent(at: newValue)
          return
        }
      #endif
      putContent(at: newValue)
    }
  }

  /// Where content that is smaller than the view lies in the room that the insets leave, as a share of what is left over on each
  /// axis: (0, 0) at the upper left corner, the default; (0.5, 0.5) in the middle; (1, 1) at the lower right corner.
  ///
  /// Content that is larger on an axis is not affected on it. It is what centres a zoomed picture: zooming, bouncing and catching
  /// end where it says. A point that is not finite is ignored.
  @exclusivity(unchecked) open var contentAlignmentPoint = CGPoint.zero {
    didSet {
      guard contentAlignmentPoint.isFinite else {
        contentAlignmentPoint = oldValue
        return
      }
      if contentAlignmentPoint != oldValue { rangeChanged() }
    }
  }

  // MARK: Scrolling

  /// False where fingers cannot drag the content. True by default.
  @exclusivity(unchecked) open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// True where content can be pulled beyond its edges and springs back, on both axes; setting it sets
  /// ``bouncesHorizontally`` and ``bouncesVertically``. True by default.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// True where it can be pulled beyond its left and right edge. True by default.
  @exclusivity(unchecked) open var bouncesHorizontally = true
  /// True where it can be pulled beyond its upper and lower edge. True by default.
  @exclusivity(unchecked) open var bouncesVertically = true

  /// True where content can be pulled beyond its left and right edge, and springs back, even if it is no wider than the view. Counts only
  /// where ``bouncesHorizontally`` is true. False by default.
  @exclusivity(unchecked) open var alwaysBounceHorizontal = false
  /// True where content can be pulled beyond its upper and lower edge, and springs back, even if it is no higher than the view. Counts only
  /// where ``bouncesVertically`` is true. False by default.
  @exclusivity(unchecked) open var alwaysBounceVertical = false

  /// True where a drag that begins along one axis stays on it; one that begins diagonally is free.
  /// False by default.
  @exclusivity(unchecked) open var isDirectionalLockEnabled = false

  /// True where the content comes to rest at multiples of the bounds' size only, one page further
  /// at most than it was. A notch of a wheel turns a page, and a trackpad's way ends at the nearest one. False by default.
  @exclusivity(unchecked) open var isPagingEnabled = false

  /// True where what a finger drags the content beyond its left or right edge moves the nearest scroll view around this one, if that
  /// can go there; otherwise this one bounces. True by default.
  @exclusivity(unchecked) open var transfersHorizontalScrollingToParent = true
  /// The same for the upper and lower edge. True by default.
  @exclusivity(unchecked) open var transfersVerticalScrollingToParent = true

  /// How quickly flung content slows down.
  @exclusivity(unchecked) open var decelerationRate = DecelerationRate.normal

  /// True where the bars that show how much of the content is visible, and where, appear while it
  /// moves. True by default.
  @exclusivity(unchecked) open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update(self) }
  }
  /// Whether the vertical indicator is shown while content moves; true by default.
  @exclusivity(unchecked) open var showsVerticalScrollIndicator = true {
    didSet { indicators.update(self) }
  }

  /// How far the horizontal bar stays away from the edges of the view, in points. None by default.
  @exclusivity(unchecked) open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update(self) }
  }
  /// How far the vertical bar stays away from the edges of the view, in points. None by default.
  @exclusivity(unchecked) open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update(self) }
  }
  /// Those of both bars; read, those of the vertical one.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// True where the bars also stay out of what covers the edges of the window, as ``adjustedContentInset`` has it. True by default.
  @exclusivity(unchecked) open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update(self) }
  }

  /// The colour of the bars: dark by default, and light in the dark.
  @exclusivity(unchecked) open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.update(self) }
  }

  #if !hasFeature(Embedded)
    /// Room around the content, in points, that can be scrolled into: ``contentInset``, and of the view's ``UIView/safeAreaInsets`` what
    /// ``contentInsetAdjustmentBehavior`` says, as of the last layout.
    ///
    /// Where it changes because of the safe area the content goes with it, so that what was at the inner edge still is. A refresh control that is
    /// refreshing adds its height at the top. An override says how far the content can be scrolled, too. In programs of pages it cannot be overridden.
    open var adjustedContentInset: UIEdgeInsets {
      wholeInset
    }

    /// Moves the content, at once or along a spring; ends every motion. See ``contentOffset``.
    ///
    /// What shows something of its own accord comes here, too: ``scrollRectToVisible(_:animated:)``, `scrollToItem`. In programs of pages it cannot
    /// be overridden.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      startScrolling(to: contentOffset, animated: animated)
    }

    /// Changes the scale about the middle of what is visible, at once or along a path that is centred there.
    ///
    /// The scale is clamped to the limits; one that is not finite and positive is ignored. In programs of pages it cannot be overridden.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
      zoom(toScale: scale, animated: animated)
    }

    /// Makes a rectangle of the zoomed view as large as fits, and centres it, as far as the limits allow. In programs of pages it cannot be overridden.
    ///
    /// - Parameter rect: in the coordinates of the zoomed view. An empty one is ignored.
    open func zoom(to rect: CGRect, animated: Bool) {
      show(rect, animated: animated)
    }

    /// Scrolls just so far that a rectangle of the content is visible, within the ``adjustedContentInset``: what an app
    /// leaves free for a bar or a keyboard covers it no more. Of one that is larger the upper left corner is seen. In programs of pages it cannot be
    /// overridden.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      scroll(showing: rect, animated: animated)
    }
  #endif

  // MARK: Touches on the content

  /// True where touches on the content are withheld from it for ``Constants/contentTouchDelay``, in
  /// case they become a drag. True by default.
  @exclusivity(unchecked) open var delaysContentTouches = true {
    didSet { delay.isEnabled = delaysContentTouches }
  }

  /// True where the content loses its touches once they become a drag or a pinch; otherwise what
  /// touches the content cannot drag it any more. True by default.
  @exclusivity(unchecked) open var canCancelContentTouches = true

  /// Whether a view in the content gets touches; called before they are delivered. True by default.
  ///
  /// Where it returns false the touches are for the scroll view alone.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// Whether a view in the content loses its touches to a drag or a pinch; not called where
  /// ``canCancelContentTouches`` is false. True by default, except for controls: a finger that
  /// leaves a button does not scroll.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !view.keepsTouches
  }

  // MARK: Zooming

  /// The smallest scale that the content rests at; 1 by default. One that is not finite and positive, such as what fits a picture
  /// without a size, is ignored.
  @exclusivity(unchecked) open var minimumZoomScale: CGFloat = 1 {
    didSet { if !minimumZoomScale.isScale { minimumZoomScale = oldValue } }
  }

  /// The largest scale that the content rests at; 1 by default. Where it is not above the minimum
  /// there is no zoom. One that is not finite and positive is ignored.
  @exclusivity(unchecked) open var maximumZoomScale: CGFloat = 1 {
    didSet { if !maximumZoomScale.isScale { maximumZoomScale = oldValue } }
  }

  /// True where a pinch can exceed the limits and the scale springs back. True by default.
  @exclusivity(unchecked) open var bouncesZoom = true

  /// The scale of the content.
  ///
  /// Setting it ends every motion and keeps the middle of what is visible in the middle. It is clamped
  /// to the limits.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  // MARK: State

  /// True while a finger is down that may drag or drags.
  open var isTracking: Bool { state.phases.contains(.tracking) }
  /// True while a finger drags the content.
  open var isDragging: Bool { state.phases.contains(.dragging) }
  /// True while the content moves after a finger has lifted.
  open var isDecelerating: Bool { state.motion?.isFling ?? false }
  /// True while fingers zoom, until the scale has settled, and while an animated change of scale runs.
  open var isZooming: Bool { state.phases.contains(.zooming) }
  /// True while an animated change of the offset runs: ``setContentOffset(_:animated:)``, ``scrollRectToVisible(_:animated:)``, a key.
  public final var isScrollAnimating: Bool { state.motion?.glide != nil }
  /// True while an animated change of the scale runs: ``setZoomScale(_:animated:)``, ``zoom(to:animated:)``, a key.
  public final var isZoomAnimating: Bool { state.motion?.zoom != nil }
  /// True while the scale springs back from beyond a limit.
  open var isZoomBouncing: Bool {
    guard let start = state.motion?.zoomStart, now > start else { return false }
    return limited(scale) != scale
  }

  /// Drags the content; configure it as you like. Its delegate is the scroll view, where that is a `UIGestureRecognizerDelegate`, as a
  /// subclass may be; in Embedded Swift, which cannot know, such a subclass sets it itself. As in UIKit, leave it at that.
  public let panGestureRecognizer: UIPanGestureRecognizer
  /// Zooms the content; `nil` while there is nothing to zoom: the delegate names no view, or the
  /// largest scale is not above the smallest.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooms ? pinch : nil }

  final let pan: ScrollPanGestureRecognizer
  final let pinch: ScrollPinchGestureRecognizer
  final let delay: ContentTouchDelay
  final let indicators = ScrollIndicators()
  final var scale: CGFloat = 1

  // What controls the content, and what has begun and not ended.
  @exclusivity(unchecked) final var state = ScrollState()
  // Registered with the clock while anything moves.
  final private(set) lazy var driver = ScrollDriver(self)

  // True while the scale is being set: the caller sets the offset afterwards.
  final var isArranging = false
  #if !hasFeature(Embedded)
    /// True where the next offset is set by the view itself, through whatever overrides ``contentOffset``.
    final var movesItself = false
  #endif
  final var heldMiddle: HeldMiddle?
  /// True where it is scrolled to its end before a scroll view in it, that is at its upper edge: a sheet that opens.
  final var opensBeforeContent = false
  // Until a trackpad that scrolls has paused; the number of its steps.
  final var restTimer: FrameTimer?
  final var scrollSteps = 0

  public override init(frame: CGRect) {
    pan = ScrollPanGestureRecognizer()
    pinch = ScrollPinchGestureRecognizer()
    delay = ContentTouchDelay()
    panGestureRecognizer = pan
    super.init(frame: frame)
    clipsToBounds = true
    isMultipleTouchEnabled = true
    pan.allowedScrollTypesMask = .all
    installGestures()
    #if !hasFeature(Embedded)
      let delegate = self as? any UIGestureRecognizerDelegate
      (pan.delegate, pinch.delegate) = (delegate, delegate)
    #endif
  }

  // Spelled out so that it is not isolated to the main actor, and subclasses may have a plain one
  // of their own.
  deinit {}

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  override var layerKind: LayerKind {
    .scroll
  }

  /// Lays out; subclasses call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    adjustInset()
    if let refresher { refresher.following(refresher, self) }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === pinch {
      return zooms && contentGivesUp(pinch)
    }
    if gestureRecognizer === pan {
      return (scrollsHorizontally || scrollsVertically) && contentGivesUp(pan)
    }
    return true
  }

  // MARK: For the core

  override var hasKeyCommands: Bool {
    isScrollEnabled
  }

  override func carryOut(_ command: ScrollCommand) -> Bool {
    perform(command)
  }

  override func scrollContent(by delta: CGPoint, animated: Bool) -> CGPoint {
    let isAllowed = pan.allowedScrollTypesMask.contains(animated ? .discrete : .continuous)
    return isAllowed ? scroll(by: delta, animated: animated) : delta
  }

  override func magnifyContent(by factor: CGFloat, at point: CGPoint, animated: Bool) -> Bool {
    magnify(by: factor, at: point, animated: animated)
  }

  override func withholds(_ touch: UITouch, from view: UIView, with event: UIEvent) -> Bool {
    !touchesShouldBegin([touch], with: event, in: view)
  }

  // MARK: For the collection view

  /// True while a change of layout that controls the content is animated.
  var layoutTransitionMoves: Bool { false }

  /// Stops the change of layout at its present progress.
  func stopLayoutTransition() {}

  /// The last finger has lifted while a change of layout controlled the content.
  func releaseLayoutTransition() {}

  /// The program has set the offset while a change of layout is animated.
  func overrideLayoutTransition() {}

  /// True while the content, or a change of layout that controls it, is in motion without fingers.
  final var movesByItself: Bool {
    state.isMoving || (state.isInLayoutTransition && layoutTransitionMoves)
  }

  /// True while something moves from frame to frame.
  var needsFrames: Bool {
    movesByItself || indicators.isFading
  }

  /// Advances all motions to the time of a frame.
  func moveFrame(to time: TimeInterval) {
    moveContent(to: time)
    indicators.fade(to: time)
  }

  /// Where a fling comes to rest that deceleration would take to an offset, in points; the velocity is
  /// in points per millisecond.
  func flingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// The last finger has lifted, and what it leads to has begun.
  func fingersLifted() {}

  override func willLeaveWindow() {
    for recognizer in recognizers { recognizer.endAttempt() }
    takeBack()
    stopMotion()
    restTimer?.cancel()
    restTimer = nil
    state.advance(.left)
    indicators.hide()
    // Another window may have another clock.
    window?.clock.stop(driver)
    limitScale()
    if let refresher, refresher.holding(refresher) { insetChanged() }
  }

  /// Turns the running motion into an animation that starts with its velocity.
  override func velocity(of property: AnimatedProperty) -> AnimatedValue? {
    guard property == .bounds, state.isMoving else {
      return animations?.velocity(of: property, self)
    }
    return .rect(CGRect(origin: flow.offset, size: .zero))
  }

  override func sizeChanged(from old: CGRect) {
    resized(from: old)
  }

  override func didLayOut() {
    if heldMiddle != nil { showHeldMiddle() }
  }
}
