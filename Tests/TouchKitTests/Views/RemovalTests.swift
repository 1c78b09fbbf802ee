import Testing
import TouchKit
import TouchTesting

@Suite struct RemovalTests {
  private final class Returning: UIView {
    weak var moved: UIView?

    override func didMoveToWindow() {
      guard window == nil, let moved, let home = moved.superview else { return }
      self.moved = nil
      home.insertSubview(UIView(), at: 0)
      moved.removeFromSuperview()
      home.addSubview(moved)
    }
  }

  @Test func `A view that is put back while it is removed stays, in the window that it is in`() {
    let tester = TouchTester()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Returning(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    tester.view.addSubview(view)
    inner.moved = view
    view.removeFromSuperview()
    #expect(view.superview === tester.view && view.window === tester.window)
    #expect(inner.window === tester.window)
    view.removeFromSuperview()
    #expect(view.superview == nil && view.window == nil && inner.window == nil)
  }
}
