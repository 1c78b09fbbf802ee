/// Lets people pull content down to have it loaded anew, and turns an indicator above it meanwhile.
///
/// ```swift
/// let control = UIRefreshControl()
/// let reload = UIAction { [weak control] _ in load { control?.endRefreshing() } }
/// control.addAction(reload, for: .valueChanged)
/// scrollView.refreshControl = control
/// ```
///
/// A finger that pulls the content ``Constants/refreshPull`` beyond its upper edge begins it, once for each pull, and ``UIControl/Event/valueChanged``
/// is sent at that moment. When the finger lifts the content rests ``Constants/refreshHeight`` lower, until ``endRefreshing()``:
///
///     idle ── pulled far enough, beginRefreshing() ──▶ refreshing ── endRefreshing() ──▶ spent ── the content is back ──▶ idle
///
/// Content that is no larger than its scroll view can be pulled where ``UIScrollView/alwaysBounceVertical`` is true. The control lies directly
/// above the content, where pulling makes room for it, whatever the insets, and scrolls with it. It has no title.
open class UIRefreshControl: UIControl {
  private enum Phase {
    /// Waits for a pull.
    case idle
    /// It has begun, and ``UIRefreshControl/endRefreshing()`` is to come.
    case refreshing
    /// It has ended while the content was still pulled: that pull begins it no more.
    case spent
  }

  private var phase = Phase.idle
  @Backlink final var scrollView: UIScrollView?
  // What the scroll view adds to its inset: follows the phase when no finger drags.
  private(set) final var heldHeight: CGFloat = 0
  // Made by the first pull.
  private var indicator: RefreshIndicator?
  private var timer: FrameTimer?
  /// What a scroll view calls; stored, so that programs without a refresh control are without it.
  final let following: (UIRefreshControl, UIScrollView) -> Void = { $0.follow($1) }
  final let holding: (UIRefreshControl) -> Bool = { $0.hold() }

  /// A control of the usual height; its scroll view gives it its place and its width.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin,
        size: CGSize(width: frame.width, height: Constants.refreshHeight)))
    // Fingers on it scroll.
    isUserInteractionEnabled = false
    isHidden = true
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: Refreshing

  /// True from the pull, or ``beginRefreshing()``, until ``endRefreshing()``.
  public final var isRefreshing: Bool {
    phase == .refreshing
  }

  /// Begins as a pull does, for loading that something else has started; sends nothing.
  ///
  /// The content may rest lower from now on and is not moved: to show the indicator scroll to the top, as in UIKit. Does nothing where it is
  /// refreshing.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    phase = .refreshing
    changed()
  }

  /// Everything is loaded: the content goes back, animated, unless a finger drags it; then once that lifts. Does nothing where it is not refreshing.
  open func endRefreshing() {
    guard isRefreshing else { return }
    phase = .spent
    changed()
  }

  private final func changed() {
    guard let scrollView else {
      if phase == .spent { phase = .idle }
      return
    }
    if !scrollView.isDragging, hold() { scrollView.refreshRoomChanged() }
    follow(scrollView)
  }

  /// No finger drags: the room above the content is what the phase says.
  ///
  /// - Returns: true where it was another one before.
  final func hold() -> Bool {
    let wanted = isRefreshing ? Constants.refreshHeight : 0
    guard heldHeight != wanted else { return false }
    heldHeight = wanted
    return true
  }

  // MARK: The content

  /// The content has moved, or the scroll view is laid out.
  final func follow(_ scrollView: UIScrollView) {
    guard isChild(of: scrollView) else { return }
    let pull = pull(scrollView)
    if phase == .spent, pull <= 0 { phase = .idle }
    show(pull, scrollView)
    guard phase == .idle, isEnabled, scrollView.isDragging, !scrollView.isPinching, pull > 0,
      pull >= far(scrollView)
    else { return }
    phase = .refreshing
    show(pull, scrollView)
    sendActions(for: .valueChanged)
  }

  /// How far it has to be pulled.
  private final func far(_ scrollView: UIScrollView) -> CGFloat {
    min(Constants.refreshPull, scrollView.bounds.height / 4)
  }

  /// How far the content is below where it rests without the control.
  private final func pull(_ scrollView: UIScrollView) -> CGFloat {
    0 - scrollView.contentInset.top - scrollView.addedInset.top - scrollView.contentOffset.y
  }

  private final func show(_ pull: CGFloat, _ scrollView: UIScrollView) {
    isHidden = pull <= 0 && !isRefreshing
    guard !isHidden else { return stopTurning() }
    let height = Constants.refreshHeight
    // In the middle of the room that there is; above that height at its upper edge.
    let middle =
      pull >= height || isRefreshing ? height / 2 - max(pull, height) : -pull / 2
    frame = CGRect(
      x: scrollView.contentOffset.x, y: middle - height / 2, width: scrollView.bounds.width,
      height: height)
    let indicator = makeIndicator()
    indicator.center = CGPoint(x: bounds.width / 2, y: height / 2)
    indicator.show(isRefreshing || phase == .spent ? nil : pull / max(far(scrollView), 1))
    indicator.alpha = isRefreshing ? 1 : min(1, pull / height)
    if isRefreshing, window != nil, frame.maxY > scrollView.contentOffset.y {
      turn()
    } else {
      stopTurning()
    }
  }

  // MARK: The indicator

  private final func makeIndicator() -> RefreshIndicator {
    if let indicator { return indicator }
    let made = RefreshIndicator(color: color)
    indicator = made
    addSubview(made)
    return made
  }

  private var color: UIColor {
    rareSettings?.tint == nil ? .gray : tintColor
  }

  /// The indicator has the control's own tint; gray where it has none.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator?.color = color
  }

  private final func turn() {
    guard timer == nil else { return }
    timer = window?.clock.after(
      Constants.refreshTurn / TimeInterval(RefreshIndicator.count), for: self
    ) {
      $0.timer = nil
      $0.indicator?.turn()
      if let scrollView = $0.scrollView { $0.follow(scrollView) }
    }
  }

  private final func stopTurning() {
    timer?.cancel()
    timer = nil
  }

  override func willLeaveWindow() {
    super.willLeaveWindow()
    stopTurning()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, let scrollView { follow(scrollView) }
  }
}
