import TouchKit
import Tsumami

/// The tiles over one picture, where it is huge: joins a ``TiledImageView`` and the ``TileStore``.
final class PictureTiles: DelegateObject {
  let view = TiledImageView(frame: .zero)
  private let store: TileStore
  private var picture: Int32 = 0
  private var numbers: [ImageTile: Int32] = [:]

  init(_ store: TileStore) {
    self.store = store
    #if hasFeature(Embedded)
      super.init()
    #endif
    view.loadTile = { [here = WeakReference(self)] tile in here.object?.load(tile) }
    view.releaseTile = { [here = WeakReference(self)] tile in here.object?.release(tile) }
  }

  /// The size in pixels of a picture with so many pixels to a point.
  static func pixels(of picture: UIImage, scale: CGFloat) -> CGSize {
    CGSize(
      width: (picture.size.width * scale).rounded(), height: (picture.size.height * scale).rounded()
    )
  }

  /// Shows the tiles of a picture instead of those of the last one.
  ///
  /// - Parameters:
  ///   - size: in pixels.
  /// - Returns: the largest step of the picture to lie below the tiles.
  func show(_ picture: Int32, size: CGSize) -> Int32 {
    view.pyramid = nil
    self.picture = picture
    let step = PictureSize.stepBelowTiles(size)
    let edge = PictureSize.edges[Int(step) - 1]
    view.backdropScale = edge / min(size.width, size.height)
    view.pyramid = ImagePyramid(width: Int(size.width), height: Int(size.height))
    return step
  }

  /// Shows no tiles any more; what was loaded is released.
  func clear() {
    view.pyramid = nil
  }

  private func load(_ tile: ImageTile) {
    numbers[tile] = store.want(tile, of: picture, by: self)
  }

  private func release(_ tile: ImageTile) {
    if let number = numbers.removeValue(forKey: tile) { store.release(number) }
  }

  /// The store has heard from the host.
  func arrived(_ number: Int32, _ tile: ImageTile, isThere: Bool) {
    guard numbers[tile] == number else { return }
    if isThere {
      view.show(UIImage(source: number, size: CGSize(width: 512, height: 512)), for: tile)
    } else {
      release(tile)
      view.show(nil, for: tile)
    }
  }
}
