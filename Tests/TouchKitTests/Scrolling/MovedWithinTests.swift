import Testing
import TouchTesting

@testable import TouchKit

/// The calls of a delegate in which it takes the scroll view elsewhere.
private enum Call: CaseIterable {
  case willDrag, didScroll, willZoom, didZoom
}

/// Takes the scroll view into another window, or out of all of them, at the first call of one kind.
private final class Mover: UIScrollViewDelegate {
  let call: Call
  let destination: UIView?
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 960))
  private(set) var hasMoved = false

  init(_ call: Call, to destination: UIView?) {
    (self.call, self.destination) = (call, destination)
  }

  private func hear(_ heard: Call, _ scrollView: UIScrollView) {
    guard heard == call, !hasMoved else { return }
    hasMoved = true
    scrollView.removeFromSuperview()
    destination?.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear(.willDrag, scrollView) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear(.didScroll, scrollView) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { hear(.didZoom, scrollView) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    hear(.willZoom, scrollView)
  }
}

@Suite struct MovedWithinTests {
  @Test(arguments: Call.allCases, [true, false])
  private func
    `A scroll view that its delegate takes elsewhere under two fingers is held by nobody`(
      call: Call, isShownAgain: Bool
    )
  {
    let (tester, other) = (TouchTester(), TouchTester())
    let scrollView = UIScrollView(frame: tester.view.bounds)
    let mover = Mover(call, to: isShownAgain ? other.view : nil)
    scrollView.addSubview(mover.content)
    scrollView.contentSize = mover.content.bounds.size
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 4)
    scrollView.delegate = mover
    tester.view.addSubview(scrollView)
    let fingers = [130, 190].map { tester.finger(downAt: CGPoint(x: $0, y: 240)) }
    for _ in 0..<10 {
      tester.advance(by: 1.0 / 60)
      tester.together {
        fingers[0].move(by: -6, -3)
        fingers[1].move(by: 6, -3)
      }
    }
    #expect(mover.hasMoved)
    #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isZooming)
    #expect(!scrollView.state.isHeld)
    for finger in fingers { finger.up() }
    tester.settle()
    other.settle()
    #expect(!scrollView.isZooming && !scrollView.state.isHeld)
    #expect(scrollView.window === (isShownAgain ? other.window : nil))
  }
}
