import TouchKit

/// A photo that fills a small rectangle with round corners, its own colour until it is there.
final class Thumbnail: UIImageView {
  private var slot: PictureSlot?
  private var isStill = false

  convenience init(cornerRadius: CGFloat) {
    self.init(image: nil)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    self.layerCornerRadius = cornerRadius
  }

  /// - Parameters:
  ///   - photo: `nil` for none.
  ///   - colour: `nil` where it is not known.
  ///   - isStill: true for a photo that moves when it is open.
  func show(_ photo: UIImage?, colour: UIColor?, isStill: Bool, from store: PictureStore) {
    self.isStill = isStill
    backgroundColor = colour ?? Palette.plate
    let slot = slot ?? PictureSlot(store, owner: self)
    self.slot = slot
    if let photo {
      if !slot.has(photo) { slot.set(photo) }
    } else {
      slot.clear()
    }
    setNeedsLayout()
  }

  /// It is out of view: what it waited for need not come.
  func leave() {
    slot?.clear()
    image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    slot?.need(
      pixels: max(bounds.width, bounds.height) * (window?.displayScale ?? 1), isStill: isStill)
  }
}

extension Thumbnail: PictureSlotOwner {
  func show(_ picture: UIImage, isFirst: Bool) {
    image = picture
  }

  func showBroken() {}
}
