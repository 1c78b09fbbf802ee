import Scenes
import Testing
import TouchKit

/// The scene with all recognizers takes the Enter key for a finger.
@Suite struct AllGesturesPressTests {
  private let scene: Scene

  init() {
    scene = SceneKind.all.make(size: CGSize(width: 320, height: 480))
  }

  private func press(_ key: UIKeyboardHIDUsage, from start: Double, to end: Double) -> Bool {
    let window = scene.window
    window.clock.advance(to: start)
    let isUsed = window.send(presses: [
      PressSample(key: KeySample(key), phase: .began, timestamp: start)
    ])
    window.clock.advance(to: end)
    window.send(presses: [PressSample(key: KeySample(key), phase: .ended, timestamp: end)])
    return isUsed
  }

  private var recognized: [String] {
    guard case .texts(let names)? = scene.outcome.first?.value else { return [] }
    return names.map { "\($0.string)" }
  }

  @Test func `Enter is a tap, twice a double tap, and held a long press; no other key is`() {
    #expect(press(.keyboardReturnOrEnter, from: 0, to: 0.1))
    #expect(!press(.keyboardA, from: 0.2, to: 0.3))
    scene.window.clock.advance(to: 1)
    #expect(recognized == ["tap"])
    _ = press(.keyboardReturnOrEnter, from: 1, to: 1.1)
    _ = press(.keyboardReturnOrEnter, from: 1.2, to: 1.3)
    scene.window.clock.advance(to: 2)
    _ = press(.keyboardReturnOrEnter, from: 2, to: 3)
    #expect(recognized == ["tap", "doubleTap", "longPress"])
  }
}
