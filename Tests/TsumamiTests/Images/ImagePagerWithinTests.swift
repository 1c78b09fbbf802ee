import Testing
import TouchKit
import TouchTesting
import Tsumami

/// Other pictures that whoever is called by a pager puts in meanwhile.
@Suite struct ImagePagerWithinTests {
  private let tester = TouchTester()
  private let pager = ImagePager(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    tester.view.addSubview(pager)
    pager.count = 100
    tester.advance(by: 0.02)
  }

  /// The views on the stage are those of pages, each of another picture.
  private func expectConsistency(_ location: SourceLocation = #_sourceLocation) {
    let shown = pager.scrollView.subviews.compactMap { $0 as? ZoomableImageView }
    let near = [pager.index - 1, pager.index, pager.index + 1].filter {
      $0 >= 0 && $0 < pager.count
    }
    let pages = near.compactMap { pager.page(of: $0) }
    #expect(
      Set(shown.map(ObjectIdentifier.init)) == Set(pages.map(ObjectIdentifier.init)),
      sourceLocation: location)
    #expect(
      shown.count == pages.count && (pager.count == 0 || !pages.isEmpty), sourceLocation: location)
  }

  @Test(arguments: [0, 1, 2, 3, 40])
  func `A turn within which fewer pictures are put in shows one of those`(count: Int) {
    var isLeft = true
    pager.configure = { [pager] _, _ in
      if isLeft {
        isLeft = false
        pager.count = count
      }
    }
    pager.index = 60
    tester.settle()
    #expect(pager.count == count && pager.index < max(1, count))
    expectConsistency()
  }

  @Test func `Pictures may be put in by whoever gets a page back`() {
    pager.index = 50
    var isLeft = true
    pager.onEndDisplaying = { [pager] _ in
      if isLeft {
        isLeft = false
        pager.count = 7
      }
    }
    pager.setCount(80) { $0 >= 49 && $0 <= 50 ? nil : $0 < 80 ? $0 : nil }
    tester.settle()
    #expect(pager.count == 7)
    expectConsistency()
    isLeft = true
    pager.onEndDisplaying = { [pager] _ in
      if isLeft {
        isLeft = false
        pager.count = 5
      }
    }
    pager.count = 6
    tester.settle()
    #expect(pager.count == 5)
    expectConsistency()
  }
}
