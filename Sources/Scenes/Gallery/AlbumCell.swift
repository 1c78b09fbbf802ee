import TouchKit

/// An album in the row above the photos: its cover, its name, and how many photos it has.
///
/// No button: a page has links for those who come by keys or by a screen reader.
final class AlbumCell: UICollectionViewCell {
  private let cover = Thumbnail(cornerRadius: 12)
  private let name = AlbumCell.nameLabel()
  private let detail = UILabel(size: 12, color: GridColors.dimInk)

  private static let side: CGFloat = 120
  private static let lowSide: CGFloat = 64
  private static let gap: CGFloat = 6

  /// What all albums of a row have in common.
  struct Shape {
    /// How many times as large as usual the words are. Covers grow with them, for the names to have room, up to a half.
    var textScale: CGFloat = 1
    /// How many lines the names have, 1 or 2.
    var lines = 1
    /// Where the window is low, covers are about half as high as they are wide.
    var isLow = false

    /// How large a cover is, in points.
    var cover: CGSize {
      let scale = min(max(textScale, 1), 1.5)
      return CGSize(
        width: (side * scale).rounded(), height: ((isLow ? lowSide : side) * scale).rounded())
    }

    /// Where the words begin, in points.
    var wordsTop: CGFloat {
      cover.height + gap
    }

    /// How large an album is, in points.
    var size: CGSize {
      let words = CGFloat(lines) * nameHeight(textScale) + detailHeight(textScale)
      return CGSize(width: cover.width, height: wordsTop + words)
    }

    /// Whether a name has no room in one line.
    func breaks(_ name: String, _ label: UILabel) -> Bool {
      // As many letters have room, however wide they are.
      guard name.utf8.count > 8 else { return false }
      label.text = name
      label.fontSize = 14 * textScale
      return label.sizeThatFits(.zero).width > cover.width - 4
    }
  }

  /// What measures names.
  static func nameLabel() -> UILabel {
    UILabel(size: 14, weight: 600, color: GridColors.ink)
  }

  private static func nameHeight(_ textScale: CGFloat) -> CGFloat {
    (18 * textScale).rounded(.up)
  }

  private static func detailHeight(_ textScale: CGFloat) -> CGFloat {
    (16 * textScale).rounded(.up)
  }

  private var shape = Shape()

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
  ///   - isStill: true where the cover moves when it is open.
  func show(
    _ album: GalleryAlbum, photo: UIImage?, colour: UIColor?, isStill: Bool,
    from store: PictureStore, as shape: Shape
  ) {
    self.shape = shape
    name.fontSize = 14 * shape.textScale
    name.numberOfLines = shape.lines
    detail.fontSize = 12 * shape.textScale
    setNeedsLayout()
    cover.show(photo, colour: colour ?? GridColors.plate, isStill: isStill, from: store)
    name.text = album.name
    detail.text = album.detail
  }

  /// How clear the name and what is below it are, from 0 to 1.
  var wordClarity: CGFloat = 1 {
    didSet { (name.alpha, detail.alpha) = (wordClarity, wordClarity) }
  }

  func leave() {
    cover.leave()
  }

  override var isHighlighted: Bool {
    didSet { cover.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cover = shape.cover
    let top = shape.wordsTop
    // How many there are stands right below the name, however many lines that has.
    let isBroken = shape.lines > 1 && name.sizeThatFits(.zero).width > cover.width - 4
    let height = AlbumCell.nameHeight(shape.textScale) * (isBroken ? 2 : 1)
    self.cover.frame = CGRect(origin: .zero, size: cover)
    name.frame = CGRect(x: 2, y: top, width: cover.width - 4, height: height)
    detail.frame = CGRect(
      x: 2, y: top + height, width: cover.width - 4,
      height: AlbumCell.detailHeight(shape.textScale))
  }
}
