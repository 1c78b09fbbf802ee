extension UINavigationController {
  // MARK: Changing

  /// Changes the stack. What is under way has led where it was going, and another change goes on with the views where they are.
  final func changing<Result>(_ body: () -> Result) -> Result {
    let replaced = passage?.transition
    replaced?.endReplaced()
    forgetLost()
    let result = body()
    // It has left the views where they were, and nothing goes on from there.
    if replaced != nil, passage == nil { tidy() }
    return result
  }

  /// Those that the program has taken out of it by itself, as children, are in the stack no more.
  final func forgetLost() {
    guard passage == nil, stack.contains(where: { $0.parent !== self }) else { return }
    stack = stack.filter { $0.parent === self }
    if isViewLoaded { tidy() }
  }

  /// Another stack.
  ///
  /// - Parameter byHand: true where a finger begins it that is going to move it.
  final func change(to wanted: [UIViewController], animated: Bool, byHand: Bool = false) {
    changes += 1
    let number = changes
    let old = stack
    guard let new = adopted(wanted), changes == number else { return }
    guard !new.elementsEqual(old, by: ===) else { return }
    let leaving = old.filter { !new.contains(object: $0) }
    let coming = new.filter { !old.contains(object: $0) }
    stack = new
    for controller in leaving { controller.willMove(toParent: nil) }
    guard changes == number else { return }
    guard let from = old.last, let to = new.last, from !== to, isOnScreen else {
      replace(leaving, coming)
      return
    }
    let operation: Operation = old.contains(object: to) ? .pop : .push
    let choice = animated ? choice(for: operation, from, to) : TransitionChoice(nil, nil)
    guard changes == number else { return }
    let transition = ViewControllerTransition(
      operation == .push ? .push : .pop, of: operation == .push ? to : from, from: from, to: to,
      in: stage, choice, nil
    ) { [here = WeakReference(self)] in here.object?.ended($0, $1) }
    transition.startsByHand = byHand && choice.interaction == nil
    childTransition = transition
    passage = NavigationPassage(
      transition, from: from, to: to, before: old, leaving: leaving, coming: coming)
    for controller in leaving { controller.isMovingFromParent = true }
    for controller in coming { controller.isMovingToParent = true }
    begin(transition, animated)
  }

  private final func begin(_ transition: ViewControllerTransition, _ animated: Bool) {
    guard let passage else { return }
    passage.to.loadViewIfNeeded()
    guard !transition.isOver else { return }
    delegate?.navigationController(self, willShow: passage.to, animated: animated)
    guard !transition.isOver else { return }
    announced = passage.to
    passage.from.beginAppearanceTransition(false, animated: animated)
    guard !transition.isOver else { return }
    passage.to.beginAppearanceTransition(true, animated: animated)
    guard !transition.isOver, let clock = view.window?.clock else {
      transition.completeTransition(true)
      return
    }
    navigationBar.change(to: stack, alongside: transition)
    clock.asCurrent { transition.run() }
  }

  private final func choice(
    for operation: Operation, _ from: UIViewController, _ to: UIViewController
  ) -> TransitionChoice {
    let animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    guard let animator else {
      return TransitionChoice(NavigationSlide(isPush: operation == .push, stage.dimming), nil)
    }
    return TransitionChoice(
      animator, delegate?.navigationController(self, interactionControllerFor: animator))
  }

  // Those that can be in the stack, as children; `nil` where one of them has changed it meanwhile.
  private final func adopted(_ wanted: [UIViewController]) -> [UIViewController]? {
    let number = changes
    var new: [UIViewController] = []
    for controller in wanted where !new.contains(object: controller) {
      guard controller.presenterLink == nil, controller.rootWindow == nil, !leads(to: controller)
      else { continue }
      if controller.parent !== self { addChild(controller) }
      guard changes == number else { return nil }
      if controller.parent === self { new.append(controller) }
    }
    return new
  }

  private final var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearance.isOnScreen
  }

  // At once, where nothing is seen of it, or another one is not shown.
  private final func replace(_ leaving: [UIViewController], _ coming: [UIViewController]) {
    if isViewLoaded, passage == nil { tidy() }
    if isOnScreen { tellWillShow(false) }
    for controller in leaving { drop(controller) }
    for controller in coming where controller.parent === self {
      controller.didMove(toParent: self)
    }
    if isOnScreen { tellDidShow(false) }
  }

  // MARK: The delegate hears of what is shown with this controller itself.

  final func tellWillShow(_ animated: Bool) {
    guard passage == nil, let top = stack.last, top !== announced else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  final func tellDidShow(_ animated: Bool) {
    guard passage == nil, let top = stack.last, top !== announced else { return }
    announced = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}
