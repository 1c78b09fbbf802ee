import UIKit

/// A cell that is known by its section and its item: `2.5`.
final class Tile: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  func show(_ path: IndexPath) {
    accessibilityLabel = path.section.description + "." + path.item.description
    backgroundColor = UIColor(white: path.item % 2 == 0 ? 0.6 : 0.7, alpha: 1)
  }
}
