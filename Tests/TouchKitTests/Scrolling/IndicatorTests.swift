import Testing
import TouchKit
import TouchTesting

/// The bars that show how much of the content is visible.
@Suite struct IndicatorTests {
  private let rig = ScrollRig(content: CGSize(width: 320, height: 4000))

  private var opacity: CGFloat {
    rig.scrollView.subviews.filter { $0 !== rig.content && !$0.isHidden }.map(\.alpha).max() ?? 0
  }

  @Test func `A bar appears with a drag, and fades after it, with or without a fling`() {
    for speed in [0.1, 1.0] {
      let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 400))
      finger.drag(to: CGPoint(x: 160, y: 200), over: speed)
      #expect(opacity == 1)
      // At rest under the finger it stays.
      rig.tester.advance(by: speed == 1 ? 2 : 0)
      #expect(opacity == 1)
      finger.up()
      rig.tester.settle()
      #expect(opacity == 0)
    }
  }

  @Test func `A bar fades once the system has taken the finger away`() {
    let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 400))
    finger.drag(to: CGPoint(x: 160, y: 300), over: 0.2)
    finger.cancel()
    #expect(opacity == 1)
    rig.tester.settle()
    #expect(opacity == 0)
  }

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
