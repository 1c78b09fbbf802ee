import Testing
import TouchTesting

@testable import TouchKit

/// The lower half of the window, with a dimming view behind it.
private final class Sheet: UIPresentationController {
  let dimming = UIView()
  let grip = UIView()
  var wraps = false
  var removes = false
  var lines: [String] = []

  override var presentedView: UIView? {
    wraps ? grip : super.presentedView
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
  }

  override var shouldRemovePresentersView: Bool { removes }

  override func presentationTransitionWillBegin() {
    lines.append("will present")
    guard let containerView else { return }
    if wraps, let view = presentedViewController.view {
      grip.addSubview(view)
      view.frame = CGRect(x: 0, y: 20, width: 320, height: 220)
    }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.5 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    lines.append("did present \(completed)")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    lines.append("will dismiss")
    presentingViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    lines.append("did dismiss \(completed)")
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    lines.append("to \(Int(size.width)) × \(Int(size.height))")
  }
}

private final class SheetDelegate: UIViewControllerTransitioningDelegate {
  weak var sheet: Sheet?
  var wraps = false
  var removes = false
  var percent: UIPercentDrivenInteractiveTransition?
  var sources: [UIViewController] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    sources = [presented, source] + (presenting.map { [$0] } ?? [])
    let new = Sheet(presentedViewController: presented, presenting: presenting)
    new.wraps = wraps
    new.removes = removes
    sheet = new
    return new
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    percent == nil ? nil : SlideDown()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    percent
  }
}

