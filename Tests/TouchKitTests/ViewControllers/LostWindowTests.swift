import Testing
import TouchTesting

@testable import TouchKit

@Suite struct LostWindowTests {
  private let first = UIViewController()
  private let second = UIViewController()

  /// The first controller presents the second one in a window, which goes away after so many seconds.
  private func presentInLostWindow(after seconds: TimeInterval, _ completion: @escaping () -> Void)
  {
    let tester = TouchTester()
    tester.window.rootViewController = first
    first.present(second, animated: true, completion: completion)
    tester.advance(by: seconds)
    #expect(first.presentedViewController === second)
  }

  // Half-way, and long after it was presented: the presenter's view is covered then, and in no window.
  @Test(arguments: [0.1, 5])
  func `A presentation whose window goes away is over in the next window, and can be made again`(
    seconds: TimeInterval
  ) {
    var told: [String] = []
    presentInLostWindow(after: seconds) { told.append("presented") }
    let tester = TouchTester()
    tester.window.rootViewController = first
    #expect(told == ["presented"])
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
    #expect(first.view.window === tester.window && second.transitionCoordinator == nil)
    first.present(second, animated: true) { told.append("again") }
    tester.settle()
    #expect(told == ["presented", "again"] && second.view.window === tester.window)
    first.dismiss(animated: true) { told.append("dismissed") }
    tester.settle()
    #expect(told.last == "dismissed" && second.view.window == nil)
  }

  @Test(arguments: [0.1, 5])
  func `It can be dismissed, or presented by another controller`(seconds: TimeInterval) {
    var told: [String] = []
    presentInLostWindow(after: seconds) { told.append("presented") }
    second.dismiss(animated: true) { told.append("dismissed") }
    #expect(told == ["presented", "dismissed"] && first.presentedViewController == nil)
    presentInLostWindow(after: seconds) {}
    let tester = TouchTester()
    let third = UIViewController()
    tester.window.rootViewController = third
    third.present(second, animated: false)
    tester.settle()
    #expect(second.presentingViewController === third && second.view.window === tester.window)
  }
}
