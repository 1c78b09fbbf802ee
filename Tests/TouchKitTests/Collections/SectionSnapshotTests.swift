import Testing
import TouchTesting

@testable import TouchKit

/// Trees as one would write them down: each item with what is in it, nothing kept beside.
private struct NaiveTree {
  struct Branch {
    let item: Int
    var isExpanded = false
    var inner: [Branch] = []

    var items: [Int] { [item] + inner.flatMap(\.items) }
    var visible: [Int] { [item] + (isExpanded ? inner.flatMap(\.visible) : []) }

    func levels(_ level: Int) -> [Int: Int] {
      inner.reduce([item: level]) {
        $0.merging($1.levels(level + 1)) { old, _ in old }
      }
    }
  }

  var roots: [Branch] = []

  var items: [Int] { roots.flatMap(\.items) }
  var visible: [Int] { roots.flatMap(\.visible) }

  var levels: [Int: Int] {
    roots.reduce([:]) { $0.merging($1.levels(0)) { old, _ in old } }
  }

  /// Calls a closure with the list that an item is in, and its index there.
  mutating func change(_ item: Int, _ body: (inout [Branch], Int) -> Void) {
    func search(_ list: inout [Branch]) -> Bool {
      for index in list.indices {
        if list[index].item == item {
          body(&list, index)
          return true
        }
        if search(&list[index].inner) { return true }
      }
      return false
    }
    _ = search(&roots)
  }
}

