import UIKit

/// A cell that says how large it wants to be: 40 points high and 20 more for each item before it, up to the fourth; twice that once it has grown.
final class GrowingCell: UICollectionViewCell {
  private(set) var item = 0
  var hasGrown = false {
    didSet { if hasGrown != oldValue { invalidateIntrinsicContentSize() } }
  }

  required init(frame: CGRect) {
    super.init(frame: frame)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  func show(_ item: Int, hasGrown: Bool) {
    (self.item, self.hasGrown) = (item, hasGrown)
    accessibilityLabel = item.description
    backgroundColor = UIColor(white: item % 2 == 0 ? 0.6 : 0.7, alpha: 1)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(40 + item % 4 * 20) * (hasGrown ? 2 : 1))
  }
}
