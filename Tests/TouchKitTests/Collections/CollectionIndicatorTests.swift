import Testing
import TouchKit
import TouchTesting

@Suite struct CollectionIndicatorTests {
  @Test func `No bar appears while a layout changes, and one that is there fades afterwards`() {
    let numbers = Numbers([300], ColumnGridLayout(columns: 3))
    let (tester, view) = (numbers.tester, numbers.view)
    func bars() -> CGFloat {
      view.subviews.filter { !($0 is UICollectionReusableView) }.map(\.alpha).max() ?? 0
    }
    view.setCollectionViewLayout(ColumnGridLayout(columns: 2), animated: true)
    tester.advance(by: 0.1)
    #expect(bars() == 0)
    tester.settle()
    tester.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), over: 0.5)
    #expect(bars() == 1)
    view.setCollectionViewLayout(ColumnGridLayout(columns: 3), animated: true)
    tester.settle()
    #expect(bars() == 0)
  }
}
