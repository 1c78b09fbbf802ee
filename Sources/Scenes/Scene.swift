import TouchKit

/// One of the samples: a window with something in it to touch, and a transcript of what came of it.
///
/// A scene knows no host. A page, a replay and a test send touches to its ``window``, turn the
/// window's clock, and read the transcript.
open class Scene: DelegateObject {
  /// Where touches and time go in, and layer changes come out.
  public let window: UIWindow

  /// The name in commands and transcripts.
  public let name: Name

  /// Hears each line of the transcript as it comes.
  public var onEntry: ((SceneEntry) -> Void)?

  // What isInspected shows; nil while it does not.
  final var inspector: Inspector?

  // Those of the line that is being made. Their memory is used again for the next one, unless who
  // hears of the line keeps it.
  private var fields: [SceneEntry.Field] = []

  /// - Parameter size: of the window, in points.
  public init(name: Name, size: CGSize, clock: FrameClock) {
    self.name = name
    window = UIWindow(frame: CGRect(origin: .zero, size: size), clock: clock)
  }

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: For hosts

  /// What the scene has to say of its state: the fields of the transcript's last line.
  open var outcome: [SceneEntry.Field] {
    []
  }

  /// The transcript's last line.
  public final var lastEntry: SceneEntry {
    SceneEntry(time: window.clock.now, .scene(name), outcome)
  }

  /// The window has a new size, in points.
  open func resize(to size: CGSize) {
    window.frame = CGRect(origin: .zero, size: size)
    if window.rootViewController != nil { window.layoutIfNeeded() }
    fitInspector()
  }

  /// A wheel or a trackpad moved, in points; `isPinch` for a trackpad's pinch, where `delta.y` is
  /// what browsers make of it: −100 for a factor e.
  ///
  /// What is under the pointer scrolls or zooms, unless the scene knows better.
  ///
  /// - Parameter time: as for `UIWindow.send(_:)`.
  public final func wheel(
    by delta: CGPoint, at location: CGPoint, isPinch: Bool, time: TimeInterval
  ) {
    window.accept("wheel", at: time, [delta, location]) {
      wheelTurned(by: delta, at: location, isPinch: isPinch)
      return true
    }
  }

  /// A key went down. What is in the middle of the window scrolls or zooms, unless the scene knows better.
  ///
  /// - Parameter time: as for `UIWindow.send(_:)`.
  /// - Returns: true where the scene used it.
  public final func press(_ key: SceneKey, time: TimeInterval) -> Bool {
    window.accept("press", at: time) { keyPressed(key) }
  }

  /// Scrolls the content down to an offset before anything is touched, in points, for the scenes that scroll.
  ///
  /// - Returns: false where the scene does not.
  open func start(at offset: CGFloat) -> Bool {
    false
  }

  /// Shows the picture at an index of the host's order, for scenes that show one of several.
  open func show(picture index: Int) {}

  /// More pictures at the end of the host's order, for scenes that show several. They are shown with the next list that has them.
  ///
  /// - Parameters:
  ///   - others: their numbers follow those of the pictures that are there, whatever numbers they have. What is said of groups
  ///     and words is ignored.
  ///   - old: for each of them the number of the picture that it replaces in lists to come, such as an earlier state of the same file:
  ///     who looks at that one looks at this one then. −1 for none.
  open func add(_ others: GalleryPhotos, replacing old: [Int32]) {}

  /// Shows some of the host's pictures, for scenes that show several: an album, or what has been found. Where the list has the number of the one
  /// that is shown, that one has other pictures from now on: what is looked at stays where it is, and a picture that is open stays open.
  open func show(_ list: GalleryList) {}

  /// Shows pictures in their own shapes, or as squares, for scenes that show several.
  open func showShapes(_ isOn: Bool) {}

  /// Where it is scrolled to, for scenes with many pictures; the beginning, for most.
  open var place: ScenePlace {
    ScenePlace(picture: -1, top: 0, columns: 0)
  }

  /// Shows a place at once, for scenes that have places: where ``place`` was before a page was loaded again.
  open func show(_ place: ScenePlace) {}

  /// Begins or ends choosing pictures, for scenes in which pictures can be chosen.
  open func choose(_ command: ChoiceCommand) {}

