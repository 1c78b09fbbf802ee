import TouchKit

/// What shows the photo of a slot.
protocol PictureSlotOwner: WeaklyReferable {
  /// - Parameter isFirst: true where nothing was visible before, and the picture had to be loaded; false where it replaces the
  ///   same photo in another size, and where it was loaded already: beside the same photo in another cell it must not fade
  ///   in once more.
  func show(_ picture: UIImage, isFirst: Bool)
  func showBroken()
}

/// The photo that one view shows, in the size that it needs at the time.
///
/// It keeps the picture that it has until the sharper one is there, and never asks for fewer pixels
/// than it has.
final class PictureSlot {
  private let store: PictureStore
  #if hasFeature(Embedded)
    @WeakDelegate private var owner: (any PictureSlotOwner)?
  #else
    private weak var owner: (any PictureSlotOwner)?
  #endif
  private var photo: UIImage?
  private var shown: Int32?
  private var coming: Int32?
  private var broken: Int32?

  init(_ store: PictureStore, owner: any PictureSlotOwner) {
    self.store = store
    self.owner = owner
  }

  /// Another photo; whatever size of it is there already is shown at once, and what is known to be
  /// broken is not asked for.
  func set(_ photo: UIImage) {
    clear()
    self.photo = photo
    if let best = store.best(of: photo.source) {
      _ = store.want(best, by: self)
      show(best, isFirst: false)
    } else if let broken = store.broken(of: photo.source) {
      _ = store.want(broken, by: self)
      fail(broken)
    }
  }

  /// True for the photo that it has: what is shown, and what is coming, can stay.
  func has(_ photo: UIImage) -> Bool {
    self.photo.map { $0.source == photo.source && $0.size == photo.size } ?? false
  }

  /// No photo any more: requests for it are cancelled.
  func clear() {
    if let shown { store.release(shown, by: self) }
    if let coming { store.release(coming, by: self) }
    if let broken { store.release(broken, by: self) }
    (photo, shown, coming, broken) = (nil, nil, nil, nil)
  }

  /// The photo's shorter edge is to be drawn on so many pixels.
  ///
  /// - Parameter isStill: true where a photo that moves is to stand still: then it is never the photo itself.
  func need(pixels: CGFloat, isStill: Bool = false) {
    guard let photo, broken == nil, pixels > 0, pixels.isFinite else { return }
    let step =
      isStill
      ? PictureSize.stillStep(for: pixels)
      : PictureSize.step(for: pixels, own: min(photo.size.width, photo.size.height))
    let source = PictureSize.source(of: photo.source, step: step)
    for other in [shown, coming] {
      if let other, PictureSize.rank(other) >= PictureSize.rank(source) { return }
    }
    if let coming { store.release(coming, by: self) }
    coming = source
    switch store.want(source, by: self) {
    case .coming: break
    case .there: finish(source, isThere: true, isFirst: false)
    case .broken: finish(source, isThere: false, isFirst: false)
    }
  }

  /// How much there is of the photo.
  var progress: PictureProgress {
    if let broken, shown == nil { return .broken(broken) }
    return coming.map { .coming($0) } ?? .complete
  }

  /// The host has answered.
  func arrived(_ source: Int32, isThere: Bool) {
    if source == coming { finish(source, isThere: isThere, isFirst: shown == nil) }
  }

  private func finish(_ source: Int32, isThere: Bool, isFirst: Bool) {
    coming = nil
    if isThere {
      if let shown { store.release(shown, by: self) }
      show(source, isFirst: isFirst)
    } else {
      fail(source)
    }
  }

  // It stays wanted, so that other slots of the same photo are answered at once.
  private func fail(_ source: Int32) {
    broken = source
    guard let shown, let photo else {
      owner?.showBroken()
      return
    }
    // The smaller one is all that there will be.
    owner?.show(UIImage(source: shown, size: photo.size), isFirst: false)
  }

  private func show(_ source: Int32, isFirst: Bool) {
    guard let photo else { return }
    shown = source
    owner?.show(UIImage(source: source, size: photo.size), isFirst: isFirst)
  }
}
