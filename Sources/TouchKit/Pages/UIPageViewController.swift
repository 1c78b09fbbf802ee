/// Shows one controller, and turns to the one before or after it: under a finger, by a wheel or a key, or by
/// ``setViewControllers(_:direction:animated:completion:)``.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([photo(0)], direction: .forward, animated: false)
/// ```
///
/// Its view holds one scroll view, which is three pages long and shows the middle one: within a turn its ``UIScrollView/contentOffset`` says how far it
/// is. The controller that is shown, and during a turn the one that it leads to, are children, and their views are in that scroll view. A turn
/// can be caught and reversed like every motion; who reaches the next page with the finger still down goes on to the one after it.
///
/// The data source is asked for both neighbours of a page as soon as that is shown, and not again until another page is: set the same controller
/// once more where the answers have changed. Without a data source fingers turn nothing.
///
/// The style of a page that curls is not declared.
open class UIPageViewController: UIViewController {
  /// How one page follows another; `scroll`, the only one.
  public final let transitionStyle: TransitionStyle

  /// The axis along which it turns.
  public final let navigationOrientation: NavigationOrientation

  #if hasFeature(Embedded)
    /// Says which page comes before another one, and which after it. Not retained.
    @WeakDelegate public var dataSource: (any UIPageViewControllerDataSource)? {
      didSet { sourceChanged() }
    }
    /// Hears of turns by fingers. Not retained.
    @WeakDelegate public var delegate: (any UIPageViewControllerDelegate)?
  #else
    /// Says which page comes before another one, and which after it. Not retained. `nil` by default: fingers turn nothing then, as the scroll view is
    /// not ``UIScrollView/isScrollEnabled``.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
      didSet { sourceChanged() }
    }
    /// Hears of turns by fingers, keys and wheels; not of those by ``setViewControllers(_:direction:animated:completion:)``. Not retained. `nil` by
    /// default.
    open weak var delegate: (any UIPageViewControllerDelegate)?
  #endif

  // The room between two pages, in points.
  final let spacing: CGFloat
  final let scroller = PageScrollView(frame: .zero)
  final var indicator: UIPageControl?
  // Of the page that is shown.
  final var shownDot = 0
  final var current: UIViewController?
  final var neighbours = PageNeighbours()
  final var turn: PageTurn?
  // The number of turns so far: who has called somebody knows by it whether it is still the same one.
  final var turns = 0
  // While it puts the content somewhere itself.
  final var isArranging = false

  #if hasFeature(Embedded)
    /// A controller without pages.
    ///
    /// - Parameter options: the room between two pages, in points; none where it is `nil`.
    public init(
      transitionStyle style: TransitionStyle,
      navigationOrientation: NavigationOrientation, options: [OptionsKey: CGFloat]? = nil
    ) {
      transitionStyle = style
      self.navigationOrientation = navigationOrientation
      spacing = UIPageViewController.spacing(options?[.interPageSpacing] ?? 0)
      super.init(nibName: nil, bundle: nil)
    }
  #else
    /// A controller without pages.
    ///
    /// - Parameter options: the room between two pages, in points, a number of any type; none where it is `nil`, negative or not finite.
    public init(
      transitionStyle style: TransitionStyle,
      navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
      transitionStyle = style
      self.navigationOrientation = navigationOrientation
      spacing = UIPageViewController.spacing(of: options?[.interPageSpacing])
      super.init(nibName: nil, bundle: nil)
    }

    /// Controllers are made in code: TouchKit reads no archives, so this answers `nil`.
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  deinit {}

  open override func loadView() {
    super.loadView()
    let container = PageContainerView(frame: view.frame)
    container.owner = self
    view = container
    scroller.owner = self
    scroller.setUp(along: navigationOrientation)
    container.addSubview(scroller)
    updateIndicator()
    if let current { embed(current, at: 0) }
  }

  // MARK: Pages

  /// The controller that is shown, alone in an array; `nil` before the first one was set. During a turn it is the one that the turn comes from.
  open var viewControllers: [UIViewController]? {
    current.map { [$0] }
  }

  /// Shows another controller.
  ///
  /// A turn that is under way ends first: one by a finger at the nearer page, one by this method where it leads. Where the view is in no window the other one is
  /// there at once. The data source is asked for its neighbours afterwards.
  ///
  /// - Parameters:
  ///   - viewControllers: one controller; other numbers end the program. Where it is the one that is shown, only its neighbours are asked for anew.
  ///     One that this controller is in is not shown.
  ///   - direction: the side that it comes from, where it is animated.
  ///   - animated: true where it turns to it; fingers can catch that, and turn it round.
  ///   - completion: called once, with true where it is shown now; with false where a finger has turned back, or another call came before it arrived.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      viewControllers?.count == 1,
      "A page is one controller, not \(viewControllers?.count ?? 0): setViewControllers(_:direction:animated:)."
    )
    guard let new = viewControllers?.first else { return }
    let interrupted = settle()
    turn(to: new, direction, animated: animated, completion)
    interrupted?()
  }
}
