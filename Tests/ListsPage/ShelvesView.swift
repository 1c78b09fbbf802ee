import UIKit
import WebHost

/// Three shelves that are scrolled across, each coming to rest otherwise, and rows below them. It says what is tapped as the message `selected`.
final class ShelvesView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  private let page: WebPage
  private let list: UICollectionView

  init(frame: CGRect, page: WebPage) {
    self.page = page
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section < 3 ? ShelvesView.shelf(section) : ShelvesView.rows
    }
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    list.register(Tile.self, forCellWithReuseIdentifier: "tile")
    list.dataSource = self
    list.delegate = self
    addSubview(list)
    page.receive("show") { [here = WeakReference(self)] message in
      guard let list = here.object?.list, let json = message.json else { return }
      list.scrollToItem(
        at: IndexPath(item: json[1]?.integer ?? 0, section: json[0]?.integer ?? 0), at: .left,
        animated: false)
    }
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Tiles of 140 × 100 points: the first shelf stops anywhere, the second one at tiles, and the third one has one in the middle, which the
  // others are paler than.
  private static func shelf(_ number: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(140), heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    switch number {
    case 0: section.orthogonalScrollingBehavior = .continuous
    case 1: section.orthogonalScrollingBehavior = .groupPaging
    default:
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let middle = offset.x + environment.container.contentSize.width / 2
        for item in items { item.alpha = abs(item.center.x - middle) < 70 ? 1 : 0.5 }
      }
    }
    return section
  }

  private static var rows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    4
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    20
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.show(indexPath)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    page.send("selected", .text(indexPath.section.description + "." + indexPath.item.description))
  }
}
