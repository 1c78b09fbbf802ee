/// A button of a bar: of a ``UINavigationItem``.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   title: "Share", primaryAction: UIAction { _ in share() })
/// ```
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIBarButtonItem: DelegateObject {
  /// How much it stands out. The raw values are UIKit's.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// As ever.
    case plain = 0
    /// In bold letters: what ends what one does here.
    case done = 2
  }

  /// Its words. `nil` by default.
  public final var title: String? {
    didSet { show() }
  }

  /// Its picture, instead of words. `nil` by default.
  public final var image: UIImage? {
    didSet { show() }
  }

  /// Whether it can be pressed. True by default.
  public final var isEnabled = true {
    didSet { show() }
  }

  /// How much it stands out. ``Style-swift.enum/plain`` by default.
  public final var style = Style.plain {
    didSet { show() }
  }

  /// The color of the words; `nil`, the default, for the bar's ``UIView/tintColor``.
  public final var tintColor: UIColor? {
    didSet { show() }
  }

  /// What assistive technology reads instead of the words. `nil` by default.
  public final var accessibilityLabel: String? {
    didSet { show() }
  }

  /// A number for whoever looks for it. 0 by default.
  public final var tag = 0

  /// The least width, in points; 0, the default, for that of the words, and at least ``Constants/barButtonWidth``.
  public final var width: CGFloat = 0 {
    didSet { show() }
  }

  /// A view instead of the button, as large as its ``UIView/sizeThatFits(_:)`` says; ``title`` and actions do nothing then. `nil` by default.
  public final var customView: UIView?

  /// What it does. Its title is the button's where ``title`` is `nil`. `nil` by default.
  public final var primaryAction: UIAction? {
    didSet { show() }
  }

  // The button of the bar that it is in.
  @Backlink private final var button: UIButton?
  // What it does besides.
  final var send: ((UIBarButtonItem) -> Void)?

  #if !hasFeature(Embedded)
    /// Who is sent the ``action``: a ``SelectorTarget``. Not retained. `nil` by default. Natively only.
    public final weak var target: AnyObject?
    /// The name that is sent to the ``target``. `nil` by default. Natively only.
    public final var action: Selector?
  #endif

  #if hasFeature(Embedded)
    /// A button without words that does nothing yet.
    public override init() {
      super.init()
    }
  #else
    /// A button without words that does nothing yet.
    public init() {}
  #endif

  /// A button with words or a picture, which does something.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The view that stands for it in a bar, made anew.
  final func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [here = WeakReference(self)] _ in here.object?.pressed() },
      for: .primaryActionTriggered)
    self.button = button
    show()
    return button
  }

  private final func pressed() {
    if let button { primaryAction?.perform(sender: button) }
    send?(self)
    #if !hasFeature(Embedded)
      if let action, let target { action.responder(target).perform(action, with: self) }
    #endif
  }

  private final func show() {
    guard let button else { return }
    button.setTitle(image == nil ? title ?? primaryAction?.title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.titleLabel?.fontWeight = style == .done ? 600 : 400
    button.setTitleColor(tintColor, for: .normal)
    if let accessibilityLabel { button.accessibilityLabel = accessibilityLabel }
    button.superview?.setNeedsLayout()
  }
}
