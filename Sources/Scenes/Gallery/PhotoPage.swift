import TouchKit
import Tsumami

/// A page of the viewer: a photo to zoom, in the size that the zoom needs, or the words that it
/// cannot be shown.
final class PhotoPage: DelegateObject {
  let view: ZoomableImageView
  private(set) var index = 0
  private var slot: PictureSlot?
  private var photo: UIImage?
  private let tiles: PictureTiles
  // The longest shorter edge of the photo below its tiles, in pixels; no limit where there are none.
  private var mostPixels: CGFloat = .infinity
  private var moves = false
  private let message = UILabel(size: 15, color: Palette.dimInk)

  /// How many times as large as usual words are.
  var textScale: CGFloat = 1 {
    didSet { message.fontSize = 15 * textScale }
  }

  /// Called for a tap that became nothing else.
  var tapped: () -> Void = {}

  init(
    _ view: ZoomableImageView, store: PictureStore, tiles: TileStore, words: GalleryWords
  ) {
    self.view = view
    self.tiles = PictureTiles(tiles)
    #if hasFeature(Embedded)
      super.init()
    #endif
    message.text = words.broken
    message.numberOfLines = 0
    message.isHidden = true
    // In the middle of the room that there is, also where a sheet takes some of it later.
    message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(message)
    view.tiledImageView = self.tiles.view
    slot = PictureSlot(store, owner: self)
    let tap = UITapGestureRecognizer()
    tap.require(toFail: view.doubleTap)
    tap.addAction { [here = WeakReference(self)] _ in
      // A second touch that drags is no double tap, and zooms.
      guard let page = here.object, page.view.oneFingerZoom.numberOfTouches == 0 else { return }
      page.tapped()
    }
    view.addGestureRecognizer(tap)
    view.onZoom = { [here = WeakReference(self)] in here.object?.zoomed() }
  }

  /// - Parameters:
  ///   - colour: what is seen until the picture is there, and through it where it has a transparent ground; `nil` where it is not known.
  ///   - tiledSize: in pixels, of a photo that is shown in tiles.
  ///   - moves: true for an animated picture, of which the smaller sizes stand still.
  func show(
    _ photo: UIImage, index: Int, label: String, colour: UIColor?, tiledSize: CGSize?,
    moves: Bool = false
  ) {
    self.index = index
    self.moves = moves
    view.imageView.backgroundColor = colour ?? Palette.plate
    tiles.clear()
    mostPixels = .infinity
    message.isHidden = true
    view.imageView.accessibilityLabel = label
    // While the size changes, the scale means nothing.
    self.photo = nil
    view.show(placeholder: nil, size: photo.size)
    if let tiledSize {
      mostPixels = PictureSize.edges[Int(tiles.show(photo.source, size: tiledSize)) - 1]
    }
    self.photo = photo
    slot?.set(photo)
    // Until it is laid out it has the scale of another size.
    let size = view.bounds.size
    if photo.size.width > 0, photo.size.height > 0 {
      need(scale: min(size.width / photo.size.width, size.height / photo.size.height))
    }
  }

  /// The same photo is elsewhere in the list from now on.
  func move(to index: Int, label: String) {
    self.index = index
    view.imageView.accessibilityLabel = label
  }

  /// The page is out of use.
  func leave() {
    slot?.clear()
    tiles.clear()
    photo = nil
    view.image = nil
  }

  /// How much there is of the photo.
  var progress: PictureProgress {
    slot?.progress ?? .complete
  }

  /// Asks for the size that the photo is seen in.
  func zoomed() {
    need(scale: view.scrollView.zoomScale)
  }

  private func need(scale: CGFloat) {
    guard let photo else { return }
    let edge = min(photo.size.width, photo.size.height)
    let pixels = edge * scale * (view.window?.displayScale ?? 1)
    slot?.need(pixels: moves ? .greatestFiniteMagnitude : min(pixels, mostPixels))
  }
}

extension PhotoPage: PictureSlotOwner {
  func show(_ picture: UIImage, isFirst: Bool) {
    view.image = picture
    message.isHidden = true
  }

  func showBroken() {
    // The words are for a dark ground.
    view.imageView.backgroundColor = Palette.plate
    message.frame = CGRect(origin: .zero, size: view.bounds.size)
    message.isHidden = false
  }
}
