import Testing
import TouchKit

@Suite struct SceneTests {
  @Test func `A scene is the windows of a clock, and is connected while one of them is at work`() {
    let clock = FrameClock()
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), clock: clock)
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100), clock: clock)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    second.makeKey()
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    // As files for iOS look for the key window.
    var found: UIWindow?
    clock.after(0) {
      found =
        UIApplication.shared.connectedScenes
        .filter { $0.activationState == .foregroundActive }
        .compactMap { $0 as? UIWindowScene }
        .flatMap { $0.windows }
        .first { $0.isKeyWindow }
    }
    clock.advance(to: 1)
    #expect(found === second)
    let scene = first.windowScene
    #expect(scene == second.windowScene && scene != other.windowScene)
    #expect(scene?.keyWindow === second && scene?.windows.count == 2)
    #expect(scene?.screen.bounds.width == 200)
  }
}
