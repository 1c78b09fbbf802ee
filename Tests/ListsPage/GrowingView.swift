import UIKit
import WebHost

/// A thousand rows that say how high they are. One that is tapped grows, and shrinks again.
final class GrowingView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  private let list: UICollectionView
  private var grown: Set<Int> = []

  init(frame: CGRect, layout: UICollectionViewLayout, page: WebPage) {
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    list.register(GrowingCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    addSubview(list)
    page.receive("show") { [here = WeakReference(self)] message in
      guard let list = here.object?.list, let item = message.json?.integer else { return }
      list.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
    }
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// Rows from edge to edge that are thought to be 50 points high, as a section of a compositional layout.
  static func section() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// The same as lines of a flow layout.
  static func lines(_ width: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: width, height: 50)
    return layout
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    1000
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? GrowingCell)?.show(indexPath.item, hasGrown: grown.contains(indexPath.item))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let grows = grown.insert(indexPath.item).inserted
    if !grows { grown.remove(indexPath.item) }
    (collectionView.cellForItem(at: indexPath) as? GrowingCell)?.hasGrown = grows
  }
}
