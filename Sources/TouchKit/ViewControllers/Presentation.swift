/// One controller before another one: the container that its view is in, and the transition that is under way.
///
/// What presents keeps it, it keeps what is presented, and nobody else keeps either.
final class Presentation {
  let presented: UIViewController
  let container: UIView
  @Backlink private var presenter: UIViewController?
  private let covers: Bool
  private(set) var transition: ViewControllerTransition?
  // Where the presenter's view was before it was covered altogether.
  private var place: (superview: Backlink<UIView>, index: Int)?

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
    self.presented = presented
    _presenter = Backlink(to: presenter)
    covers = presented.modalPresentationStyle == .fullScreen
    container = TransitionContainer(frame: CGRect(origin: .zero, size: window.bounds.size))
    window.addSubview(container)
  }

  #if hasFeature(Embedded)
    deinit {
      leave()
    }
  #else
    // On the main thread, wherever the last reference was let go of.
    isolated deinit {
      leave()
    }
  #endif

  // What presents is gone, perhaps in the middle of a transition, and its window may still be there.
  private func leave() {
    container.removeFromSuperview()
    transition?.abandon()
  }

  /// True while it is on its way out.
  var isDismissing: Bool {
    transition?.direction == .dismissal
  }

  // MARK: Start

  func present(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter else { return }
    presented.view.frame = container.bounds
    begin(.presentation, from: presenter, to: presented, animated, completion)
  }

  func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter else { return }
    // What it presents itself goes with it, at once.
    presented.presentation?.tearDown()
    begin(.dismissal, from: presented, to: presenter, animated, completion)
  }

  private func begin(
    _ direction: ViewControllerTransition.Direction, from: UIViewController,
    to: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    let choice = TransitionChoice(for: presented, direction, animated: animated)
    let new = ViewControllerTransition(
      direction, of: presented, from: from, to: to, in: container, choice, completion)
    if let transition { transition.giveWay() }
    transition = new
    if covers || direction == .dismissal { hear(from, false, new.isAnimated) }
    if covers || direction == .presentation { hear(to, true, new.isAnimated) }
    if direction == .dismissal {
      uncover()
      presenter?.hearIsAppearing()
    }
    // Whoever heard of it may have ended it.
    guard transition === new else { return }
    new.run()
  }

  private func hear(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
    controller.beginAppearanceTransition(isAppearing, animated: animated)
  }

  // MARK: End

  /// A transition is over.
  ///
  /// - Parameter settles: false where another one goes on from there.
  func end(_ ended: ViewControllerTransition, completed: Bool, settles: Bool) {
    guard transition === ended, let presenter else { return }
    transition = nil
    let isShown = (ended.direction == .presentation) == completed
    let (comes, goes) = isShown ? (presented, presenter) : (presenter, presented)
    if !completed {
      // Those that had heard the opposite turn round.
      if covers || !isShown { hear(goes, false, ended.isAnimated) }
      if covers || isShown { hear(comes, true, ended.isAnimated) }
    }
    if isShown {
      if settles { settle() }
    } else {
      uncover()
      close()
    }
    if covers || isShown { comes.endAppearanceTransition() }
    if covers || !isShown { goes.endAppearanceTransition() }
  }

  /// Takes everything away at once: what presents it leaves the window.
  func tearDown() {
    presented.presentation?.tearDown()
    let running = transition
    transition = nil
    running?.abandon()
    hear(presented, false, false)
    if let presenter { hear(presenter, false, false) }
    uncover()
    close()
    presented.endAppearanceTransition()
    presenter?.endAppearanceTransition()
  }

  private func close() {
    presented.presentation?.tearDown()
    presented.view.removeFromSuperview()
    container.removeFromSuperview()
    presented.presenterLink = nil
    if presenter?.presentation === self { presenter?.presentation = nil }
  }

  private func settle() {
    let view: UIView = presented.view
    if view.superview == nil, presented.presentation?.place == nil { container.addSubview(view) }
    // The window may have changed its size meanwhile.
    if view.superview === container, view.transform.isIdentity { view.frame = container.bounds }
    cover()
  }

  // MARK: The view that is covered

  private func cover() {
    guard covers, place == nil, let view = presenter?.viewIfLoaded, let superview = view.superview
    else { return }
    place = (Backlink(to: superview), superview.subviews.firstIndex { $0 === view } ?? 0)
    view.removeFromSuperview()
  }

  private func uncover() {
    guard let place, let view = presenter?.viewIfLoaded else { return }
    self.place = nil
    guard let superview = place.superview.object else { return }
    if presenter?.presenterLink == nil { view.frame = superview.bounds }
    superview.insertSubview(view, at: place.index)
  }
}

/// Holds what is presented; touches beside it go to what is behind it. What fills it keeps filling it.
private final class TransitionContainer: UIView {
  override func sizeChanged(from old: CGRect) {
    super.sizeChanged(from: old)
    for view in subviews where view.transform.isIdentity && view.frame == old {
      view.frame = bounds
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && gestureRecognizers == nil ? nil : hit
  }
}
