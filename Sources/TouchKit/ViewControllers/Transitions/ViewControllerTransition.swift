/// A running presentation or dismissal, or a change of a navigation controller: the context of animators and interaction controllers, and the coordinator.
final class ViewControllerTransition: RootObject {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private var home = BacklinkHome()

    var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  enum Direction {
    case presentation
    case dismissal
    /// A navigation controller shows one more.
    case push
    /// A navigation controller goes back.
    case pop

    /// True where the view moves that comes; false where the one does that goes.
    var leadsIn: Bool {
      self == .presentation || self == .push
    }
  }

  /// Its state.
  private enum State {
    /// Made; the controllers get their calls.
    case starting
    /// Runs to its end without fingers.
    case finishing
    /// Fingers or an interaction controller move it.
    case paused
    /// Runs back to its start without fingers.
    case cancelling
    /// Ended; later calls change nothing.
    case over(completed: Bool)
  }

  let direction: Direction
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionDuration: TimeInterval = 0
  private(set) var percentComplete: CGFloat = 0
  private(set) var initiallyInteractive = false
  private var state = State.starting
  // Released at the end, because an animator may retain the transition.
  private var choice: TransitionChoice?
  let isAnimated: Bool
  private let alongside = AlongsideAnimations()
  // The animations of its animator; see animate(by:isPaused:).
  var motion: TransitionPlayer?
  var catcher: TransitionCatcher?
  var grip = Grip()
  /// True where an interaction controller moves it: then a finger does not catch it.
  var hasInteractionController = false
  /// True where fingers begin it that are not those of its catcher.
  var startsByHand = false
  private let whenEnded: (ViewControllerTransition, Ending) -> Void
  private var ends: [() -> Void] = []
  private var completions: [() -> Void]
  @Backlink private var presented: UIViewController?
  @Backlink private var from: UIViewController?
  @Backlink private var to: UIViewController?

  /// How it has ended.
  struct Ending {
    let isCompleted: Bool
    /// False where another one goes on from there.
    let settles: Bool
  }

  /// - Parameter whenEnded: called once it has, before its completions.
  init(
    _ direction: Direction, of presented: UIViewController, from: UIViewController,
    to: UIViewController, in container: UIView, _ choice: TransitionChoice,
    _ completion: (() -> Void)?,
    whenEnded: @escaping (ViewControllerTransition, Ending) -> Void
  ) {
    self.direction = direction
    self.choice = choice
    isAnimated = choice.animator != nil
    containerView = container
    presentationStyle =
      direction == .push || direction == .pop ? .none : presented.modalPresentationStyle
    self.whenEnded = whenEnded
    completions = completion.map { [$0] } ?? []
    _presented = Backlink(to: presented)
    _from = Backlink(to: from)
    _to = Backlink(to: to)
    #if hasFeature(Embedded)
      super.init()
    #endif
    transitionDuration = choice.animator?.transitionDuration(using: self) ?? 0
  }

  var isOver: Bool {
    if case .over = state { true } else { false }
  }

