/// A window onto content that is larger than itself, or is to be looked at closely: fingers drag and pinch it.
///
/// The content's place is the origin of the bounds, ``contentOffset``. The view that ``UIScrollViewDelegate/viewForZooming(in:)`` names is
/// scaled by its transform. Whatever moves, a finger that lands on it catches it where it is.
open class UIScrollView: UIView {
  #if hasFeature(Embedded)
    /// Hears of everything, and names the view to zoom. Not retained: clear it before it goes away.
    public unowned(unsafe) var delegate: (any UIScrollViewDelegate)?
  #else
    /// Hears of everything, and names the view to zoom. Not retained.
    open weak var delegate: (any UIScrollViewDelegate)?
  #endif

  // MARK: The content

  /// The size of the content, in points at the present scale. Zooming sets it to the size of the zoomed view's frame.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { keepInRange() } }
  }

  /// Room around the content, in points, that can be scrolled into. None by default.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { keepInRange() } }
  }

  /// The point of the content that is at the top left corner.
  ///
  /// Setting it ends every motion, and is not limited to where the content may rest.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMotion()
      moveContent(to: newValue)
    }
  }

  // MARK: Scrolling

  /// False where fingers cannot drag the content. True by default.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// True where content that is pulled beyond its edge gives way and springs back. True by default.
  open var bounces = true

  /// True where it does so even if there is nothing to scroll on that axis. False by default.
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false

  /// How quickly flung content slows down.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Zooming

  /// The smallest scale that the content rests at; 1 by default.
  open var minimumZoomScale: CGFloat = 1

  /// The largest scale that the content rests at; 1 by default. Where it is not above the minimum there is no zoom.
  open var maximumZoomScale: CGFloat = 1

  /// True where a pinch beyond the limits gives way and springs back. True by default.
  open var bouncesZoom = true

  /// The scale of the content.
  ///
  /// Setting it ends every motion and keeps the middle of what is visible in the middle. It is held between the limits.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  // MARK: What is going on

  /// True while a finger is down that may drag or drags.
  open internal(set) var isTracking = false
  /// True while a finger drags the content.
  open internal(set) var isDragging = false
  /// True while the content moves on after a finger has lifted.
  open internal(set) var isDecelerating = false
  /// True while fingers zoom, and while an animated change of scale runs.
  open internal(set) var isZooming = false
  /// True while the scale springs back from beyond a limit.
  open internal(set) var isZoomBouncing = false

  /// Drags the content; configure it as you like, but leave its delegate alone.
  public let panGestureRecognizer: UIPanGestureRecognizer
  /// Zooms the content; `nil` until there is something to zoom.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  final let pan: ScrollPanGestureRecognizer
  final let pinch: ScrollPinchGestureRecognizer
  final var scale: CGFloat = 1
  final var grip: ScrollGrip?
  final var motion: (any ScrollMotion)?
  // True while the scale changes, and whoever changes it says where the content goes.
  final var isArranging = false

  public override init(frame: CGRect) {
    pan = ScrollPanGestureRecognizer()
    pinch = ScrollPinchGestureRecognizer()
    panGestureRecognizer = pan
    super.init(frame: frame)
    clipsToBounds = true
    isMultipleTouchEnabled = true
    installGestures()
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  override var layerKind: LayerKind {
    .scroll
  }

  /// How quickly flung content slows down.
  nonisolated public struct DecelerationRate: Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: Constants.normalDecelerationRate)
    public static let fast = DecelerationRate(rawValue: Constants.fastDecelerationRate)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === pinch { return zoomView != nil && maximumZoomScale > minimumZoomScale }
    if gestureRecognizer === pan { return scrollsHorizontally || scrollsVertically }
    return true
  }

  // MARK: For the collection view

  /// True while a change of layout says where the content is, and neither fingers nor edges do.
  var contentIsTaken: Bool { false }

  /// The last finger has lifted while the content was taken.
  func contentReleased() {}

  /// A finger has landed; `onMotion` where it has stopped something by it.
  func fingerLanded(onMotion: Bool) {}

  /// Where a fling comes to rest that would run out at a place, in points; the velocity is in points per millisecond.
  func flingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  override func leavesWindow() {
    stopMotion()
    grip = nil
  }

  override func boundsChanged(from old: CGRect) {
    if bounds.size != old.size { keepInRange() }
  }
}
