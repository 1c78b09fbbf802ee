import Testing
import TouchKit

/// How large a controller's view is when `viewDidLoad()` places subviews in its bounds.
@MainActor @Suite struct ViewSizeTests {
  private final class Measured: UIViewController {
    private(set) var size: CGSize?
    private(set) var screen: CGSize?

    override func viewDidLoad() {
      size = view.bounds.size
      screen = UIScreen.main.bounds.size
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let size = CGSize(width: 320, height: 480)

  @Test func `a root's view is as large as the window from the beginning, and the screen is there`()
  {
    let root = Measured()
    window.rootViewController = root
    #expect(root.size == size)
    #expect(root.screen == size)
  }

  @Test func `a child's is as large as its parent's`() {
    let (root, child) = (UIViewController(), Measured())
    window.rootViewController = root
    root.view.frame.size.width = 200
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(child.size == CGSize(width: 200, height: 480))
  }

  @Test func `a presented one's is as large as the window`() {
    let (root, next) = (UIViewController(), Measured())
    window.rootViewController = root
    window.layoutIfNeeded()
    root.present(next, animated: false)
    #expect(next.size == size)
  }

  @Test func `without a window it is empty`() {
    let alone = Measured()
    alone.loadViewIfNeeded()
    #expect(alone.size == .zero)
  }
}
