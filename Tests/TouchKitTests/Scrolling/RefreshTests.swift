import Testing
import TouchKit
import TouchTesting

@Suite struct RefreshTests {
  private let control = UIRefreshControl()

  private func rig(
    _ size: CGSize = CGSize(width: 320, height: 2000), inset: CGFloat = 0
  ) -> ScrollRig {
    let rig = ScrollRig(content: size)
    rig.scrollView.contentInset.top = inset
    rig.scrollView.contentOffset.y = -inset
    rig.scrollView.refreshControl = control
    control.addAction(
      UIAction { [transcript = rig.tester.transcript] _ in transcript.note("refresh") },
      for: .valueChanged)
    rig.tester.settle()
    rig.tester.transcript.clear()
    return rig
  }

  private func count(_ rig: ScrollRig) -> Int {
    rig.tester.transcript.lines.count { $0.hasSuffix("refresh") }
  }

  /// Pulls the content down by a way of the finger, and leaves the finger there.
  private func pull(_ rig: ScrollRig, by way: CGFloat = 300) -> Finger {
    let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 100))
    finger.drag(to: CGPoint(x: 160, y: 100 + way), over: 0.5)
    return finger
  }

  /// Turns the clock until the content rests, but for an indicator that turns.
  private func rest(_ rig: ScrollRig) {
    rig.tester.advance(by: 3)
  }

  @Test(arguments: [0, 47, 100] as [CGFloat])
  func `A pull begins it once, and the content rests lower until it ends, whatever the inset`(
    inset: CGFloat
  ) {
    let rig = rig(inset: inset)
    #expect(control.isHidden && !control.isRefreshing)
    let finger = pull(rig)
    #expect(control.isRefreshing && !control.isHidden && count(rig) == 1)
    #expect(rig.scrollView.contentOffset.y < -inset - Constants.refreshPull)
    finger.up()
    rest(rig)
    #expect(rig.scrollView.contentOffset.y == -inset - Constants.refreshHeight)
    #expect(rig.scrollView.adjustedContentInset.top == inset + Constants.refreshHeight)
    #expect(rig.scrollView.contentInset.top == inset)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    control.endRefreshing()
    #expect(rig.scrollView.contentOffset.y == -inset - Constants.refreshHeight)
    rig.tester.advance(by: 0.1)
    #expect(rig.scrollView.contentOffset.y > -inset - Constants.refreshHeight)
    #expect(rig.scrollView.contentOffset.y < -inset)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == -inset && control.isHidden)
    #expect(count(rig) == 1)
    pull(rig).up()
    #expect(control.isRefreshing && count(rig) == 2)
    control.endRefreshing()
    rig.tester.settle()
  }

  @Test func `A short pull, a fling to the edge and a program that scrolls there begin nothing`() {
    let rig = rig()
    pull(rig, by: 100).up()
    rig.tester.settle()
    rig.scrollView.contentOffset.y = 600
    rig.tester.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400), over: 0.05)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 0)
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: -200), animated: true)
    rig.tester.settle()
    #expect(!control.isRefreshing && count(rig) == 0)
  }

  @Test func `What ends while the finger is still down begins no more with this pull`() {
    let rig = rig()
    let finger = pull(rig)
    let offset = rig.scrollView.contentOffset
    control.endRefreshing()
    #expect(rig.scrollView.contentOffset == offset)
    finger.drag(to: CGPoint(x: 160, y: 440), over: 0.2)
    #expect(!control.isRefreshing && count(rig) == 1)
    finger.drag(to: CGPoint(x: 160, y: 60), over: 0.2)
    finger.drag(to: CGPoint(x: 160, y: 440), over: 0.5)
    #expect(control.isRefreshing && count(rig) == 2)
    control.endRefreshing()
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 0)
  }

  @Test func `It may end in its own action`() {
    let rig = rig()
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    pull(rig).up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 0 && count(rig) == 1)
    #expect(rig.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `A program begins it without an event and without moving what is seen`() {
    let rig = rig()
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing && rig.scrollView.contentOffset.y == 0 && count(rig) == 0)
    #expect(rig.scrollView.adjustedContentInset.top == 60)
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    rest(rig)
    #expect(rig.scrollView.contentOffset.y == -60 && !control.isHidden)
    rig.scrollView.contentOffset.y = 500
    control.endRefreshing()
    #expect(rig.scrollView.contentOffset.y == 500)
    #expect(rig.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `The indicator turns by the clock while it is seen, and wants no time else`() {
    let rig = rig()
    #expect(rig.tester.window.clock.isIdle)
    control.beginRefreshing()
    rig.tester.settle()
    #expect(rig.tester.window.clock.isIdle)
    rig.scrollView.contentOffset.y = -60
    let indicator = control.subviews.first
    let transform = indicator?.transform
    rig.tester.advance(by: 0.13)
    #expect(indicator?.transform != transform && indicator?.alpha == 1)
    rig.tester.advance(by: 0.87)
    #expect(indicator?.transform == transform)
    rig.scrollView.contentOffset.y = 0
    rig.tester.advance(by: 2)
    #expect(rig.tester.window.clock.isIdle)
    rig.scrollView.contentOffset.y = -60
    #expect(!rig.tester.window.clock.isIdle)
    rig.scrollView.removeFromSuperview()
    rig.tester.settle(limit: 1)
    #expect(rig.tester.window.clock.isIdle)
    rig.tester.view.addSubview(rig.scrollView)
    rig.scrollView.contentOffset.y = -60
    #expect(!rig.tester.window.clock.isIdle)
    control.endRefreshing()
    rig.tester.settle()
  }

  @Test func `Its lines come one by one while one pulls, in its own tint or gray`() {
    let rig = rig()
    let finger = pull(rig, by: 60)
    let lines = control.subviews[0].subviews
    let few = lines.count { $0.alpha > 0 }
    #expect(lines.count == 8 && few > 0 && few < 5)
    #expect(lines[0].backgroundColor == .gray)
    control.tintColor = .red
    #expect(lines[0].backgroundColor == .red)
    finger.drag(to: CGPoint(x: 160, y: 210), over: 0.2)
    #expect(lines.count { $0.alpha > 0 } > few)
    finger.up()
    rig.tester.settle()
  }

  @Test func `In a paging view the content rests at the control, and goes back to the first page`()
  {
    let rig = rig(CGSize(width: 320, height: 480 * 4))
    rig.scrollView.isPagingEnabled = true
    pull(rig).up()
    rest(rig)
    #expect(rig.scrollView.contentOffset.y == -60)
    rig.tester.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), over: 0.1)
    rest(rig)
    #expect(rig.scrollView.contentOffset.y == 480)
    rig.tester.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400), over: 0.1)
    rest(rig)
    control.endRefreshing()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 0)
  }

  @Test func `A drag that an inner scroll view hands on refreshes the outer one`() {
    let rig = rig()
    rig.scrollView.contentOffset.y = 30
    let inner = UIScrollView(frame: CGRect(x: 0, y: 30, width: 320, height: 400))
    inner.contentSize = CGSize(width: 320, height: 900)
    rig.content.addSubview(inner)
    let finger = pull(rig)
    #expect(inner.contentOffset.y == 0 && control.isRefreshing && count(rig) == 1)
    finger.up()
    rest(rig)
    #expect(rig.scrollView.contentOffset.y == -60)
    control.endRefreshing()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 0)
  }

  @Test func `A finger that holds the content meanwhile keeps it until it lifts`() {
    let rig = rig()
    pull(rig).up()
    rest(rig)
    let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 200))
    finger.move(by: 0, -20)
    let offset = rig.scrollView.contentOffset.y
    control.endRefreshing()
    rig.tester.advance(by: 1)
    #expect(rig.scrollView.contentOffset.y == offset && offset < 0)
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 0)
  }

  @Test func `It leaves with its room when another one comes, and belongs to one view at a time`() {
    let rig = rig()
    pull(rig).up()
    rest(rig)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    rig.tester.view.addSubview(other)
    other.refreshControl = control
    #expect(rig.scrollView.refreshControl == nil && control.superview === other)
    #expect(other.adjustedContentInset.top == 60)
    rig.tester.advance(by: 3)
    #expect(rig.scrollView.contentOffset.y == 0)
    let next = UIRefreshControl()
    other.refreshControl = next
    #expect(control.superview == nil && other.adjustedContentInset.top == 0)
    rig.tester.settle()
    #expect(next.superview === other && next.isHidden && other.contentOffset.y == 0)
    other.refreshControl = nil
    #expect(next.superview == nil)
    control.endRefreshing()
    rig.tester.settle()
  }

  @Test func `A list has it between its background and its cells, and touches go through it`() {
    let numbers = Numbers([40], UICollectionViewFlowLayout(), size: CGSize(width: 320, height: 480))
    let background = UIView()
    numbers.view.backgroundView = background
    numbers.view.refreshControl = control
    #expect(Array(numbers.view.subviews.prefix(2)) == [background, control])
    control.beginRefreshing()
    numbers.view.contentOffset.y = -60
    #expect(numbers.view.hitTest(CGPoint(x: 100, y: -30), with: nil) !== control)
    control.endRefreshing()
    numbers.tester.settle()
    #expect(numbers.view.contentOffset.y == 0)
  }

  @Test func `It does not keep its scroll view, and nothing keeps it`() {
    weak var view: UIScrollView?
    weak var gone: UIRefreshControl?
    do {
      let tester = TouchTester()
      let made = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let control = UIRefreshControl()
      made.refreshControl = control
      tester.view.addSubview(made)
      control.beginRefreshing()
      made.contentOffset.y = -60
      (view, gone) = (made, control)
      made.removeFromSuperview()
      tester.advance(by: 1)
    }
    #expect(view == nil && gone == nil)
  }
}
