import TouchKit

/// What kind of photo a cell shows, in a corner of it: the length of a video, LIVE, RAW, stars, a heart.
///
/// On a dark plate, so that it can be read on any photo. Cells that are too small for it go without.
final class CellBadge: UIView {
  private let label = UILabel(size: 11, weight: 600, color: .white)

  private static let height: CGFloat = 18
  private static let inset: CGFloat = 6
  private static let margin: CGFloat = 4
  /// The side of the smallest cell that has one, in points.
  static let smallestCell: CGFloat = 56

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.55)
    layerCornerRadius = CellBadge.height / 2
    isHidden = true
    addSubview(label)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// Empty for none.
  var text: String = "" {
    didSet {
      label.text = text
      isHidden = text.utf8.isEmpty
    }
  }

  /// At the lower right of a cell.
  func place(in cell: CGRect) {
    isHidden = text.utf8.isEmpty || cell.width < CellBadge.smallestCell
    guard !isHidden else { return }
    let words = label.sizeThatFits(.zero).width
    let width = min(words + 2 * CellBadge.inset, cell.width - 2 * CellBadge.margin)
    frame = CGRect(
      x: cell.maxX - width - CellBadge.margin, y: cell.maxY - CellBadge.height - CellBadge.margin,
      width: width, height: CellBadge.height)
    label.frame = CGRect(origin: .zero, size: frame.size)
  }
}
