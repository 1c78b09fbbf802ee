import UIKit
import WebHost

/// Rows that are pulled down to be loaded anew: the page hears of it, and says when that is done. Behind them lies a plain ground.
final class RefreshingView: UIView, UICollectionViewDataSource {
  private let page: WebPage
  private let list: UICollectionView

  init(frame: CGRect, page: WebPage) {
    self.page = page
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: frame.width, height: 60)
    layout.minimumLineSpacing = 0
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    list.register(Tile.self, forCellWithReuseIdentifier: "tile")
    list.dataSource = self
    let ground = UIView()
    ground.accessibilityLabel = "Ground"
    list.backgroundView = ground
    let control = UIRefreshControl()
    control.tintColor = .red
    control.accessibilityLabel = "Loading"
    control.addAction(UIAction { _ in page.send("refreshing", .bool(true)) }, for: .valueChanged)
    list.refreshControl = control
    addSubview(list)
    page.receive("loaded") { [here = WeakReference(control)] _ in here.object?.endRefreshing() }
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

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
}
