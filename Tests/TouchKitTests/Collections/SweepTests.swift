import Testing
import TouchTesting

@testable import TouchKit

/// Fingers that select what they pass.
@Suite struct SweepTests {
  final class Listener: UICollectionViewDelegate {
    let transcript: Transcript
    var allows = true
    var onBegin: (UICollectionView) -> Void = { _ in }
    init(_ transcript: Transcript) { self.transcript = transcript }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      transcript.note("+\(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      transcript.note("-\(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      path.item != 7
    }
    func collectionView(
      _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool {
      transcript.note("should \(path.item)")
      return allows
    }
    func collectionView(
      _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
    ) {
      transcript.note("begin \(path.item)")
      onBegin(view)
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {
      transcript.note("end")
    }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { transcript.note("drag") }
  }

  // Rows of four, of 80 × 80 points.
  let numbers = Numbers([400], ColumnGridLayout(columns: 4))
  let listener: Listener

  init() {
    listener = Listener(numbers.tester.transcript)
    numbers.view.delegate = listener
  }

  private var heard: String {
    let lines = numbers.tester.transcript.lines.map { String($0.dropFirst(6)) }
    return lines.joined(separator: " ")
  }

  private var selected: [Int] {
    numbers.view.indexPathsForSelectedItems?.map(\.item) ?? []
  }

  private func drag(_ points: [CGPoint], fingers: Int) {
    let tester = numbers.tester
    let hand = (0..<fingers).map { _ in tester.finger() }
    func place(_ index: Int, _ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + CGFloat(index) * 20 - CGFloat(fingers - 1) * 10, y: point.y)
    }
    tester.together {
      for (index, one) in hand.enumerated() { one.down(at: place(index, points[0])) }
    }
    for (from, to) in zip(points, points.dropFirst()) {
      for step in 1...8 {
        let share = CGFloat(step) / 8
        let point = CGPoint(
          x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        tester.advance(by: 0.02)
        tester.together {
          for (index, one) in hand.enumerated() { one.move(to: place(index, point)) }
        }
      }
    }
    tester.together { for one in hand { one.up() } }
  }

  @Test func `Two fingers select what they pass, and what they leave is as it was`() {
    numbers.view.allowsMultipleSelection = true
    numbers.view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    drag([CGPoint(x: 40, y: 40), CGPoint(x: 280, y: 40), CGPoint(x: 120, y: 40)], fingers: 2)
    #expect(heard == "should 0 begin 0 +0 +1 +2 -2 end")
    #expect(selected == [0, 1, 3])
    #expect(numbers.view.contentOffset.y == 0)
  }

  @Test func `From an item that is selected on they deselect, and a refusal is heeded`() {
    numbers.view.allowsMultipleSelection = true
    for item in [4, 5, 9] {
      numbers.view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    drag([CGPoint(x: 40, y: 120), CGPoint(x: 280, y: 120), CGPoint(x: 120, y: 200)], fingers: 2)
    #expect(selected.isEmpty)
    drag([CGPoint(x: 120, y: 120), CGPoint(x: 280, y: 120)], fingers: 2)
    #expect(selected == [5, 6])
  }

  @Test func `One finger scrolls, as do two where the delegate or the selection refuses`() {
    numbers.view.allowsMultipleSelection = true
    drag([CGPoint(x: 40, y: 300), CGPoint(x: 40, y: 250)], fingers: 1)
    #expect(heard == "drag" && numbers.view.contentOffset.y > 30)
    numbers.tester.settle()
    listener.allows = false
    drag([CGPoint(x: 40, y: 300), CGPoint(x: 40, y: 250)], fingers: 2)
    numbers.tester.settle()
    numbers.view.allowsMultipleSelection = false
    drag([CGPoint(x: 40, y: 300), CGPoint(x: 40, y: 250)], fingers: 2)
    #expect(heard.hasPrefix("drag should ") && heard.hasSuffix(" drag drag"))
    #expect(selected.isEmpty)
  }

  @Test func `A view that begins to edit with it selects several from then on`() {
    numbers.view.allowsMultipleSelectionDuringEditing = true
    listener.onBegin = { $0.isEditing = true }
    drag([CGPoint(x: 40, y: 40), CGPoint(x: 120, y: 120)], fingers: 2)
    #expect(selected == [0, 1, 2, 3, 4, 5])
    #expect(heard.hasPrefix("should 0 begin 0 +0 ") && heard.hasSuffix(" end"))
  }

  @Test func `While it is edited one finger selects across the direction in which it scrolls`() {
    numbers.view.allowsMultipleSelectionDuringEditing = true
    numbers.view.isEditing = true
    drag([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 50), CGPoint(x: 200, y: 120)], fingers: 1)
    #expect(selected == [0, 1, 2, 3, 4, 5, 6])
    #expect(numbers.view.contentOffset.y == 0)
    numbers.view.isEditing = false
    drag([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 50)], fingers: 1)
    #expect(selected == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func `At an edge the content scrolls, and what comes below the fingers is selected`() {
    numbers.view.allowsMultipleSelection = true
    let tester = numbers.tester
    let hand = [tester.finger(), tester.finger()]
    tester.together {
      hand[0].down(at: CGPoint(x: 190, y: 300))
      hand[1].down(at: CGPoint(x: 210, y: 300))
    }
    for y in [330, 380, 430, 465] {
      tester.advance(by: 0.05)
      tester.together {
        hand[0].move(to: CGPoint(x: 190, y: CGFloat(y)))
        hand[1].move(to: CGPoint(x: 210, y: CGFloat(y)))
      }
    }
    tester.advance(by: 1)
    let offset = numbers.view.contentOffset.y
    #expect(offset > 200)
    let last = (selected.last ?? 0)
    #expect(last / 4 == Int((offset + 465) / 80) && selected.count == last - 14 + 1)
    tester.together { for one in hand { one.up() } }
    tester.settle()
    #expect(numbers.view.contentOffset.y == offset)
    #expect(heard.hasSuffix("end") && tester.window.clock.isIdle)
  }

  @Test func `Data that change below the fingers end it, and the end is told once`() {
    numbers.view.allowsMultipleSelection = true
    listener.onBegin = { [numbers] _ in
      numbers.tester.window.clock.after(0.1) { numbers.view.reloadData() }
    }
    drag([CGPoint(x: 40, y: 40), CGPoint(x: 280, y: 40), CGPoint(x: 280, y: 200)], fingers: 2)
    #expect(selected.isEmpty)
    #expect(heard.hasSuffix("end"))
  }

  // MARK: Editing and backgrounds

  @Test func `While it is edited its own rules say what taps select`() {
    let finger = numbers.tester.finger()
    numbers.view.isEditing = true
    finger.tap(at: CGPoint(x: 40, y: 40))
    #expect(selected.isEmpty)
    numbers.view.allowsSelectionDuringEditing = true
    for x in [40, 120] { finger.tap(at: CGPoint(x: CGFloat(x), y: 40)) }
    #expect(selected == [1])
    numbers.view.allowsMultipleSelectionDuringEditing = true
    finger.tap(at: CGPoint(x: 40, y: 40))
    #expect(selected == [0, 1])
    numbers.view.isEditing = false
    finger.tap(at: CGPoint(x: 200, y: 40))
    #expect(selected == [2])
  }

  @Test func `A background stays behind the cells and where the view is while content scrolls`() {
    let (view, ground) = (numbers.view, UIView())
    view.backgroundView = ground
    #expect(ground.frame == view.bounds && view.subviews.first === ground)
    view.contentOffset.y = 700
    numbers.frame()
    #expect(ground.frame == view.bounds && view.subviews.first === ground)
    view.frame.size.height = 300
    numbers.frame()
    #expect(ground.frame.size == view.bounds.size)
    view.backgroundView = UIView()
    #expect(ground.superview == nil)
    view.backgroundView = nil
    #expect(view.backgroundView == nil && view.subviews.first is UICollectionReusableView)
  }
}
