/// A row of dots, one for each page, of which that of the current page stands out.
///
/// ```swift
/// let pages = UIPageControl()
/// pages.numberOfPages = 5
/// pages.addTarget(self, action: Settings.turned, for: .valueChanged)
/// ```
///
/// A tap on the half after the middle goes one page on, one on the other half one page back; a finger that is drawn along the dots goes to the page
/// of the dot that it is on. ``UIControl/Event/valueChanged`` is sent for each page that a finger goes to. Of more pages than fit, dots around the current
/// one are shown. Where one reads from the right the first page is at the right. In pages one listens by
/// ``UIControl/addAction(_:for:)``, and reads from the left.
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16

  private var dots: [UIView] = []
  private var pages = 0
  private var page = 0
  // The page of the first dot.
  private var firstShown = 0
  private var start = CGPoint.zero
  private var isDrawn = false

  /// A control without pages. Its dots are in its middle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !keepsTap(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Pages

  /// How many pages there are; 0 by default, and for a negative number. ``currentPage`` stays among them.
  public final var numberOfPages: Int {
    get { pages }
    set {
      guard max(0, newValue) != pages else { return }
      pages = max(0, newValue)
      page = limited(page)
      changed()
    }
  }

  /// The page whose dot stands out, from 0; 0 by default. One that is not there becomes the nearest. Setting it sends nothing.
  public final var currentPage: Int {
    get { page }
    set {
      guard limited(newValue) != page else { return }
      page = limited(newValue)
      changed()
    }
  }

  private final func limited(_ number: Int) -> Int {
    min(max(number, 0), max(0, pages - 1))
  }

  /// True where no dot is shown for a single page. False by default.
  public final var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } }
  }

  /// False where a finger that is drawn along the dots goes to no page. True by default.
  public final var allowsContinuousInteraction = true

  // MARK: Colors

  /// The color of the dots; `nil`, the default, for a pale white.
  public final var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The color of the current page's dot; `nil`, the default, for white.
  public final var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    isDrawn = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let here = touch.location(in: self)
    guard allowsContinuousInteraction, !dots.isEmpty,
      isDrawn || abs(here.x - start.x) >= Constants.panHysteresis
    else { return true }
    isDrawn = true
    let index = Int(((here.x - left) / UIPageControl.pitch).rounded(.down))
    let shown = min(max(index, 0), dots.count - 1)
    go(to: firstShown + (readsFromRight ? dots.count - 1 - shown : shown))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, !isDrawn, point(inside: touch.location(in: self), with: event) else {
      return
    }
    let isRight = touch.location(in: self).x > bounds.midX
    go(to: page + (isRight != readsFromRight ? 1 : -1))
  }

  private final func go(to number: Int) {
    guard limited(number) != page else { return }
    page = limited(number)
    changed()
    sendActions(for: .valueChanged)
  }

  private final func changed() {
    setNeedsLayout()
    mark(.accessibility)
  }

  // MARK: Accessibility

  /// The number of the current page, from 1, and of all pages, such as `2 / 5`, unless another one was set; `nil` without pages. (UIKit has words here.)
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (pages > 0 ? "\(page + 1) / \(pages)" : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// One page on, which sends ``UIControl/Event/valueChanged``; nothing on the last one, and while it is not enabled.
  open override func accessibilityIncrement() {
    if isEnabled { go(to: page + 1) }
  }

  /// One page back, as ``accessibilityIncrement()``.
  open override func accessibilityDecrement() {
    if isEnabled { go(to: page - 1) }
  }

  // MARK: Looks

  /// Where the room of the first dot begins.
  private final var left: CGFloat {
    bounds.midX - CGFloat(dots.count) * UIPageControl.pitch / 2
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let fits = Int(max(0, min(bounds.width, 100_000)) / UIPageControl.pitch)
    let count = hidesForSinglePage && pages == 1 ? 0 : min(pages, fits)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count { addDot() }
    // While a finger is drawn along them the dots stay where they are.
    if !isDrawn || !isTracking {
      firstShown = min(max(page - count / 2, 0), max(0, pages - count))
    }
    firstShown = min(firstShown, max(0, pages - count))
    for (index, dot) in dots.enumerated() {
      let place = readsFromRight ? count - 1 - index : index
      dot.center = CGPoint(
        x: left + (CGFloat(place) + 0.5) * UIPageControl.pitch, y: bounds.midY)
      dot.backgroundColor =
        firstShown + index == page
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
  }

  private final func addDot() {
    let size = UIPageControl.dot
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    dot.layerCornerRadius = size / 2
    dot.isUserInteractionEnabled = false
    dots.append(dot)
    addPart(dot)
  }

  /// How large it is with dots for so many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * UIPageControl.pitch, height: 26)
  }

  /// The size for its pages.
  open override var intrinsicContentSize: CGSize {
    self.size(forNumberOfPages: hidesForSinglePage && pages == 1 ? 0 : pages)
  }
}
