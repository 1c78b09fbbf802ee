import Testing
import TouchTesting

@testable import TouchKit

@Suite struct UpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `The worked example: b goes, x and y come`() {
    let map = UpdateMap(
      [.deleteItem(path(1)), .insertItem(path(0)), .insertItem(path(3))], before: ItemCounts([4]))
    #expect(map.fits(ItemCounts([5])))
    #expect(!map.fits(ItemCounts([4])))
    let after = (0..<4).map { map.key(after: ElementKey(path($0)))?.item }
    #expect(after == [1, nil, 2, 4])
  }

  @Test func `Items go on a straight way from where they were to where they are`() {
    let numbers = Numbers([50], ColumnGridLayout(columns: 2))
    let view = numbers.view
    let cell = view.cellForItem(at: path(3))
    var ends: [Bool] = []
    numbers.counts = [51]
    view.performBatchUpdates({ view.insertItems(at: [path(0)]) }, completion: { ends.append($0) })
    numbers.frame()
    // Item 3 is item 4 now: from the right of the second row to the left of the third.
    #expect(view.cellForItem(at: path(4)) === cell)
    let first = numbers.place(of: 4) ?? .zero
    #expect(first.minX > 0 && first.minX <= 160 && first.minY >= 160 && first.minY < 320)
    #expect(abs((160 - first.minX) - (first.minY - 160)) < 1e-6)
    #expect((view.cellForItem(at: path(0))?.alpha ?? 1) < 0.5)
    numbers.tester.settle()
    numbers.frame()
    #expect(ends == [true])
    #expect(numbers.faults == [])
  }

  @Test func `The cells of new items are there when the call returns, where they begin`() {
    let numbers = Numbers([50], ColumnGridLayout(columns: 2))
    let view = numbers.view
    let first = view.cellForItem(at: path(0))
    let before = first?.frame
    numbers.counts = [51]
    view.performBatchUpdates({ view.insertItems(at: [path(0)]) })
    #expect(view.cellForItem(at: path(0)) != nil && view.cellForItem(at: path(1)) === first)
    #expect(first?.frame == before)
    numbers.counts = [50]
    view.deleteItems(at: [path(0)])
    #expect(view.cellForItem(at: path(0)) === first)
    numbers.tester.settle()
    #expect(numbers.faults == [])
  }

  @Test func `Random batches, in the middle of each other too, end where the layout has them`() {
    var dice = Chance(seed: 7)
    var ends: [Int] = []
    let numbers = Numbers([40, 30], ColumnGridLayout(columns: 3))
    let view = numbers.view
    for round in 0..<60 {
      let section = dice.roll(2)
      let count = numbers.counts[section]
      ends.append(0)
      let gone = Set((0..<dice.roll(4)).map { _ in dice.roll(count) })
      let come = dice.roll(4)
      view.performBatchUpdates(
        {
          numbers.counts[section] += come - gone.count
          view.deleteItems(at: gone.map { self.path($0, section) })
          view.insertItems(at: (0..<come).map { self.path($0 * 2, section) })
        }, completion: { _ in ends[round] += 1 })
      for _ in 0..<dice.roll(30) { numbers.frame() }
      if dice.roll(4) == 0 { view.contentOffset.y = CGFloat(dice.roll(800)) }
    }
    numbers.tester.settle()
    numbers.frame()
    #expect(ends.allSatisfy { $0 == 1 })
    #expect(numbers.faults == [])
    #expect(view.subviews.filter { !$0.isHidden }.count <= view.shown.count + 2)
  }

  @Test func `Numbers that do not fit reload everything instead of ending the program`() {
    let numbers = Numbers([20], ColumnGridLayout(columns: 3))
    var ends: [Bool] = []
    numbers.counts = [30]
    numbers.view.performBatchUpdates(
      { numbers.view.insertItems(at: [path(0)]) }, completion: { ends.append($0) })
    numbers.frame()
    #expect(ends == [false])
    #expect(numbers.view.numberOfItems(inSection: 0) == 30)
    #expect(numbers.faults == [])
  }

  @Test func `A section comes and goes, and an item moves`() {
    let numbers = Numbers([3, 3], ColumnGridLayout(columns: 3))
    let view = numbers.view
    let moved = view.cellForItem(at: path(0, 1))
    numbers.counts = [3, 2, 3]
    view.performBatchUpdates {
      view.insertSections([1])
      view.moveItem(at: self.path(0, 1), to: self.path(2, 2))
    }
    numbers.tester.settle()
    numbers.frame()
    #expect(view.cellForItem(at: path(2, 2)) === moved)
    numbers.counts = [3, 3]
    view.deleteSections([1])
    numbers.tester.settle()
    numbers.frame()
    #expect(view.indexPathsForVisibleItems.count == 6)
    #expect(numbers.faults == [])
  }
}
