import Testing
import TouchKit
import TouchTesting

/// Whole stories of what a delegate is told, in order, and what the flags say meanwhile; what it is
/// told several times running is there once.
@Suite struct DelegateOrderTests {
  private func list() -> ScrollRig {
    ScrollRig(content: CGSize(width: 320, height: 4000))
  }

  private func picture() -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 1024, height: 768)).zoomable(from: 0.3125, to: 2)
    rig.scrollView.zoomScale = 1
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 150)
    rig.isQuiet = true
    rig.forgetStory()
    return rig
  }

  private func drag(_ rig: ScrollRig, over seconds: Double = 0.2, rest: Double = 0) {
    let finger = rig.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 300), over: seconds)
    if rest > 0 { rig.tester.advance(by: rest) }
    finger.up()
  }

  private func expect(
    _ rig: ScrollRig, _ story: String, _ location: SourceLocation = #_sourceLocation
  ) {
    rig.tester.settle()
    #expect(rig.story == story.split(separator: "\n").map(String.init), sourceLocation: location)
  }

  private static let fling = """
    will drag tracking dragging
    scroll tracking dragging
    will end dragging
    did end drag true decelerating
    will decelerate decelerating
    scroll decelerating

    """

  @Test func `To stay where it is ends an animation of somebody's`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 4000))
    UIView.animate(withDuration: 1) { rig.scrollView.contentOffset.y = 1000 }
    rig.tester.advance(by: 0.5)
    let here = rig.scrollView.contentOffset
    rig.scrollView.setContentOffset(here, animated: true)
    rig.tester.settle()
    #expect(here.y > 100 && here.y < 900 && abs(rig.scrollView.contentOffset.y - here.y) < 1)
  }

  @Test func `To go where it is already says nothing, animated or not`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 4000))
    rig.scrollView.contentOffset.y = 500
    rig.forgetStory()
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    rig.scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: true)
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    rig.tester.settle()
    #expect(rig.story == [])
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 501), animated: true)
    rig.tester.settle()
    #expect(rig.story.last == "did animate")
  }

  @Test func `A drag that ends at rest`() {
    let rig = list()
    drag(rig, rest: 0.2)
    // To the pixel grid, at last.
    expect(
      rig,
      """
      will drag tracking dragging
      scroll tracking dragging
      will end dragging
      did end drag false
      scroll
      """)
  }

  @Test func `A finger that does not move tells nothing`() {
    let rig = list()
    rig.tester.finger().tap(at: CGPoint(x: 100, y: 100))
    expect(rig, "")
  }

  @Test func `A fling that runs out`() {
    let rig = list()
    drag(rig)
    expect(rig, DelegateOrderTests.fling + "did decelerate")
  }

  @Test func `A fling that is caught, and let go`() {
    let rig = list()
    drag(rig)
    rig.tester.advance(by: 0.2)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    rig.note("caught")
    rig.tester.advance(by: 0.2)
    finger.up()
    rig.note("let go")
    // To the pixel grid.
    expect(
      rig, DelegateOrderTests.fling + "did decelerate tracking\ncaught tracking\nscroll\nlet go")
  }

  @Test func `A fling that is caught, and flung on`() {
    let rig = list()
    drag(rig)
    rig.tester.advance(by: 0.2)
    drag(rig)
    expect(
      rig,
      DelegateOrderTests.fling + "did decelerate tracking\n" + DelegateOrderTests.fling
        + "did decelerate")
  }

  @Test func `A pull beyond the edge`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.2)
    rig.tester.advance(by: 0.2)
    finger.up()
    expect(rig, DelegateOrderTests.fling + "did decelerate")
  }

  @Test func `A page that is turned`() {
    let rig = ScrollRig(content: CGSize(width: 320 * 5, height: 480))
    rig.scrollView.isPagingEnabled = true
    drag(rig, over: 0.1)
    expect(rig, DelegateOrderTests.fling + "did decelerate")
    #expect(rig.scrollView.contentOffset.x == 320)
  }

  @Test func `A drag that is cancelled`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
    finger.cancel()
    expect(
      rig,
      """
      will drag tracking dragging
      scroll tracking dragging
      will end dragging
      did end drag false
      """)
  }

  @Test func `A pinch that ends at rest`() {
    let rig = picture()
    rig.tester.pinch(
      at: CGPoint(x: 160, y: 240), from: 60, to: 90, over: 0.3, resting: 0.2)
    expect(
      rig,
      """
      will zoom tracking zooming
      scroll tracking zooming
      scroll zooming
      did zoom
      """)
  }

  @Test func `A pinch beyond the limit`() {
    let rig = picture()
    rig.tester.pinch(
      at: CGPoint(x: 160, y: 240), from: 60, to: 180, over: 0.3, resting: 0.2)
    expect(
      rig,
      """
      will zoom tracking zooming
      scroll tracking zooming
      scroll zooming bouncing
      scroll zooming
      did zoom
      """)
  }

  @Test func `A pinch that is thrown over the limit`() {
    let rig = picture()
    rig.tester.pinch(
      at: CGPoint(x: 160, y: 240), from: 60, to: 90, over: 0.1, resting: 0)
    expect(
      rig,
      """
      will zoom tracking zooming
      scroll tracking zooming
      scroll zooming
      scroll zooming bouncing
      scroll zooming
      did zoom
      """)
  }

  @Test func `Each movement of a zoom tells of the scale first, then of the offset`() {
    let rig = picture()
    rig.isQuiet = false
    rig.scrollView.zoomScale = 2
    expect(rig, "zoom\nscroll")
  }

  @Test func `A drag that becomes a pinch, and a drag again`() {
    let rig = picture()
    let a = rig.tester.finger(downAt: CGPoint(x: 130, y: 240))
    a.drag(to: CGPoint(x: 100, y: 240), over: 0.1)
    let b = rig.tester.finger(downAt: CGPoint(x: 190, y: 240))
    for _ in 0..<20 {
      rig.tester.advance(by: 1.0 / 60)
      rig.tester.together {
        a.move(by: -1, 0)
        b.move(by: 1, 0)
      }
    }
    rig.tester.advance(by: 0.2)
    b.up()
    rig.note("one lifted")
    a.move(by: 5, 5)
    rig.tester.advance(by: 0.2)
    a.up()
    expect(
      rig,
      """
      will drag tracking dragging
      scroll tracking dragging
      will zoom tracking dragging zooming
      scroll tracking dragging zooming
      one lifted tracking dragging zooming
      scroll tracking dragging zooming
      will end dragging zooming
      did end drag false zooming
      scroll zooming
      did zoom
      """)
  }

  /// What the program itself may ask for, and what comes of it.
  enum Order: CaseIterable {
    case offset, offsetAtOnce, visible, wheel, zoom, zoomAtOnce, zoomTo, zoomToItself

    func give(_ scrollView: UIScrollView) {
      let corner = CGRect(x: 10, y: 10, width: 200, height: 200)
      switch self {
      case .offset: scrollView.setContentOffset(CGPoint(x: 10, y: 10), animated: true)
      case .offsetAtOnce: scrollView.setContentOffset(CGPoint(x: 10, y: 10), animated: false)
      case .visible: scrollView.scrollRectToVisible(corner, animated: true)
      case .wheel: scrollView.scroll(by: CGPoint(x: 0, y: 100), animated: true)
      case .zoom: scrollView.setZoomScale(2, animated: true)
      case .zoomAtOnce: scrollView.setZoomScale(2, animated: false)
      case .zoomTo: scrollView.zoom(to: corner, animated: true)
      case .zoomToItself: scrollView.setZoomScale(1, animated: true)
      }
    }

    var story: String {
      switch self {
      case .offset, .visible: "returned\nscroll\ndid animate"
      case .offsetAtOnce, .zoomAtOnce: "scroll\nreturned"
      case .wheel: "returned\nscroll"
      case .zoom, .zoomTo: "will zoom zooming\nreturned zooming\nscroll zooming\ndid zoom"
      case .zoomToItself: "returned"
      }
    }
  }

  @Test(arguments: Order.allCases)
  func `What the program asks for`(order: Order) {
    let rig = picture()
    order.give(rig.scrollView)
    rig.note("returned")
    expect(rig, order.story)
  }

  @Test func `An animated zoom that is caught`() {
    let rig = picture()
    Order.zoomTo.give(rig.scrollView)
    rig.tester.advance(by: 0.1)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.up()
    expect(
      rig,
      """
      will zoom zooming
      scroll zooming
      did zoom tracking
      scroll
      """)
  }

  @Test func `An animated offset that is caught is never said to be done`() {
    let rig = picture()
    Order.offset.give(rig.scrollView)
    rig.tester.advance(by: 0.1)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    rig.note("caught")
    finger.up()
    expect(rig, "scroll\ncaught tracking\nscroll")
  }
}
