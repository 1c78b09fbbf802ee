/// A control with a title or a picture, which sends its actions when a finger lifts inside.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Undo", for: .normal)
/// button.addAction(UIAction { _ in undo() }, for: .touchUpInside)
/// ```
///
/// What it shows depends on its ``UIControl/state``: while it is highlighted or disabled it shows what was set for that
/// state, or else the normal one, paler. It has no background and no configurations.
open class UIButton: UIControl {
  /// How a button looks. The raw values are UIKit's.
  nonisolated public enum ButtonType: Int, Hashable, Sendable {
    /// White letters, unless set otherwise.
    case custom = 0
    /// Letters in the ``UIView/tintColor``, blue unless one was set.
    case system = 1
  }

  /// The type that it was made with.
  public let buttonType: ButtonType

  /// Shows the title, in the middle. Set its size and weight here; the button sets its text and color.
  public let titleLabel: UILabel?

  /// Shows the picture, in the middle, behind the title, fitted into the button.
  public let imageView: UIImageView?

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var titles = ButtonValues<String>()
  private var colors = ButtonValues<UIColor>()
  private var images = ButtonValues<UIImage>()

  /// A custom button that takes up a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    titleLabel = label
    imageView = picture
    super.init(frame: frame)
    install()
  }

  /// A button at the origin with a size of zero; set its frame or call ``UIView/sizeToFit()``.
  public init(type: ButtonType) {
    buttonType = type
    titleLabel = label
    imageView = picture
    super.init(frame: .zero)
    install()
  }

  /// A button of a type that sends an action and shows the action's title.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    if let primaryAction { show(primaryAction) }
  }

  /// A button that sends an action and shows the action's title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { show(primaryAction) }
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

  private func show(_ action: UIAction) {
    setTitle(action.title, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  private func install() {
    accessibilityTraits = .button
    picture.contentMode = .scaleAspectFit
    picture.accessibilityTraits = .none
    label.textAlignment = .center
    label.accessibilityTraits = .none
    addPart(picture)
    addPart(label)
    show()
  }

  // MARK: What it shows

  /// Sets the title for a state; `nil` removes it, and that of ``UIControl/State/normal`` is used.
  open func setTitle(_ title: String?, for state: State) {
    titles.set(title, for: state)
    accessibilityLabel = titles[.normal]
    show()
  }

  /// Sets the color of the title for a state; `nil` removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors.set(color, for: state)
    show()
  }

  /// Sets the picture for a state; `nil` removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    images.set(image, for: state)
    show()
  }

  /// The title that was set for this state; `nil` where none was.
  open func title(for state: State) -> String? {
    titles.own(state)
  }

  /// The colour of the title in a state, or `nil` where none was set for exactly this one.
  open func titleColor(for state: State) -> UIColor? {
    colors.own(state)
  }

  /// The image in a state, or `nil` where none was set for exactly this one.
  open func image(for state: State) -> UIImage? {
    images.own(state)
  }

  /// The title that is shown now.
  open var currentTitle: String? {
    titles[state]
  }

  /// The color of the title that is shown now.
  open var currentTitleColor: UIColor {
    colors[state] ?? (buttonType == .system ? tintColor : .white)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The picture that is shown now.
  open var currentImage: UIImage? {
    images[state]
  }

  private final func show() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    let state = state
    let isPale =
      (state.contains(.highlighted) && titles.own(state) == nil && images.own(state) == nil)
      || (state.contains(.disabled) && colors.own(state) == nil)
    label.alpha = isPale ? Constants.paleButton : 1
    picture.alpha = label.alpha
    tellArranger()
  }

  // MARK: State

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { show() } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { show() } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { show() } }
  }

  /// Sends ``UIControl/Event/primaryActionTriggered`` after ``UIControl/Event/touchUpInside``.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { super.sendActions(for: .primaryActionTriggered) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let own = CGRect(origin: .zero, size: bounds.size)
    label.frame = own
    picture.frame = own
  }

  /// The size of the picture, or that of the title with 6 points above and below it, as on iOS; the larger one of both. None without a picture where no host
  /// measures the title.
  open override var intrinsicContentSize: CGSize {
    var size = currentImage?.size ?? super.intrinsicContentSize
    let words = label.text?.utf8.isEmpty == false ? label.intrinsicContentSize : .zero
    guard words.width > 0, words.height > 0 else { return size }
    size.width = max(size.width, words.width)
    size.height = max(size.height, words.height + 2 * UIButton.padding)
    return size
  }

  private static let padding: CGFloat = 6
}

/// A value for each state of a control.
private struct ButtonValues<Value> {
  private var values: [(state: UIControl.State, value: Value)] = []

  mutating func set(_ value: Value?, for state: UIControl.State) {
    values.removeAll { $0.state == state }
    if let value { values.append((state, value)) }
  }

  func own(_ state: UIControl.State) -> Value? {
    values.first { $0.state == state }?.value
  }

  /// The value for a state: its own, or that of the normal one.
  subscript(state: UIControl.State) -> Value? {
    own(state) ?? own(.normal)
  }
}
