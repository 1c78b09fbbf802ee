import Testing
import TouchTesting

@testable import TouchKit

@Suite struct PressedItemTests {
  final class Listener: UICollectionViewDelegate {
    var heard: [String] = []
    var whenSelected: (() -> Void)?

    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      heard.append("highlighted \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      heard.append("unhighlighted \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      heard.append("should \(path.item)")
      return path.item != 2
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      heard.append("selected \(path.item)")
      whenSelected?()
    }
  }

  @Test func `A tap selects before the cell stops being highlighted`() {
    let numbers = Numbers([100], ColumnGridLayout(columns: 4))
    let listener = Listener()
    numbers.view.delegate = listener
    let cell = numbers.view.cellForItem(at: IndexPath(item: 0, section: 0))
    var wasHighlighted = false
    listener.whenSelected = { wasHighlighted = cell?.isHighlighted == true }
    numbers.tester.tap(at: CGPoint(x: 40, y: 40))
    numbers.tester.tap(at: CGPoint(x: 200, y: 40))
    #expect(
      listener.heard == [
        "highlighted 0", "should 0", "selected 0", "unhighlighted 0", "highlighted 2", "should 2",
        "unhighlighted 2",
      ])
    #expect(wasHighlighted && cell?.isHighlighted == false)
  }

  @Test func `Items that come and go before a pressed one leave it pressed, and it is selected`() {
    let numbers = Numbers([100], ColumnGridLayout(columns: 4))
    let listener = Listener()
    numbers.view.delegate = listener
    let cell = numbers.view.cellForItem(at: IndexPath(item: 5, section: 0))
    let finger = numbers.tester.finger(downAt: CGPoint(x: 120, y: 120))
    numbers.tester.advance(by: 0.3)
    numbers.counts = [101]
    numbers.view.performBatchUpdates {
      numbers.view.insertItems(
        at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      numbers.view.deleteItems(at: [IndexPath(item: 50, section: 0)])
    }
    numbers.tester.settle()
    #expect(cell?.isHighlighted == true)
    finger.up()
    #expect(cell?.isHighlighted == false)
    #expect(listener.heard == ["highlighted 5", "should 7", "selected 7", "unhighlighted 7"])
    #expect(numbers.view.indexPathsForSelectedItems == [IndexPath(item: 7, section: 0)])
  }

  @Test func `A pressed item that is deleted is not selected, and its cell is as it was`() {
    let numbers = Numbers([100], ColumnGridLayout(columns: 4))
    let listener = Listener()
    numbers.view.delegate = listener
    let path = IndexPath(item: 5, section: 0)
    let cell = numbers.view.cellForItem(at: path)
    let finger = numbers.tester.finger(downAt: CGPoint(x: 120, y: 120))
    numbers.tester.advance(by: 0.3)
    numbers.counts = [99]
    numbers.view.deleteItems(at: [path])
    #expect(cell?.isHighlighted == false)
    numbers.tester.settle()
    finger.up()
    #expect(listener.heard == ["highlighted 5"])
    #expect(numbers.view.indexPathsForSelectedItems == [])
  }

  @Test func `The delegate may delete what it hears is selected, and load everything anew`() {
    let numbers = Numbers([100], ColumnGridLayout(columns: 4))
    let listener = Listener()
    numbers.view.delegate = listener
    listener.whenSelected = {
      numbers.counts = [99]
      numbers.view.deleteItems(at: [IndexPath(item: 5, section: 0)])
    }
    numbers.tester.tap(at: CGPoint(x: 120, y: 120))
    listener.whenSelected = { numbers.view.reloadData() }
    numbers.tester.settle()
    numbers.tester.tap(at: CGPoint(x: 120, y: 120))
    numbers.tester.settle()
    #expect(numbers.view.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(
      listener.heard == [
        "highlighted 5", "should 5", "selected 5", "unhighlighted 5", "highlighted 5", "should 5",
        "selected 5", "unhighlighted 5",
      ])
  }
}
