import Testing
import TouchKit
import TouchTesting
import Tsumami

@Suite struct ImagePagerTests {
  private let tester = TouchTester()
  private let pager = ImagePager(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private final class Diary {
    var shown: [Int] = []
    var turned: [Int] = []
    var retired = 0
    var onPages: [ObjectIdentifier: Int] = [:]
  }
  private let diary = Diary()

  init() {
    tester.view.addSubview(pager)
    pager.configure = { [diary] page, index in
      diary.shown.append(index)
      diary.onPages[ObjectIdentifier(page)] = index
      page.image = UIImage(source: Int32(index), size: CGSize(width: 300, height: 200))
    }
    pager.retire = { [diary] page in
      diary.retired += 1
      diary.onPages[ObjectIdentifier(page)] = nil
    }
    pager.turned = { [diary] in diary.turned.append($0) }
    pager.count = 100
    tester.advance(by: 0.02)
  }

  private func flick(left: Bool) {
    let (near, far) = (CGPoint(x: 280, y: 300), CGPoint(x: 60, y: 300))
    tester.drag(from: left ? near : far, to: left ? far : near, over: 0.1)
    tester.settle()
  }

  @Test func `A flick turns to the neighbour, and three pages are enough for all pictures`() {
    for _ in 0..<10 { flick(left: true) }
    flick(left: false)
    #expect(pager.index == 9)
    #expect(diary.turned == Array(1...10) + [9])
    #expect(Set(diary.onPages.values) == [8, 9, 10])
    #expect(pager.page(of: 9)?.image?.source == 9)
  }

  @Test func `Before the first picture and after the last there is nothing to turn to`() {
    flick(left: false)
    #expect(pager.index == 0 && Set(diary.onPages.values) == [0, 1])
    pager.turn(to: 500, animated: false)
    flick(left: true)
    #expect(pager.index == 99 && Set(diary.onPages.values) == [98, 99])
  }

  @Test func `Pages that are out of use are handed back`() {
    pager.index = 50
    #expect(Set(diary.onPages.values) == [49, 50, 51])
    pager.count = 0
    #expect(diary.onPages.isEmpty && diary.retired == 3)
    pager.count = 2
    #expect(pager.index == 0 && Set(diary.onPages.values) == [0, 1])
  }

  @Test func `Where people read from right to left the next picture is on the left`() {
    pager.isRightToLeft = true
    flick(left: false)
    #expect(pager.index == 1)
    flick(left: true)
    #expect(pager.index == 0)
  }
}
