/// Looks after a view and what is in it: makes it, hears when it comes and goes, and presents others.
///
/// ``view`` is made when it is first asked for: ``loadView()``, then ``viewDidLoad()``. From then on the controller
/// hears of its way to the screen and back:
///
/// ```
///                    viewWillAppear ─▶ viewIsAppearing ─▶ (layout) ─▶ viewDidAppear
///   not on the screen ◀──────────────────────────────────────────────▶ on the screen
///                    viewDidDisappear ◀─────────────────────── viewWillDisappear
/// ```
///
/// A transition that is cancelled turns round between the two: `viewWillDisappear` follows `viewWillAppear`, and
/// `viewDidDisappear` ends it, or the other way about. So each *will* is followed by the other *will* or by its own
/// *did*, and the last *did* says what is on the screen.
///
/// A controller comes to the screen in one of three ways: as ``UIWindow/rootViewController``, by
/// ``present(_:animated:completion:)``, or as a child of another one, see ``addChild(_:)``.
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  // MARK: Links to others

  final var childControllers: [UIViewController] = []
  @Backlink final var parentLink: UIViewController?
  @Backlink final var rootWindow: UIWindow?
  // Of what this one presents; it keeps that.
  final var presentation: Presentation?
  // Of what presents this one.
  @Backlink final var presenterLink: UIViewController?

  // MARK: Where it is

  final var appearance = AppearanceState()
  /// True between ``willMove(toParent:)`` and ``didMove(toParent:)`` with a parent, or without one.
  public internal(set) final var isMovingToParent = false
  public internal(set) final var isMovingFromParent = false

  // MARK: How it is presented

  /// How it covers what presents it; read by ``present(_:animated:completion:)``. Full screen by default.
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen

  /// How it comes and goes by itself, without a ``transitioningDelegate`` or a ``preferredTransition``. From below by
  /// default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Makes the transitions that it comes and goes by. Not kept. `nil` by default.
  #if hasFeature(Embedded)
    @WeakDelegate open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  #else
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  #endif

  /// The transition that it comes and goes by, where there is no ``transitioningDelegate``. Kept. `nil`, the one of
  /// ``modalTransitionStyle``, by default.
  public final var preferredTransition: Transition?

  // MARK: Room

  /// How far whoever contains the controller covers the edges of its view, in points, beside what the window's
  /// edges are covered by: added to the view's ``UIView/safeAreaInsets``, and so to those of what is in it. The view
  /// and everything in it are laid out anew. Zero by default.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.layOutEverything() } }
  }

  // MARK: Life

  #if hasFeature(Embedded)
    /// A controller whose view is made by ``loadView()``. There are no nibs.
    public init(nibName: Never?, bundle: Never?) {
      super.init()
    }
  #else
    /// A controller whose view is made by ``loadView()``. There are no nibs: a name ends the program.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      precondition(nibNameOrNil == nil, "There are no nibs: override loadView().")
      super.init()
    }

    /// Controllers are made in code: TouchKit reads no archives, so this answers `nil`.
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {}

  open override var debugDescription: String {
    "UIViewController"
  }

  // MARK: The view

  /// The view that the controller looks after. The first who asks for it has it made.
  ///
  /// A view belongs to one controller; set it in ``loadView()``.
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      newValue?.controller = self
      loadedView = newValue
    }
  }

  /// The view, if it has been made.
  public final var viewIfLoaded: UIView? {
    loadedView
  }

  /// True once the view has been made.
  public final var isViewLoaded: Bool {
    loadedView != nil
  }

  /// Makes the view now, unless it has been made.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() has to set the view.")
    viewDidLoad()
  }

  /// Makes the view. Override it to set ``UIViewController/view`` to one of your own, without calling super; an empty view by default.
  /// Called once, by ``UIViewController/view``.
  open func loadView() {
    view = UIView(frame: .zero)
  }

  /// The view has been made. Called once.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to come to the screen: it may not be in a window yet.
  ///
  /// - Parameter animated: whether it comes by a transition that takes time.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its window, and has its size; it has not been laid out for it yet. Called once after each
  /// ``viewWillAppear(_:)``, before anything is seen.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is on the screen, and its transition is over.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen, or is covered.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// The view is about to lay out its subviews; just before ``UIView/layoutSubviews()``.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews; just after ``UIView/layoutSubviews()``.
  open func viewDidLayoutSubviews() {}

  /// The window gets another size, and the view with it: called before, with the new one in points. Super hands it to
  /// the children, so call it.
  ///
  /// - Parameter coordinator: what is handed to its `animate(alongsideTransition:completion:)` runs as soon as the
  ///   view has the new size: windows change their size at once here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Children, to be overridden

  /// The controller is about to become the child of another one, or nobody's. Called by ``addChild(_:)``; a parent
  /// calls it with `nil` before it takes the child's view away.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller has become the child of another one, or nobody's. A parent calls it after it has put the child's
  /// view in its place; called with `nil` by ``removeFromParent()``.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children hear of appearance with this one. True by default; otherwise call
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {
    true
  }

  // MARK: Responder

  /// What presents it; the window of a root controller, whether its view is in it or covered; otherwise the superview of its
  /// view.
  open override var next: UIResponder? {
    presentingViewController ?? rootWindow ?? loadedView?.superview
  }
}

/// How a controller covers what presents it. The numbers are UIKit's.
nonisolated public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// All of it: what presents leaves the window while it is covered, and hears that it disappears.
  case fullScreen = 0
  /// As a transition likes: what presents stays where it is, and hears nothing.
  case custom = 4
  /// All of it, but what presents stays where it is, is seen through what is clear, and hears nothing.
  case overFullScreen = 5
}

/// How a controller comes and goes by itself. The numbers are UIKit's.
nonisolated public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below the window, and back; a fade where the person wants less motion.
  case coverVertical = 0
  /// By a fade.
  case crossDissolve = 2
}
