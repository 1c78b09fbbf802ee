/// A control that is on or off. A tap turns it over, and so does a finger that draws its thumb to the other side.
///
/// ```swift
/// let wraps = UISwitch()
/// wraps.isOn = true
/// wraps.addTarget(self, action: Settings.wrapChanged, for: .valueChanged)
/// ```
///
/// ``UIControl/Event/valueChanged`` is sent when a finger lifts that has turned it over, and not where the program sets it. It is always
/// 51 points wide and 31 high. Where one reads from the right it is on with its thumb at the left. In pages one listens by
/// ``UIControl/addAction(_:for:)``, and reads from the left.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let edge: CGFloat = 2

  private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let thumb: UIView
  private var value = false
  // Where the thumb is while a finger draws it; `nil` for a tap, so far.
  private var drawn: Bool?
  private var start = CGPoint.zero

  /// A switch that is off. Of the frame only the origin counts.
  public override init(frame: CGRect) {
    let diameter = UISwitch.size.height - 2 * UISwitch.edge
    thumb = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    accessibilityTraits = [.button, .toggleButton]
    track.layerCornerRadius = UISwitch.size.height / 2
    thumb.layerCornerRadius = diameter / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addPart(part)
    }
    show()
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
    !keepsTap(gestureRecognizer) && !keepsPan(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: The value

  /// Whether it is on. False by default. Setting it shows it at once, and ends what a finger is about to do with it.
  public final var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, and lets the thumb slide there where `animated` is true. Sends nothing.
  open func setOn(_ on: Bool, animated: Bool) {
    drawn = nil
    set(on)
    showIfNeeded(animated)
  }

  private final func set(_ on: Bool) {
    guard on != value else { return }
    value = on
    mark(.accessibility)
  }

  /// `1` while it is on, `0` while it is off, unless another one was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (value ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Colors

  /// The color behind the thumb while it is on; `nil`, the default, for green.
  public final var onTintColor: UIColor? {
    didSet { show() }
  }

  /// The color of the thumb; `nil`, the default, for white.
  public final var thumbTintColor: UIColor? {
    didSet { show() }
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { show() } }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    drawn = nil
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let here = touch.location(in: self)
    guard drawn != nil || abs(here.x - start.x) >= Constants.panHysteresis else { return true }
    let isRight = here.x > bounds.midX
    let new = isRight != readsFromRight
    guard drawn != new else { return true }
    drawn = new
    showIfNeeded(true)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // Beside it nothing is tapped.
    let isTap = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
    let new = drawn ?? (isTap ? !value : value)
    drawn = nil
    let isOther = new != value
    set(new)
    showIfNeeded(true)
    if isOther { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    drawn = nil
    showIfNeeded(true)
  }

  // MARK: Looks

  private final func showIfNeeded(_ animated: Bool) {
    guard animated, window != nil else { return show() }
    UIView.animate(withDuration: 0.2) { self.show() }
  }

  private final func show() {
    let isOn = drawn ?? value
    let (room, half) = (UISwitch.size.width - 2 * UISwitch.edge, thumb.bounds.width / 2)
    let isRight = isOn != readsFromRight
    thumb.center = CGPoint(
      x: UISwitch.edge + (isRight ? room - half : half), y: UISwitch.size.height / 2)
    thumb.backgroundColor = thumbTintColor ?? .white
    let on = onTintColor ?? UIColor.systemGreen
    track.backgroundColor = isOn ? on : UIColor.secondarySystemFill
    for part in [track, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  /// 51 points wide and 31 high.
  open override var intrinsicContentSize: CGSize {
    UISwitch.size
  }
}
