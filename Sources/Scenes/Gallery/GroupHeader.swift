import TouchKit

/// The title of a group of photos: on the background over its photos, and on a dark plate where photos pass below it.
///
/// The plate has the background's colour, so it is seen only where it is needed. Fingers reach what lies below.
final class GroupHeader: UICollectionReusableView {
  private let plate = UIView(frame: .zero)
  private let label = UILabel(size: 15, weight: 600, color: Palette.ink)

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 14
  // Between the edge of the window and the words, in points: where the bar's words are.
  private static let margin: CGFloat = 16

  required init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    plate.backgroundColor = UIColor(white: 0, alpha: 0.6)
    plate.cornerRadius = GroupHeader.height / 2
    addSubview(plate)
    plate.addSubview(label)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  func show(_ title: String) {
    label.text = title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(.zero).width
    let covered = safeAreaInsets.left
    let width = min(text + 2 * GroupHeader.inset, bounds.width - covered - 4)
    plate.frame = CGRect(
      x: covered + GroupHeader.margin - GroupHeader.inset,
      y: (bounds.height - GroupHeader.height) / 2,
      width: width, height: GroupHeader.height)
    label.frame = CGRect(origin: .zero, size: plate.bounds.size)
  }
}
