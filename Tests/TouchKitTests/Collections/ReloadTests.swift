import Testing
import TouchKit
import TouchTesting

@Suite struct ReloadTests {
  /// Lays the window out whenever a cell leaves.
  private final class Impatient: UICollectionViewDelegate {
    var count = 0

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      count += 1
      collectionView.layoutIfNeeded()
    }
  }

  /// One item, and nothing is asked about another.
  private final class Single: UICollectionViewDataSource {
    var asked: Set<Int> = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      asked.insert(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }
  }

  @Test func `Whoever lays out while old cells leave sees the items of the new data source`() {
    let numbers = Numbers([20], UICollectionViewFlowLayout(), size: CGSize(width: 320, height: 480))
    numbers.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    let (delegate, source) = (Impatient(), Single())
    numbers.view.delegate = delegate
    numbers.tester.settle()
    let shown = numbers.view.visibleCells.count
    numbers.view.dataSource = source
    #expect(delegate.count == shown && shown > 1)
    numbers.tester.settle()
    #expect(source.asked == [0] && numbers.view.visibleCells.count == 1)
  }
}
