import TouchKit

/// Loads a photo that may be shown next, in the size that it would need, and shows nothing.
final class PhotoAhead: DelegateObject, PictureSlotOwner {
  private var slot: PictureSlot?

  init(store: PictureStore) {
    #if hasFeature(Embedded)
      super.init()
    #endif
    slot = PictureSlot(store, owner: self)
  }

  /// - Parameter room: in pixels, that the whole photo is to fit in.
  func load(_ photo: UIImage?, in room: CGSize) {
    guard let photo, photo.size.width > 0, photo.size.height > 0 else {
      slot?.clear()
      return
    }
    if slot?.has(photo) != true { slot?.set(photo) }
    let fit = min(room.width / photo.size.width, room.height / photo.size.height)
    slot?.need(pixels: min(photo.size.width, photo.size.height) * fit)
  }

  func show(_ picture: UIImage, isFirst: Bool) {}
  func showBroken() {}
}
