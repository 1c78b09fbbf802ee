import TouchKit

/// A photo in the grid, or the words that it cannot be shown; with a ring around it where the keys are.
final class GalleryCell: UICollectionViewCell {
  private let imageView = UIImageView(image: nil)
  // Between the ring and the photo, so that the ring is seen around a light photo too.
  private let gap = UIView(frame: .zero)
  private var message: UILabel?
  private var badge: CellBadge?
  private var brokenText = ""
  private var colour = Palette.plate
  private var slot: PictureSlot?

  private static let ring: CGFloat = 3
  private static let gapWidth: CGFloat = 2
  private static let fade: TimeInterval = 0.15

  required init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = Palette.plate
    accessibilityTraits = .button
    gap.backgroundColor = .black
    gap.isHidden = true
    gap.isUserInteractionEnabled = false
    addSubview(gap)
    imageView.contentMode = .scaleAspectFill
    addSubview(imageView)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// - Parameters:
  ///   - colour: what is seen until the picture is there; `nil` where it is not known.
  ///   - badge: what is written in a corner; nothing where it is empty.
  func show(
    _ photo: UIImage, label: String, colour: UIColor?, badge: String, from store: PictureStore,
    words: GalleryWords
  ) {
    accessibilityLabel = label
    brokenText = words.cellBroken
    self.colour = colour ?? Palette.plate
    paint()
    setBadge(badge)
    let slot = slot ?? PictureSlot(store, owner: self)
    self.slot = slot
    slot.set(photo)
    setNeedsLayout()
  }

  /// The cell is out of view: what it waited for need not come.
  func leave() {
    slot?.clear()
    imageView.image = nil
    message?.isHidden = true
  }

  var isRinged = false {
    didSet {
      guard isRinged != oldValue else { return }
      gap.isHidden = !isRinged
      paint()
      setNeedsLayout()
    }
  }

  private func paint() {
    backgroundColor = isRinged ? Palette.ink : colour
  }

  func setBadge(_ text: String) {
    if badge == nil, !text.utf8.isEmpty {
      let new = CellBadge(frame: .zero)
      badge = new
      insertSubview(new, aboveSubview: imageView)
    }
    badge?.text = text
    setNeedsLayout()
  }

  /// What is seen of the photo: the whole cell, or what the ring is around.
  var picture: UIView {
    isRinged ? imageView : self
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.isConcealed = false
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = CGRect(origin: .zero, size: bounds.size)
    let ring = isRinged ? GalleryCell.ring : 0
    let inner = isRinged ? ring + GalleryCell.gapWidth : 0
    gap.frame = own.insetBy(dx: ring, dy: ring)
    imageView.frame = own.insetBy(dx: inner, dy: inner)
    place(message)
    badge?.place(in: own)
    slot?.need(pixels: max(own.width, own.height) * (window?.displayScale ?? 1))
  }

  private func place(_ message: UILabel?) {
    message?.frame = CGRect(origin: .zero, size: bounds.size)
    message?.fontSize = max(7, min(13, bounds.width / 7))
  }
}

extension GalleryCell: PictureSlotOwner {
  func show(_ picture: UIImage, isFirst: Bool) {
    imageView.image = picture
    message?.isHidden = true
    guard isFirst, let window, !window.isReduceMotionEnabled else { return }
    imageView.alpha = 0
    UIView.animate(
      withDuration: GalleryCell.fade, animations: { [imageView] in imageView.alpha = 1 })
  }

  func showBroken() {
    let message = message ?? UILabel(size: 12, color: Palette.dimInk)
    self.message = message
    message.text = brokenText
    message.isHidden = false
    if message.superview == nil { addSubview(message) }
    place(message)
  }
}