  /// The pictures that are chosen, by their indices in the host's order, ascending. None, for most scenes.
  open var chosen: [Int32] {
    []
  }

  /// The picture at an index of the host's order is a favourite from now on, or none any more, for scenes that show which are.
  open func setFavourite(picture index: Int, _ isFavourite: Bool) {}

  /// The picture at an index of the host's order has so many stars from now on, for scenes that show them: 0 to 5, or −1 for rejected; others count
  /// as 0. 0 for all, by default.
  open func setRating(picture index: Int, _ rating: Int32) {}

  /// The direction in which one finger that taps, lands again and drags enlarges a picture, for scenes with pictures to zoom: down, as on today's
  /// maps, or up.
  open func setZoomDirection(downEnlarges: Bool) {}

  /// Words are to be so many times as large as usual, for scenes with titles over what they show: 1 by default, and as somebody's own size of
  /// text says. Below 0.5 and above 2 it counts as these; what is not finite is ignored.
  open func setTextScale(_ scale: CGFloat) {}

  /// Shows pictures one after another from now on, for scenes with pictures; `nil` ends that.
  open func setSlideshow(_ order: SlideshowOrder?) {}

  /// Shows two pictures beside each other from now on, for scenes with pictures; `nil` ends that. Whenever one of them has been decided about,
  /// ``SceneRequest/decides(side:_:)`` says so, and its side is empty until the host calls this again with another one.
  open func compare(_ pair: ComparedPhotos?) {}

  /// One of two pictures that are compared, on the side 0 or 1, is kept or rejected by a key or a button: it leaves as it would by a finger.
  open func decide(_ verdict: Verdict, side: Int) {}

  /// Which of two pictures that are compared keys zoom and move: 0 or 1.
  open func setComparedSide(_ side: Int) {}

  /// What the host has around a picture that is shown, such as its buttons, is visible, or hidden.
  open func setChrome(isVisible: Bool) {}

  /// The host shows something over the edges of a picture that is open, such as a sheet, for scenes that open pictures: so much of the window
  /// is covered, in points. The picture is shown in what is left, a quarter of the window at least, from the next frame in which it is not
  /// opening, closing or pulled. Nothing is covered by default; what is negative counts as 0, and edges that are not finite change nothing.
  open func setCoveredEdges(_ edges: UIEdgeInsets) {}

  /// The view with the layer of this number has the host's keyboard focus now.
  open func focus(layer: Int32) {}

  /// Appends what the scene wants of the host since the last call, to be asked for after each
  /// frame's layer changes. Nothing, for most scenes: a picture that they put on a layer is loaded
  /// because it is there.
  open func collectRequests(into requests: inout [SceneRequest]) {}

  /// A picture that was asked for is loaded and can be drawn at once, or cannot be shown.
  open func picture(_ source: Int32, arrived isThere: Bool) {}

  // MARK: For scenes

  /// Fills the window with a controller's view, and lays it out.
  public final func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  /// What a scene makes of a wheel or a trackpad; called by ``wheel(by:at:isPinch:time:)``, when the clock
  /// shows its time.
  open func wheelTurned(by delta: CGPoint, at location: CGPoint, isPinch: Bool) {
    let now = window.clock.now
    if isPinch {
      window.magnify(
        by: UIWindow.magnification(by: delta), at: location, time: now,
        animated: UIWindow.isNotch(delta))
    } else {
      window.scroll(by: delta, at: location, time: now)
    }
  }

  /// What a scene makes of a key; called by ``press(_:time:)``, when the clock shows its time.
  ///
  /// - Returns: true where the scene used it.
  open func keyPressed(_ key: SceneKey) -> Bool {
    guard let command = key.command else { return false }
    return window.perform(command, time: window.clock.now)
  }

  /// True while the scene shows what recognizers do, over everything else that it shows: for those
  /// who want to know why a gesture came out as it did. False by default, and free then.
  ///
  /// Neither what fingers do nor the transcript changes by it. It takes the window's `onDiagnostic`
  /// over.
  // Open, so that other modules call it through the class: inlined there, it makes Swift 6.3.1 fail in the
  // Embedded build for wasm32.
  open var isInspected: Bool {
    get { inspector != nil }
    set { inspect(newValue) }
  }

