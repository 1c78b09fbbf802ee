import Testing
import TouchKit
import TouchTesting

/// Keys on their way from a controller's view to the window.
@Suite struct ControllerKeyTests {
  private let stage = Stage()

  private func press() -> Bool {
    stage.window.send(presses: [
      PressSample(
        key: KeySample(.keyboardTab), phase: .began, timestamp: stage.window.clock.now)
    ])
  }

  @Test func `The window comes after its root controller, and after what that presents`() {
    let root = stage.root()
    #expect(root.next === stage.window)
    let above = stage.controller("B")
    root.present(above, animated: true)
    stage.tester.advance(by: 2)
    #expect(above.view.window === stage.window)
    #expect(root.view.window == nil)
    #expect(above.next === root && root.next === stage.window)
  }

  @Test func `A key that no one uses is left to the host, whatever is presented`() {
    let root = stage.root()
    #expect(!press())
    root.present(stage.controller("B"), animated: true)
    stage.tester.advance(by: 2)
    #expect(!press())
  }
}