  func alsoCall(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Starts the objects that carry it out.
  func run() {
    guard !isOver else { return }
    guard let animator = choice?.animator else {
      if direction.leadsIn, let view = view(forKey: .to) { containerView.addSubview(view) }
      alongside.start(self, isInteractive: false)
      completeTransition(true)
      return
    }
    // Views have their sizes before they are animated.
    if let interaction = choice?.interaction {
      initiallyInteractive = interaction.wantsInteractiveStart
      guard !isOver else { return }
      state = initiallyInteractive ? .paused : .finishing
      alongside.start(self, isInteractive: initiallyInteractive)
      if !isOver { interaction.startInteractiveTransition(self) }
    } else {
      initiallyInteractive = startsByHand
      state = startsByHand ? .paused : .finishing
      alongside.start(self, isInteractive: startsByHand)
      if !isOver { animate(by: animator, isPaused: startsByHand) }
    }
  }

  /// Starts the animator, for an interaction controller: paused where it is interactive from the start.
  func startAnimator() {
    if let animator = choice?.animator { animate(by: animator, isPaused: isInteractive) }
  }

  /// Calls a closure at the end, before all others; at once where it has ended.
  func whenOver(_ action: @escaping () -> Void) {
    if isOver { action() } else { ends.append(action) }
  }

  /// From now on it runs without fingers.
  func release(toEnd: Bool) {
    guard isInteractive else { return }
    state = toEnd ? .finishing : .cancelling
    alongside.notifyInteractionChange(self)
  }

  /// Another one replaces it, with the views where they are. A presentation counts as completed, a dismissal on its way back as cancelled; in a navigation
  /// controller it has led where it was going.
  func endReplaced() {
    let isCompleted =
      switch direction {
      case .presentation: true
      case .dismissal: false
      case .push, .pop: !transitionWasCancelled
      }
    finish(isCompleted, settles: false)
  }

  /// The presenter leaves the window: the transition ends as cancelled.
  func abandon() {
    guard !isOver else { return }
    state = .over(completed: false)
    releaseParticipants()
    notifyAnimator(completed: false)
    callCompletions(completed: false)
  }

  private func finish(_ completed: Bool, settles: Bool) {
    guard !isOver else { return }
    state = .over(completed: completed)
    if !settles { motion?.letGo() }
    releaseParticipants()
    // What is replaced is moved on from there, so its animator has nothing to put back.
    notifyAnimator(completed: completed || !settles)
    if !settles { alongside.stop() }
    whenEnded(self, Ending(isCompleted: completed, settles: settles))
    callCompletions(completed: completed)
  }

  private func notifyAnimator(completed: Bool) {
    let animator = choice?.animator
    choice = nil
    animator?.animationEnded(completed)
  }

  private func releaseParticipants() {
    if let catcher { containerView.removeGestureRecognizer(catcher) }
    catcher = nil
    motion = nil
    let called = ends
    ends = []
    for end in called { end() }
  }

  private func callCompletions(completed: Bool) {
    alongside.finish(self, completed: completed)
    let called = completions
    completions = []
    for completion in called { completion() }
  }
}

extension ViewControllerTransition: UIViewControllerContextTransitioning {
  var isInteractive: Bool {
    if case .paused = state { true } else { false }
  }

  var transitionWasCancelled: Bool {
    switch state {
    case .cancelling, .over(completed: false): true
    default: false
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !isOver, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    alongside.show(self.percentComplete)
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    state = .finishing
    alongside.release(isReversed: false)
    alongside.notifyInteractionChange(self)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    state = .cancelling
    alongside.release(isReversed: true)
    alongside.notifyInteractionChange(self)
  }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive else { return }
    state = .paused
    alongside.pause()
    alongside.notifyInteractionChange(self)
  }

  func completeTransition(_ didComplete: Bool) {
    finish(didComplete, settles: true)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : key == .to ? to : nil
    #if hasFeature(Embedded)
      let stays = !presentationStyle.removesPresentersView && controller !== presented
    #else
      let presentation = presented?.ownPresentation
      if let presentation, controller === presented { return presentation.presentedView }
      let stays =
        !presentationStyle.removesPresentersView && controller !== presented
        && presentation?.covers != true
    #endif
    return stays ? nil : controller?.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc.view.frame : .zero
  }

  #if !hasFeature(Embedded)
    /// Where the presented view is while it is presented.
    var presentedHome: CGRect {
      presented?.ownPresentation?.presentedHome ?? containerView.bounds
    }
  #endif

  func finalFrame(for vc: UIViewController) -> CGRect {
    #if !hasFeature(Embedded)
      if vc === to, vc === presented { return presentedHome }
    #endif
    return vc === to ? containerView.bounds : .zero
  }
}

extension ViewControllerTransition: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool {
    transitionWasCancelled
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    guard alongside.hasStarted else {
      alongside.add(animation, completion) {
        Steered(UIViewPropertyAnimator(duration: $0, curve: .easeInOut))
      }
      return true
    }
    alongside.add(nil, completion)
    animation?(self)
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver { alongside.observe(handler) }
  }
}
