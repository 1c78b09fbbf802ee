import Testing
import TouchTesting

@testable import TouchKit

/// Constraints in a scroll view.
@Suite struct ScrolledConstraintTests {
  private let board = Board()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    board.view.addSubview(scrollView)
  }

  @Test func `Constraints that reach all edges of the content say how large it is`() {
    let content = board.add(SizedView(500, 900), to: scrollView)
    content.fill(scrollView, by: 10)
    board.layOut()
    #expect(scrollView.contentSize == CGSize(width: 520, height: 920))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 500, height: 900))
    scrollView.contentOffset = CGPoint(x: 30, y: 100)
    content.size.height = 1000
    board.layOut()
    #expect(scrollView.contentSize.height == 1020 && content.frame.minY == 10)
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 100))
  }

  @Test(arguments: [false, true])
  func `A column is as wide as the scroll view, by its guides or by itself`(byGuides: Bool) {
    let column = board.add(
      UIStackView(arrangedSubviews: [SizedView(10, 400), SizedView(20, 500)]), to: scrollView)
    column.axis = .vertical
    let guide = scrollView.contentLayoutGuide
    if byGuides {
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        column.topAnchor.constraint(equalTo: guide.topAnchor),
        column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
    } else {
      column.fill(scrollView)
      column.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    }
    board.layOut()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
    #expect(column.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
    #expect(column.arrangedSubviews[1].frame == CGRect(x: 0, y: 400, width: 320, height: 500))
  }

  @Test func `What is related to the frame of the scroll view stays while the content scrolls`() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let bar = board.add(to: scrollView)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      bar.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    board.layOut()
    #expect(bar.frame == CGRect(x: 0, y: 5, width: 320, height: 40))
    let finger = board.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    board.layOut()
    #expect(scrollView.contentOffset.y > 100)
    #expect(bar.frame.minY == scrollView.contentOffset.y + 5)
    finger.up()
    board.tester.settle()
    #expect(bar.frame.minY == scrollView.contentOffset.y + 5)
    #expect(!board.tester.window.needsFrames, "and is at rest when the content is")
  }

  @Test func `A picture that constraints centre is zoomed about the fingers, and stays centred`() {
    let viewer = CentringViewer(scrollView, board)
    board.layOut()
    #expect(scrollView.zoomScale == 0.5 && viewer.picture.bounds.size.width == 640)
    #expect(viewer.picture.frame == CGRect(x: 0, y: 80, width: 320, height: 320))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 480))
    let point = CGPoint(x: 160, y: 300)
    let before = viewer.picture.convert(point, from: board.view)
    board.tester.pinch(at: point, from: 100, to: 300, resting: 0.2)
    let after = viewer.picture.convert(point, from: board.view)
    #expect(scrollView.zoomScale > 1.2 && viewer.zooms > 10)
    #expect(abs(after.x - before.x) < 1 && abs(after.y - before.y) < 1)
    board.tester.pinch(at: point, from: 250, to: 50, resting: 0.2)
    board.tester.settle()
    #expect(scrollView.zoomScale == 0.5)
    #expect(viewer.picture.frame == CGRect(x: 0, y: 80, width: 320, height: 320))
    #expect(viewer.largestError < 0.6, "also on the way")
  }

  @Test func `A header grows with a pull, related to what is outside of the content`() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let header = board.add(to: scrollView)
    let top = header.topAnchor.constraint(equalTo: board.view.topAnchor)
    NSLayoutConstraint.activate([
      top, header.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      header.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      header.bottomAnchor.constraint(equalTo: scrollView.topAnchor, constant: 100),
    ])
    board.layOut()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    scrollView.contentOffset.y = -50
    board.layOut()
    #expect(header.frame == CGRect(x: 0, y: -50, width: 320, height: 150))
  }
}

/// A picture in the middle of a scroll view, by constraints whose constants follow the zoom: as a widely read tutorial has it.
private final class CentringViewer: NSObject, UIScrollViewDelegate {
  let picture = SizedView(640, 640)
  private let scrollView: UIScrollView
  private let board: Board
  private var constants: [NSLayoutConstraint] = []
  private(set) var zooms = 0
  private(set) var largestError: CGFloat = 0

  init(_ scrollView: UIScrollView, _ board: Board) {
    (self.scrollView, self.board) = (scrollView, board)
    super.init()
    _ = board.add(picture, to: scrollView)
    scrollView.delegate = self
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 3)
    constants = [
      picture.topAnchor.constraint(equalTo: scrollView.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
    ]
    NSLayoutConstraint.activate(constants)
    board.layOut()
    scrollView.zoomScale = 0.5
    centre()
  }

  private func centre() {
    let (size, room) = (picture.frame.size, scrollView.bounds.size)
    let (down, across) = (
      max(0, (room.height - size.height) / 2), max(0, (room.width - size.width) / 2)
    )
    for (constraint, constant) in zip(constants, [down, down, across, across]) {
      constraint.constant = constant
    }
    board.view.layoutIfNeeded()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    picture
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centre()
    zooms += 1
    let (frame, room, content) = (picture.frame, scrollView.bounds, scrollView.contentSize)
    for error in [
      frame.minX - max(0, (room.width - frame.width) / 2),
      frame.minY - max(0, (room.height - frame.height) / 2),
      content.width - max(room.width, frame.width),
      content.height - max(room.height, frame.height),
    ] {
      largestError = max(largestError, abs(error))
    }
  }
}
