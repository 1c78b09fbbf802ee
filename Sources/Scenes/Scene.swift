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

  /// What a scene makes of a wheel or a trackpad; called by ``Scene/wheel(by:at:isPinch:time:)``, when the clock
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

  /// What a scene makes of a key; called by ``Scene/press(_:time:)``, when the clock shows its time.
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
