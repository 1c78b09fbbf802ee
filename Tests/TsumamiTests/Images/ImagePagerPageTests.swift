import Testing
import TouchKit
import TouchTesting
import Tsumami

@Suite struct ImagePagerPageTests {
  private let tester = TouchTester()
  private let pager = ImagePager(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private final class Diary {
    var retired = 0
    var onPages: [ObjectIdentifier: Int] = [:]
  }
  private let diary = Diary()

  init() {
    tester.view.addSubview(pager)
    pager.configure = { [diary] page, index in
      diary.onPages[ObjectIdentifier(page)] = index
      page.image = UIImage(source: Int32(index), size: CGSize(width: 300, height: 200))
    }
    pager.onEndDisplaying = { [diary] page in
      diary.retired += 1
      diary.onPages[ObjectIdentifier(page)] = nil
    }
    pager.count = 100
    tester.advance(by: 0.02)
  }

  @Test func `Pages that are out of use are handed back`() {
    pager.index = 50
    #expect(Set(diary.onPages.values) == [49, 50, 51])
    pager.count = 0
    #expect(diary.onPages.isEmpty && diary.retired == 3)
    pager.count = 2
    #expect(pager.index == 0 && Set(diary.onPages.values) == [0, 1])
  }

  @Test
  func
    `Pictures that come and go around the one that is shown leave it where it is, as it is zoomed`()
  {
    pager.index = 50
    let page = pager.page(of: 50)
    page?.zoom(to: 3, at: CGPoint(x: 100, y: 200), animated: false)
    let viewport = page?.viewport
    var turns: [Int] = []
    pager.onPageChange = { turns.append($0) }
    // Two go and seven come in their place.
    pager.setCount(105) { $0 < 10 ? $0 : $0 < 12 ? nil : $0 + 5 }
    tester.advance(by: 0.02)
    #expect(pager.index == 55 && pager.count == 105)
    #expect(pager.page(of: 55) === page && page?.viewport == viewport)
    #expect(page?.convert(page?.bounds ?? .zero, to: pager).minX == 0)
    #expect(Set(diary.onPages.values) == [49, 50, 51], "none was handed out anew")
    pager.setCount(56) { $0 < 56 ? $0 : nil }
    #expect(pager.index == 55 && pager.count == 56 && diary.retired == 1)
    #expect(turns == [])
    // Neighbours that change places are on their own pages then.
    pager.index = 10
    let (before, after) = (pager.page(of: 9), pager.page(of: 11))
    pager.setCount(56) { $0 == 9 ? 11 : $0 == 11 ? 9 : $0 }
    #expect(pager.page(of: 11) === before && pager.page(of: 9) === after)
  }

  @Test
  func `Where the picture that is shown goes, the next one is shown, or the one before, and told`()
  {
    pager.index = 50
    var turns: [Int] = []
    pager.onPageChange = { turns.append($0) }
    pager.setCount(98) { $0 < 50 ? $0 : $0 < 52 ? nil : $0 - 2 }
    #expect(pager.index == 50 && pager.count == 98 && turns == [50])
    #expect(pager.page(of: 50) != nil)
    pager.setCount(40) { $0 < 40 ? $0 : nil }
    #expect(pager.index == 39 && turns == [50, 39])
    #expect(abs(pager.scrollView.contentOffset.x - 39 * 340) < 1e-6)
    pager.setCount(-3) { _ in nil }
    #expect(pager.count == 0 && diary.onPages.isEmpty && turns == [50, 39])
    pager.setCount(2) { _ in 7 }
    #expect(pager.index == 0 && Set(diary.onPages.values) == [0, 1])
  }

  @Test func `A finger that turns goes on from where it is while pictures come before`() {
    pager.index = 5
    let finger = tester.finger(downAt: CGPoint(x: 300, y: 240))
    finger.drag(to: CGPoint(x: 240, y: 240), over: 0.2)
    let page = pager.page(of: 5)
    let before = page?.convert(CGPoint.zero, to: pager).x ?? 0
    pager.setCount(120) { $0 + 20 }
    tester.advance(by: 0.02)
    #expect(pager.page(of: 25) === page)
    #expect(page?.convert(CGPoint.zero, to: pager).x == before)
    finger.drag(to: CGPoint(x: 220, y: 240), over: 0.1)
    #expect(page?.convert(CGPoint.zero, to: pager).x == before - 20)
    finger.up()
  }

  @Test func `A pager that becomes lower and higher while it turns goes on turning`() {
    pager.turn(to: 1, animated: true)
    for step in 1...20 {
      tester.advance(by: 0.016)
      let before = pager.scrollView.contentOffset.x
      pager.frame.size.height = 480 - CGFloat(step % 12) * 20
      pager.layoutIfNeeded()
      #expect(pager.scrollView.contentOffset.x == before)
    }
    tester.settle()
    #expect(pager.index == 1 && pager.scrollView.contentOffset == CGPoint(x: 340, y: 0))
    #expect(pager.page(of: 1)?.bounds.height == pager.bounds.height)
  }

  @Test func `A finger that drags to the neighbour does so while the pager becomes lower`() {
    let finger = tester.finger(downAt: CGPoint(x: 300, y: 100))
    for x in stride(from: 290, through: 60, by: -10) {
      finger.move(to: CGPoint(x: x, y: 100))
      tester.advance(by: 0.016)
      pager.frame.size.height -= 5
    }
    tester.advance(by: 0.016)
    #expect(abs(pager.scrollView.contentOffset.x - 240) < 12)
    finger.up()
    tester.settle()
    #expect(pager.index == 1 && pager.scrollView.contentOffset.x == 340)
  }

  @Test func `A pager that becomes wider stays on its page`() {
    pager.index = 7
    pager.frame.size = CGSize(width: 480, height: 320)
    tester.advance(by: 0.016)
    #expect(pager.index == 7 && pager.scrollView.contentOffset.x == 7 * 500)
  }
}
