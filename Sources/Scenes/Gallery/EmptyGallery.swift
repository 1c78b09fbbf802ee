import TouchKit

/// The words that are shown instead of an empty grid.
final class EmptyGallery: UIView {
  private let words = UILabel(size: 20, weight: 600, color: GridColors.ink)
  private let hint = UILabel(size: 15, color: GridColors.dimInk)

  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 8

  init(frame: CGRect, words text: GalleryWords) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    words.text = text.empty
    hint.text = text.emptyHint
    for label in [words, hint] { label.numberOfLines = 0 }
    addSubview(words)
    addSubview(hint)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// How many times as large as usual the words are.
  var textScale: CGFloat = 1 {
    didSet {
      words.fontSize = 20 * textScale
      hint.fontSize = 15 * textScale
      setNeedsLayout()
    }
  }

  override var isHidden: Bool {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The page takes some milliseconds for what these words measure, and a gallery with photos never shows them.
    if isHidden { return }
    let room = bounds.insetBy(dx: EmptyGallery.margin, dy: 0)
    let most = CGSize(width: room.width, height: bounds.height)
    let (first, second) = (words.sizeThatFits(most).height, hint.sizeThatFits(most).height)
    let top = (bounds.height - first - EmptyGallery.gap - second) / 2
    words.frame = CGRect(x: room.minX, y: top, width: room.width, height: first)
    hint.frame = CGRect(
      x: room.minX, y: top + first + EmptyGallery.gap, width: room.width, height: second)
  }
}
