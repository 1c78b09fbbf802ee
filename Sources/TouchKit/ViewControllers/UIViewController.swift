/// Manages a view and its subviews: makes it, is called when it appears and disappears, and presents other controllers.
///
/// ``view`` is made on first access: ``loadView()``, then ``viewDidLoad()``. After that these are called:
///
/// ```
///                    viewWillAppear ─▶ viewIsAppearing ─▶ (layout) ─▶ viewDidAppear
///   not on the screen ◀──────────────────────────────────────────────▶ on the screen
///                    viewDidDisappear ◀─────────────────────── viewWillDisappear
/// ```
///
/// A cancelled transition reverses between the two: `viewWillDisappear` follows `viewWillAppear`, and
/// `viewDidDisappear` ends it, or the opposite. So each *will* is followed by the other *will* or by its own *did*, and
/// the last *did* says whether the view is on the screen.
///
/// A controller comes to the screen in one of three ways: as ``UIWindow/rootViewController``, by
/// ``present(_:animated:completion:)``, or as a child of another one, see ``addChild(_:)``.
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  // MARK: Related controllers

  final var childControllers: [UIViewController] = []
  @Backlink final var parentLink: UIViewController?
  @Backlink final var rootWindow: UIWindow?
  // Of the controller that this one presents; owns it.
  final var presentation: Presentation?
  // The controller that presents this one.
  @Backlink final var presenterLink: UIViewController?

  // MARK: Where it is

  final var appearance = AppearanceState()
  final var wantedStyle = UIUserInterfaceStyle.unspecified
  #if !hasFeature(Embedded)
    final var traitRegistrations: TraitRegistrations?
  #endif
  /// True between ``willMove(toParent:)`` and ``didMove(toParent:)`` with a parent, or without one.
  /// In a navigation controller also while it is pushed.
  public internal(set) final var isMovingToParent = false
  /// Whether it disappears because it is removed from its parent; valid in `viewWillDisappear` and `viewDidDisappear`.
  public internal(set) final var isMovingFromParent = false

  // MARK: How it is presented

  /// How its view covers the presenter's; read by ``present(_:animated:completion:)``. Full screen by default, and where it is set to
  /// ``UIModalPresentationStyle/automatic``: as in UIKit that is never read. Natively such a controller becomes a sheet where somebody asks for its
  /// `sheetPresentationController`. (In UIKit it is a sheet also where nobody does.)
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen {
    didSet {
      #if !hasFeature(Embedded)
        hasChosenStyle = modalPresentationStyle != .automatic
      #endif
      if modalPresentationStyle == .automatic { modalPresentationStyle = .fullScreen }
    }
  }

  /// The built-in transition, used without a ``transitioningDelegate`` and a ``preferredTransition``. From below by
  /// default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Makes the transitions that present and dismiss it. Not retained. `nil` by default.
  #if hasFeature(Embedded)
    @WeakDelegate open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  #else
    /// Who provides the transition of a presentation and its dismissal; not retained; `nil`, the default, for the built-in one.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  #endif

  /// The transition that presents and dismisses it, where there is no ``transitioningDelegate``. Retained. `nil` by
  /// default, which means ``modalTransitionStyle``.
  public final var preferredTransition: Transition?

  #if hasFeature(Embedded)
    public final var isModalInPresentation = false
  #else
    /// True where fingers do not dismiss the controller: something has to be saved or dropped first. What they pull, as in Tsumami's `ZoomTransition`, gives way
    /// like rubber and comes back; natively the delegate of its ``presentationController`` hears of the attempt, by
    /// ``UIAdaptivePresentationControllerDelegate/presentationControllerDidAttemptToDismiss(_:)``. The program itself dismisses as ever. False by default; read
    /// as a pull begins.
    open var isModalInPresentation = false

    // True where somebody has set the style of its presentation.
    final var hasChosenStyle = false
    // How its sheet is to be; `nil` where nobody has said so.
    final var sheetSettings: SheetSettings?

    // Of its presentation controller, which may not be there yet.
    final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  #endif

  #if !hasFeature(Embedded)
    /// Shows another controller in front of this one, in a container over everything in the window.
    ///
    /// The outermost ancestor of this controller presents it, as in UIKit for styles that cover everything, and retains
    /// it until it is dismissed. A running dismissal ends at once, and so does this controller's own presentation. As in
    /// UIKit nothing happens where this controller's view is in no window, where it is being dismissed or presents
    /// another one already, or where the other one is on the screen already.
    ///
    /// The transition is that of the other controller: its ``transitioningDelegate``, its ``preferredTransition``, or
    /// its ``modalTransitionStyle``. Where a custom style has a presentation controller (natively), that says where the view is.
    /// ``dismiss(animated:completion:)`` can replace a running transition at any time; it
    /// counts as completed then, and the dismissal continues from the visible state. What was presented in a window that is gone is not presented any
    /// more: it ends, cancelled where it was under way, at the next call of one of the two, or when the presenter is given to another window.
    ///
    /// - Parameters:
    ///   - flag: false for a transition without animation.
    ///   - completion: called once when the transition has ended, after `viewDidAppear`, also if it was cancelled: then
    ///     ``presentedViewController`` is `nil` there.
    ///
    /// In programs of pages it cannot be overridden.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      startPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Dismisses the controller that this one presents, with everything that it presents, or else this controller itself.
    ///
    /// Only the first of them is animated; those in front of it are removed at once. A running transition counts as
    /// completed, and this one continues from the visible state. A running dismissal continues; one that is on its way back, as after fingers that have let it go,
    /// ends cancelled, and this one takes its place.
    ///
    /// - Parameter completion: called once when the transition has ended, after `viewDidDisappear`, also if it was
    ///   cancelled. Not called where there is nothing to dismiss.
    ///
    /// In programs of pages it cannot be overridden.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      startDismissing(animated: flag, completion)
    }
  #endif

  /// A name for those who show controllers: the bar of a ``UINavigationController``, through the ``navigationItem``, or a container of one's own. `nil` by
  /// default.
  open var title: String? {
    didSet { whenTitled?() }
  }

  // Called where the title is another one.
  final var whenTitled: (() -> Void)?
  // What it shows in a navigation controller's bar; `nil` where nobody has asked for it.
  final var ownNavigationItem: UINavigationItem?

  #if !hasFeature(Embedded)
    private final var edits = false

    /// True while what it shows is edited. Setting it calls ``setEditing(_:animated:)`` without animation. False by default. Natively only.
    open var isEditing: Bool {
      get { edits }
      set { setEditing(newValue, animated: false) }
    }

    /// What it shows is edited from now on, or no longer. Override it to show that; call super. Natively only.
    ///
    /// - Parameter animated: true where the change is to be animated; nothing is by itself.
    open func setEditing(_ editing: Bool, animated: Bool) {
      edits = editing
    }
  #endif

  // Of its children, while it changes which of them it shows.
  final var childTransition: ViewControllerTransition?
  // Of the children the one that the last transition(from:to:…) leads to, until that ends.
  final var arrivingChild: UIViewController?

  // MARK: Safe area

  /// How far a container's bars cover the edges of the view, in points: added to ``UIView/safeAreaInsets`` of the view
  /// and its subviews, which are laid out again. Zero by default; insets that are not finite are ignored.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets.isFinite else {
        additionalSafeAreaInsets = oldValue
        return
      }
      guard additionalSafeAreaInsets != oldValue else { return }
      loadedView?.window?.expectCoveredEdges()
      loadedView?.layOutEverything()
    }
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

  /// A controller whose view is made by ``loadView()`` when it is first needed.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {}

  open override var debugDescription: String {
    "UIViewController"
  }

  // MARK: The view

  /// The controller's view, made on first access.
  ///
  /// A view belongs to one controller; set it in ``loadView()``.
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard wantedStyle != .unspecified else { return give(newValue) }
      // What it had is light or dark as around it again, and the new one as the controller wants.
      loadedView?.changeStyle { loadedView?.controller = nil }
      if let newValue { newValue.changeStyle { give(newValue) } } else { give(nil) }
    }
  }

  private final func give(_ view: UIView?) {
    loadedView?.controller = nil
    view?.controller = self
    loadedView = view
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

  /// Makes the view. Override it to set ``UIViewController/view`` to one of your own, without calling super. By default it is an empty view
  /// as large as the window that the controller is the root of, as its parent's view, or as ``UIScreen/main``: so
  /// ``UIViewController/viewDidLoad()`` may place subviews in `view.bounds`. It has its final size in ``UIViewController/viewIsAppearing(_:)``.
  /// Called once, by ``UIViewController/view``.
  open func loadView() {
    let size =
      rootWindow?.bounds.size ?? parent?.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    view = UIView(frame: CGRect(origin: .zero, size: size))
  }

  /// The view has been made. Called once.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to appear: it may not be in a window yet.
  ///
  /// - Parameter animated: true where it appears with an animation.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its window and has its size, but has not been laid out yet. Called once after each
  /// ``viewWillAppear(_:)``, before the first frame.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is on the screen, and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen, or is covered.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// The view's ``UIView/safeAreaInsets`` are other ones: just after ``UIView/safeAreaInsetsDidChange()``, before the view
  /// is laid out.
  open func viewSafeAreaInsetsDidChange() {}

  /// The view's ``UIView/traitCollection`` is another one: just after ``UIView/traitCollectionDidChange(_:)``. Called where the view is in a window. Does nothing by
  /// default.
  ///
  /// - Parameter previousTraitCollection: the one before; never `nil` here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  #if !hasFeature(Embedded)
    /// Calls the view's ``UIView/updateConstraints()``; in its place for the view of a controller. Overrides call super. Natively only.
    open func updateViewConstraints() {
      view.updateConstraints()
    }
  #endif

  /// The view is about to lay out its subviews; just before ``UIView/layoutSubviews()``.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews; just after ``UIView/layoutSubviews()``.
  open func viewDidLayoutSubviews() {}

  /// The window is about to get another size, and the view with it; `size` is in points. Call super: it forwards the
  /// call to the children.
  ///
  /// - Parameter coordinator: closures given to its `animate(alongsideTransition:completion:)` run as soon as the view
  ///   has the new size: windows change their size without animation here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      #if hasFeature(Embedded)
        let own = size
      #else
        let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      #endif
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  #if !hasFeature(Embedded)
    /// The size that the view would like to have, in points, for whoever places it: a parent, or a presentation controller. Zero by default: no wish. What is
    /// not finite is ignored.
    ///
    /// Setting another one calls `preferredContentSizeDidChange(forChildContentContainer:)` of the parent, or else, where the controller is presented, of its
    /// ``presentationController``. Nobody changes the size of the view by itself. Natively only.
    open var preferredContentSize = CGSize.zero {
      didSet {
        guard preferredContentSize.isFinite else {
          preferredContentSize = oldValue
          return
        }
        guard preferredContentSize != oldValue else { return }
        let container: (any UIContentContainer)? = parent ?? ownPresentation?.controller
        container?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }

    /// A child would like to have another size, its ``preferredContentSize``. Does nothing by default; a container places it anew. Natively only.
    open func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size of a child, in points, where this controller's view has a size: what the child hears by ``viewWillTransition(to:with:)``. The same size by
    /// default. Natively only.
    open func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      parentSize
    }
  #endif

  // MARK: Children, to be overridden

  #if !hasFeature(Embedded)
    /// Makes another controller a child of this one, which retains it. It is removed from the parent before.
    ///
    /// Nothing happens where the other one contains or presents this one, or what contains it: each would be in the other.
    ///
    /// ```swift
    /// addChild(child)
    /// view.addSubview(child.view)
    /// child.didMove(toParent: self)
    /// ```
    open func addChild(_ childController: UIViewController) {
      adopt(childController)
    }

    /// Removes the controller from its parent. Its view stays in its superview.
    ///
    /// ```swift
    /// child.willMove(toParent: nil)
    /// child.view.removeFromSuperview()
    /// child.removeFromParent()
    /// ```
    open func removeFromParent() {
      leaveParent()
    }
  #endif

  /// The controller is about to get another parent, or none (`nil`). Called by ``addChild(_:)``; a parent calls it with
  /// `nil` before it removes the child's view.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller has got another parent, or none (`nil`). A parent calls it after it has added the child's view;
  /// ``removeFromParent()`` calls it with `nil`.
  open func didMove(toParent parent: UIViewController?) {}

  /// True where the appearance calls are forwarded to the children, the default. Otherwise call
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {
    true
  }

  // MARK: Responder

  #if !hasFeature(Embedded)
    final var addedKeyCommands: [UIKeyCommand] = []

    /// Those that were added by ``addKeyCommand(_:)``; `nil` where there are none. Overrides that want them, too, call super.
    open override var keyCommands: [UIKeyCommand]? {
      addedKeyCommands.isEmpty ? nil : addedKeyCommands
    }
  #endif

  /// The presenting controller; for a root controller the window, also while its view is covered; otherwise the
  /// superview of its view.
  open override var next: UIResponder? {
    presentingViewController ?? rootWindow ?? surroundings
  }

  // The superview of its view; or the window, where that lies in something that this controller presents, whose responders lead
  // back here.
  private var surroundings: UIResponder? {
    guard let view = loadedView, let superview = view.superview else { return nil }
    guard presentation != nil else { return superview }
    var outer: UIView? = superview
    while let here = outer {
      if let other = here.controller, other !== self, other.leads(to: self) { return view.window }
      outer = here.superview
    }
    return superview
  }
}

