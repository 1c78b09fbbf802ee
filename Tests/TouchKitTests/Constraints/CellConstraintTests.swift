import Testing
import TouchTesting

@testable import TouchKit

/// Cells that are as large as their constraints say.
@Suite struct CellConstraintTests {
  private let tester = TouchTester()
  private let source = WordSource()

  init() {
    tester.window.clock.measureText = { EvenLetters.size(of: $0) }
  }

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 480), collectionViewLayout: layout)
    view.register(WordCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    tester.window.addSubview(view)
    tester.advance(by: 1.0 / 60)
    return view
  }

  private func rows() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func frames(in view: UICollectionView) -> [CGRect] {
    (0..<source.words.count).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test
  func `In rows of estimated height a cell is as high as its words, wrapped within its width`() {
    let view = show(rows())
    #expect(
      frames(in: view) == [
        CGRect(x: 0, y: 0, width: 200, height: 44), CGRect(x: 0, y: 44, width: 200, height: 68),
        CGRect(x: 0, y: 112, width: 200, height: 92),
      ])
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? WordCell
    #expect(cell?.label.frame == CGRect(x: 10, y: 10, width: 180, height: 48))
  }

  @Test func `In a flow layout that estimates both a cell is as large as it is wanted to be`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    source.words = ["one", "three", "two"]
    let view = show(layout)
    #expect(
      frames(in: view) == [
        CGRect(x: 0, y: 0, width: 50, height: 44), CGRect(x: 50, y: 0, width: 70, height: 44),
        CGRect(x: 120, y: 0, width: 50, height: 44),
      ])
  }

  @Test func `A cell that is seen is asked anew where constraints change, if the view says so`() {
    let view = show(rows())
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? WordCell
    cell?.label.text = "now there are words for more than a line"
    tester.advance(by: 0.1)
    #expect(frames(in: view)[0].height == 44)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell?.label.text = "and once more words for more than one line"
    tester.advance(by: 0.1)
    #expect(frames(in: view)[0].height == 92 && frames(in: view)[1].minY == 92)
  }
}

private final class WordSource: NSObject, UICollectionViewDataSource {
  var words = ["one", "two words and three more", "two words and three more and so on and on"]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    words.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? WordCell)?.label.text = words[indexPath.item]
    return cell
  }
}

private final class WordCell: UICollectionViewCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.fontSize = 20
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.fill(contentView, by: 10)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
