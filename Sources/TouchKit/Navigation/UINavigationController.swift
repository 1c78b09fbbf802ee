/// Shows the last one of a stack of controllers, with a bar above it that names it and leads back.
///
/// ```swift
/// window.rootViewController = UINavigationController(rootViewController: albums)
/// // And in there:
/// navigationController?.pushViewController(photos, animated: true)
/// ```
///
/// A controller that is pushed comes from the side and goes back there: by ``popViewController(animated:)``, by the bar's button, or under a finger that is drawn
/// in from that edge. A finger that lands on the moving views catches them, wherever they are, moves them along and may turn them round, as with every
/// transition; also those of the delegate's animators that use `UIView.animate`. A change that comes while another one runs goes on from what is seen.
///
/// The controllers in the stack are its children. Their views fill its own, below the bar, too: the bar is a part of their ``UIView/safeAreaInsets``, and scroll
/// views begin below it.
///
/// Assistive technology hears the title of what is shown after a change, and goes on reading there; Escape goes back.
///
/// Toolbars, large titles and bars that hide by themselves are not declared.
open class UINavigationController: UIViewController {
  /// Above the views; its items are those of the controllers in the stack.
  public final let navigationBar = UINavigationBar(frame: .zero)

  /// Recognizes the finger that goes back, drawn in from the edge at which one begins to read.
  ///
  /// It begins where there is something to go back to, nothing moves, and the bar shows a button that leads back: a controller with buttons of its own there, without
  /// a bar, or with ``UINavigationItem/hidesBackButton``, is left by those alone. With a ``UIGestureRecognizer/delegate`` that decides, as files written for iOS
  /// have it. Pans of what is in the views wait until it has failed, which it has at once away from the edge. `nil` before the view is made.
  public private(set) final var interactivePopGestureRecognizer: UIGestureRecognizer?

  #if hasFeature(Embedded)
    /// Hears of changes and says how they look. Not retained.
    @WeakDelegate public var delegate: (any UINavigationControllerDelegate)?
  #else
    /// Hears of changes and says how they look. Not retained. `nil` by default.
    open weak var delegate: (any UINavigationControllerDelegate)?
  #endif

  final var stack: [UIViewController] = []
  final var passage: NavigationPassage?
  // The number of changes so far: who has called somebody knows by it whether there was another one.
  final var changes = 0
  // Of whom the delegate has heard last that it is shown.
  @Backlink final var announced: UIViewController?
  final let stage = NavigationStage(frame: .zero)
  private final var hidesBar = false

  /// A controller that shows another one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  #if hasFeature(Embedded)
    /// A controller without anything in it. There are no nibs.
    public override init(nibName: Never?, bundle: Never?) {
      super.init(nibName: nil, bundle: nil)
    }
  #else
    /// A controller without anything in it. There are no nibs: a name ends the program.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Controllers are made in code: TouchKit reads no archives, so this answers `nil`.
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  open override func loadView() {
    super.loadView()
    let container = NavigationView(frame: view.frame)
    container.owner = self
    view = container
    stage.frame = container.bounds
    container.addSubview(stage)
    container.addSubview(navigationBar)
    navigationBar.onBack = { [here = WeakReference(self)] in
      _ = here.object?.popViewController(animated: true)
    }
    let swipe = NavigationSwipe(target: nil, action: nil)
    swipe.controlled = self
    swipe.addAction { [here = WeakReference(self)] in here.object?.follow($0) }
    container.addGestureRecognizer(swipe)
    interactivePopGestureRecognizer = swipe
    if let top = stack.last { put(top) }
    navigationBar.show(stack)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tellWillShow(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellDidShow(animated)
  }

  // MARK: The stack

  /// The controllers, from the root to the one that is shown. While one is on its way out it is no longer in here; a finger that takes that back puts it in again.
  ///
  /// Setting it is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one that is shown, or is about to be; `nil` for none.
  public final var topViewController: UIViewController? {
    stack.last
  }

  /// What it presents, or else the one that is shown.
  public final var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack. Where the last one was in it before, it goes back to it; another one comes as if it were pushed.
  ///
  /// Controllers that are there twice count once; those that present or contain this one, are presented, or are the root of a window, are left out.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changing { change(to: viewControllers, animated: animated) }
  }

  /// Shows another controller. One that is in the stack already changes nothing.
  ///
  /// - Parameter animated: true where it comes from the side. Nothing is animated where the view is not on the screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    // One that is on its way out again comes back.
    guard isReturning || !stack.contains(object: viewController) else { return }
    changing {
      if !stack.contains(object: viewController) {
        change(to: stack + [viewController], animated: animated)
      }
    }
  }

  /// Goes back by one.
  ///
  /// - Returns: the controller that goes; `nil` where only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard isReturning || stack.count > 1 else { return nil }
    return changing { goBack(to: stack.count - 1, animated)?.last }
  }

  /// Goes back to a controller in the stack.
  ///
  /// - Returns: those that go; `nil` where it is not in the stack, none where it is shown already.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard isReturning || viewController !== stack.last else { return [] }
    return changing {
      guard let index = stack.index(ofObject: viewController) else { return nil }
      return index == stack.count - 1 ? [] : goBack(to: index + 1, animated)
    }
  }

  /// Goes back to the root.
  ///
  /// - Returns: those that go; `nil` where nothing is above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard isReturning || stack.count > 1 else { return nil }
    return changing { goBack(to: 1, animated) }
  }

  // True where a change is on its way back: the stack is going to be what it was.
  private var isReturning: Bool {
    passage?.transition.transitionWasCancelled == true
  }

  private func goBack(to count: Int, _ animated: Bool) -> [UIViewController]? {
    guard count >= 1, count < stack.count else { return nil }
    let gone = Array(stack[count...])
    change(to: Array(stack[..<count]), animated: animated)
    return gone
  }

  // MARK: The bar

  /// How long it takes to hide the bar or to show it, in seconds: ``Constants/navigationBarHiding``.
  public static let hideShowBarDuration = CGFloat(Constants.navigationBarHiding)

  /// True where there is no bar. False by default. Setting it is ``setNavigationBarHidden(_:animated:)`` without animation.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar, or shows it.
  ///
  /// - Parameter animated: true where it slides out of the view or into it. Within a change of the stack it does so alongside, as far as that is: call it in
  ///   `viewWillAppear(_:)` of a controller that has none.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return placeBar() }
    let place = { [here = WeakReference(self)] in
      here.object?.placeBar()
      here.object?.stage.layoutIfNeeded()
    }
    if let passage {
      passage.transition.animate(alongsideTransition: { _ in place() })
    } else {
      UIView.animate(withDuration: Constants.navigationBarHiding, animations: place)
    }
  }

  /// Escape, and the gesture of a screen reader, go back.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil || super.accessibilityPerformEscape()
  }
}
