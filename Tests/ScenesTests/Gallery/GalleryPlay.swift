import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

/// The gallery on a phone, fingers on it, and a host that loads what it is asked for.
final class GalleryPlay {
  let scene: GalleryScene
  let tester: TouchTester

  /// What the host has been asked for and not told to forget, and which of it has been loaded.
  private(set) var wanted: Set<Int32> = []
  private(set) var loaded: Set<Int32> = []
  /// Everything it was ever asked for, in order.
  private(set) var asked: [Int32] = []
  /// The tiles that are wanted, by their numbers.
  private(set) var tiles: [Int32: ImageTile] = [:]
  /// How many tiles it was ever asked for.
  private(set) var askedTiles = 0
  /// What the title would be about: a photo, or, as −1, all of them.
  private(set) var shown: Int32 = -2
  /// How often the page was told of a tap on a photo.
  var taps = 0
  /// The albums that have been tapped, and how many photos were chosen, each time that it changed.
  private(set) var albums: [Int32] = []
  private(set) var choices: [Int32] = []
  /// How much of the grid the page was told is covered, in thousandths.
  private(set) var covered: [Int32] = []
  /// What else the page was told.
  private(set) var told: [SceneRequest] = []
  /// The host has no time, or finds these photos broken.
  var isBusy = false
  var broken: Set<Int32> = []

  private(set) var lines: [String] = []

  init(
    count: Int = 120, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
    reducesMotion: Bool = false, huge: Set<Int> = [], moving: Set<Int> = [],
    colour: UIColor? = nil,
    list: GalleryList? = nil
  ) {
    let sizes = GalleryPhotos.builtIn.records.pictures.map(\.size)
    let photos = GalleryPhotos(
      pictures: (0..<count).map {
        let size =
          huge.contains($0) ? CGSize(width: 20_000, height: 15_000) : sizes[$0 % sizes.count]
        return UIImage(source: Int32($0), size: size)
      },
      names: (0..<count).map { "IMG_\($0 + 1).jpg" },
      colours: (0..<count).map { _ in colour },
      tileScales: (0..<count).map { huge.contains($0) ? 1 : moving.contains($0) ? -1 : 0 })
    scene = GalleryScene(size: size, photos: photos, list: list, clock: FrameClock())
    scene.window.displayScale = scale
    scene.window.isReduceMotionEnabled = reducesMotion
    tester = TouchTester(driving: scene.window)
    scene.onEntry = { [unowned self] in
      var bytes: [UInt8] = []
      $0.write(to: &bytes)
      lines.append(String(decoding: bytes.dropLast(), as: UTF8.self))
    }
    frames(2)
  }

  // MARK: Time

  func frames(_ count: Int) {
    for _ in 0..<count {
      tester.advance(by: 1.0 / 60)
      answer()
    }
  }

  /// What was said so far is forgotten.
  func startTranscript() {
    lines.removeAll()
    told.removeAll()
  }

  /// Until the zoom is on the other side of a share of its way; a second at most.
  func run(until progress: CGFloat) {
    let isBeyond = zoom.progress > progress
    for _ in 0..<60 where (zoom.progress > progress) == isBeyond { frames(1) }
  }

  func settle() {
    for _ in 0..<600 where !scene.window.clock.isIdle { frames(1) }
    frames(2)
  }

  /// The host carries out what it is asked for.
  func answer() {
    var requests: [SceneRequest] = []
    scene.collectRequests(into: &requests)
    for request in requests {
      switch request {
      case .load(let source):
        precondition(wanted.insert(source).inserted, "asked for twice")
        asked.append(source)
      case .loadTile(let source, of: _, let tile):
        precondition(wanted.insert(source).inserted, "asked for twice")
        tiles[source] = tile
        askedTiles += 1
      case .drop(let source):
        precondition(wanted.remove(source) != nil, "dropped what nobody asked for")
        loaded.remove(source)
        tiles[source] = nil
      case .shows(let picture):
        shown = picture ?? -1
      case .covers(let share):
        covered.append(share)
      case .tapped:
        taps += 1
      case .album(let index):
        albums.append(index)
      case .chooses(let count):
        choices.append(count)
      default:
        told.append(request)
      }
    }
    guard !isBusy else { return }
    for source in wanted.subtracting(loaded).sorted() {
      loaded.insert(source)
      scene.picture(source, arrived: !broken.contains(source & 0xff_ffff))
    }
  }

  // MARK: What is there

  var grid: UICollectionView { scene.grid.view }
  var viewer: PhotoViewer { scene.viewer }

  var zoom: ZoomTransition { viewer.zoom }

  /// The photo is before everything, and at rest.
  var isOpen: Bool {
    viewer.isOpen && isStill && zoom.progress == 1 && viewer.presentingViewController != nil
  }

  /// Nothing of a photo is there but the grid.
  var isGone: Bool {
    !viewer.isOpen && isStill && viewer.view.window == nil && !grid.isHidden
  }

  private var isStill: Bool { !zoom.isHeld && !zoom.isMoving }

  /// Where the photo is drawn in the window, cropped or not.
  var photoFrame: CGRect? {
    viewer.current.map { $0.imageView.convert($0.imageView.bounds, to: nil) }
  }

  /// What is seen of it at most: the rest is cropped.
  var openingFrame: CGRect? {
    viewer.view.superview.map { $0.convert($0.bounds, to: nil) }
  }

  /// Where a photo's cell is, in the window.
  func cellFrame(_ item: Int) -> CGRect? {
    cell(item).map { $0.convert($0.bounds, to: nil) }
  }

  var visible: Set<Int32> {
    Set(grid.indexPathsForVisibleItems.map { Int32($0.item) })
  }

  func cell(_ item: Int) -> GalleryCell? {
    grid.cellForItem(at: IndexPath(item: item, section: 0)) as? GalleryCell
  }

  /// The middle of a photo's cell, in the window.
  func place(of item: Int) -> CGPoint {
    let frame = grid.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.frame
    return CGPoint(x: frame.midX, y: frame.midY - grid.contentOffset.y)
  }

  func open(_ item: Int) {
    tester.tap(at: place(of: item))
    settle()
  }

  func flick(left: Bool) {
    let (near, far) = (CGPoint(x: 320, y: 500), CGPoint(x: 70, y: 500))
    tester.drag(from: left ? near : far, to: left ? far : near, over: 0.1)
  }

  /// The events of the scene so far, without their times.
  var events: [String] {
    lines.compactMap { line in
      guard let match = line.firstMatch(of: /"event":"(opened|turned|closed)","photo":(\d+)/)
      else { return nil }
      return "\(match.1) \(match.2)"
    }
  }

  /// The words of the hidden label whose changes are announced, and the texts that are seen.
  func texts() -> [String] {
    var found: [String] = []
    func look(_ view: UIView) {
      if view.isHidden { return }
      if let label = view as? UILabel, let text = label.text { found.append(text) }
      for child in view.subviews { look(child) }
    }
    look(scene.window)
    return found
  }
}

/// Whether two rectangles are there, and no edge is farther from the other one's than so many points.
func near(_ a: CGRect?, _ b: CGRect?, _ tolerance: CGFloat = 0.01) -> Bool {
  guard let a, let b else { return false }
  return abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
    && abs(a.maxX - b.maxX) <= tolerance && abs(a.maxY - b.maxY) <= tolerance
}
