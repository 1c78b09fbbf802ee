import Testing
import TouchTesting

@testable import TouchKit

@Suite struct LayoutGuideTests {
  @Test func `A scroll view's guides are its content and the window onto it`() {
    let tester = TouchTester(size: CGSize(width: 320, height: 480))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
    scroll.contentSize = CGSize(width: 500, height: 1000)
    tester.view.addSubview(scroll)
    scroll.contentOffset = CGPoint(x: 30, y: 140)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 500, height: 1000))
    #expect(frame.layoutFrame == CGRect(x: 30, y: 140, width: 200, height: 300))
    #expect(content.owningView === scroll && frame.owningView === scroll)
    scroll.contentSize.height = 1200
    scroll.contentOffset.y = 200
    #expect(content.layoutFrame.height == 1200 && frame.layoutFrame.minY == 200)
  }

  @Test func `What is placed in the frame guide stays where it is while the content scrolls`() {
    final class Pinned: UIScrollView {
      let badge = UIView(frame: .zero)

      override func layoutSubviews() {
        super.layoutSubviews()
        let room = frameLayoutGuide.layoutFrame
        badge.frame = CGRect(x: room.maxX - 50, y: room.minY + 10, width: 40, height: 40)
      }
    }
    let tester = TouchTester(size: CGSize(width: 320, height: 480))
    let scroll = Pinned(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.addSubview(scroll.badge)
    tester.view.addSubview(scroll)
    tester.advance(by: 0.02)
    tester.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), over: 0.2)
    tester.settle()
    tester.advance(by: 0.02)
    #expect(scroll.contentOffset.y > 250)
    let seen = scroll.badge.convert(scroll.badge.bounds, to: nil)
    #expect(seen == CGRect(x: 270, y: 10, width: 40, height: 40))
  }
}
