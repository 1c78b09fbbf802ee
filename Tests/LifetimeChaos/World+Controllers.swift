import TouchKit
import Tsumami

extension World {
  func makeController() {
    guard controllers.count < 12 else { return }
    let controller = AnyController()
    controller.world = self
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]
    if let style = chance.among(styles) { controller.modalPresentationStyle = style }
    switch chance.below(4) {
    case 0: controller.modalTransitionStyle = .crossDissolve
    case 1: zoom(controller)
    case 2, 3:
      controller.transitioningDelegate = chance.among(delegates)
      if chance.isLucky(0.5) { controller.modalPresentationStyle = .custom }
    default: break
    }
    ledger.add(controller)
    controllers.append(controller)
    trace("make \(ledger.name(of: controller))")
    if chance.isLucky(0.4) { chance.among(windows)?.rootViewController = controller }
  }

  private func zoom(_ controller: AnyController) {
    let zoom = ZoomTransition { [weak self] _ in
      self?.interrupt("zoom's source")
      return self?.someView
    }
    zoom.onChange = { [weak self] _ in self?.interrupt("zoom has moved") }
    zoom.shouldBegin = { [weak self] _, _ in
      self?.interrupt("zoom shouldBegin")
      return true
    }
    ledger.add(zoom)
    zooms.append(zoom)
    if chance.isLucky(0.7) {
      controller.preferredTransition = UIViewController.Transition(zoom)
      controller.zoom = zoom
    } else {
      controller.transitioningDelegate = zoom
    }
  }

  /// Controllers come and go, their transitions are moved by hand.
  func changeController() {
    guard let controller = chance.among(controllers) else { return makeController() }
    let call = chance.below(14)
    trace("change \(ledger.name(of: controller)) \(call)")
    switch call {
    case 0, 1, 2, 3:
      guard let other = chance.among(controllers), !owns(other, controller)
      else { return }
      controller.present(other, animated: chance.isLucky(0.8)) { [weak self] in
        self?.interrupt("presented")
      }
    case 4, 5, 6:
      controller.dismiss(animated: chance.isLucky(0.8)) { [weak self] in
        self?.interrupt("dismissed")
      }
    case 7: chance.among(windows)?.rootViewController = chance.isLucky(0.8) ? controller : nil
    case 8:
      if let other = chance.among(controllers) { add(other, to: controller) }
    case 9: controller.removeFromParent()
    case 10:
      // The view of a controller is only a view.
      if let view = controller.viewIfLoaded, let parent = someView { put(view, into: parent) }
    case 11:
      controller.transitionCoordinator?.animate { [weak self, weak controller] _ in
        controller?.viewIfLoaded?.alpha = 0.9
        self?.interrupt("alongside")
      } completion: { [weak self] _ in
        self?.interrupt("alongside's completion")
      }
    default: moveTransition()
    }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    guard !owns(child, parent) else { return }
    parent.addChild(child)
    if chance.isLucky(0.7), let outer = parent.viewIfLoaded, let inner = child.view {
      put(inner, into: outer)
    }
    child.didMove(toParent: parent)
  }

  func owns(_ a: UIViewController, _ b: UIViewController) -> Bool {
    ledger.reach(from: [a]).contains(ObjectIdentifier(b))
  }

  private func moveTransition() {
    if let percent = chance.among(percents) {
      switch chance.below(5) {
      case 0, 1: percent.update(chance.share())
      case 2: percent.finish()
      case 3: percent.cancel()
      default: percent.pause()
      }
    }
    if let context = chance.among(contexts) {
      switch chance.below(6) {
      case 0: context.completeTransition(chance.isLucky(0.5))
      case 1: context.finishInteractiveTransition()
      case 2: context.cancelInteractiveTransition()
      case 3: context.pauseInteractiveTransition()
      case 4: context.updateInteractiveTransition(chance.share())
      default: _ = context.viewController(forKey: .to)?.viewIfLoaded?.window
      }
    }
  }
}

/// A controller that lets the program go on whenever it hears something.
final class AnyController: UIViewController, Owner {
  weak var world: World?
  /// Kept by the transition that the controller prefers.
  var zoom: ZoomTransition?
  // Kept by the controller itself.
  var commands: [UIKeyCommand] = []
  // Views that its navigation item was given.
  var itemViews: [UIView] = []
  // What carries out its transition, which keeps them while it is under way.
  weak var animator: AnyTransitionAnimator?
  weak var percent: UIPercentDrivenInteractiveTransition?

  var owned: [AnyObject] {
    var all: [AnyObject] = zoom.map { [$0] } ?? []
    all += commands as [AnyObject]
    all += itemViews as [AnyObject]
    if transitionCoordinator != nil {
      if let animator { all.append(animator) }
      if let percent { all.append(percent) }
    }
    return all
  }

  override func viewDidLoad() {
    if let view { world?.ledger.add(view) }
    world?.interrupt("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { world?.interrupt("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { world?.interrupt("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { world?.interrupt("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { world?.interrupt("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { world?.interrupt("viewDidDisappear") }
  override func viewDidLayoutSubviews() { world?.interrupt("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() {
    world?.interrupt("viewSafeAreaInsetsDidChange")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    world?.interrupt("traitCollectionDidChange (controller)")
  }
  override func willMove(toParent parent: UIViewController?) { world?.interrupt("toParent") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    world?.interrupt("viewWillTransition")
  }
}

/// Moves the view that comes or goes, and ends the transition, mostly.
final class AnyTransitionAnimator: UIViewControllerAnimatedTransitioning {
  weak var world: World?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    world?.interrupt("transitionDuration")
    return 0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    if world?.chance.isLucky(0.3) == true { world?.contexts.append(transitionContext) }
    world?.interrupt("animateTransition")
    let moved = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      moved?.alpha = 0.7
    } completion: { [weak world] _ in
      moved?.alpha = 1
      world?.interrupt("transition's completion")
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { world?.interrupt("animationEnded") }
}

extension AnyDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(for: presented)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    makeAnimator(for: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    makePercent(for: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    makePercent(for: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let world else { return nil }
    world.interrupt("presentationController")
    guard world.chance.isLucky(0.7) else { return nil }
    let sheet = AnySheet(presentedViewController: presented, presenting: presenting)
    sheet.world = world
    sheet.isFull = world.chance.isLucky(0.3)
    world.ledger.add(sheet)
    world.ledger.add(sheet.dimming)
    return sheet
  }

  func makeAnimator(for controller: UIViewController) -> AnyTransitionAnimator? {
    guard let world else { return nil }
    world.interrupt("animationController")
    let animator = AnyTransitionAnimator()
    animator.world = world
    world.ledger.add(animator)
    (controller as? AnyController)?.animator = animator
    return animator
  }

  func makePercent(for animator: any UIViewControllerAnimatedTransitioning)
    -> UIPercentDrivenInteractiveTransition?
  {
    guard let world, world.chance.isLucky(0.6) else { return nil }
    let percent = UIPercentDrivenInteractiveTransition()
    world.ledger.add(percent)
    world.percents.append(percent)
    for controller in world.controllers where controller.animator === animator {
      controller.percent = percent
    }
    return percent
  }
}
