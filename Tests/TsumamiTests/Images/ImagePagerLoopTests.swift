import Testing
import TouchKit
import TouchTesting
import Tsumami

@Suite struct ImagePagerLoopTests {
  private let tester = TouchTester()
  private let pager = ImagePager(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    tester.view.addSubview(pager)
    pager.configure = { page, index in
      page.image = UIImage(source: Int32(index), size: CGSize(width: 1024, height: 768))
    }
    pager.loops = true
    pager.count = 5
    tester.advance(by: 0.02)
  }

  private func swipe(_ way: CGFloat, settles: Bool = true) {
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 240))
    finger.drag(to: CGPoint(x: 160 + way, y: 240), over: 0.1)
    finger.up()
    if settles { tester.settle() } else { tester.advance(by: 0.15) }
  }

  /// The pictures that lie beside the pager's middle, by how many pages they are away from it.
  private func neighbours() -> [Int: Int] {
    var found: [Int: Int] = [:]
    for index in 0..<pager.count {
      guard let page = pager.page(of: index) else { continue }
      found[Int((page.convert(CGPoint.zero, to: pager).x / 340).rounded())] = index
    }
    return found
  }

  @Test(arguments: [false, true])
  func `The first picture follows the last one, and the last one comes before the first`(
    isRightToLeft: Bool
  ) {
    pager.isRightToLeft = isRightToLeft
    let (on, back): (CGFloat, CGFloat) = isRightToLeft ? (80, -80) : (-80, 80)
    let (after, before) = isRightToLeft ? (-1, 1) : (1, -1)
    var turned: [Int] = []
    pager.onPageChange = { turned.append($0) }
    #expect(neighbours() == [before: 4, 0: 0, after: 1])
    swipe(back)
    #expect(neighbours() == [before: 3, 0: 4, after: 0])
    swipe(on)
    swipe(on)
    #expect(turned == [4, 0, 1] && neighbours() == [before: 0, 0: 1, after: 2])
  }

  @Test func `Round and round it comes to no end, also without a rest`() {
    for _ in 0..<30 { swipe(-80, settles: false) }
    tester.settle()
    let here = pager.index
    for step in 1...200 {
      pager.turn(to: pager.index + 1, animated: step % 3 == 0)
      tester.settle()
      #expect(pager.index == (here + step) % 5)
    }
    #expect(neighbours() == [-1: (pager.index + 4) % 5, 0: pager.index, 1: (pager.index + 1) % 5])
  }

  @Test func `Numbers beyond the ends lead round them`() {
    pager.turn(to: -1, animated: true)
    tester.settle()
    #expect(pager.index == 4)
    pager.turn(to: 5, animated: false)
    #expect(pager.index == 0)
    pager.turn(to: 3, animated: true)
    tester.settle()
    #expect(pager.index == 3 && neighbours() == [-1: 2, 0: 3, 1: 4])
  }

  @Test func `A finger catches the way round, and goes on`() {
    pager.index = 4
    pager.turn(to: 5, animated: true)
    tester.advance(by: 0.1)
    let page = pager.page(of: 4)
    let before = page?.convert(CGPoint.zero, to: pager).x ?? 0
    #expect(before < -10)
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 240))
    tester.advance(by: 0.02)
    #expect(abs((page?.convert(CGPoint.zero, to: pager).x ?? 0) - before) < 340 / 4)
    finger.drag(to: CGPoint(x: 310, y: 240), over: 0.3)
    finger.up()
    tester.settle()
    #expect(neighbours()[0] == pager.index)
  }

  @Test func `Two pictures have ends; one more, and they have none, where the list changes too`() {
    pager.index = 4
    let next = pager.page(of: 0)
    // The one in the middle goes, and the next one still follows.
    pager.setCount(4) { $0 < 2 ? $0 : $0 == 2 ? nil : $0 - 1 }
    #expect(pager.index == 3 && neighbours() == [-1: 2, 0: 3, 1: 0])
    #expect(pager.page(of: 0) === next)
    pager.setCount(2) { $0 < 2 ? nil : $0 - 2 }
    #expect(pager.index == 1 && neighbours() == [-1: 0, 0: 1])
    swipe(-80)
    #expect(pager.index == 1)
    pager.setCount(3) { $0 }
    swipe(-80)
    swipe(-80)
    #expect(pager.index == 0)
    pager.loops = false
    swipe(80)
    #expect(pager.index == 0 && neighbours() == [0: 0, 1: 1])
  }

  @Test func `A picture that stays keeps its page as the list changes round the end`() {
    let (last, first) = (pager.page(of: 4), pager.page(of: 0))
    pager.setCount(7) { $0 == 4 ? 6 : $0 }
    #expect(pager.page(of: 6) === last && pager.page(of: 0) === first)
    #expect(neighbours() == [-1: 6, 0: 0, 1: 1])
    // Now they come before it, and it follows none of them.
    pager.setCount(9) { $0 + 2 }
    #expect(pager.index == 2 && pager.page(of: 2) === first)
    #expect(neighbours() == [-1: 1, 0: 2, 1: 3])
  }

  @Test func `Fewer pictures than the one that is shown show the last one`() {
    pager.index = 4
    pager.turn(to: 5, animated: false)
    pager.turn(to: -1, animated: false)
    pager.count = 3
    #expect(pager.index == 2 && neighbours() == [-1: 1, 0: 2, 1: 0])
    pager.count = 0
    #expect(pager.index == 0)
  }
}
