import Testing
import TouchTesting

@testable import TouchKit

/// What whoever fills a row of a list may do meanwhile.
@Suite struct ListWithinTests {
  @Test func `A row may empty the list while it is filled`() {
    final class Emptying {
      weak var list: WordList?
      var isDue = false
    }
    let emptying = Emptying()
    let list = WordList([["one", "two"]]) { _, item in
      guard emptying.isDue, let list = emptying.list else { return }
      emptying.isDue = false
      list.data.apply(NSDiffableDataSourceSnapshot<Int, String>(), animatingDifferences: false)
    }
    (emptying.list, emptying.isDue) = (list, true)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["three", "four"])
    list.data.apply(snapshot, animatingDifferences: false)
    list.tester.advance(by: 0.1)
    #expect(!emptying.isDue && list.view.visibleCells.isEmpty)
    #expect(list.view.numberOfSections == 0)
  }
}
