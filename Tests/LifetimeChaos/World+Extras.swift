import Foundation
import TouchKit

extension World {
  /// Display links, refresh controls, tints, targets, transactions, key commands, lists that are edited.
  func changeExtras() {
    switch chance.below(22) {
    case 0: makeLink()
    case 1: if let link = chance.among(links) { change(link) }
    case 2, 3: makeRefresher()
    case 4: if let control = chance.among(refreshers) { change(control) }
    case 5, 6: tint()
    case 7: if let control = someView as? UIControl { change(control) }
    case 8, 9: group()
    case 10: giveKeys()
    case 11...14: stage()
    case 15, 16: endAction()
    case 17...20: pullRow()
    default:
      if let list = views.compactMap({ $0 as? UICollectionView }).last { edit(list) }
    }
  }

  /// Ends what would go on for ever.
  func endExtras() {
    for entry in ledger.entries {
      (entry.object as? CADisplayLink)?.invalidate()
      (entry.object as? UIRefreshControl)?.endRefreshing()
      // An item that is held just within the edge scrolls as slowly as one likes.
      (entry.object as? UICollectionView)?.cancelInteractiveMovement()
      // Rows that are open close.
      if let list = entry.object as? UICollectionView {
        list.isEditing.toggle()
        list.layoutIfNeeded()
      }
    }
    CATransaction.commit()
    dones = []
    // An animator that the program has paused keeps what waits for it, and so does a clock that is left alone.
    if !animators.isEmpty || isOver { for keeper in keepers { keeper.view = nil } }
    keepers = []
  }

  // MARK: Links

  private func makeLink() {
    guard links.count < 4 else { return }
    let link: CADisplayLink
    if let delegate = chance.among(delegates), chance.isLucky(0.3) {
      link = CADisplayLink(target: delegate, action: AnyDelegate.frame)
    } else {
      link = CADisplayLink { [weak self] link in
        self?.interrupt("frame")
        if self?.chance.isLucky(0.05) == true { link.invalidate() }
      }
    }
    ledger.add(link)
    links.append(link)
    trace("make \(ledger.name(of: link))")
    run(link)
  }

  private func run(_ link: CADisplayLink) {
    if chance.isLucky(0.2) {
      link.add(to: .main, forMode: .common)
    } else if let clock = chance.among(clocks) ?? chance.among(windows)?.clock {
      link.add(to: clock)
    }
  }

  private func change(_ link: CADisplayLink) {
    trace("change \(ledger.name(of: link))")
    switch chance.below(4) {
    case 0: link.isPaused.toggle()
    case 1: link.invalidate()
    case 2: link.remove(from: .main, forMode: .common)
    default: run(link)
    }
  }

  // MARK: Refreshing

  private func makeRefresher() {
    let scrolls = views.compactMap { $0 as? UIScrollView }
    if let scroll = chance.among(scrolls) { makeRefresher(for: scroll) }
  }

