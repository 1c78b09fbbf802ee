import TouchKit

/// The words that are shown instead of an empty grid.
final class EmptyGallery: UIView {
  private let words = UILabel(size: 20, weight: 600, color: Palette.ink)
  private let hint = UILabel(size: 15, color: Palette.dimInk)

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

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.height / 2
    words.frame = CGRect(x: 0, y: middle - 46, width: bounds.width, height: 32)
    hint.frame = CGRect(x: 0, y: middle - 6, width: bounds.width, height: 48)
  }
}
