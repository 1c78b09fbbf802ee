/// The bar of a ``UINavigationController``: the words of the controller that is shown, in the middle, a button that leads back, and those of the ``UINavigationItem``.
///
/// It is ``Constants/navigationBar`` points high below what covers the window's upper edge, and blurs what lies behind it.
open class UINavigationBar: UIView {
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let line = UIView(frame: .zero)
  // The one that is shown is the last one; others are on their way out.
  private var contents: [NavigationBarContent] = []
  // The bar may be kept by views that its controller is gone from.
  private var controllers: [WeakReference<UIViewController>] = []

  // Called where the button that leads back is pressed.
  final var onBack: () -> Void = {}

  /// Fills the bar instead of the blur; `nil`, the default, for that.
  public final var barTintColor: UIColor? {
    didSet {
      backdrop.isHidden = barTintColor != nil
      backgroundColor = barTintColor
    }
  }

  /// An empty bar; a ``UINavigationController`` has its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    addSubview(backdrop)
    addSubview(line)
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// The items of the controllers in the stack; of the one that is shown the last one.
  public final var items: [UINavigationItem]? {
    controllers.compactMap { $0.object?.navigationItem }
  }

  /// The item that is shown; `nil` for none.
  public final var topItem: UINavigationItem? {
    controllers.last?.object?.navigationItem
  }

  /// The item below that one; `nil` for none.
  public final var backItem: UINavigationItem? {
    controllers.dropLast().last?.object?.navigationItem
  }

  /// As wide as there is room, and ``Constants/navigationBar`` high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Constants.navigationBar)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
    for content in contents { content.place(in: room) }
  }

  // Below what covers the window's edges.
  private var room: CGRect {
    let insets = superview?.safeAreaInsets ?? .zero
    return CGRect(
      x: insets.left, y: bounds.height - Constants.navigationBar,
      width: max(bounds.width - insets.left - insets.right, 0), height: Constants.navigationBar)
  }

  // MARK: For its controller

  /// True where a button leads back.
  final var leadsBack: Bool {
    controllers.count > 1 && topItem?.leadsBack == true
  }

  /// Shows a stack at once.
  final func show(_ stack: [UIViewController]) {
    controllers = stack.map { WeakReference($0) }
    let top = topItem
    for content in contents where content.item !== top { content.removeFromSuperview() }
    contents = contents.filter { $0.item === top }
    if contents.isEmpty, let top { add(NavigationBarContent(top, self)) }
    for content in contents {
      content.arrive()
      content.fill()
    }
  }

  /// Shows a stack alongside a transition, which may lead back.
  final func change(to stack: [UIViewController], alongside transition: ViewControllerTransition) {
    let leaving = contents
    controllers = stack.map { WeakReference($0) }
    guard let top = topItem else { return }
    let coming = contents.first { $0.item === top } ?? NavigationBarContent(top, self)
    let last = leaving.last { $0 !== coming }
    let isNew = coming.superview == nil
    contents.remove(object: coming)
    if isNew { coming.fill() }
    add(coming)
    let isPush = transition.direction == .push
    if isNew {
      if isPush { coming.goAside(over: last) } else { coming.goBehind(below: last) }
    }
    transition.animate(alongsideTransition: { _ in
      for content in leaving where content !== coming {
        if isPush { content.goBehind(below: coming) } else { content.goAside(over: coming) }
      }
      coming.arrive()
    })
  }

  private func add(_ content: NavigationBarContent) {
    contents.append(content)
    addSubview(content)
    content.place(in: room)
  }
}
