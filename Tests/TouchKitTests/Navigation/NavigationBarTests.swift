import Testing
import TouchTesting

@testable import TouchKit

/// A row below what covers the view, over a scroll view.
private final class RowBoard: UIView {
  private let row: UIView

  init(_ row: UIView, _ scroll: UIScrollView) {
    self.row = row
    super.init(frame: .zero)
    addSubview(scroll)
    addSubview(row)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: 40)
  }
}

@Suite struct NavigationBarTests {
  let stage = Stage()
  let outer = UINavigationController()

  private func show(_ controllers: UIViewController...) {
    outer.viewControllers = controllers
    stage.window.rootViewController = outer
    stage.tester.advance(by: 0.1)
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func tap(_ x: CGFloat) {
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: x, y: 22))
    stage.tester.advance(by: 0.05)
    finger.up()
  }

  // All texts in the bar that are seen, from left to right.
  private var words: [String] {
    var found: [(x: CGFloat, text: String)] = []
    func look(_ view: UIView) {
      guard view.alpha > 0.01, !view.isHidden else { return }
      if let label = view as? UILabel, let text = label.text, !text.isEmpty {
        found.append((label.convert(label.bounds, to: nil).midX, text))
      }
      for child in view.subviews { look(child) }
    }
    look(outer.navigationBar)
    return found.sorted { $0.x < $1.x }.map { $0.text }
  }

  @Test func `It shows the title, and whereto one goes back`() {
    let (a, b) = (titled("Albums"), titled("Photos"))
    show(a, b)
    #expect(words == ["Albums", "Photos"])
    #expect(outer.navigationBar.topItem === b.navigationItem)
    #expect(outer.navigationBar.backItem === a.navigationItem)
    b.title = "Summer"
    a.navigationItem.backButtonTitle = "All"
    outer.pushViewController(UIViewController(), animated: false)
    #expect(words == ["Summer"])
    outer.popViewController(animated: false)
    #expect(words == ["All", "Summer"])
  }

  @Test func `Pressed at its left it goes back`() {
    show(titled("Albums"), titled("Photos"))
    tap(30)
    #expect(outer.viewControllers.count == 1)
    stage.tester.advance(by: 0.1)
    #expect(words.contains("Albums") && words.contains("Photos"))
    stage.tester.settle()
    #expect(words == ["Albums"])
  }

  @Test func `Its words go with a finger from the edge, and come back with it`() {
    show(titled("Albums"), titled("Photos"))
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 5, y: 300))
    finger.drag(to: CGPoint(x: 165, y: 300), over: 0.3)
    let alphas = outer.navigationBar.subviews.filter { $0 is NavigationBarContent }.map { $0.alpha }
    #expect(alphas.count == 2 && alphas.allSatisfy { $0 > 0.3 && $0 < 0.7 })
    finger.drag(to: CGPoint(x: 25, y: 300), over: 0.3)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(words == ["Albums", "Photos"] && outer.viewControllers.count == 2)
    tap(30)
    #expect(outer.viewControllers.count == 1)
  }

  @Test
  func `The title of the one behind becomes the words that lead back, in one place all the way`() {
    stage.window.clock.measureText = {
      CGSize(width: CGFloat($0.text.utf8.count) * $0.fontSize / 2, height: 20)
    }
    show(titled("Photos"))
    outer.pushViewController(titled("Lake"), animated: true)
    for _ in 0..<4 {
      stage.tester.advance(by: 0.05)
      var middles: [CGFloat] = []
      func look(_ view: UIView) {
        if let label = view as? UILabel, label.text == "Photos" {
          middles.append(label.convert(label.bounds, to: nil).midX)
        }
        for child in view.subviews { look(child) }
      }
      look(outer.navigationBar)
      #expect(middles.count == 2 && abs(middles[0] - middles[1]) < 0.5, "\(middles)")
    }
  }

  @Test func `Buttons do what they say, and take the place of the one that leads back`() {
    let b = titled("Photos")
    show(titled("Albums"), b)
    var pressed: [String] = []
    b.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in pressed.append("done") }),
      UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in pressed.append("share") }),
    ]
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: outer,
      action: { (_: UINavigationController) in { pressed.append("close") } })
    stage.tester.advance(by: 0.1)
    #expect(words == ["Close", "Photos", "Share", "Done"])
    tap(300)
    tap(30)
    tap(250)
    #expect(pressed == ["done", "close", "share"] && outer.viewControllers.count == 2)
    b.navigationItem.rightBarButtonItem?.isEnabled = false
    tap(300)
    b.navigationItem.leftItemsSupplementBackButton = true
    stage.tester.advance(by: 0.1)
    #expect(words == ["Albums", "Close", "Photos", "Done"] || words.first == "Albums")
    #expect(pressed.count == 3)
  }

  @Test func `A view may stand in its place, and in the middle`() {
    let b = titled("Photos")
    let (middle, side) = (UISwitch(), UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)))
    b.navigationItem.titleView = middle
    b.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: side)
    show(b)
    #expect(abs(middle.convert(middle.bounds, to: nil).midX - 160) < 0.5 && words.isEmpty)
    #expect(side.convert(side.bounds, to: nil).maxX == 312)
  }

  @Test func `Hidden it gives its room to what lies below, and slides where that is animated`() {
    let a = titled("Albums")
    show(a)
    outer.setNavigationBarHidden(true, animated: true)
    stage.tester.advance(by: 0.1)
    let y = outer.navigationBar.frame.minY
    #expect(y < -5 && y > -40)
    stage.tester.settle()
    #expect(a.view.safeAreaInsets.top == 0 && outer.navigationBar.frame.maxY == 0)
    outer.isNavigationBarHidden = false
    #expect(outer.navigationBar.frame.minY == 0 && a.view.safeAreaInsets.top == 44)
  }

  @Test func `What lies below goes along while the bar slides`() {
    let a = titled("Albums")
    let (row, scroll) = (UIView(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    scroll.contentSize = CGSize(width: 320, height: 900)
    let board = RowBoard(row, scroll)
    a.view = board
    show(a)
    #expect(row.frame.minY == 44 && scroll.contentOffset.y == -44)
    outer.setNavigationBarHidden(true, animated: true)
    stage.tester.advance(by: 0.1)
    let bar = outer.navigationBar.frame.maxY
    #expect(bar > 5 && bar < 40)
    #expect(abs(row.frame.minY - bar) < 1 && abs(scroll.contentOffset.y + bar) < 1)
    stage.tester.settle()
    #expect(row.frame.minY == 0 && scroll.contentOffset.y == 0)
  }

  @Test func `Who keeps the view, and so the bar, keeps no controller`() {
    weak var gone: UIViewController?
    func shownView() -> UIView? {
      let a = titled("Albums")
      gone = a
      return UINavigationController(rootViewController: a).view
    }
    let view = shownView()
    #expect(gone == nil && view?.subviews.count == 2)
  }

  @Test func `Below a notch it is higher, and its words are below that`() {
    stage.window.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let a = titled("Albums")
    show(a)
    #expect(outer.navigationBar.frame.height == 94)
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 94, left: 0, bottom: 30, right: 0))
    let content = outer.navigationBar.subviews.first { $0 is NavigationBarContent }
    #expect(content?.frame == CGRect(x: 0, y: 50, width: 320, height: 44))
  }

  @Test func `What fits begins below the bar, too`() {
    let a = titled("Albums")
    let scroll = UIScrollView(frame: .zero)
    scroll.contentSize = CGSize(width: 320, height: 100)
    a.view = scroll
    show(a)
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
  }

  @Test func `show(_:sender:) pushes in a navigation controller, and presents elsewhere`() {
    let (a, b, c) = (titled("A"), titled("B"), titled("C"))
    show(a)
    a.show(b, sender: nil)
    stage.tester.settle()
    #expect(outer.topViewController === b)
    stage.window.rootViewController = c
    stage.tester.advance(by: 0.1)
    c.show(a, sender: nil)
    #expect(c.presentedViewController == nil && a.parent === outer)
    let d = titled("D")
    c.show(d, sender: nil)
    #expect(c.presentedViewController === d)
  }
}
