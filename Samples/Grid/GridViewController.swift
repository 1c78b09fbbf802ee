import Tsumami
import UIKit

/// A grid that pinches: outwards to fewer columns, inwards to more, from 1 to 8.
class GridViewController: UICollectionViewController {
  /// What is shown, over and over; numbers where there is none.
  var pictures: [UIImage] = []
  var itemCount = 1000

  private(set) var zoom: ColumnZoomController!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "photo")
    zoom = ColumnZoomController(collectionView, columns: 3)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? GridCell {
      if pictures.isEmpty {
        cell.show(number: indexPath.item)
      } else {
        cell.show(picture: pictures[indexPath.item % pictures.count])
      }
    }
    return cell
  }
}
