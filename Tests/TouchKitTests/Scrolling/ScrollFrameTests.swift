import Testing
import TouchTesting

@testable import TouchKit

/// What one frame of a motion costs its owner: one layout, one word to the delegate.
@Suite struct ScrollFrameTests {
  private final class Counting: UIScrollView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class CountingCollection: UICollectionView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      zoomed
    }
  }

  /// Sets something in motion that ends between the pixels unless it is rounded.
  enum Push: CaseIterable {
    case fling, bounce, glide, zoom

    func start(_ scrollView: UIScrollView, _ tester: TouchTester) {
      switch self {
      case .fling, .bounce:
        if self == .bounce { scrollView.contentOffset.y = 1400 }
        let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
        finger.drag(to: CGPoint(x: 100, y: 303), over: 0.1)
        finger.up()
      case .glide:
        scrollView.setContentOffset(CGPoint(x: 0, y: 313.37), animated: true)
      case .zoom:
        scrollView.zoom(to: CGRect(x: 37.3, y: 51.1, width: 101, height: 160.1), animated: true)
      }
    }
  }

  @Test(arguments: Push.allCases)
  func `A frame of a motion lays out once and tells of one movement, also the last`(push: Push) {
    let tester = TouchTester(size: CGSize(width: 320, height: 480))
    let scrollView = Counting(frame: tester.view.bounds)
    let listener = Listener()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 2000))
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    scrollView.delegate = listener
    if push == .zoom {
      listener.zoomed = content
      scrollView.maximumZoomScale = 4
    }
    tester.view.addSubview(scrollView)
    tester.advance(by: 0.1)
    push.start(scrollView, tester)
    var frames = 0
    while !tester.window.clock.isIdle, scrollView.movesByItself {
      (scrollView.layouts, listener.scrolls) = (0, 0)
      tester.advance(by: tester.frameInterval)
      frames += 1
      #expect(listener.scrolls <= 1, "frame \(frames)")
      // A zoomed view's owner centres it while the scale is changed, and sees the outcome.
      #expect(scrollView.layouts <= (push == .zoom ? 2 : 1), "frame \(frames)")
    }
    #expect(frames > 10)
    #expect(scrollView.contentOffset.y == (scrollView.contentOffset.y * 2).rounded() / 2)
  }

  @Test func `A frame of a change of layout lays out once and tells of one movement`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    let view = CountingCollection(
      frame: numbers.view.frame, collectionViewLayout: ColumnGridLayout(columns: 3))
    let listener = Listener()
    view.register(Numbers.Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    view.delegate = listener
    numbers.tester.view.addSubview(view)
    view.contentOffset.y = 3000
    numbers.frame()
    let layout = view.startInteractiveTransition(
      to: ColumnGridLayout(columns: 2), at: CGPoint(x: 100, y: 3200))
    for step in 1...20 {
      (view.layouts, listener.scrolls) = (0, 0)
      layout.transitionProgress = CGFloat(step) / 30
      numbers.frame()
      #expect(view.layouts == 1 && listener.scrolls <= 1)
    }
    view.finishInteractiveTransition()
    var frames = 0
    while view.movesByItself {
      (view.layouts, listener.scrolls) = (0, 0)
      numbers.frame()
      frames += 1
      #expect(view.layouts <= 1 && listener.scrolls <= 1)
    }
    #expect(frames > 5)
  }

  @Test func `A scroll view may refuse to scroll by itself`() {
    final class Calm: UIScrollView {
      var asked: [CGPoint] = []
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        asked.append(contentOffset)
        if animated { super.setContentOffset(contentOffset, animated: false) }
      }
    }
    let view = Calm(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(view.asked == [CGPoint(x: 0, y: 410)] && view.contentOffset == .zero)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(view.contentOffset.y == 20)
  }

  @Test func `A step of scrolling is no change of size`() {
    final class Sizes: UICollectionView {
      var changes = 0

      override func sizeChanged(from old: CGRect) {
        super.sizeChanged(from: old)
        changes += 1
      }
    }
    let view = Sizes(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ColumnGridLayout(columns: 3))
    for step in 1...10 { view.bounds.origin.y = CGFloat(step) * 7 }
    #expect(view.changes == 0)
    view.bounds.size.height = 400
    view.frame.size.width = 300
    #expect(view.changes == 2)
  }

  @Test func `A scroll view has one thing on the clock, whatever moves in it`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    numbers.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    numbers.counts = [990]
    numbers.view.performBatchUpdates {
      numbers.view.deleteItems(at: (0..<10).map { IndexPath(item: $0, section: 0) })
    }
    numbers.view.flashScrollIndicators()
    numbers.frame()
    #expect(numbers.view.movesByItself && numbers.view.update != nil)
    numbers.tester.window.clock.stop(numbers.view.driver)
    #expect(!numbers.tester.window.clock.isMoving)
  }
}
