/// Where a controller is on its way to the screen and back.
///
///                     begin(true)                      end
///     disappeared ─────────────────▶ appearing ─────────────────▶ appeared
///          ▲                          │     ▲                        │
///          │                begin(false)   begin(true)               │
///          │      end                 ▼     │       begin(false)     │
///          └───────────────────── disappearing ◀─────────────────────┘
///
/// Anything else that is asked changes nothing.
struct AppearanceState {
  enum Phase {
    /// Not on the screen.
    case disappeared
    /// On its way to the screen.
    case appearing
    /// On the screen.
    case appeared
    /// On its way from the screen.
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// True once it has heard that it is appearing, since it last heard that it will.
  var hasHeardIsAppearing = false
}

extension UIViewController {
  /// Says that the view is about to come to the screen, or to leave it. For parents that forward appearance by
  /// themselves; follow it by ``endAppearanceTransition()``. Asked again for the other direction it turns round.
  ///
  /// Nothing happens where the controller is there already, or on its way.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
      appearance = AppearanceState(phase: .appearing, isAnimated: animated)
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance.phase == .appearing || appearance.phase == .appeared else { return }
      appearance = AppearanceState(phase: .disappearing, isAnimated: animated)
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Says that what was begun is over: the view is on the screen, or has left it.
  public final func endAppearanceTransition() {
    hearIsAppearing()
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

  /// The view is where it is going to be seen.
  final func hearIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasHeardIsAppearing,
      viewIfLoaded?.window != nil
    else { return }
    appearance.hasHeardIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
    for child in forwardedChildren { child.hearIsAppearing() }
  }

  // Those that have no view in this one's have nothing to appear with.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: A view that comes to a window or leaves it by itself

  /// The view is about to come to a window. A root or a child hears that it will appear; the rest follows with the
  /// next layout of the window. What a transition or a parent moves has heard of it.
  final func viewWillEnter(_ window: UIWindow) {
    guard appearance.phase == .disappeared, presenterLink == nil, appearsByItself else { return }
    beginAppearanceTransition(true, animated: false)
    window.appearing.append(WeakReference(self))
  }

  /// The view has come to its window.
  final func viewEntered() {
    let followsParent =
      parent?.appearance.phase == .appearing && parent?.appearance.hasHeardIsAppearing == true
    if presenterLink != nil || followsParent { hearIsAppearing() }
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

  // A presenter that is covered leaves its window, and the presentation says when it hears of that.
  private var appearsByItself: Bool {
    guard presentation == nil else { return false }
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance.phase == .appeared || parent.appearance.phase == .appearing
  }
}
