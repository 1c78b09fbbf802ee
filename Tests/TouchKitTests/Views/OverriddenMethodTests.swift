import Testing
import TouchKit
import TouchTesting

/// What subclasses of files for iOS override: the tree, recognizers, children.
@Suite struct OverriddenMethodTests {
  // A card puts what it is given into a content view.
  private final class Card: UIScrollView {
    let content = UIView()
    var heard: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      super.addSubview(content)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func addSubview(_ view: UIView) {
      content.addSubview(view)
    }

    override func insertSubview(_ view: UIView, at index: Int) {
      heard.append("insert \(index)")
      content.insertSubview(view, at: index)
    }

    override func removeFromSuperview() {
      heard.append("remove")
      super.removeFromSuperview()
    }

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      heard.append("add a recognizer")
      super.addGestureRecognizer(gestureRecognizer)
    }

    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      heard.append("remove a recognizer")
      super.removeGestureRecognizer(gestureRecognizer)
    }
  }

  @Test func `A view may say itself where its subviews go, and hears of its recognizers`() {
    let tester = TouchTester()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tester.view.addSubview(card)
    let (first, second) = (UIView(), UIView())
    card.addSubview(first)
    card.insertSubview(second, at: 0)
    #expect(card.content.subviews == [second, first])
    // What the scroll view consists of is its own affair.
    card.contentSize = CGSize(width: 320, height: 4000)
    card.flashScrollIndicators()
    tester.advance(by: 0.1)
    #expect(card.content.subviews.count == 2 && card.subviews.count > 1)
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    card.removeGestureRecognizer(tap)
    card.gestureRecognizers = [tap]
    card.removeFromSuperview()
    #expect(
      card.heard == [
        "insert 0", "add a recognizer", "remove a recognizer", "remove a recognizer",
        "remove a recognizer", "remove a recognizer", "add a recognizer", "remove",
      ] && card.superview == nil)
  }

  private final class Container: UIViewController {
    var heard: [String] = []

    override func addChild(_ childController: UIViewController) {
      heard.append("add")
      super.addChild(childController)
    }

    override func removeFromParent() {
      heard.append("leave")
      super.removeFromParent()
    }
  }

  @Test func `A container hears of its children, and a child of its leaving`() {
    let (outer, inner) = (Container(), Container())
    outer.addChild(inner)
    #expect(inner.parent === outer)
    inner.removeFromParent()
    #expect(inner.parent == nil && outer.heard == ["add"] && inner.heard == ["leave"])
  }

  private final class Slider: UISlider {
    override var value: Float {
      didSet { values.append(value) }
    }
    var values: [Float] = []
  }

  @Test func `A slider hears of a value that is set`() {
    let slider = Slider()
    slider.value = 0.5
    slider.value = 3
    #expect(slider.values == [0.5, 1])
  }

  private final class Laid: UICollectionView {
    var heard: [String] = []

    override func setNeedsLayout() {
      heard.append("needs")
      super.setNeedsLayout()
    }

    override func layoutIfNeeded() {
      heard.append("layout")
      super.layoutIfNeeded()
    }

    override func sizeToFit() {
      heard.append("fit")
      super.sizeToFit()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: 300, height: 400)
    }

    override func reloadData() {
      heard.append("reload")
      super.reloadData()
    }

    override var adjustedContentInset: UIEdgeInsets {
      var inset = super.adjustedContentInset
      inset.top += 20
      return inset
    }
  }

  @Test func `A view hears of its layout, of its fitting, of a reload, and says its insets`() {
    let tester = TouchTester()
    let view = Laid(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ColumnGridLayout(columns: 4))
    tester.view.addSubview(view)
    tester.advance(by: 0.1)
    view.heard = []
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 300, height: 400))
    // Its layout has to be made again afterwards.
    #expect(view.heard.prefix(3) == ["needs", "layout", "fit"])
    view.heard = []
    // Another source is asked for everything.
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil
    }
    #expect(view.heard.contains("reload"))
    view.heard = []
    source.applySnapshotUsingReloadData(source.snapshot())
    #expect(view.heard.contains("reload"))
    // At rest the content begins below the inset.
    view.contentOffset = .zero
    view.setContentOffset(CGPoint(x: 0, y: -view.adjustedContentInset.top), animated: true)
    tester.settle()
    #expect(view.contentOffset.y == -20 && view.adjustedContentInset.top == 20)
  }

  private final class Timid: UIPercentDrivenInteractiveTransition {
    override var percentComplete: CGFloat { super.percentComplete / 2 }
  }

  @Test func `A percent-driven transition may say its progress in its own way`() {
    #expect(Timid().percentComplete == 0)
  }
}