  private func makeRefresher(for scroll: UIScrollView) {
    if refreshers.count < 4 {
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [weak self, weak control] _ in
          self?.trace("refresh")
          self?.interrupt("refresh")
          if self?.chance.isLucky(0.3) == true { control?.endRefreshing() }
        }, for: .valueChanged)
      ledger.add(control)
      refreshers.append(control)
    }
    guard let control = chance.among(refreshers),
      !ledger.reach(from: [control]).contains(ObjectIdentifier(scroll))
    else { return }
    trace("put \(ledger.name(of: control)) above \(ledger.name(of: scroll))")
    scroll.alwaysBounceVertical = true
    scroll.refreshControl = chance.isLucky(0.9) ? control : nil
  }

  private func change(_ control: UIRefreshControl) {
    trace("change \(ledger.name(of: control)), it is refreshing: \(control.isRefreshing)")
    switch chance.below(5) {
    case 0, 1: control.beginRefreshing()
    case 2, 3: control.endRefreshing()
    default: control.tintColor = chance.isLucky(0.5) ? .red : nil
    }
  }

  // MARK: Tint, targets, keys

  private func tint() {
    guard let view = someView else { return }
    trace("tint \(ledger.name(of: view))")
    switch chance.below(5) {
    case 0: view.tintColor = .red
    case 1: view.tintColor = chance.isLucky(0.5) ? .green : nil
    case 2: view.tintAdjustmentMode = .dimmed
    case 3: view.tintAdjustmentMode = chance.isLucky(0.5) ? .normal : .automatic
    default:
      view.semanticContentAttribute = chance.isLucky(0.5) ? .forceRightToLeft : .unspecified
    }
    _ = chance.among(views)?.tintColor
  }

  private func change(_ control: UIControl) {
    trace("targets of \(ledger.name(of: control))")
    guard let delegate = chance.among(delegates) else { return }
    switch chance.below(4) {
    case 0: control.addTarget(delegate, action: AnyDelegate.press, for: .allTouchEvents)
    case 1: control.addTarget(delegate, action: "pressed", for: .allEvents)
    case 2: control.removeTarget(chance.isLucky(0.5) ? delegate : nil, action: nil, for: .touchDown)
    default: control.sendActions(for: .touchDown)
    }
  }

  private func giveKeys() {
    guard let controller = chance.among(controllers) else { return }
    let command = UIKeyCommand(input: UIKeyCommand.inputPageDown, modifierFlags: []) {
      [weak self] _ in self?.interrupt("controller's key")
    }
    ledger.add(command)
    controller.commands.append(command)
    controller.addKeyCommand(command)
  }

  // MARK: Transactions

  private func group() {
    let kept = chance.isLucky(0.5) ? someView : nil
    trace("group, and keep \(ledger.name(of: kept))")
    let keeper = Keeper(kept.map(canBeKept) == true ? kept : nil)
    keepers.append(keeper)
    if chance.isLucky(0.2) {
      CATransaction.setDisableActions(chance.isLucky(0.5))
      return CATransaction.setCompletionBlock { [weak self] in self?.interrupt("all are over") }
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      keeper.view?.isHidden = false
      keeper.view = nil
      self?.interrupt("group is over")
    }
    if chance.isLucky(0.2) { CATransaction.setDisableActions(true) }
    moveSomething()
    interrupt("group")
    CATransaction.commit()
  }

  // What calls back must not belong to what it keeps, or both stay for ever, as with any closure of a program: a window owns its clock, and that what
  // it calls; a list owns the completions of its changes.
  private func canBeKept(_ view: UIView) -> Bool {
    if view is UIWindow { return false }
    let owned = ledger.reach(from: [view])
    return !views.contains { $0 is UICollectionView && owned.contains(ObjectIdentifier($0)) }
  }

  // MARK: Situations

  /// Brings about what comes by itself once in a hundred programs.
  private func stage() {
    guard let window = chance.among(windows) else { return }
    trace("stage on \(ledger.name(of: window))")
    switch chance.below(4) {
    case 0:
      let scrolls = views.compactMap { $0 as? UIScrollView }
      guard let scroll = chance.among(scrolls), show(scroll, in: window) else { return }
      makeRefresher(for: scroll)
      scroll.contentOffset = .zero
      pull(window)
    case 1:
      let lists = views.compactMap { $0 as? UICollectionView }
      guard let list = chance.among(lists), show(list, in: window) else { return }
      list.allowsMultipleSelection = true
      if list.delegate == nil { list.delegate = chance.among(delegates) }
      sweep(window)
    case 2:
      guard let outer = chance.among(controllers), let inner = chance.among(controllers),
        !owns(inner, outer), let delegate = chance.among(delegates)
      else { return }
      inner.modalPresentationStyle = .custom
      inner.transitioningDelegate = delegate
      window.rootViewController = outer
      outer.present(inner, animated: chance.isLucky(0.8)) { [weak self] in
        self?.interrupt("sheet is there")
      }
    default:
      let views = views.filter { $0 is AnyView }
      guard let view = chance.among(views), show(view, in: window) else { return }
      view.becomeFirstResponder()
      for _ in 0..<3 { key(window) }
    }
  }

  private func show(_ view: UIView, in window: UIWindow) -> Bool {
    guard !ledger.reach(from: [view]).contains(ObjectIdentifier(window)) else { return false }
    view.transform = .identity
    view.frame = window.bounds
    (view.alpha, view.isHidden) = (1, false)
    window.addSubview(view)
    window.layoutIfNeeded()
    return true
  }

  // MARK: Editing

  private func edit(_ list: UICollectionView) {
    trace("edit \(ledger.name(of: list))")
    switch chance.below(6) {
    case 0: list.allowsMultipleSelection.toggle()
    case 1: list.isEditing.toggle()
    case 2: list.allowsMultipleSelectionDuringEditing.toggle()
    case 3: list.allowsSelectionDuringEditing.toggle()
    default:
      guard let view = someView, !(view is UIWindow),
        !ledger.reach(from: [view]).contains(ObjectIdentifier(list))
      else { return }
      list.backgroundView = chance.isLucky(0.8) ? view : nil
    }
  }
}

extension AnyDelegate: SelectorTarget {
  func perform(_ action: Selector, with sender: AnyObject) {
    world?.interrupt("named action")
  }

  func frame(_ link: CADisplayLink) {
    world?.interrupt("frame of a target")
  }

  func press(_ control: UIControl) {
    world?.interrupt("press")
  }
}

/// Keeps a view for a closure.
final class Keeper {
  var view: UIView?

  init(_ view: UIView?) {
    self.view = view
  }
}
