import TouchKit

extension World {
  func makeNavigation() {
    guard stacks.count < 3 else { return }
    let stack = AnyStack()
    stack.world = self
    stack.delegate = chance.among(delegates)
    ledger.add(stack)
    ledger.add(stack.navigationBar)
    stacks.append(stack)
    trace("make \(ledger.name(of: stack))")
    if chance.isLucky(0.6) { chance.among(windows)?.rootViewController = stack }
    for _ in 0..<chance.below(4) { push(on: stack, animated: false) }
  }

  /// Controllers are pushed and popped, by hand too, and their navigation controller comes and goes.
  func changeNavigation() {
    guard let stack = chance.among(stacks), chance.isLucky(0.9) else { return makeNavigation() }
    let call = chance.below(17)
    trace("change \(ledger.name(of: stack)) \(call)")
    switch call {
    case 0, 1, 2: push(on: stack, animated: chance.isLucky(0.7))
    case 3: stack.popViewController(animated: chance.isLucky(0.7))
    case 4: stack.popToRootViewController(animated: chance.isLucky(0.7))
    case 5:
      let others = (0..<chance.below(4)).compactMap { _ in page(of: stack) }
      let old = chance.isLucky(0.5) ? stack.viewControllers : []
      stack.setViewControllers(old.reversed() + others, animated: chance.isLucky(0.7))
    case 6: chance.among(windows)?.rootViewController = stack
    case 7: stack.setNavigationBarHidden(chance.isLucky(0.5), animated: chance.isLucky(0.5))
    case 8: changeItem()
    case 9: chance.among(stack.children)?.removeFromParent()
    case 10:
      if let view = stack.viewIfLoaded, let parent = someView { put(view, into: parent) }
    case 11:
      if let other = chance.among(controllers), !owns(stack, other), !owns(other, stack) {
        stack.modalPresentationStyle = chance.isLucky(0.5) ? .pageSheet : .fullScreen
        other.present(stack, animated: chance.isLucky(0.7))
      }
    case 12: stack.delegate = chance.isLucky(0.7) ? chance.among(delegates) : nil
    case 13:
      if let inner = chance.among(stack.viewControllers) {
        stack.popToViewController(inner, animated: chance.isLucky(0.7))
      }
    default: swipeBack(stack)
    }
  }

  private func push(on stack: AnyStack, animated: Bool) {
    if let page = page(of: stack) { stack.pushViewController(page, animated: animated) }
  }

  private func changeItem() {
    guard let controller = chance.among(controllers) else { return }
    let item = controller.navigationItem
    switch chance.below(5) {
    case 0: controller.title = "\(chance.below(9))"
    case 1: item.hidesBackButton.toggle()
    case 2:
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Do", primaryAction: UIAction { [weak self] _ in self?.interrupt("bar button") })
    case 3: item.leftBarButtonItem = chance.isLucky(0.5) ? UIBarButtonItem(title: "Left") : nil
    default:
      guard chance.isLucky(0.6) else {
        item.titleView = nil
        controller.itemViews = []
        return
      }
      let middle = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      ledger.add(middle)
      controller.itemViews = [middle]
      item.titleView = middle
    }
  }

  // A finger from the edge, and sometimes one that catches what moves, or presses the button that leads back.
  private func swipeBack(_ stack: AnyStack) {
    guard let view = stack.viewIfLoaded, let window = view.window else { return }
    let x: CGFloat = chance.isLucky(0.6) ? 5 : 150
    let place = view.convert(CGPoint(x: x, y: chance.isLucky(0.8) ? 200 : 20), to: nil)
    let step = CGFloat(chance.below(90) - 20)
    drag(12, on: window, from: place, moves: 3 + chance.below(6), lifts: 0.8) { $0.x += step }
  }

  /// Nothing stays half-way once nothing moves any more, and what is seen is the last of the stack.
  func checkStacks() {
    for stack in stacks where stack.viewIfLoaded?.window != nil {
      if stack.isUnderWay {
        ledger.note("\(ledger.name(of: stack)) stays half-way")
      } else if let top = stack.topViewController, top.parent === stack,
        stack.shownControllers.contains(where: { $0 !== top })
      {
        ledger.note(
          "\(ledger.name(of: stack)) shows more than the last of its stack: \(stack.shownControllers.map { ledger.name(of: $0) }), stack \(stack.viewControllers.map { ledger.name(of: $0) })"
        )
      }
    }
  }
}

/// A navigation controller that lets the program go on whenever it hears something.
final class AnyStack: UINavigationController, Owner {
  weak var world: World?

  var owned: [AnyObject] {
    let passage = own("passage").map { Mirror(reflecting: $0) }
    let moving = passage?.children.first?.value
    let parts = moving.map { Mirror(reflecting: $0) }
    let controllers = ["from", "to"].compactMap { parts?.descendant($0) as? UIViewController }
    let lists = ["before", "leaving", "coming"].flatMap {
      parts?.descendant($0) as? [UIViewController] ?? []
    }
    return controllers + lists + (own("stack") as? [UIViewController] ?? []) + [navigationBar]
  }

  var isUnderWay: Bool {
    own("passage").map { !Mirror(reflecting: $0).children.isEmpty } ?? false
  }

  /// Those whose views are in its own.
  var shownControllers: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview?.superview === view }
  }

  private func own(_ name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let here = mirror, here.subjectType != UINavigationController.self {
      mirror = here.superclassMirror
    }
    return mirror?.descendant(name)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    world?.interrupt("viewWillAppear (stack)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    world?.interrupt("viewDidDisappear (stack)")
  }

  override func addChild(_ childController: UIViewController) {
    world?.interrupt("addChild (stack)")
    super.addChild(childController)
  }
}

extension AnyDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.interrupt("willShow")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.interrupt("didShow")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    world?.chance.isLucky(0.3) == true ? makeAnimator(for: toVC) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    makePercent(for: animationController)
  }
}
