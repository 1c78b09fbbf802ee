import UIKit

/// A page of shelves, as apps with music, books and films have it: one that is swiped across, a list below it, headers that stay, and a pull that loads anew.
final class ShelvesController: UIViewController {
  enum Section: Int, CaseIterable {
    case featured, list
  }

  struct Album: Hashable {
    let title: String
  }

  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Album>!
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .orange
    configureHierarchy()
    configureDataSource()
    applySnapshot(animated: false)
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.alwaysBounceVertical = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "album")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    collectionView.refreshControl = refresh
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
      switch Section(rawValue: index)! {
      case .featured: self.makeFeatured()
      case .list:
        self.makeList(columns: environment.container.effectiveContentSize.width > 600 ? 2 : 1)
      }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    layout.configuration = configuration
    return layout
  }

  private func makeFeatured() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(140), heightDimension: .absolute(140)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  private func makeList(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      repeatingSubitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func configureDataSource() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, _ in
      collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func applySnapshot(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Album>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((0..<12).map { Album(title: "Featured \($0)") }, toSection: .featured)
    snapshot.appendItems((0..<40 + loads).map { Album(title: "Album \($0)") }, toSection: .list)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func reload() {
    loads += 1
    applySnapshot(animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.collectionView.refreshControl?.endRefreshing()
    }
  }
}
