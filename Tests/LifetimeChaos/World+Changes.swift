import TouchKit
import Tsumami

extension World {
  func put(_ view: UIView, into parent: UIView) {
    // Whoever is put into its own part, be that taken out of it by now, would own itself.
    guard !(view is UIWindow), !ledger.reach(from: [view]).contains(ObjectIdentifier(parent)) else {
      return
    }
    trace("put \(ledger.name(of: view)) into \(ledger.name(of: parent))")
    if chance.isLucky(0.7) {
      parent.addSubview(view)
    } else {
      parent.insertSubview(view, at: chance.below(3))
    }
  }

  func changeTree() {
    guard let view = someView else { return }
    let call = chance.below(18)
    trace("change \(ledger.name(of: view)) \(call)")
    switch call {
    case 0, 1, 2: if let parent = someView { put(view, into: parent) }
    case 3, 4: if !(view is UIWindow) { view.removeFromSuperview() }
    case 5: view.alpha = chance.share()
    case 6: view.isHidden.toggle()
    case 7: view.frame = rect
    case 8: view.setNeedsLayout()
    case 9: view.layoutIfNeeded()
    case 10: if let child = view.subviews.first { view.bringSubviewToFront(child) }
    case 14: view.exchangeSubview(at: chance.below(2), withSubviewAt: chance.below(3))
    case 11: view.becomeFirstResponder()
    case 15: changeTraits(around: view)
    case 16: view.accessibilityViewIsModal.toggle()
    case 12: view.window?.setSafeAreaInsets(insets)
    case 13:
      guard let view = view as? UIScrollView else { return }
      view.contentInset = insets
      let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [.automatic, .never, .always]
      view.contentInsetAdjustmentBehavior = behaviors[chance.below(3)]
    default:
      view.transform = CGAffineTransform(scaleX: 0.5 + chance.share(), y: 1)
      view.backgroundColor = .black
      view.layer.zPosition = CGFloat(chance.below(3))
    }
  }

  private func changeTraits(around view: UIView) {
    let clock = view.window?.clock
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    view.overrideUserInterfaceStyle = styles[chance.below(3)]
    if chance.isLucky(0.3) {
      let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
      let registration = view.registerForTraitChanges(traits) { [weak self] view, _ in
        self?.interrupt("traits changed")
      }
      if chance.isLucky(0.3) { view.unregisterForTraitChanges(registration) }
    }
    let sizes: [UIContentSizeCategory] = [.unspecified, .small, .accessibilityLarge]
    clock?.contentSizeCategory = sizes[chance.below(3)]
    clock?.userInterfaceStyle = chance.isLucky(0.5) ? .dark : .light
  }

  private var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: 60 * chance.share(), left: 0, bottom: 40 * chance.share(), right: 20 * chance.share())
  }

  func changeRecognizers() {
    guard let recognizer = someRecognizer else { return }
    let call = chance.below(10)
    trace("change \(ledger.name(of: recognizer)) \(call)")
    switch call {
    case 0, 1, 2: someView?.addGestureRecognizer(recognizer)
    case 3, 4: recognizer.view?.removeGestureRecognizer(recognizer)
    case 5: recognizer.isEnabled.toggle()
    case 6: if let other = someRecognizer { recognizer.require(toFail: other) }
    case 7: if !isScrolls(recognizer) { recognizer.delegate = chance.among(delegates) }
    case 8:
      let states: [UIGestureRecognizer.State] = [.began, .changed, .ended, .cancelled, .failed]
      if let state = chance.among(states) { recognizer.state = state }
    default:
      let id = recognizer.addAction { [weak self] _ in self?.interrupt("added action") }
      if chance.isLucky(0.5) { recognizer.removeAction(id) }
      if let delegate = chance.among(delegates) {
        recognizer.addTarget(delegate, action: AnyDelegate.act)
      }
    }
  }

  // Theirs is not to be changed.
  private func isScrolls(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let scroll = recognizer.view as? UIScrollView else { return false }
    return recognizer === scroll.panGestureRecognizer
  }

  // MARK: Looking

  /// Asks things that were kept for too long where they are.
  func look() {
    let view = someView
    for touch in touches {
      _ = touch.location(in: view)
      _ = touch.view?.alpha
      _ = touch.window?.bounds
      for recognizer in touch.gestureRecognizers ?? [] { _ = recognizer.state }
    }
    for event in events {
      _ = event.allTouches?.count
      _ = event.modifierFlags
      if let view { _ = event.touches(for: view) }
    }
    for press in presses { _ = press.responder?.isFirstResponder }
    if let recognizer = someRecognizer {
      _ = recognizer.location(in: view)
      _ = recognizer.view?.window
      _ = recognizer.modifierFlags
      if recognizer.numberOfTouches > 0 { _ = recognizer.location(ofTouch: 0, in: view) }
    }
    if let view {
      _ = view.convert(place, to: someView)
      _ = view.hitTest(place, with: events.last)
      _ = view.viewWithTag(7)
    }
    for layout in layouts {
      _ = layout.collectionView?.contentOffset
      _ = layout.collectionViewContentSize
    }
  }
}

extension AnyDelegate {
  func act(_ recognizer: UIGestureRecognizer) {
    world?.interrupt("target's action")
  }
}
