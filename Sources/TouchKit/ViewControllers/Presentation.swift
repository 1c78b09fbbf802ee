/// A presented controller: the container of its view, and the running transition.
///
/// The presenter owns it, and it owns the presented controller; there are no other owners.
final class Presentation {
  let presented: UIViewController
  let container: UIView
  @Backlink private var presenter: UIViewController?
  // True where the presenter's view is removed while it is covered.
  private(set) var covers: Bool
  #if !hasFeature(Embedded)
    // Says where the presented view is; `nil` where it fills the container.
    private(set) var controller: UIPresentationController?
    // Without one, what somebody has asked for: see `madeController`.
    var plain: UIPresentationController?
  #endif
  private(set) var transition: ViewControllerTransition?
  // Where the presenter's view is without the presentation: animators may put it into the container, too.
  private var home: (superview: Backlink<UIView>, index: Int)?
  // True while the presenter's view is removed.
  private var isCovered = false

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
    self.presented = presented
    _presenter = Backlink(to: presenter)
    covers = presented.modalPresentationStyle.removesPresentersView
    container = TransitionContainer(frame: CGRect(origin: .zero, size: window.bounds.size))
    container.accessibilityViewIsModal = true
    window.addSubview(container)
  }

  #if !hasFeature(Embedded)
    /// Asks for the controller of the presentation, before anything else is called.
    func prepare(from source: UIViewController) {
      guard let presenter,
        let controller = Presentation.makeController(for: presented, by: presenter, from: source)
      else { return }
      controller.container = container
      self.controller = controller
      covers = controller.shouldRemovePresentersView
      (container as? TransitionContainer)?.presentation = Backlink(to: presented)
    }
  #endif

  #if hasFeature(Embedded)
    deinit {
      leave()
    }
  #else
    // On the main thread, wherever the last reference is released.
    isolated deinit {
      leave()
    }
  #endif

  // The presenter has been released, perhaps during a transition, and its window may still exist.
  private func leave() {
    container.removeFromSuperview()
    transition?.abandon()
  }

  /// True while it is being dismissed.
  var isDismissing: Bool {
    transition?.direction == .dismissal
  }

  // MARK: Start

  func present(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter else { return }
    presentedView.frame = presentedHome
    begin(.presentation, from: presenter, to: presented, animated, completion)
  }

  func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter else { return }
    // What it presents itself is dismissed with it, at once.
    presented.presentation?.tearDown()
    begin(.dismissal, from: presented, to: presenter, animated, completion)
  }

  private func begin(
    _ direction: ViewControllerTransition.Direction, from: UIViewController,
    to: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    let replaced = transition
    let choice = TransitionChoice(for: presented, direction, animated: animated)
    let new = ViewControllerTransition(
      direction, of: presented, from: from, to: to, in: container, choice, completion
    ) { [link = Backlink(to: presented)] in link.object?.ownPresentation?.end($0, $1) }
    // Who is asked for an animator, and who hears that the last transition has ended, may dismiss too: what they have begun goes on.
    if transition === replaced { replaced?.endReplaced() }
    guard transition == nil, presenter?.presentation === self else {
      if let transition, let completion { transition.alsoCall(completion) } else { completion?() }
      return
    }
    transition = new
    noteHome()
    #if !hasFeature(Embedded)
      tellBeginning(direction)
    #endif
    if covers || direction == .dismissal { sendAppearance(from, false, new.isAnimated) }
    if covers || direction == .presentation { sendAppearance(to, true, new.isAnimated) }
    if direction == .dismissal {
      uncover()
      presenter?.callIsAppearing()
    }
    // The calls above may have ended it.
    guard transition === new else { return }
    new.run()
  }

  private func sendAppearance(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool)
  {
    controller.beginAppearanceTransition(isAppearing, animated: animated)
  }

  // MARK: End

  /// A transition has ended.
  func end(_ ended: ViewControllerTransition, _ ending: ViewControllerTransition.Ending) {
    guard transition === ended, let presenter else { return }
    let completed = ending.isCompleted
    transition = nil
    let isShown = (ended.direction == .presentation) == completed
    let (comes, goes) = isShown ? (presented, presenter) : (presenter, presented)
    if !completed {
      // Controllers that got the opposite call before get this one now.
      if covers || !isShown { sendAppearance(goes, false, ended.isAnimated) }
      if covers || isShown { sendAppearance(comes, true, ended.isAnimated) }
    }
    if isShown {
      if ending.settles { settle() }
    } else {
      uncover()
      close()
    }
    #if !hasFeature(Embedded)
      tellEnd(ended.direction, completed: completed)
    #endif
    if covers || isShown { comes.endAppearanceTransition() }
    if covers || !isShown { goes.endAppearanceTransition() }
  }

  /// Removes everything at once: the presenter leaves the window.
  func tearDown() {
    presented.presentation?.tearDown()
    let running = transition
    transition = nil
    running?.abandon()
    #if !hasFeature(Embedded)
      tellTearingDown(running?.direction)
    #endif
    // Who hears that may have ended it first, and presented the controller anew.
    guard isCurrent else { return }
    sendAppearance(presented, false, false)
    if let presenter { sendAppearance(presenter, false, false) }
    guard isCurrent else { return }
    uncover()
    close()
    presented.endAppearanceTransition()
    presenter?.endAppearanceTransition()
  }

  private var isCurrent: Bool {
    presenter?.presentation === self
  }

  private func close() {
    presented.presentation?.tearDown()
    container.removeFromSuperview()
    guard isCurrent else { return }
    presented.view.removeFromSuperview()
    presented.presenterLink = nil
    presenter?.presentation = nil
  }

  private func settle() {
    let view = presentedView
    if view.superview == nil, presented.presentation?.isCovered != true {
      container.addSubview(view)
    }
    // The window may have changed its size meanwhile.
    if view.superview === container, view.transform.isIdentity { view.frame = presentedHome }
    cover()
  }

  // MARK: The view that is covered

  private func noteHome() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview,
      !superview.isDescendant(of: container)
    else { return }
    home = (Backlink(to: superview), superview.subviews.index(ofObject: view) ?? 0)
  }

  private func cover() {
    guard covers, !isCovered, let view = presenter?.viewIfLoaded, view.superview != nil else {
      return
    }
    noteHome()
    isCovered = true
    view.removeFromSuperview()
  }

  /// Puts the presenter's view where it was: it was removed, or an animator has left it in the container.
  private func uncover() {
    guard let view = presenter?.viewIfLoaded, isCovered || view.isDescendant(of: container) else {
      return
    }
    isCovered = false
    guard let home, let superview = home.superview.object else { return }
    if presenter?.presenterLink == nil { view.frame = superview.bounds }
    superview.insertSubview(view, at: home.index)
  }
}

/// Contains the presented view; touches beside it go to the views behind it. A view that fills it continues to fill it.
private final class TransitionContainer: UIView {
  override func sizeChanged(from old: CGRect) {
    super.sizeChanged(from: old)
    for view in subviews where view.transform.isIdentity && view.frame == old {
      view.frame = bounds
    }
    #if !hasFeature(Embedded)
      presentation.object?.ownPresentation?.follow()
    #endif
  }

  #if !hasFeature(Embedded)
    // By the controller that is presented, where a presentation controller says where it is.
    var presentation = Backlink<UIViewController>()

    // Beside what a presentation controller places nothing is touched, as in UIKit: not what lies behind it either, unless a sheet leaves that undimmed.
    private var covers: Bool {
      presentation.object?.ownPresentation?.controller?.letsTouchesThrough == false
    }

    override func layoutSubviews() {
      let controller = presentation.object?.ownPresentation?.controller
      controller?.containerViewWillLayoutSubviews()
      super.layoutSubviews()
      controller?.containerViewDidLayoutSubviews()
    }
  #else
    private var covers: Bool { false }
  #endif

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && gestureRecognizers == nil && !covers ? nil : hit
  }
}
