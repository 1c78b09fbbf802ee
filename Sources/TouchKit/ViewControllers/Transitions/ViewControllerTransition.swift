/// A presentation or a dismissal that is under way: what animators, interaction controllers and coordinators see.
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
  }

  /// Where it is.
  private enum State {
    /// Made; those who take part hear of it.
    case starting
    /// On its way to its end by itself.
    case finishing
    /// A hand has it.
    case held
    /// On its way back to its beginning by itself.
    case cancelling
    /// Over; what comes later changes nothing.
    case over(completed: Bool)
  }

  let direction: Direction
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionDuration: TimeInterval = 0
  private(set) var percentComplete: CGFloat = 0
  private(set) var initiallyInteractive = false
  private var state = State.starting
  // Let go of at the end: an animator keeps the transition that it carries out.
  private var choice: TransitionChoice?
  let isAnimated: Bool
  private let alongside = AlongsideAnimations()
  // What its animator has begun; see animate(by:isHeld:).
  var motion: TransitionPlayer?
  var catcher: TransitionCatcher?
  var grip = Grip()
  /// True for one that an interaction controller moves: fingers that land on it are that one's affair.
  var isMovedByHand = false
  private var ends: [() -> Void] = []
  private var completions: [() -> Void]
  @Backlink private var presented: UIViewController?
  @Backlink private var from: UIViewController?
  @Backlink private var to: UIViewController?

  init(
    _ direction: Direction, of presented: UIViewController, from: UIViewController,
    to: UIViewController, in container: UIView, _ choice: TransitionChoice,
    _ completion: (() -> Void)?
  ) {
    self.direction = direction
    self.choice = choice
    isAnimated = choice.animator != nil
    containerView = container
    presentationStyle = presented.modalPresentationStyle
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

  /// Hands it to whoever carries it out.
  func run() {
    guard !isOver else { return }
    guard let animator = choice?.animator else {
      if direction == .presentation, let view = to?.view { containerView.addSubview(view) }
      alongside.start(self, isInteractive: false)
      completeTransition(true)
      return
    }
    // Views have the sizes that they come with before they are moved.
    if let interaction = choice?.interaction, interaction.wantsInteractiveStart {
      state = .held
      initiallyInteractive = true
      alongside.start(self, isInteractive: true)
      interaction.startInteractiveTransition(self)
    } else {
      state = .finishing
      alongside.start(self, isInteractive: false)
      animate(by: animator, isHeld: false)
    }
  }

  /// Has the animator begin, held at the beginning.
  func animateHeld() {
    if let animator = choice?.animator { animate(by: animator, isHeld: true) }
  }

  /// Calls a closure at the end, before anybody else hears of it.
  func whenOver(_ action: @escaping () -> Void) {
    ends.append(action)
  }

  /// It goes by itself from now on.
  func release(toEnd: Bool) {
    guard isInteractive else { return }
    state = toEnd ? .finishing : .cancelling
    alongside.tell(self)
  }

  /// Another transition takes over: this one counts as completed, with the views where they are.
  func giveWay() {
    finish(true, settles: false)
  }

  /// What presents leaves the window: everything is over, and nothing has come of it.
  func abandon() {
    guard !isOver else { return }
    state = .over(completed: false)
    letGo()
    tellAnimator(completed: false)
    tellEnd(completed: false)
  }

  private func finish(_ completed: Bool, settles: Bool) {
    guard !isOver else { return }
    state = .over(completed: completed)
    letGo()
    tellAnimator(completed: completed)
    if !settles { alongside.stop() }
    presented?.ownPresentation?.end(self, completed: completed, settles: settles)
    tellEnd(completed: completed)
  }

  private func tellAnimator(completed: Bool) {
    let animator = choice?.animator
    choice = nil
    animator?.animationEnded(completed)
  }

  private func letGo() {
    if let catcher { containerView.removeGestureRecognizer(catcher) }
    catcher = nil
    motion = nil
    let told = ends
    ends = []
    for end in told { end() }
  }

  private func tellEnd(completed: Bool) {
    alongside.finish(self, completed: completed)
    let told = completions
    completions = []
    for completion in told { completion() }
  }
}

extension ViewControllerTransition: UIViewControllerContextTransitioning {
  var isInteractive: Bool {
    if case .held = state { true } else { false }
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
    alongside.tell(self)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    state = .cancelling
    alongside.release(isReversed: true)
    alongside.tell(self)
  }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive else { return }
    state = .held
    alongside.hold()
    alongside.tell(self)
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
    let stays = presentationStyle != .fullScreen && controller !== presented
    return stays ? nil : controller?.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc.view.frame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
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
      alongside.add(animation, completion)
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