/// How a presented view covers the presenter's. The raw values are UIKit's.
nonisolated public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Completely: the presenter's view leaves the window while it is covered, with the appearance calls.
  case fullScreen = 0
  /// Of what changes in a ``UINavigationController``; as a style of presentations it is ``fullScreen``.
  case none = -1
  /// As a custom transition does, or a presentation controller says, natively: the presenter's view stays in the window, without
  /// appearance calls.
  case custom = 4
  /// Completely, but the presenter's view stays in the window, visible through clear parts, without appearance calls.
  case overFullScreen = 5
  /// As ``fullScreen``: over the root controller, as in UIKit where no controller defines a context of its own. None can here.
  case currentContext = 3
  /// As ``overFullScreen``, for the same reason.
  case overCurrentContext = 6
  /// What the controller's kind chooses; read back it is that: ``fullScreen``, or natively ``pageSheet`` once somebody has asked for the
  /// `sheetPresentationController`.
  case automatic = -2
  #if !hasFeature(Embedded)
    /// As a sheet from below: see ``UISheetPresentationController``. The presenter's view stays in the window, without appearance calls. Natively only.
    case pageSheet = 1
    /// As ``pageSheet``: here all sheets lie at the lower edge. Natively only.
    case formSheet = 2

    var isSheet: Bool { self == .pageSheet || self == .formSheet }
  #endif

  /// Whether the presenter's view leaves the window.
  var removesPresentersView: Bool {
    self == .fullScreen || self == .currentContext || self == .none
  }
}

/// The built-in transitions. The raw values are UIKit's.
nonisolated public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below the window, and back; a cross-fade with ``UIWindow/isReduceMotionEnabled``.
  case coverVertical = 0
  /// A cross-fade.
  case crossDissolve = 2
}
