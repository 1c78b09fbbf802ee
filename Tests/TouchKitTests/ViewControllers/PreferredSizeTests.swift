import Testing
import TouchTesting

@testable import TouchKit

/// As high as what it presents would like to be.
private final class FittedSheet: UIPresentationController {
  var heard: [CGSize] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: room.size)
    return CGRect(x: 0, y: room.height - size.height, width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(
      width: parentSize.width, height: min(parentSize.height, container.preferredContentSize.height)
    )
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    heard.append(container.preferredContentSize)
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class FittedDelegate: UIViewControllerTransitioningDelegate {
  weak var sheet: FittedSheet?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let new = FittedSheet(presentedViewController: presented, presenting: presenting)
    sheet = new
    return new
  }
}

/// A container that gives its children the left half.
private final class Halves: UIViewController {
  var heard: [CGSize] = []

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    heard.append(container.preferredContentSize)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width / 2, height: parentSize.height)
  }
}

private final class Turned: UIViewController {
  var heard: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append(size)
  }
}

@Suite struct PreferredSizeTests {
  private let stage = Stage()
  private let delegate = FittedDelegate()

  @Test func `A sheet is as high as its content wants to be, and follows it`() throws {
    let a = stage.root()
    let b = Turned()
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    b.preferredContentSize = CGSize(width: 0, height: 200)
    a.present(b, animated: true)
    stage.tester.settle()
    let sheet = try #require(delegate.sheet)
    #expect(b.view.frame == CGRect(x: 0, y: 280, width: 320, height: 200))
    #expect(sheet.heard == [] && sheet.preferredContentSize.height == 200)
    b.preferredContentSize.height = 300
    b.preferredContentSize.height = 300
    b.preferredContentSize.height = .nan
    #expect(sheet.heard == [CGSize(width: 0, height: 300)])
    stage.tester.settle()
    #expect(b.view.frame == CGRect(x: 0, y: 180, width: 320, height: 300))
    // A window of another size: it hears of its own.
    stage.window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    stage.tester.settle()
    #expect(b.heard == [CGSize(width: 480, height: 300)])
    #expect(b.view.frame == CGRect(x: 0, y: 20, width: 480, height: 300))
    // Once it is gone nobody hears of it.
    b.dismiss(animated: false)
    b.preferredContentSize = .zero
    #expect(b.preferredContentSize == .zero)
  }

  @Test func `A parent hears what a child wants to be, and says how large it is going to be`() {
    let (parent, child) = (Halves(), Turned())
    stage.window.rootViewController = parent
    child.preferredContentSize = CGSize(width: 10, height: 10)
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.preferredContentSize = CGSize(width: 30, height: 10)
    #expect(parent.heard == [CGSize(width: 30, height: 10)])
    stage.window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(child.heard == [CGSize(width: 240, height: 320)])
    child.removeFromParent()
    child.preferredContentSize = .zero
    #expect(parent.heard.count == 1)
  }
}
