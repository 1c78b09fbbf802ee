import UIKit

/// A picture of any size, of which only what is to be seen is loaded: tiles, in the resolution that the zoom needs.
///
///     let tiles = TiledImageView(frame: .zero)
///     tiles.pyramid = ImagePyramid(width: 20_000, height: 20_000)
///     tiles.loadTile = { server.load($0) }            // and then, sooner or later:
///     tiles.show(image, for: tile)                    // or nil, where it cannot be had
///     tiles.releaseTile = { server.forget($0) }
///     zoomableImageView.tiledImageView = tiles        // says what is visible whenever that changes
///
/// It draws nothing where it has no tile, so that what lies below is seen: a small form of the whole picture, which should always
/// be there. ``backdropScale`` says how good that is.
///
/// What it keeps, and what it releases:
///
/// | tile | |
/// |---|---|
/// | of the level that is wanted, visible or nearly so | asked for, nearest to the middle first, ``maximumRequests`` at a time |
/// | of that level, farther away | released; requests for it are cancelled |
/// | coarser, visible or nearly so | kept where it is there already, below the finer ones: it is seen while those come |
/// | finer, visible | kept until every tile of the wanted level is there that it lies on |
///
/// So nothing that is sharp becomes blurred while something better comes. With 512 pixels to a tile a window of 1170 × 2532 pixels
/// never has more than 11 × 19 tiles of a level, whatever the size of the picture.
open class TiledImageView: UIView {
  /// The picture; none by default. Setting it releases everything that was shown.
  open var pyramid: ImagePyramid? {
    didSet { if pyramid != oldValue { clear() } }
  }

  /// Called for each tile that is wanted. The answer is ``show(_:for:)``, at once or later.
  open var loadTile: (ImageTile) -> Void = { _ in }

  /// Called for each tile that is not wanted any more, whether it has come or not; never for one that could not be had. An
  /// answer that comes after it is ignored.
  open var releaseTile: (ImageTile) -> Void = { _ in }

  /// How many tiles may be loading at a time; 8 by default. The rest waits here, so that what has left the screen
  /// meanwhile is never asked for.
  open var maximumRequests = 8 {
    didSet { ask() }
  }

  /// How far beyond what is visible tiles are wanted, as a share of its width and height on each side; 0.25 by default.
  open var margin: CGFloat = 0.25

  /// How many pixels what lies below has for a pixel of the picture: 0.1 for a picture of 20,000 pixels over one of 2,000 pixels.
  ///
  /// No tiles are wanted while that is sharp enough. 0 by default: tiles are always wanted.
  open var backdropScale: CGFloat = 0 {
    didSet { if backdropScale != oldValue { refresh() } }
  }

  enum Tile {
    /// Wanted, and to be asked for when others have come.
    case waiting
    case coming
    case there(UIImageView)
    /// It cannot be had, and is not asked for again.
    case missing
  }

  final var tiles: [ImageTile: Tile] = [:]
  final var requests = 0
  // What is wanted, in the order in which it is asked for, and how much of it has been.
  final var queue: [ImageTile] = []
  final var nextInQueue = 0
  // What is visible of the level that is wanted, and with the margin.
  final var visible = TileRange()
  final var near = TileRange()
  private var lastArea = CGRect.zero
  private var lastScale: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Written out twice: as a method it makes Swift 6.3.1 fail in the Embedded build for wasm32: it is in two modules then.
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  #if !hasFeature(Embedded)
    /// One of a storyboard or a nib, where UIKit reads those: on Apple's systems.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      isUserInteractionEnabled = false
      clipsToBounds = true
    }
  #endif

  // MARK: What is visible

  /// Says what is to be seen now. Whoever scrolls or zooms this view calls it whenever that changes; ``ZoomableImageView`` does.
  ///
  /// Costs next to nothing where no other tiles are to be seen than before.
  ///
  /// - Parameters:
  ///   - area: in this view's coordinates, whose bounds are the whole picture. What lies outside them counts as nothing.
  ///   - scale: pixels of the screen for a point of this view. 0 wants nothing.
  open func update(visible area: CGRect, scale: CGFloat) {
    lastArea = area
    lastScale = scale
    refresh()
  }

  private func refresh() {
    guard let pyramid, bounds.width > 0, bounds.height > 0 else { return }
    // Pixels of the picture for a point of this view.
    let across = CGFloat(pyramid.width) / bounds.width
    let down = CGFloat(pyramid.height) / bounds.height
    let needed = lastScale / max(across, down)
    let isEnough = !(needed > backdropScale * ImagePyramid.stretch)
    let level = pyramid.level(for: needed)
    let area = CGRect(
      x: lastArea.minX * across, y: lastArea.minY * down, width: lastArea.width * across,
      height: lastArea.height * down)
    let wide = area.insetBy(dx: -margin * area.width, dy: -margin * area.height)
    let visible = isEnough ? TileRange() : pyramid.tiles(of: level, in: area)
    let near = isEnough ? TileRange() : pyramid.tiles(of: level, in: wide)
    guard visible != self.visible || near != self.near else { return }
    self.visible = visible
    self.near = near
    wantNearTiles(pyramid, middle: CGPoint(x: area.midX, y: area.midY))
    releaseTilesOutOfUse(pyramid)
    ask()
  }

  /// True where every tile that is visible is there in the resolution that is wanted, or cannot be had.
  public var isComplete: Bool {
    isThere(visible)
  }

  // MARK: Tiles

  /// The answer to ``loadTile``: a tile is there, or cannot be had.
  ///
  /// - Parameter image: nil where it cannot be loaded: the coarser tile stays.
  open func show(_ image: UIImage?, for tile: ImageTile) {
    guard case .coming? = tiles[tile], let pyramid else { return }
    requests -= 1
    if let image {
      let view = UIImageView(frame: frame(of: tile, in: pyramid))
      view.image = image
      tiles[tile] = .there(view)
      insertSubview(view, at: subviewIndex(ofLevel: tile.level))
    } else {
      tiles[tile] = .missing
    }
    releaseTilesOutOfUse(pyramid)
    ask()
  }

  /// Coarse tiles lie below fine ones. Tiles of a level do not touch.
  private func subviewIndex(ofLevel level: Int) -> Int {
    var count = 0
    for (tile, state) in tiles where tile.level > level {
      if case .there = state { count += 1 }
    }
    return count
  }

  private func frame(of tile: ImageTile, in pyramid: ImagePyramid) -> CGRect {
    let area = pyramid.area(of: tile)
    let across = bounds.width / CGFloat(pyramid.width)
    let down = bounds.height / CGFloat(pyramid.height)
    return CGRect(
      x: area.minX * across, y: area.minY * down, width: area.width * across,
      height: area.height * down)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let pyramid else { return }
    for (tile, state) in tiles {
      if case .there(let view) = state { view.frame = frame(of: tile, in: pyramid) }
    }
  }

  /// Lets go of everything.
  private func clear() {
    visible = TileRange()
    near = TileRange()
    queue.removeAll(keepingCapacity: true)
    nextInQueue = 0
    requests = 0
    let old = tiles
    tiles = [:]
    for (tile, state) in old { letGo(tile, state) }
    refresh()
  }

  /// What was asked for is said not to be wanted any more.
  final func letGo(_ tile: ImageTile, _ state: Tile) {
    switch state {
    case .waiting, .missing: break
    case .coming: releaseTile(tile)
    case .there(let view):
      view.removeFromSuperview()
      releaseTile(tile)
    }
  }
}
