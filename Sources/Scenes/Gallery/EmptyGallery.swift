import TouchKit

/// The words in place of a grid that there is nothing to show in.
final class EmptyGallery: UIView {
  private let words = UILabel(size: 20, weight: 600, color: Palette.ink)
  private let hint = UILabel(size: 15, color: Palette.dimInk)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    words.text = "No photos in this folder"
    hint.text = "JPEG, PNG, GIF, WebP and AVIF files\nare shown once they are there."
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
