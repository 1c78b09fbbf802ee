import Testing
import TouchTesting

@testable import TouchKit

@Suite struct SelectionTests {
  final class Listener: UICollectionViewDelegate {
    let transcript: Transcript
    init(_ transcript: Transcript) { self.transcript = transcript }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      transcript.note("selected \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      transcript.note("deselected \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      path.item != 2
    }
  }

  @Test func `A tap selects, one item or several; a drag does not`() {
    let numbers = Numbers([100], ColumnGridLayout(columns: 4))
    let listener = Listener(numbers.tester.transcript)
    numbers.view.delegate = listener
    let finger = numbers.tester.finger()
    for x in [40, 120, 200] { finger.tap(at: CGPoint(x: CGFloat(x), y: 40)) }
    finger.down(at: CGPoint(x: 300, y: 200))
    finger.drag(to: CGPoint(x: 300, y: 170), over: 0.2)
    finger.up()
    #expect(numbers.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(numbers.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    numbers.view.allowsMultipleSelection = true
    numbers.tester.settle()
    numbers.view.contentOffset = .zero
    numbers.frame()
    for x in [40, 120] { finger.tap(at: CGPoint(x: CGFloat(x), y: 40)) }
    #expect(numbers.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(
      numbers.tester.transcript.lines.map { $0.dropFirst(6) } == [
        "selected 0", "deselected 0", "selected 1", "selected 0", "deselected 1",
      ])
  }

  @Test func `What is selected stays selected out of view, and a used cell does not look it`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 4))
    let path = IndexPath(item: 5, section: 0)
    numbers.view.selectItem(at: path, animated: false, scrollPosition: [])
    numbers.view.contentOffset.y = 5000
    numbers.frame()
    #expect(numbers.view.visibleCells.allSatisfy { !$0.isSelected })
    numbers.view.contentOffset.y = 0
    numbers.frame()
    #expect(numbers.view.cellForItem(at: path)?.isSelected == true)
  }
}
