import Foundation
import Testing
import TouchKit
import TouchTesting
import Tsumami

@Suite struct ImagePagerGestureTests {
  let tester = TouchTester()
  let pager = ImagePager(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    pager.configure = { page, index in
      page.image = UIImage(source: Int32(index), size: CGSize(width: 1024, height: 768))
    }
    tester.view.addSubview(pager)
    pager.count = 10
    tester.advance(by: 0.02)
  }

  private func swipe(_ way: CGFloat) {
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 240))
    finger.drag(to: CGPoint(x: 160 + way, y: 240), over: 0.1)
    finger.up()
    tester.settle()
  }

  @Test func `A flick turns to the neighbour, in the direction of reading`() {
    var turned: [Int] = []
    pager.onPageChange = { turned.append($0) }
    swipe(-80)
    swipe(-80)
    swipe(80)
    #expect(turned == [1, 2, 1] && pager.index == 1)
    pager.isRightToLeft = true
    #expect(pager.index == 1)
    swipe(80)
    #expect(pager.index == 2)
    swipe(-80)
    #expect(pager.index == 1)
  }

  @Test func `There are three pages at most, each with its picture`() {
    for index in [0, 3, 4, 9, 0] {
      pager.index = index
      #expect(pager.index == index)
      #expect(pager.scrollView.subviews.filter { $0 is ZoomableImageView }.count <= 3)
      #expect(pager.page(of: index)?.image?.source == Int32(index))
      #expect(pager.page(of: index)?.convert(CGPoint.zero, to: nil) == .zero)
    }
    pager.index = 99
    #expect(pager.index == 9)
  }

  @Test func `A pinch on a page zooms the picture and turns no page`() throws {
    pager.index = 4
    let (a, b) = (tester.finger(), tester.finger())
    a.down(at: CGPoint(x: 150, y: 240))
    tester.advance(by: 0.05)
    b.down(at: CGPoint(x: 180, y: 250))
    for _ in 0..<40 {
      tester.advance(by: 1.0 / 60)
      tester.together {
        a.move(by: -2, 0)
        b.move(by: 2, 0)
      }
    }
    tester.advance(by: 0.2)
    a.up()
    b.up()
    tester.settle()
    let page = try #require(pager.page(of: 4))
    #expect(page.viewport.magnification > 2)
    #expect(pager.index == 4)
  }

  @Test(arguments: [true, false])
  func `A picture that has been left is whole when one comes back to it`(byFinger: Bool) throws {
    pager.index = 4
    let page = try #require(pager.page(of: 4))
    page.zoom(to: 2 * (page.fittingScale ?? 1), at: CGPoint(x: 160, y: 240), animated: false)
    if byFinger {
      // To its edge, and on.
      for _ in 0..<2 { swipe(-200) }
    } else {
      pager.turn(to: 5, animated: true)
      tester.settle()
    }
    #expect(pager.index == 5)
    #expect(pager.page(of: 4)?.isShownWhole == true)
  }

  @Test func `When the window turns the page stays`() {
    pager.index = 6
    pager.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    tester.advance(by: 0.02)
    #expect(pager.index == 6)
    #expect(pager.page(of: 6)?.convert(CGPoint.zero, to: nil) == .zero)
    #expect(pager.page(of: 6)?.isShownWhole == true)
  }
}
