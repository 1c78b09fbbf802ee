import Testing
import TouchTesting

@testable import TouchKit

@Suite struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `A finger moves items that the handlers let go, and the snapshot follows`() {
    let shelf = DiffableShelf()
    shelf.source.apply(snapshot([("a", Array(0..<8)), ("b", [10, 11])]))
    shelf.tester.settle()
    #expect(!shelf.view.beginInteractiveMovementForItem(at: path(1)))
    var transactions: [[Int]] = []
    shelf.source.reorderingHandlers.canReorderItem = { $0 != 0 }
    shelf.source.reorderingHandlers.willReorder = { [unowned shelf] in
      transactions.append($0.initialSnapshot.itemIdentifiers)
      #expect(shelf.source.snapshot().itemIdentifiers == $0.initialSnapshot.itemIdentifiers)
    }
    shelf.source.reorderingHandlers.didReorder = { [unowned shelf] in
      transactions.append($0.finalSnapshot.itemIdentifiers)
      // As people write it who keep the order elsewhere.
      shelf.source.apply($0.finalSnapshot)
    }
    #expect(!shelf.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(shelf.view.beginInteractiveMovementForItem(at: path(1)))
    shelf.view.updateInteractiveMovementTargetPosition(
      shelf.view.layoutAttributesForItem(at: path(1, 1))?.center ?? .zero)
    shelf.view.endInteractiveMovement()
    shelf.tester.settle()
    #expect(transactions == [[0, 1, 2, 3, 4, 5, 6, 7, 10, 11], [0, 2, 3, 4, 5, 6, 7, 10, 1, 11]])
    #expect(shelf.source.indexPath(for: 1) == path(1, 1))
    #expect((shelf.view.cellForItem(at: path(1, 1)) as? DiffableShelf.Cell)?.number == 1)
  }

  @Test func `Who awaits a snapshot goes on once everything is at rest`() async {
    let shelf = DiffableShelf()
    await shelf.source.applySnapshotUsingReloadData(snapshot([("a", [0, 1, 2])]))
    await shelf.source.apply(snapshot([("a", [0, 1])]), animatingDifferences: false)
    shelf.settle()
    #expect(shelf.shown == [0, 1])
    var said: [String] = []
    let waiting = Task {
      said.append("asked")
      await shelf.source.apply(snapshot([("a", [1, 0])]))
      said.append("at rest")
    }
    while said.isEmpty { await Task.yield() }
    shelf.tester.advance(by: shelf.tester.frameInterval)
    for _ in 0..<8 { await Task.yield() }
    #expect(said == ["asked"])
    shelf.settle()
    await waiting.value
    #expect(said == ["asked", "at rest"] && shelf.shown == [1, 0])
  }

  @Test func `Nobody waits for a snapshot whose collection view is gone`() async {
    var shelf: DiffableShelf? = DiffableShelf()
    await shelf?.source.apply(snapshot([("a", [0, 1])]), animatingDifferences: false)
    var (isAsked, isOver) = (false, false)
    let waiting = Task { [source = shelf!.source] in
      isAsked = true
      await source.apply(snapshot([("a", [1, 0])]))
      isOver = true
    }
    while !isAsked { await Task.yield() }
    shelf = nil
    await waiting.value
    #expect(isOver)
  }

  @Test func `The worked example: of a b c d e → a d b c x, d moves`() {
    #expect(SnapshotDifference.longestRisingRun([0, 3, 1, 2]) == [0, 2, 3])
    let steps = SnapshotDifference.steps(
      from: snapshot([("s", [1, 2, 3, 4, 5])]), to: snapshot([("s", [1, 4, 2, 3, 9])]))
    #expect(steps == [.deleteItem(path(4)), .insertItem(path(4)), .moveItem(path(3), path(1))])
  }

  @Test func `A snapshot is put together and taken apart`() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 4)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(3, beforeItem: 10)
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.appendItems([20], toSection: "c")
    snapshot.deleteItems([11, 99])
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a", "d"])
    #expect(snapshot.itemIdentifiers == [20, 4, 1, 12, 3, 10, 2])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 10, 2])
    #expect(snapshot.numberOfItems == 7 && snapshot.numberOfItems(inSection: "b") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 11) == nil)
    #expect(snapshot.indexOfItem(3) == 4 && snapshot.indexOfSection("a") == 2)
    snapshot.moveSection("c", afterSection: "d")
    snapshot.deleteSections(["b"])
    #expect(snapshot.sectionIdentifiers == ["a", "d", "c"])
    #expect(snapshot.itemIdentifiers == [3, 10, 2, 20])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func `Cells go with their items, and those that are filled anew stay`() {
    let shelf = DiffableShelf()
    var ends = 0
    shelf.source.apply(snapshot([("a", [1, 2, 3, 4, 5, 6])])) { ends += 1 }
    shelf.settle()
    #expect(shelf.shown == [1, 2, 3, 4, 5, 6])
    let cells = [1, 2, 5].map { shelf.cell(of: $0) }
    var next = shelf.source.snapshot()
    next.appendSections(["b"])
    next.moveItem(5, beforeItem: 1)
    next.deleteItems([3])
    next.insertItems([7, 8], afterItem: 6)
    next.reconfigureItems([2])
    next.reloadItems([1])
    shelf.source.apply(next) { ends += 1 }
    shelf.settle()
    #expect(shelf.shown == [5, 1, 2, 4, 6, 7, 8])
    #expect(shelf.cell(of: 5) === cells[2] && cells[2]?.filled == 1)
    #expect(shelf.cell(of: 2) === cells[1] && cells[1]?.filled == 2)
    #expect(shelf.cell(of: 1) !== cells[0] || cells[0]?.filled == 2)
    #expect(shelf.source.itemIdentifier(for: path(1)) == 1)
    #expect(shelf.source.itemIdentifier(for: path(7)) == nil)
    #expect(shelf.source.indexPath(for: 8) == path(6))
    #expect(shelf.source.sectionIdentifier(for: 1) == "b" && shelf.source.index(for: "b") == 1)
    #expect(shelf.source.snapshot().reconfiguredItemIdentifiers == [])
    #expect(ends == 2)
  }

  @Test func `Without animation everything is in its place in the next frame`() {
    let shelf = DiffableShelf()
    var ends = 0
    shelf.source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false) { ends += 1 }
    shelf.tester.advance(by: shelf.tester.frameInterval)
    #expect(shelf.view.visibleCells.allSatisfy { $0.alpha == 1 })
    let cell = shelf.cell(of: 3)
    shelf.source.apply(snapshot([("a", [3, 1, 2])]), animatingDifferences: false) { ends += 1 }
    shelf.tester.advance(by: shelf.tester.frameInterval)
    #expect(shelf.cell(of: 3) === cell && cell?.frame.origin == .zero)
    shelf.source.applySnapshotUsingReloadData(snapshot([("z", [4])])) { ends += 1 }
    shelf.tester.advance(by: shelf.tester.frameInterval)
    #expect(shelf.shown == [4] && ends == 3)
  }

  @Test(arguments: 1...40)
  func `Any snapshot leads to any other, also in the middle of the last change`(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let shelf = DiffableShelf()
    var ends: [Int] = []
    var cells: [Int: DiffableShelf.Cell] = [:]
    for round in 0..<12 {
      var next = Snapshot()
      next.appendSections(
        ["a", "b", "c", "d"].filter { _ in chance.roll(4) > 0 }.shuffled(using: &chance))
      for item in Array(0..<24).shuffled(using: &chance) where chance.roll(4) > 0 {
        guard next.numberOfSections > 0 else { continue }
        next.appendItems([item], toSection: chance.pick(next.sectionIdentifiers))
      }
      let steps = SnapshotDifference.steps(from: shelf.source.snapshot(), to: next)
      let counts = shelf.source.snapshot().sections.map(\.items.count)
      #expect(
        UpdateMap(steps, before: ItemCounts(counts))
          .fits(ItemCounts(next.sections.map(\.items.count))))
      cells = [:]
      for item in shelf.source.snapshot().itemIdentifiers { cells[item] = shelf.cell(of: item) }
      ends.append(0)
      shelf.source.apply(next, animatingDifferences: chance.roll(4) > 0) { ends[round] += 1 }
      // What both have, and is on the screen, keeps its cell.
      for item in next.itemIdentifiers {
        if let old = cells[item] { #expect(shelf.cell(of: item) === old) }
      }
      shelf.tester.advance(by: Double(chance.roll(20)) / 60)
    }
    shelf.settle()
    // Six rows fit; the last ones of many short sections do not.
    let items = shelf.source.snapshot().itemIdentifiers
    #expect(shelf.shown == Array(items.prefix(shelf.shown.count)))
    #expect(shelf.shown.count >= min(items.count, 12))
    #expect(ends.allSatisfy { $0 == 1 }, "\(ends)")
  }

  @Test func `A hundred thousand items in another order are compared at once`() {
    let shelf = DiffableShelf()
    shelf.source.apply(snapshot([("a", Array(0..<100_000))]), animatingDifferences: false)
    shelf.tester.advance(by: shelf.tester.frameInterval)
    let time = ContinuousClock().measure {
      shelf.source.apply(snapshot([("a", Array((0..<100_000).reversed()))]))
    }
    shelf.settle()
    #expect(shelf.shown.first == 99_999)
    // By the standard library's difference it would be minutes.
    #expect(time < .seconds(60))
  }
}