@Suite struct SectionSnapshotTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// 1 with 11 and 12, of which 11 has 111; 2 with 21.
  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    outline.append([21], to: 2)
    return outline
  }

  @Test func `What is in an item is seen while that is expanded, and what it is in`() {
    var outline = outline
    #expect(outline.items == [1, 11, 111, 12, 2, 21] && outline.rootItems == [1, 2])
    #expect(outline.visibleItems == [1, 2])
    outline.expand([11, 2])
    #expect(outline.visibleItems == [1, 2, 21] && outline.isExpanded(11))
    #expect(!outline.isVisible(111) && outline.isVisible(21))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 111, 12, 2, 21])
    outline.collapse([1])
    outline.expand([1])
    #expect(outline.isVisible(111))
    #expect([1, 12, 111].map { outline.level(of: $0) } == [0, 1, 2])
    #expect(outline.parent(of: 111) == 11 && outline.parent(of: 1) == nil)
    #expect(outline.index(of: 12) == 3 && outline.contains(21))
    #expect(outline.index(of: 9) == nil && outline.parent(of: 9) == nil)
    #expect(!outline.contains(9) && !outline.isVisible(9) && !outline.isExpanded(9))
  }

  @Test func `Items are inserted beside others, and go with what they are in`() {
    var outline = outline
    outline.insert([3], before: 2)
    outline.insert([4], after: 1)
    outline.insert([13, 14], after: 11)
    outline.insert([10], before: 11)
    #expect(outline.items == [1, 10, 11, 111, 13, 14, 12, 4, 3, 2, 21])
    outline.delete([11, 2, 111, 99])
    #expect(outline.items == [1, 10, 13, 14, 12, 4, 3])
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.rootItems.isEmpty)
  }

  @Test func `A part of an outline is one of its own, and takes the place of another part`() {
    var outline = outline
    outline.expand([11])
    let part = outline.snapshot(of: 1)
    #expect(part.items == [11, 111, 12] && part.isExpanded(11) && part.parent(of: 11) == nil)
    let whole = outline.snapshot(of: 1, includingParent: true)
    #expect(whole.items == [1, 11, 111, 12] && whole.rootItems == [1])
    outline.delete([1])
    outline.replace(childrenOf: 2, using: part)
    #expect(outline.items == [2, 11, 111, 12] && outline.level(of: 111) == 2)
    #expect(outline.isExpanded(11) && !outline.isExpanded(2))
    var other = Outline()
    other.append([7])
    outline.insert(other, before: 2)
    other.deleteAll()
    other.append([8])
    outline.insert(other, after: 111)
    #expect(outline.items == [7, 2, 11, 111, 8, 12])
  }

  @Test func `Who names an item that is not there, or is there already, is told which`() async {
    await #expect(processExitsWith: .failure) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["Rome"], to: "Europe")
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["Rome"])
      outline.append(["Paris", "Rome"])
    }
    #expect(result != nil)
    // An optimized program ends without a word.
    #if DEBUG
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("has the item Rome already"), "\(words)")
    #endif
  }

  // MARK: In a collection view

  @Test func `A section shows what is visible of its snapshot, and the others stay`() {
    let shelf = DiffableShelf(columns: 8)
    var all = NSDiffableDataSourceSnapshot<String, Int>()
    all.appendSections(["a", "b"])
    all.appendItems([50, 51], toSection: "a")
    shelf.source.apply(all)
    var ends = 0
    var outline = outline
    outline.expand([1])
    shelf.source.apply(outline, to: "b") { ends += 1 }
    shelf.settle()
    #expect(shelf.shown(0) == [50, 51] && shelf.shown(1) == [1, 11, 12, 2] && ends == 1)
    let cell = shelf.view.cellForItem(at: IndexPath(item: 3, section: 1))
    // What is not seen is kept.
    outline = shelf.source.snapshot(for: "b")
    outline.collapse([1])
    outline.expand([2])
    shelf.source.apply(outline, to: "b")
    shelf.settle()
    #expect(shelf.shown(1) == [1, 2, 21])
    #expect(shelf.view.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
    // A section that was not there.
    shelf.source.apply(self.outline.snapshot(of: 1).snapshot(of: 11), to: "c")
    shelf.settle()
    #expect(shelf.source.snapshot().sectionIdentifiers == ["a", "b", "c"])
    #expect(shelf.shown(2) == [111])
    #expect(shelf.source.snapshot(for: "a").rootItems == [50, 51])
    #expect(shelf.source.snapshot(for: "z").items.isEmpty)
  }

  @Test func `A snapshot of everything keeps the outlines whose items it does not change`() {
    let shelf = DiffableShelf(columns: 8)
    shelf.source.apply(outline, to: "a")
    var all = shelf.source.snapshot()
    all.appendSections(["b"])
    all.appendItems([50])
    shelf.source.apply(all)
    #expect(shelf.source.snapshot(for: "a").items == outline.items)
    all.appendItems([3], toSection: "a")
    shelf.source.apply(all)
    #expect(shelf.source.snapshot(for: "a").items == [1, 2, 3])
  }

  @Test func `Who awaits a section goes on once it is at rest`() async {
    let shelf = DiffableShelf(columns: 8)
    await shelf.source.apply(outline, to: "a", animatingDifferences: false)
    shelf.settle()
    #expect(shelf.shown(0) == [1, 2])
  }

  private func move(_ shelf: DiffableShelf, _ source: IndexPath, to target: IndexPath) -> Bool {
    guard shelf.view.beginInteractiveMovementForItem(at: source) else { return false }
    shelf.view.updateInteractiveMovementTargetPosition(
      shelf.view.layoutAttributesForItem(at: target)?.center ?? .zero)
    shelf.view.endInteractiveMovement()
    shelf.settle()
    return true
  }

  @Test func `A finger takes along what is in an item, and an item that is open stays`() {
    typealias Transaction = NSDiffableDataSourceTransaction<String, Int>
    let shelf = DiffableShelf(columns: 8)
    var outline = outline
    outline.expand([1])
    shelf.source.apply(outline, to: "a")
    var all = shelf.source.snapshot()
    all.appendSections(["b"])
    all.appendItems([50, 51])
    shelf.source.apply(all)
    shelf.settle()
    #expect(shelf.shown(0) == [1, 11, 12, 2])
    var last: Transaction?
    shelf.source.reorderingHandlers.canReorderItem = { _ in true }
    shelf.source.reorderingHandlers.didReorder = { last = $0 }
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(!move(shelf, first, to: second))
    // Behind one that is open it is in that.
    #expect(move(shelf, IndexPath(item: 3, section: 0), to: second))
    #expect(shelf.shown(0) == [1, 2, 11, 12])
    #expect(shelf.source.snapshot(for: "a").items == [1, 2, 21, 11, 111, 12])
    #expect(shelf.source.snapshot(for: "a").parent(of: 2) == 1)
    #expect(
      last?.difference
        == CollectionDifference([
          .remove(offset: 3, element: 2, associatedWith: nil),
          .insert(offset: 1, element: 2, associatedWith: nil),
        ]))
    #expect(last?.sectionTransactions.map(\.sectionIdentifier) == ["a"])
    #expect([1, 11, 12, 2].applying(last!.difference) == [1, 2, 11, 12])
    let section = last?.sectionTransactions.first
    #expect(section?.initialSnapshot.items == outline.items)
    #expect(
      section.flatMap { outline.items.applying($0.difference) } == [1, 2, 21, 11, 111, 12])
    // And in the other section, which had no outline.
    #expect(move(shelf, IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 1)))
    #expect(shelf.shown(0) == [1, 2, 12] && shelf.shown(1) == [50, 11, 51])
    #expect(shelf.source.snapshot(for: "b").items == [50, 11, 111, 51])
    #expect(last?.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    // Before everything else.
    #expect(move(shelf, IndexPath(item: 1, section: 0), to: first))
    #expect(shelf.source.snapshot(for: "a").rootItems == [2, 1])
  }

  @Test(arguments: 1...60)
  func `Any program makes the outline of a naive tree, and cells show what is visible of it`(
    seed: Int
  ) {
    var chance = Chance(seed: UInt64(seed))
    let shelf = DiffableShelf(columns: 8)
    var (outline, tree) = (Outline(), NaiveTree())
    var next = 1
    func fresh() -> [Int] {
      let items = (0..<chance.roll(3)).map { next + $0 }
      next += items.count
      return items
    }
    for _ in 0..<40 {
      let items = fresh()
      let new = items.map { NaiveTree.Branch(item: $0) }
      guard let item = tree.items.isEmpty ? nil : chance.pick(tree.items), chance.roll(8) > 0
      else {
        outline.append(items)
        tree.roots += new
        continue
      }
      switch chance.roll(8) {
      case 0:
        outline.append(items, to: item)
        tree.change(item) { $0[$1].inner += new }
      case 1:
        outline.insert(items, before: item)
        tree.change(item) { $0.insert(contentsOf: new, at: $1) }
      case 2:
        outline.insert(items, after: item)
        tree.change(item) { $0.insert(contentsOf: new, at: $1 + 1) }
      case 3:
        outline.delete([item])
        tree.change(item) { $0.remove(at: $1) }
      case 4:
        outline.collapse([item])
        tree.change(item) { $0[$1].isExpanded = false }
      case 5:
        // Somebody's children, beside somebody else.
        let part = outline.snapshot(of: item, includingParent: true)
        guard let other = outline.items.first(where: { !part.contains($0) }) else { continue }
        outline.delete([item])
        outline.insert(part, after: other)
        var moved: NaiveTree.Branch?
        tree.change(item) { moved = $0.remove(at: $1) }
        tree.change(other) { list, index in moved.map { list.insert($0, at: index + 1) } }
      case 6:
        var part = Outline()
        part.append(items)
        part.expand(items)
        outline.replace(childrenOf: item, using: part)
        tree.change(item) {
          $0[$1].inner = items.map { NaiveTree.Branch(item: $0, isExpanded: true) }
        }
      default:
        outline.expand([item])
        tree.change(item) { $0[$1].isExpanded = true }
      }
      #expect(outline.items == tree.items)
      if chance.once(in: 3) {
        shelf.source.apply(outline, to: "a", animatingDifferences: chance.roll(3) > 0)
        #expect(shelf.source.snapshot(for: "a").items == tree.items)
        shelf.tester.advance(by: Double(chance.roll(20)) / 60)
      }
    }
    let levels = tree.levels
    for (index, item) in tree.items.enumerated() {
      #expect(outline.level(of: item) == levels[item] && outline.index(of: item) == index)
      #expect(outline.isVisible(item) == tree.visible.contains(item))
    }
    shelf.source.apply(outline, to: "a")
    shelf.settle()
    // As many rows of eight as fit.
    #expect(shelf.shown(0) == Array(tree.visible.prefix(shelf.shown(0).count)))
    #expect(shelf.shown(0).count >= min(tree.visible.count, 64))
  }
}
