/// Whether a controller's view is on the screen, appearing or disappearing.
///
///                     begin(true)                      end
///     disappeared ─────────────────▶ appearing ─────────────────▶ appeared
///          ▲                          │     ▲                        │
///          │                begin(false)   begin(true)               │
///          │      end                 ▼     │       begin(false)     │
///          └───────────────────── disappearing ◀─────────────────────┘
///
/// Any other call changes nothing.
struct AppearanceState {
  enum Phase {
    /// Not on the screen.
    case disappeared
    /// `viewWillAppear` has been called.
    case appearing
    /// On the screen.
    case appeared
    /// `viewWillDisappear` has been called.
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// True once `viewIsAppearing` has been called after the last `viewWillAppear`.
  var hasCalledIsAppearing = false

  /// True where it is on the screen, or about to be.
  var isOnScreen: Bool {
    phase == .appeared || phase == .appearing
  }
}

extension UIViewController {
  /// Calls `viewWillAppear` or `viewWillDisappear`. For parents that forward appearance by themselves; follow it by
  /// ``endAppearanceTransition()``. A call for the other direction reverses it.
  ///
  /// Does nothing where the controller has appeared or disappeared already, or is about to.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
      appearance = AppearanceState(phase: .appearing, isAnimated: animated)
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance.isOnScreen else { return }
      appearance = AppearanceState(phase: .disappearing, isAnimated: animated)
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began: calls `viewDidAppear` or `viewDidDisappear`.
  public final func endAppearanceTransition() {
    callIsAppearing()
    let animated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      appearance.phase = .appeared
      for child in forwardedChildren { child.endAppearanceTransition() }
      viewDidAppear(animated)
    case .disappearing:
      appearance.phase = .disappeared
      for child in forwardedChildren { child.endAppearanceTransition() }
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }

  /// The view is in its window: calls `viewIsAppearing`, once after each `viewWillAppear`.
  final func callIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasCalledIsAppearing,
      viewIfLoaded?.window != nil
    else { return }
    appearance.hasCalledIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
    for child in forwardedChildren { child.callIsAppearing() }
  }

  // The children whose view is in this one's.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Views that enter or leave a window without a transition

  /// The view is about to enter a window. A root or a child gets `viewWillAppear`; the other calls follow the window's
  /// next layout. Transitions and forwarding parents make these calls themselves.
  final func viewWillEnter(_ window: UIWindow) {
    if additionalSafeAreaInsets != .zero { window.expectCoveredEdges() }
    guard appearance.phase == .disappeared, presenterLink == nil, appearsByItself else { return }
    beginAppearanceTransition(true, animated: false)
    window.appearing.append(WeakReference(self))
    window.arriving.append(WeakReference(self))
  }

  /// The view has entered its window.
  final func viewEntered() {
    let followsParent =
      parent?.appearance.phase == .appearing && parent?.appearance.hasCalledIsAppearing == true
    if presenterLink != nil || followsParent {
      callIsAppearing()
    } else if appearance.phase == .appearing, !appearance.hasCalledIsAppearing {
      // Its parent has begun by itself: the view has its place by the next layout.
      viewIfLoaded?.window?.arriving.append(WeakReference(self))
    }
  }

  /// The view is about to leave its window.
  final func viewWillLeave() {
    guard presenterLink == nil, appearsByItself else { return }
    beginAppearanceTransition(false, animated: false)
  }

  /// The view has left its window.
  final func viewLeft() {
    guard presenterLink == nil, appearsByItself, appearance.phase == .disappearing else { return }
    endAppearanceTransition()
  }

  // A covered presenter leaves its window too, but then the presentation makes the calls.
  private var appearsByItself: Bool {
    guard presentation == nil else { return false }
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance.isOnScreen
  }
}
