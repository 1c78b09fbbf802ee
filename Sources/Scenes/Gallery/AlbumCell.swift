import TouchKit

/// An album in the row above the photos: its cover, its name, and how many photos it has.
///
/// No button: a page has links for those who come by keys or by a screen reader.
final class AlbumCell: UICollectionViewCell {
  private let cover = Thumbnail(cornerRadius: 12)
  private let name = UILabel(size: 14, weight: 600, color: Palette.ink)
  private let detail = UILabel(size: 12, color: Palette.dimInk)

  /// Of the cover, in points.
  static let side: CGFloat = 104
  /// With the words below it.
  static let height: CGFloat = side + 6 + 18 + 16

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

  /// - Parameter photo: the cover; `nil` for none.
  func show(_ album: GalleryAlbum, photo: UIImage?, colour: UIColor?, from store: PictureStore) {
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
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: AlbumCell.side)
    name.frame = CGRect(x: 2, y: AlbumCell.side + 6, width: bounds.width - 4, height: 18)
    detail.frame = CGRect(x: 2, y: AlbumCell.side + 24, width: bounds.width - 4, height: 16)
  }
}
