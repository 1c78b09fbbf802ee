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

  private final class Leaving: UIView {
    var leaves: (() -> Void)?

    override func willMove(toWindow newWindow: UIWindow?) {
      guard newWindow == nil else { return }
      let called = leaves
      leaves = nil
      called?()
    }
  }

  @Test func `What is about to leave as its superview comes back into the window is in it again`() {
    let tester = TouchTester()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Leaving(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    middle.addSubview(inner)
    view.addSubview(middle)
    tester.view.addSubview(view)
    inner.leaves = { [tester] in tester.window.addSubview(view) }
    view.removeFromSuperview()
    #expect(view.superview === tester.window)
    for part in [view, middle, inner] { #expect(part.window === tester.window) }
  }
}