private final class SlideDown: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear,
      animations: { view.frame.origin.y = context.containerView.bounds.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

@Suite struct PresentationControllerTests {
  let stage = Stage()
  private let delegate = SheetDelegate()

  private func sheet() -> (Heard, Heard) {
    let (a, b) = (stage.root(), stage.controller("B", .custom))
    b.transitioningDelegate = delegate
    return (a, b)
  }

  private func shown() -> (Heard, Heard) {
    let (a, b) = sheet()
    a.present(b, animated: true)
    stage.tester.settle()
    delegate.sheet?.lines = []
    _ = stage.heard()
    return (a, b)
  }

  private let half = CGRect(x: 0, y: 240, width: 320, height: 240)

  @Test func `A sheet comes from below to where its controller says, over what it dims`() throws {
    let (a, b) = sheet()
    a.present(b, animated: true)
    #expect(delegate.sources == [b, a, a])
    let sheet = try #require(delegate.sheet)
    #expect(b.presentationController === sheet && sheet.presentedViewController === b)
    #expect(sheet.containerView?.window === stage.window && sheet.presentationStyle == .custom)
    #expect(b.view.frame.minY == 480)
    stage.tester.advance(by: 0.1)
    #expect(b.view.frame.minY < 480 && b.view.frame.minY > 240 && b.view.frame.height == 240)
    #expect(sheet.dimming.alpha > 0 && sheet.dimming.alpha < 0.5)
    stage.tester.settle()
    #expect(b.view.frame == half && sheet.dimming.alpha == 0.5)
    #expect(a.view.window === stage.window)
    #expect(sheet.lines == ["will present", "did present true"])
    #expect(
      stage.heard()
        == "B didLoad\nB willAppear animated\nB isAppearing animated\nB didAppear animated")
    b.dismiss(animated: true)
    stage.tester.settle()
    #expect(sheet.lines.suffix(2) == ["will dismiss", "did dismiss true"])
    #expect(
      b.view.superview == nil && b.presentationController !== sheet
        && a.presentedViewController == nil
    )
  }

  @Test func `Without animation it is there at once, and gone at once`() {
    let (a, b) = sheet()
    a.present(b, animated: false)
    #expect(b.view.frame == half && delegate.sheet?.dimming.alpha == 0.5)
    let lines = delegate.sheet?.lines
    #expect(lines == ["will present", "did present true"])
    a.dismiss(animated: false)
    #expect(delegate.sheet == nil && b.view.superview == nil)
  }

  @Test func `Beside a sheet nothing that lies behind is touched until it is gone`() {
    let (a, b) = shown()
    delegate.sheet?.dimming.removeFromSuperview()
    let (above, on) = (CGPoint(x: 160, y: 100), CGPoint(x: 160, y: 400))
    #expect(stage.window.hitTest(above, with: nil)?.isDescendant(of: a.view) != true)
    #expect(stage.window.hitTest(on, with: nil) === b.view)
    b.dismiss(animated: false)
    #expect(stage.window.hitTest(above, with: nil) === a.view)
  }

  @Test func `Fingers dismiss it: cancelled it is as before, finished it is gone`() {
    let (_, b) = shown()
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.percent = percent
    b.dismiss(animated: true)
    percent.update(0.5)
    stage.tester.advance(by: 0.02)
    #expect(abs(b.view.frame.minY - 360) < 1 && delegate.sheet?.dimming.alpha == 0.25)
    percent.cancel()
    stage.tester.settle()
    #expect(b.view.frame == half && delegate.sheet?.dimming.alpha == 0.5)
    #expect(delegate.sheet?.lines == ["will dismiss", "did dismiss false"])
    b.dismiss(animated: true)
    percent.update(0.5)
    percent.finish()
    stage.tester.settle()
    #expect(b.view.superview == nil && delegate.sheet == nil)
  }

  @Test func `Dismissed on its way it turns round, and each will has its did`() {
    let (a, b) = sheet()
    a.present(b, animated: true)
    stage.tester.advance(by: 0.1)
    let lines = delegate.sheet
    let place = b.view.frame.minY
    a.dismiss(animated: true)
    #expect(abs(b.view.frame.minY - place) < 1)
    stage.tester.settle()
    #expect(
      lines?.lines == ["will present", "did present true", "will dismiss", "did dismiss true"])
  }

  @Test func `A view of its own that contains the presented one is what moves`() {
    delegate.wraps = true
    let (_, b) = shown()
    #expect(delegate.sheet?.grip.frame == half)
    #expect(b.view.superview === delegate.sheet?.grip && b.view.frame.minY == 20)
  }

  @Test func `A presenter's view that is to be removed is, with the appearance calls`() {
    delegate.removes = true
    let (a, b) = sheet()
    a.present(b, animated: true)
    stage.tester.settle()
    #expect(a.view.window == nil)
    #expect(stage.heard().contains("A didDisappear animated"))
    b.dismiss(animated: true)
    stage.tester.settle()
    #expect(a.view.window === stage.window && stage.heard().contains("A didAppear animated"))
  }

  @Test func `The window turns: the sheet hears of it, and is where its controller says`() {
    let (_, b) = shown()
    stage.window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    stage.tester.advance(by: 0.1)
    #expect(b.view.frame == CGRect(x: 0, y: 160, width: 480, height: 160))
    #expect(delegate.sheet?.dimming.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(delegate.sheet?.lines == ["to 480 × 320"])
  }

  @Test func `Other styles have one that fills the window, and no delegate is asked for it`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    #expect(delegate.sources.isEmpty && b.presentationController is Sheet == false)
    #expect(b.presentationController?.containerView?.window === stage.window)
    #expect(b.view.frame == stage.window.bounds)
  }

  @Test func `What is torn down with its window ends, and nothing outlives it`() {
    let (a, b) = sheet()
    a.present(b, animated: true)
    stage.tester.advance(by: 0.1)
    let sheet = delegate.sheet
    stage.window.rootViewController = nil
    #expect(sheet?.lines == ["will present", "did present false"])
    #expect(a.presentedViewController == nil && b.view.window == nil)
  }

  @Test func `Neither the presenter nor the presentation controller keeps the other`() {
    weak var gone: UIViewController?
    weak var sheet: Sheet?
    do {
      let root = UIViewController()
      stage.window.rootViewController = root
      let other = UIViewController()
      other.modalPresentationStyle = .custom
      other.transitioningDelegate = delegate
      root.present(other, animated: false)
      (gone, sheet) = (root, delegate.sheet)
    }
    #expect(gone != nil && sheet != nil)
    delegate.sources = []
    stage.window.rootViewController = nil
    stage.tester.settle()
    #expect(gone == nil && sheet == nil)
  }
}
