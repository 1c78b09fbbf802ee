import Testing
import TouchKit
import TouchTesting

/// Says when what it has presented has gone.
private final class Sheet: UIPresentationController {
  var onEnd: () -> Void = {}

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    onEnd()
  }
}

private final class Sheets: UIViewControllerTransitioningDelegate {
  var onEnd: () -> Void = {}

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let sheet = Sheet(presentedViewController: presented, presenting: presenting)
    sheet.onEnd = { [weak self] in self?.onEnd() }
    return sheet
  }
}

@Suite struct TornDownWithinTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let third = UIViewController()
  private let sheets = Sheets()

  private func presentInLostWindow() {
    let tester = TouchTester()
    tester.window.rootViewController = first
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = sheets
    first.present(second, animated: false)
    tester.settle()
    #expect(first.presentedViewController === second)
  }

  @Test func `Who presents a controller anew on hearing that its lost presentation is over, does`()
  {
    presentInLostWindow()
    let tester = TouchTester()
    tester.window.rootViewController = third
    tester.advance(by: 0.1)
    sheets.onEnd = { [sheets, third, second] in
      sheets.onEnd = {}
      third.present(second, animated: false)
    }
    // Is over by that call, which is within another one that ends it.
    second.dismiss(animated: false)
    tester.settle()
    #expect(third.presentedViewController === second && second.presentingViewController === third)
    #expect(second.view.window === tester.window && first.presentedViewController == nil)
    #expect(second.presentationController is Sheet)
    third.dismiss(animated: false)
    tester.settle()
    #expect(second.view.window == nil && third.presentedViewController == nil)
  }
}
