import Testing
import TouchKit
import TouchTesting

@Suite struct SafeAreaTests {
  let tester = TouchTester()
  let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func `A view is told before it is laid out, after its superview, and once`() {
    let log = Log()
    let outer = Told("outer", log)
    let inner = Told("inner", log)
    outer.frame = tester.window.bounds
    inner.frame = CGRect(x: 0, y: 10, width: 320, height: 100)
    outer.addSubview(inner)
    tester.window.addSubview(outer)
    tester.settle()
    #expect(log.lines == ["outer laid out", "inner laid out"])
    log.lines = []
    tester.window.setSafeAreaInsets(notch)
    tester.settle()
    #expect(
      log.lines == [
        "outer 47 to 34", "outer laid out", "inner 37 to 0", "inner laid out",
      ])
    log.lines = []
    tester.window.setSafeAreaInsets(notch)
    outer.setNeedsLayout()
    tester.settle()
    #expect(log.lines == ["outer laid out"])
  }

  /// Lies below what covers the window.
  final class Uncovered: UIView {
    override var safeAreaInsets: UIEdgeInsets { .zero }
  }

  @Test func `A view may say itself what covers it, for what is in it too`() {
    let outer = Uncovered(frame: tester.window.bounds)
    let log = Log()
    let inner = Told("inner", log)
    inner.frame = outer.bounds
    outer.addSubview(inner)
    tester.window.addSubview(outer)
    tester.settle()
    log.lines = []
    tester.window.setSafeAreaInsets(notch)
    tester.settle()
    #expect(outer.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    #expect(log.lines == ["inner laid out"])
  }

  @Test
  func
    `A view that moves or whose superview changes its size is told where that changes its insets`()
  {
    tester.window.setSafeAreaInsets(notch)
    let log = Log()
    let outer = UIView(frame: tester.window.bounds)
    let inner = Told("inner", log)
    inner.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
    outer.addSubview(inner)
    tester.window.addSubview(outer)
    tester.settle()
    log.lines = []
    func step(_ change: () -> Void) -> [String] {
      change()
      tester.settle()
      defer { log.lines = [] }
      return log.lines
    }
    #expect(step { inner.center.y += 20 } == [])
    #expect(step { inner.center.y = 60 } == ["inner 37 to 0", "inner laid out"])
    #expect(step { inner.frame.origin.y = 30 } == ["inner 17 to 0", "inner laid out"])
    #expect(step { inner.transform.ty = 10 } == ["inner 7 to 0", "inner laid out"])
    #expect(step { outer.frame.origin.y = 47 } == ["inner 0 to 0", "inner laid out"])
    #expect(step { tester.window.setSafeAreaInsets(.zero) } == ["inner laid out"])
  }

  @Test func `A controller is told after its view and before its layout`() {
    let log = Log()
    let controller = ToldController(log)
    tester.window.rootViewController = controller
    tester.settle()
    log.lines = []
    controller.additionalSafeAreaInsets.top = 44
    tester.settle()
    #expect(log.lines == ["view 44 to 0", "controller", "will lay out", "view laid out"])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `Bars of a controller that are no number are ignored`(height: CGFloat) {
    let controller = UIViewController()
    tester.window.rootViewController = controller
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 900)
    controller.view.addSubview(scrollView)
    controller.additionalSafeAreaInsets.top = 44
    controller.additionalSafeAreaInsets.top = height
    tester.settle()
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    tester.settle()
    #expect(scrollView.adjustedContentInset.top == 44 && scrollView.contentOffset.y == 100)
  }

  @Test
  func `What is in a view that gets another size has other distances from its controller's bars`() {
    let log = Log()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.bottom = 44
    let inner = Told("inner", log)
    inner.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    controller.view.addSubview(inner)
    tester.window.rootViewController = controller
    tester.settle()
    log.lines = []
    controller.view.frame.size.height = 220
    tester.settle()
    #expect(log.lines == ["inner 0 to 24", "inner laid out"])
  }

  @Test func `A scroll view that only moves away from what covers it is adjusted less`() {
    tester.window.setSafeAreaInsets(notch)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.contentSize = CGSize(width: 320, height: 900)
    tester.window.addSubview(view)
    tester.settle()
    #expect(view.adjustedContentInset.top == 47 && view.contentOffset.y == -47)
    view.center.y += 30
    tester.settle()
    #expect(view.adjustedContentInset.top == 17 && view.contentOffset.y == -17)
  }

  @Test
  func
    `A view that goes to a window without covered edges is told, and told again as it comes back`()
  {
    let other = TouchTester()
    tester.window.setSafeAreaInsets(notch)
    let log = Log()
    let view = Told("view", log)
    view.frame = tester.window.bounds
    func seen(in tester: TouchTester) -> [String] {
      log.lines = []
      tester.window.addSubview(view)
      tester.settle()
      return log.lines
    }
    #expect(seen(in: tester) == ["view 47 to 34", "view laid out"])
    #expect(seen(in: other) == ["view 0 to 0", "view laid out"])
    #expect(seen(in: tester) == ["view 47 to 34", "view laid out"])
  }

  @Test func `What moves below a controller's bars from elsewhere in the window is told`() {
    let controller = UIViewController()
    tester.window.rootViewController = controller
    let log = Log()
    let view = Told("view", log)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    tester.window.addSubview(view)
    tester.settle()
    controller.additionalSafeAreaInsets.top = 44
    tester.settle()
    log.lines = []
    controller.view.addSubview(view)
    tester.settle()
    #expect(log.lines == ["view 44 to 0", "view laid out"])
  }

  @Test func `A view may leave, or move for good, as it is told`() {
    tester.window.setSafeAreaInsets(notch)
    let log = Log()
    let view = Told("view", log)
    view.frame = tester.window.bounds
    view.onTold = { view in
      view.frame.origin.y += 1
      if view.frame.origin.y > 2 { view.removeFromSuperview() }
    }
    tester.window.addSubview(view)
    tester.settle()
    #expect(view.superview == nil && view.safeAreaInsets == .zero)
    #expect(
      log.lines.filter { !$0.hasSuffix("laid out") } == [
        "view 47 to 34", "view 46 to 35", "view 45 to 36",
      ])
    view.onTold = nil
  }
}

private final class Log {
  var lines: [String] = []
}

private final class Told: UIView {
  private let name: String
  private let log: Log
  var onTold: ((UIView) -> Void)?

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.lines.append("\(name) \(Int(safeAreaInsets.top)) to \(Int(safeAreaInsets.bottom))")
    onTold?(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.lines.append("\(name) laid out")
  }
}

private final class ToldController: UIViewController {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = Told("view", log) }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    log.lines.append("controller")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.lines.append("will lay out")
  }
}