  /// Where the list begins that ``isInspected`` shows, in points from the top of the window: below
  /// what has to be seen. 34 unless the scene knows better; asked for when the window has another
  /// size.
  open var inspectorTop: CGFloat {
    34
  }

  /// Adds a line to the transcript.
  ///
  /// - Parameter fill: appends the line's fields. Not called where no transcript is kept.
  public final func note(
    _ subject: SceneEntry.Subject, _ fill: (inout [SceneEntry.Field]) -> Void = { _ in }
  ) {
    guard let onEntry else { return }
    fill(&fields)
    onEntry(SceneEntry(time: window.clock.now, subject, fields))
    fields.clear()
  }

  /// Writes each action of a recognizer into the transcript: its state, its values, and where it is
  /// in the window. In logs it goes by the same name, unless it has one.
  ///
  /// - Parameter addValues: appends the fields with the recognizer's values.
  public final func follow<R: UIGestureRecognizer>(
    _ recognizer: R, as name: Name,
    _ addValues: @escaping (R, inout [SceneEntry.Field]) -> Void = { _, _ in }
  ) {
    if recognizer.name == nil { recognizer.name = "\(name.string)" }
    recognizer.addAction { [here = WeakReference(self)] recognizer in
      here.object?.note(.recognizer(name, recognizer.state.name)) { fields in
        addValues(recognizer, &fields)
        let location = recognizer.location(in: nil)
        fields.append(.number("x", location.x))
        fields.append(.number("y", location.y))
      }
    }
  }
}

/// What a host asks of a scene in which pictures can be chosen.
nonisolated public enum ChoiceCommand: Int32, Sendable {
  /// No picture is chosen any more, and a tap opens one.
  case none = 0
  /// A tap chooses a picture from now on.
  case begin = 1
  /// All that are shown are chosen.
  case all = 2
}

/// The keys that scenes know; what a finger can do, one of these can do too.
nonisolated public enum SceneKey: Int, CaseIterable, Hashable, Sendable {
  /// The left arrow key.
  case left
  /// The right arrow key.
  case right
  /// The up arrow key.
  case up
  /// The down arrow key.
  case down
  /// Zooms in by a step, or shows fewer columns.
  case plus
  /// Zooms out by a step, or shows more columns.
  case minus
  /// Shows the whole picture.
  case zero
  /// The first photo, or the beginning of the content.
  case home
  /// The last photo, or the end of the content.
  case end
  /// A page towards the beginning.
  case pageUp
  /// A page towards the end.
  case pageDown
  /// Closes what is open.
  case escape
  /// Opens what has the keys' focus.
  case enter

  // Letters are their numbers in ASCII.
  /// Draws a C, in the sample Strokes.
  case letterC = 99
  /// Chooses the photos that are under one title with the one that has the keys' focus.
  case letterD = 100
  /// Draws an I, in the sample Strokes.
  case letterI = 105
  /// Draws an L, in the sample Strokes.
  case letterL = 108
  /// Draws an O, in the sample Strokes.
  case letterO = 111
  /// Draws a U, in the sample Strokes.
  case letterU = 117
  /// Chooses the photo that has the keys' focus.
  case letterX = 120
  /// Zooms photos that are compared, and shows all of them again.
  case letterZ = 122
}

extension SceneKey {
  /// The key that a host's key is; `nil` for one that no scene knows.
  nonisolated public init?(_ key: KeySample) {
    switch key.keyCode {
    case .keyboardEscape:
      self = .escape
    case .keyboardReturnOrEnter, .keypadEnter:
      self = .enter
    default:
      if let command = ScrollCommand(key) {
        guard let own = SceneKey.allCases.first(where: { $0.command == command }) else {
          return nil
        }
        self = own
        return
      }
      // Letters are what they are in lower case.
      guard let character = key.characters.utf8.first,
        let letter = SceneKey(rawValue: Int(character | 0x20)), letter.rawValue > 64
      else { return nil }
      self = letter
    }
  }

  /// What the key asks of a scroll view; `nil` for a key that means something else.
  nonisolated public var command: ScrollCommand? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .plus: .zoomIn
    case .minus: .zoomOut
    case .zero: .zoomToFit
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .escape, .enter, .letterC, .letterD, .letterI, .letterL, .letterO, .letterU, .letterX,
      .letterZ:
      nil
    }
  }
}
