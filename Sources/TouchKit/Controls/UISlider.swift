/// A control whose thumb a finger draws along a line, from a smallest value to a largest one.
///
/// ```swift
/// let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 280, height: 34))
/// slider.maximumValue = 8
/// slider.addTarget(self, action: Settings.slid, for: .valueChanged)
/// ```
///
/// Only a finger that lands on the thumb, or within ``Constants/sliderSlop`` of it, draws it; it keeps its distance from the thumb's middle.
/// Where one reads from the right the smallest value is at the right. In pages one listens by
/// ``UIControl/addAction(_:for:)``, and reads from the left.
open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28
  private static let lineWidth: CGFloat = 4

  private let minimumLine = UIView()
  private let maximumLine = UIView()
  private let thumb = UIView(
    frame: CGRect(x: 0, y: 0, width: UISlider.thumbSize, height: UISlider.thumbSize))
  private var position: Float = 0
  private var (low, high): (Float, Float) = (0, 1)
  // What a finger took hold of: where, and at which value.
  private var grip: (x: CGFloat, value: Float)?

  /// A slider from 0 to 1, at 0. Its line is as wide as the frame, and in its middle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    thumb.layerCornerRadius = UISlider.thumbSize / 2
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    for part in [minimumLine, maximumLine, thumb] {
      part.isUserInteractionEnabled = false
      addPart(part)
    }
    for line in [minimumLine, maximumLine] { line.layerCornerRadius = UISlider.lineWidth / 2 }
    accessibilityTraits = .adjustable
    color()
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
    !keepsSwipe(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: The value

  /// The value, from ``minimumValue`` to ``maximumValue``: what lies beyond them becomes the nearer one, and what is no number is ignored. 0 by default.
  /// Setting it sends nothing.
  open var value: Float {
    get { position }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, and lets the thumb slide there where `animated` is true. Sends nothing.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let new = min(max(value, low), high)
    guard new != position else { return }
    take(new)
    // A finger goes on from here.
    if let old = grip { grip = (lastX ?? old.x, new) }
    guard animated, window != nil else { return place() }
    UIView.animate(withDuration: 0.2) { self.place() }
  }

  /// The smallest value, 0 by default. One above the largest makes that the same; what is not finite is ignored. The value follows.
  public final var minimumValue: Float {
    get { low }
    set {
      guard newValue.isFinite, newValue != low else { return }
      low = newValue
      high = max(high, low)
      limit()
    }
  }

  /// The largest value, 1 by default. One below the smallest makes that the same; what is not finite is ignored. The value follows.
  public final var maximumValue: Float {
    get { high }
    set {
      guard newValue.isFinite, newValue != high else { return }
      high = newValue
      low = min(low, high)
      limit()
    }
  }

  /// True where ``UIControl/Event/valueChanged`` is sent with each move that changes the value; false where it is sent once, when the finger lifts, if the
  /// value is another one then. True by default.
  public final var isContinuous = true

  private final func limit() {
    take(min(max(position, low), high))
    place()
  }

  private final func take(_ value: Float) {
    position = value
    mark(.accessibility)
  }

  // MARK: Tracking

  private var lastX: CGFloat?
  private var first: Float = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let here = touch.location(in: self)
    let margin = Constants.sliderSlop
    guard thumb.frame.insetBy(dx: -margin, dy: -margin).contains(here) else { return false }
    grip = (here.x, position)
    lastX = here.x
    first = position
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip, travel > 0 else { return true }
    let x = touch.location(in: self).x
    lastX = x
    let fraction = (readsFromRight ? grip.x - x : x - grip.x) / travel
    let new = min(max(grip.value + Float(fraction) * (high - low), low), high)
    guard new != position else { return true }
    take(new)
    place()
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    letGo()
  }

  open override func cancelTracking(with event: UIEvent?) {
    letGo()
  }

  private final func letGo() {
    grip = nil
    lastX = nil
    if !isContinuous, position != first { sendActions(for: .valueChanged) }
  }

  // MARK: Accessibility

  /// Where the value is between the smallest and the largest one, such as `50%`, unless another one was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// A tenth of the way up. Sends ``UIControl/Event/valueChanged`` where that is another value; nothing while it is not enabled.
  open override func accessibilityIncrement() {
    step(0.1)
  }

  /// A tenth of the way down, as ``accessibilityIncrement()``.
  open override func accessibilityDecrement() {
    step(-0.1)
  }

  private final func step(_ way: Double) {
    let old = position
    guard isEnabled else { return }
    // Rounded, so that there and back is where it was.
    let new = ((share + way) * 1e6).rounded() / 1e6
    setValue(Float(Double(low) + new * (Double(high) - Double(low))), animated: true)
    if position != old { sendActions(for: .valueChanged) }
  }

  // MARK: Looks

  /// The color of the line on the side of the smallest value; `nil`, the default, for the ``UIView/tintColor``.
  public final var minimumTrackTintColor: UIColor? {
    didSet { color() }
  }

  /// The color of the line on the other side; `nil`, the default, for a gray.
  public final var maximumTrackTintColor: UIColor? {
    didSet { color() }
  }

  /// The color of the thumb; `nil`, the default, for white.
  public final var thumbTintColor: UIColor? {
    didSet { color() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { color() } }
  }

  private final func color() {
    minimumLine.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumLine.backgroundColor = maximumTrackTintColor ?? UIColor.systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    for part in [minimumLine, maximumLine, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
  }

  /// Where the value is, from 0, the smallest, to 1. As doubles: the largest values of `Float` are farther from each other than it can say.
  private final var share: Double {
    high > low ? (Double(position) - Double(low)) / (Double(high) - Double(low)) : 0
  }

  /// How far the thumb can go, in points.
  private final var travel: CGFloat {
    max(0, bounds.width - UISlider.thumbSize)
  }

  private final func place() {
    let share = CGFloat(share)
    let x = UISlider.thumbSize / 2 + travel * (readsFromRight ? 1 - share : share)
    let y = bounds.height / 2
    thumb.center = CGPoint(x: x, y: y)
    let top = y - UISlider.lineWidth / 2
    let left = CGRect(x: 0, y: top, width: x, height: UISlider.lineWidth)
    let right = CGRect(
      x: x, y: top, width: max(0, bounds.width - x), height: UISlider.lineWidth)
    minimumLine.frame = readsFromRight ? right : left
    maximumLine.frame = readsFromRight ? left : right
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}
