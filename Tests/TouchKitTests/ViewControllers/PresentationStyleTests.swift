import Testing
import TouchTesting

@testable import TouchKit

@Suite struct PresentationStyleTests {
  let stage = Stage()

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true),
    (.overFullScreen, false), (.overCurrentContext, false), (.custom, false),
  ])
  func `A style says whether the presenter's view leaves, with the appearance calls`(
    style: UIModalPresentationStyle, leaves: Bool
  ) {
    let (a, b) = (stage.root(), stage.controller("B", style))
    a.present(b, animated: true)
    stage.tester.settle()
    #expect((a.view.window == nil) == leaves)
    #expect(stage.heard().contains("A didDisappear") == leaves)
    #expect(b.view.frame == stage.window.bounds && b.presentingViewController === a)
    b.dismiss(animated: true)
    stage.tester.settle()
    #expect(a.view.window === stage.window && stage.heard().contains("A didAppear") == leaves)
  }

  @Test func `A child presents in the context of the root, whatever the style`() {
    let (a, child, b) = (
      stage.root(), stage.controller("C"), stage.controller("B", .overCurrentContext)
    )
    a.addChild(child)
    a.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.present(b, animated: false)
    #expect(b.presentingViewController === a && b.view.frame == stage.window.bounds)
  }

  @Test func `The style that the system chooses is read as what it has chosen`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .fullScreen)
    #expect(UIModalPresentationStyle(rawValue: -2) == .automatic)
    #expect(UIModalPresentationStyle(rawValue: 6) == .overCurrentContext)
  }

  @Test func `A preferred transition of the built-in ones counts more than the style of one`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    b.modalTransitionStyle = .coverVertical
    b.preferredTransition = .crossDissolve
    a.present(b, animated: true)
    stage.tester.advance(by: 0.1)
    #expect(b.view.frame == stage.window.bounds && b.view.alpha > 0 && b.view.alpha < 1)
    stage.tester.settle()
    b.preferredTransition = .coverVertical
    b.dismiss(animated: true)
    stage.tester.advance(by: 0.1)
    #expect(b.view.alpha == 1 && b.view.frame.minY > 0)
  }
}
