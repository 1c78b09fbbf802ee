import TouchKit

/// The mark in the title of a group while photos are chosen: a ring, or, where all of the group are chosen, the sign that they have.
final class GroupMark: UIView {
  private let ground = UIView(frame: .zero)
  private let tick = UILabel(size: 13, weight: 700, color: .white)

  static let side: CGFloat = 22
  /// Between it and the title, in points.
  static let gap: CGFloat = 8
  private static let line: CGFloat = 1.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layerCornerRadius = GroupMark.side / 2
    ground.layerCornerRadius = GroupMark.side / 2 - GroupMark.line
    tick.text = "✓"
    addSubview(ground)
    addSubview(tick)
    paint()
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// Whether all are chosen.
  var isOn = false {
    didSet { if isOn != oldValue { paint() } }
  }

  private func paint() {
    backgroundColor = isOn ? Palette.chosen : GridColors.ink
    ground.backgroundColor = isOn ? Palette.chosen : GridColors.ground
    tick.isHidden = !isOn
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = CGRect(origin: .zero, size: bounds.size)
    ground.frame = own.insetBy(dx: GroupMark.line, dy: GroupMark.line)
    tick.frame = own
  }
}
