import TouchKit

/// The scenes that there are.
nonisolated public enum SceneKind: Int, CaseIterable, Hashable, Sendable {
  /// One picture to zoom, with one finger as well: the sample OneFingerZoom.
  case imageViewer = 0
  /// A map that taps zoom: the sample TapZoom.
  case tapZoom = 1
  /// Letters drawn with one finger: the sample Strokes.
  case strokes = 2
  /// Two fingers whose distance counts: the sample PinchMe.
  case pinchMe = 3
  /// A grid of numbered cells whose columns a pinch changes: the sample Grid.
  case grid = 4
  /// A long list, for the physics of scrolling.
  case scroll = 5
  /// Every recognizer of the toolkit on one view, for recordings.
  case all = 6
  /// The photo gallery.
  case gallery = 7
  /// A heap of cards to throw and to catch: the sample ThrownCards.
  case thrownCards = 8

  /// The name in commands and transcripts.
  public var name: Name {
    switch self {
    case .imageViewer: "image-viewer"
    case .tapZoom: "tap-zoom"
    case .strokes: "strokes"
    case .pinchMe: "pinch-me"
    case .grid: "grid"
    case .scroll: "scroll"
    case .all: "all"
    case .gallery: "gallery"
    case .thrownCards: "thrown-cards"
    }
  }

  /// What one sees and does there, in a sentence.
  public var summary: String {
    switch self {
    case .imageViewer: "a picture to pinch, to drag, and to zoom with one finger"
    case .tapZoom: "a map to zoom by taps: two with one finger in, one with two fingers out"
    case .strokes: "the letters I, L, U, O and C, to draw with one finger"
    case .pinchMe: "two fingers, and whether they moved apart or together"
    case .scroll: "a list 40,000 points high, to scroll"
    case .grid: "a thousand items in a grid, to pinch to fewer or more columns"
    case .all: "every standard gesture at once"
    case .gallery: "a grid of photos to pinch; a tap opens one, pulling it down leads back"
    case .thrownCards: "a heap of cards to throw, and to catch while they fly"
    }
  }

  /// True for the scenes whose window has the size of the trace that is played into them.
  public var fitsTrace: Bool {
    switch self {
    case .imageViewer, .tapZoom, .strokes, .pinchMe, .grid, .thrownCards: false
    case .scroll, .all, .gallery: true
    }
  }
}

extension SceneKind {
  /// The window of the samples, in points.
  nonisolated public static let standardSize = CGSize(width: 320, height: 480)

  /// How many items the grid has, unless the options say otherwise.
  nonisolated public static let standardItems = 1000

  /// Makes the scene.
  ///
  /// - Parameters:
  ///   - size: of the window, in points.
  ///   - given: what it may show; `nil` where the host has none to offer. A scene that needs one
  ///     makes do with a blank one of the sample's size then, and the gallery
  ///     with a list of sizes.
  ///   - names: what the pictures are called, for the gallery; as many as there are pictures, or none.
  ///   - items: how many the grid has.
  public func make(
    size: CGSize = SceneKind.standardSize, pictures given: [UIImage]? = nil, names: [String] = [],
    clock: FrameClock = FrameClock(), items: Int = SceneKind.standardItems
  ) -> Scene {
    makeSample(size: size, pictures: given ?? [], clock: clock, items: items)
      ?? Scene.gallery(size: size, pictures: given, names: names, clock: clock)
  }

  /// Makes one of the samples, for a program that does not bring the gallery along; `nil` for the gallery.
  /// The parameters are those of ``make(size:pictures:names:clock:items:)``, and:
  ///
  /// - Parameter tileScales: how many pixels are a point of each picture that is too large to be loaded as one, and is shown in
  ///   tiles by the scene that shows one; 0 for the others. As many as there are pictures, or none.
  public func makeSample(
    size: CGSize, pictures: [UIImage], tileScales: [CGFloat] = [], clock: FrameClock, items: Int
  ) -> Scene? {
    switch self {
    case .imageViewer:
      ImageViewerScene(size: size, pictures: pictures, tileScales: tileScales, clock: clock)
    case .tapZoom: TapZoomScene(size: size, clock: clock)
    case .strokes: StrokesScene(size: size, clock: clock)
    case .pinchMe: PinchMeScene(size: size, clock: clock)
    case .grid: GridScene(size: size, pictures: pictures, clock: clock, itemCount: items)
    case .scroll: ScrollScene(size: size, clock: clock)
    case .all: AllGesturesScene(size: size, clock: clock)
    case .gallery: nil
    case .thrownCards: ThrownCardsScene(size: size, pictures: pictures, clock: clock)
    }
  }
}

extension Scene {
  /// The gallery, for a host that shows no other scene: ``SceneKind/make(size:pictures:names:clock:items:)``
  /// brings them all along.
  ///
  /// - Parameters:
  ///   - size: of the window, in points.
  ///   - pictures: the photos; `nil` for a list of sizes that no host has.
  ///   - names: what they are called; as many as there are pictures, or none.
  public static func gallery(
    size: CGSize, pictures: [UIImage]?, names: [String], clock: FrameClock
  ) -> GalleryScene {
    gallery(
      size: size,
      photos: pictures.map { GalleryPhotos(pictures: $0, names: names) } ?? .builtIn,
      clock: clock)
  }

  /// The same with everything that is known of the photos.
  ///
  /// - Parameter list: what it shows of them at first; `nil` for all of them, without albums.
  public static func gallery(
    size: CGSize, photos: GalleryPhotos, list: GalleryList? = nil, clock: FrameClock
  ) -> GalleryScene {
    GalleryScene(size: size, photos: photos, list: list, clock: clock)
  }
}
