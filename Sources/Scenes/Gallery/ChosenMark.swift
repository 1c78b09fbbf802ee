import TouchKit

/// The sign on a photo that is chosen, in a corner of its cell. Cells that are too small for it go without.
final class ChosenMark: UIView {
  private let tick = UILabel(size: 14, weight: 700, color: .white)

  private static let side: CGFloat = 24
  private static let margin: CGFloat = 4
  // The side of the smallest cell that has one, in points.
  private static let smallestCell: CGFloat = 56

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Palette.chosen
    layerCornerRadius = ChosenMark.side / 2
    tick.text = "✓"
    addSubview(tick)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// At the lower left of a cell.
  func place(in cell: CGRect) {
    isHidden = cell.width < ChosenMark.smallestCell
    frame = CGRect(
      x: ChosenMark.margin, y: cell.maxY - ChosenMark.side - ChosenMark.margin,
      width: ChosenMark.side, height: ChosenMark.side)
    tick.frame = CGRect(origin: .zero, size: frame.size)
  }
}

nonisolated extension Palette {
  /// The sign of what is chosen.
  static let chosen = UIColor(red: 0.2, green: 0.5, blue: 0.95, alpha: 1)
}
