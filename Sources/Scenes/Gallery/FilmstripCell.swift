import TouchKit

/// A small photo.
final class FilmstripCell: UICollectionViewCell {
  private let photo = Thumbnail(cornerRadius: 4)

  required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(photo)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  func show(_ photo: UIImage, colour: UIColor?, isStill: Bool, from store: PictureStore) {
    self.photo.show(photo, colour: colour, isStill: isStill, from: store)
  }

  func leave() {
    photo.leave()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
