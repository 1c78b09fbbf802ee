import TouchKit

/// What the map's window says: above, what taps do; below, what the last one did, and how large the
/// map is shown.
final class TapZoomPanel: UIView {
  private let help = UILabel(size: 15, color: Palette.ink)
  private let percent = UILabel(size: 26, weight: 600, color: Palette.ink)
  private let status = UILabel.status(size: 14, weight: 400, color: Palette.dimInk)
  private let top = UIView(frame: .zero)
  private let bottom = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    help.text = "Double tap to zoom in\nTap with two fingers to zoom out"
    for plate in [top, bottom] {
      plate.backgroundColor = Palette.plate.withAlphaComponent(0.86)
      plate.cornerRadius = 18
      addSubview(plate)
    }
    top.addSubview(help)
    bottom.addSubview(percent)
    bottom.addSubview(status)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  override func layoutSubviews() {
    let size = bounds.size
    top.frame = CGRect(x: (size.width - 272) / 2, y: 16, width: 272, height: 64)
    help.frame = top.bounds
    bottom.frame = CGRect(
      x: (size.width - 272) / 2, y: size.height - Toolbar.height - 76, width: 272, height: 68)
    percent.frame = CGRect(x: 0, y: 6, width: 272, height: 34)
    status.frame = CGRect(x: 0, y: 38, width: 272, height: 22)
  }

  func show(scale: CGFloat) {
    percent.text = Int((scale * 100).rounded()).description + " %"
  }

  func say(_ text: String) {
    status.text = text
  }
}

/// The room that a page needs at the lower edge for its buttons, in points.
nonisolated enum Toolbar {
  static let height: CGFloat = 76
}
