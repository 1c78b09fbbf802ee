import TouchKit

/// The title of a group of photos: on the background over its photos, and on a plate where photos pass below it.
///
/// The plate has the background's colour, so it is seen only where it is needed. Fingers reach what lies below, unless photos are chosen: then
/// the plate is a button for all of the group, with a mark that says whether they are chosen.
final class GroupHeader: UICollectionReusableView {
  private let plate = UIView(frame: .zero)
  private let label = UILabel(size: 15, weight: 600, color: GridColors.ink)
  private var mark: GroupMark?
  private var title = ""
  private var textScale: CGFloat = 1

  /// Called for a tap while photos are chosen.
  var tapped: () -> Void = {}

  // In points, with text of the usual size.
  private static let height: CGFloat = 32
  private static let size: CGFloat = 15
  private static let inset: CGFloat = 14
  // Between the edge of the window and the words, in points: where the bar's words are.
  private static let margin: CGFloat = 16

  required init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .header
    plate.backgroundColor = GridColors.titlePlate
    plate.isUserInteractionEnabled = false
    label.textAlignment = .left
    addSubview(plate)
    plate.addSubview(label)
    let tap = UITapGestureRecognizer()
    tap.addAction { [here = WeakReference(self)] _ in here.object?.tapped() }
    addGestureRecognizer(tap)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// - Parameter textScale: how many times as large as usual the title is.
  func show(_ title: String, textScale: CGFloat) {
    self.title = title
    self.textScale = textScale
    label.text = title
    label.fontSize = GroupHeader.size * textScale
    setNeedsLayout()
  }

  /// - Parameter isChosen: whether all of the group are; `nil` while no photos are chosen.
  func mark(_ isChosen: Bool?, _ words: GalleryWords) {
    // As for each header that comes by while the grid is scrolled.
    if isChosen == nil, !isUserInteractionEnabled { return }
    isUserInteractionEnabled = isChosen != nil
    if mark == nil, isChosen != nil {
      let new = GroupMark(frame: .zero)
      mark = new
      plate.addSubview(new)
    }
    mark?.isHidden = isChosen == nil
    mark?.isOn = isChosen == true
    let around = isChosen == true ? words.leaveGroup : words.chooseGroup
    accessibilityTraits = isChosen == nil ? .header : .button
    accessibilityLabel = isChosen == nil ? nil : around[0] + title + around[1]
    setNeedsLayout()
  }

  // As high as the header, which is high enough for a finger; beside the plate fingers reach the photos.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x >= plate.frame.minX && point.x < plate.frame.maxX
      && super.point(inside: point, with: event)
  }

  // Large text becomes smaller, down to its usual size, where the end of a date would not be seen.
  private func fit(into room: CGFloat) -> CGFloat {
    label.fontSize = GroupHeader.size * textScale
    let text = label.sizeThatFits(.zero).width
    guard text > room, text > 0 else { return text }
    label.fontSize *= max(room / text, 1 / max(1, textScale))
    return label.sizeThatFits(.zero).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = (GroupHeader.height * textScale).rounded()
    let covered = safeAreaInsets.left
    let marked = isUserInteractionEnabled ? GroupMark.side + GroupMark.gap : 0
    let x = covered + GroupHeader.margin - GroupHeader.inset
    let room = bounds.width - x - safeAreaInsets.right - 2
    let text = fit(into: room - marked - 2 * GroupHeader.inset)
    let width = min(text + marked + 2 * GroupHeader.inset, room)
    plate.frame = CGRect(
      x: x, y: (bounds.height - height) / 2, width: max(0, width), height: height)
    plate.layerCornerRadius = height / 2
    label.frame = CGRect(
      x: GroupHeader.inset + marked, y: 0,
      width: max(0, width - marked - 2 * GroupHeader.inset), height: height)
    mark?.frame = CGRect(
      x: GroupHeader.inset, y: (height - GroupMark.side) / 2, width: GroupMark.side,
      height: GroupMark.side)
  }
}
