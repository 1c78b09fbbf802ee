/// What the bar of a ``UINavigationController`` shows for one controller: ``UIViewController/navigationItem``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UINavigationItem {
  /// The words in the middle. Those of the controller's ``UIViewController/title`` each time that is set; `nil` for none.
  public final var title: String? {
    didSet { whenChanged?() }
  }

  /// A view in the middle instead of the words, as large as its ``UIView/sizeThatFits(_:)`` says. `nil` by default.
  public final var titleView: UIView? {
    didSet { whenChanged?() }
  }

  /// The words of the button that leads back to this controller, in the next one's bar; the ``title`` where this is `nil`, the default.
  public final var backButtonTitle: String? {
    didSet { whenChanged?() }
  }

  /// Its title is that of the button that leads back to this controller. `nil` by default.
  public final var backBarButtonItem: UIBarButtonItem? {
    didSet { whenChanged?() }
  }

  /// True where no button leads back. False by default.
  public final var hidesBackButton = false {
    didSet { whenChanged?() }
  }

  /// True where the button that leads back is there beside those of ``leftBarButtonItems``. False by default: they take its place.
  public final var leftItemsSupplementBackButton = false {
    didSet { whenChanged?() }
  }

  /// Buttons from the edge at which one begins to read inwards. `nil` by default.
  public final var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { whenChanged?() }
  }

  /// Buttons from the other edge inwards. `nil` by default.
  public final var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { whenChanged?() }
  }

  /// The first of ``leftBarButtonItems``. Setting it replaces all of them.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``. Setting it replaces all of them.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // Called where it says something else.
  final var whenChanged: (() -> Void)?

  /// An item with words in the middle.
  public init(title: String) {
    self.title = title
  }

  /// An item without words.
  public init() {}

  // Spelled out: see UIResponder.
  deinit {}

  /// ``hidesBackButton``. It changes at once.
  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// ``leftBarButtonItem``. It changes at once.
  public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// ``rightBarButtonItem``. It changes at once.
  public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// ``leftBarButtonItems``. They change at once.
  public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// ``rightBarButtonItems``. They change at once.
  public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// True where a button leads back from here, if there is something to go back to.
  final var leadsBack: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }

  /// The words of the button that leads back to here.
  final var backTitle: String {
    backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }
}
