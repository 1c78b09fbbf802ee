import Testing
import TouchKit
import TouchTesting

/// What covers the edges of the window is added to the insets of the content.
@Suite struct AdjustedInsetTests {
  private let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func `Content begins below what covers the window, and ends above it`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 2000))
    rig.tester.window.setSafeAreaInsets(notch)
    rig.tester.settle()
    #expect(rig.scrollView.adjustedContentInset == notch)
    #expect(rig.scrollView.contentInset == .zero && rig.scrollView.contentOffset.y == -47)
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    rig.scrollView.contentSize.height = 1000
    #expect(rig.scrollView.contentOffset.y == 554)
    rig.scrollView.contentInset.top = 10
    #expect(rig.scrollView.adjustedContentInset.top == 57)
  }

  @Test func `The guide of a view has what is not covered, and keeps no view alive`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 400))
    rig.tester.window.setSafeAreaInsets(notch)
    var view: UIView? = UIView(frame: rig.tester.window.bounds)
    rig.tester.window.addSubview(view!)
    let guide = view!.safeAreaLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 47, width: 320, height: 399))
    #expect(guide.owningView === view)
    view?.removeFromSuperview()
    view = nil
    #expect(guide.owningView == nil && guide.layoutFrame == .zero)
  }

  @Test func `A finger pulls it back to there, and a fling bounces there`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 2000))
    rig.tester.window.setSafeAreaInsets(notch)
    rig.tester.settle()
    rig.tester.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 300), over: 0.2)
    #expect(rig.scrollView.contentOffset.y < -47)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == -47)
  }

  @Test func `Only the axes that scroll are adjusted, unless both are to be or none`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 400))
    let view = rig.scrollView
    rig.tester.window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0))
    rig.tester.settle()
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    view.contentSize.height = 300
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 5, right: 0))
    view.contentSize.width = 500
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero && view.contentOffset == .zero)
    view.alwaysBounceVertical = false
    view.contentSize = CGSize(width: 100, height: 100)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0))
  }

  @Test func `What was at the inner edge still is when another part of the window is covered`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 2000))
    rig.scrollView.contentOffset.y = 300
    rig.tester.window.setSafeAreaInsets(notch)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 253)
    rig.tester.window.setSafeAreaInsets(.zero)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 300)
    #expect(rig.scrollView.adjustedContentInset == .zero)
  }

  @Test func `A finger that drags meanwhile goes on from there`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 2000))
    rig.scrollView.contentOffset.y = 300
    let finger = rig.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 240), over: 0.1)
    let before = rig.scrollView.contentOffset.y
    rig.tester.window.setSafeAreaInsets(notch)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == before - 47)
    finger.drag(to: CGPoint(x: 160, y: 230), over: 0.05)
    #expect(abs(rig.scrollView.contentOffset.y - (before - 47 + 10)) < 0.5)
    finger.up()
  }

  @Test
  func `The view and its delegate are told once for each change, with the content in its place`() {
    let view = Told(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rig = ScrollRig(content: CGSize(width: 320, height: 2000), scrollView: view)
    let ear = Ear()
    view.delegate = ear
    rig.tester.window.setSafeAreaInsets(notch)
    rig.tester.settle()
    #expect(ear.offsets == [-47] && view.count == 1)
    view.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    view.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    #expect(ear.offsets.count == 2 && view.count == 2)
  }

  @Test
  func `A controller's bars count, and a view that is moved away from the edge is adjusted less`() {
    let tester = TouchTester()
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 900)
    controller.view.frame = tester.window.bounds
    controller.view.addSubview(view)
    controller.additionalSafeAreaInsets.top = 44
    tester.window.rootViewController = controller
    tester.settle()
    #expect(view.adjustedContentInset.top == 44 && view.contentOffset.y == -44)
    view.frame = CGRect(x: 0, y: 30, width: 320, height: 400)
    tester.settle()
    #expect(view.adjustedContentInset.top == 14 && view.contentOffset.y == -14)
    controller.additionalSafeAreaInsets = .zero
    tester.settle()
    #expect(view.adjustedContentInset == .zero && view.contentOffset.y == 0)
  }

  @Test func `A grid's headers are pinned below what covers it, and items are scrolled to there`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let numbers = Numbers([40], layout, size: CGSize(width: 320, height: 480))
    numbers.view.window?.setSafeAreaInsets(notch)
    numbers.view.layoutIfNeeded()
    numbers.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
    #expect(numbers.view.contentOffset.y == 423)
    let header = numbers.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == numbers.view.contentOffset.y + 47)
  }

  private final class Told: UIScrollView {
    var count = 0
    override func adjustedContentInsetDidChange() { count += 1 }
  }

  private final class Ear: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }
}
