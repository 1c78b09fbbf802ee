import Testing
import TouchKit
import TouchTesting

/// Subclasses that observe `contentOffset` by overriding it, as stretching headers and centred pictures do.
@Suite struct OverriddenOffsetTests {
  private final class Still: UIScrollView {
    var standsStill = true

    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set { if !standsStill { super.contentOffset = newValue } }
    }
  }

  private final class Watcher: UIScrollView {
    var offsets: [CGFloat] = []
    var floor: CGFloat?

    override var contentOffset: CGPoint {
      didSet {
        offsets.append(contentOffset.y)
        if let floor, contentOffset.y < floor { contentOffset.y = floor }
      }
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func rig() -> (ScrollRig, Watcher) {
    let view = Watcher(frame: frame)
    return (ScrollRig(content: CGSize(width: 320, height: 4000), scrollView: view), view)
  }

  @Test func `An override hears of each movement, by finger and afterwards, once`() {
    let (rig, view) = rig()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    #expect(view.offsets.last == view.bounds.minY && view.offsets.count > 3)
    let dragged = view.offsets.count
    finger.up()
    rig.tester.settle()
    #expect(view.offsets.count > dragged + 20 && view.offsets.last == view.bounds.minY)
    #expect(Set(view.offsets).count == view.offsets.count)
    view.offsets = []
    view.contentOffset.y = 100
    #expect(view.offsets == [100])
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    rig.tester.settle()
    #expect(view.offsets.last == 300 && view.offsets.count > 10)
  }

  @Test func `An override that sets another offset has it, also below a finger`() {
    let (rig, view) = rig()
    view.floor = 0
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 200))
    for _ in 0..<10 {
      finger.move(by: 0, 20)
      #expect(view.bounds.minY == 0)
    }
    finger.up()
    rig.tester.settle()
    #expect(view.bounds.minY == 0 && !view.isDecelerating)
  }

  @Test func `One that takes no offset stands still, and nothing is stuck`() {
    let view = Still(frame: frame)
    let rig = ScrollRig(content: CGSize(width: 320, height: 4000), scrollView: view)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    finger.up()
    rig.tester.settle()
    #expect(view.bounds.minY == 0 && !view.isDecelerating && !view.isDragging)
    view.standsStill = false
    view.contentOffset.y = 50
    #expect(view.bounds.minY == 50)
  }
}
