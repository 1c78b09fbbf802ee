import TouchKit

/// An album in the row above the photos: its cover, its name, and how many photos it has.
///
/// No button: a page has links for those who come by keys or by a screen reader.
final class AlbumCell: UICollectionViewCell {
  private let cover = Thumbnail(cornerRadius: 12)
  private let name = UILabel(size: 14, weight: 600, color: Palette.ink)
  private let detail = UILabel(size: 12, color: Palette.dimInk)

  private static let side: CGFloat = 104
  private static let gap: CGFloat = 6

  /// How large an album is, in points, with text so many times as large as usual. Covers grow with it, for the names to have room, up to a
  /// half.
  static func size(textScale: CGFloat) -> CGSize {
    let side = (side * min(max(textScale, 1), 1.5)).rounded()
    return CGSize(width: side, height: side + gap + nameHeight(textScale) + detailHeight(textScale))
  }

  private static func nameHeight(_ textScale: CGFloat) -> CGFloat {
    (18 * textScale).rounded(.up)
  }

  private static func detailHeight(_ textScale: CGFloat) -> CGFloat {
    (16 * textScale).rounded(.up)
  }

  private var textScale: CGFloat = 1

  required init(frame: CGRect) {
    super.init(frame: frame)
    name.textAlignment = .left
    detail.textAlignment = .left
    addSubview(cover)
    addSubview(name)
    addSubview(detail)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// - Parameters:
  ///   - photo: the cover; `nil` for none.
  ///   - textScale: how many times as large as usual the words are.
  func show(
    _ album: GalleryAlbum, photo: UIImage?, colour: UIColor?, from store: PictureStore,
    textScale: CGFloat
  ) {
    self.textScale = textScale
    name.fontSize = 14 * textScale
    detail.fontSize = 12 * textScale
    setNeedsLayout()
    cover.show(photo, colour: colour, from: store)
    name.text = album.name
    detail.text = album.detail
  }

  func leave() {
    cover.leave()
  }

  override var isHighlighted: Bool {
    didSet { cover.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.width + AlbumCell.gap
    let height = AlbumCell.nameHeight(textScale)
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    name.frame = CGRect(x: 2, y: top, width: bounds.width - 4, height: height)
    detail.frame = CGRect(
      x: 2, y: top + height, width: bounds.width - 4, height: AlbumCell.detailHeight(textScale))
  }
}
