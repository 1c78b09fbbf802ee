import TouchKit

extension World {
  /// Sheets come, are pulled, and have other heights.
  func changeSheet() {
    let sheets = controllers.filter { $0.presentationController is UISheetPresentationController }
    guard let controller = chance.among(sheets), chance.isLucky(0.8),
      let sheet = controller.sheetPresentationController
    else { return presentSheet() }
    let call = chance.below(10)
    trace("change the sheet of \(ledger.name(of: controller)) \(call)")
    switch call {
    case 0: sheet.selectedDetentIdentifier = chance.isLucky(0.5) ? .large : .medium
    case 1:
      sheet.animateChanges {
        sheet.selectedDetentIdentifier = chance.isLucky(0.5) ? .large : .medium
      }
    case 2: sheet.detents = detents
    case 3: sheet.invalidateDetents()
    case 4: sheet.largestUndimmedDetentIdentifier = chance.isLucky(0.5) ? .medium : nil
    case 5: sheet.prefersGrabberVisible.toggle()
    case 6: controller.isModalInPresentation.toggle()
    case 7:
      if let view = controller.viewIfLoaded, let scroll = chance.among(scrolls) {
        put(scroll, into: view)
      }
    default: pullSheet(controller)
    }
  }

  private var scrolls: [UIScrollView] {
    views.compactMap { $0 as? UIScrollView }
  }

  private var detents: [UISheetPresentationController.Detent] {
    let own = UISheetPresentationController.Detent.custom { [weak self] _ in
      self?.interrupt("detent")
      return 120
    }
    return chance.isLucky(0.5) ? [.medium(), .large()] : [own, .large()]
  }

  private func presentSheet() {
    guard let window = chance.among(windows), let outer = chance.among(controllers),
      let inner = chance.among(controllers), !owns(inner, outer)
    else { return }
    trace("\(ledger.name(of: inner)) as a sheet of \(ledger.name(of: outer))")
    inner.modalPresentationStyle = chance.isLucky(0.8) ? .pageSheet : .formSheet
    guard let sheet = inner.sheetPresentationController else { return }
    sheet.detents = detents
    sheet.delegate = chance.among(delegates)
    if chance.isLucky(0.5) { window.rootViewController = outer }
    outer.present(inner, animated: chance.isLucky(0.8)) { [weak self] in
      self?.interrupt("sheet is there")
    }
  }

  /// A sheet that nobody else moves has arrived once nothing moves any more; one whose window has gone, although the program has put its view into another one, ends with the next call.
  func checkSheets() {
    for controller in controllers
    where controller.transitioningDelegate == nil && controller.preferredTransition == nil
      && controller.viewIfLoaded?.window != nil
      && controller.presentationController?.containerView?.window != nil
      && controller.presentationController is UISheetPresentationController
      && controller.presentedViewController == nil
    {
      if controller.isBeingPresented || controller.isBeingDismissed {
        ledger.note("the sheet of \(ledger.name(of: controller)) stays half-way")
      }
    }
  }

  private func pullSheet(_ controller: AnyController) {
    guard let view = controller.viewIfLoaded, let window = view.window else { return }
    let place = view.convert(CGPoint(x: view.bounds.midX, y: 40), to: nil)
    let step = CGFloat(chance.below(90) - 35)
    drag(11, on: window, from: place, moves: 3 + chance.below(6), lifts: 0.8) { $0.y += step }
  }
}

extension AnyDelegate: UISheetPresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    world?.interrupt("shouldDismiss")
    return world?.chance.isLucky(0.8) != false
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    world?.interrupt("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    world?.interrupt("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    world?.interrupt("didAttemptToDismiss")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    world?.interrupt("sheet is at another height")
  }
}
