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
}
