import TouchKit

/// One of the samples: a window with something in it to touch, and a transcript of what came of it.
///
/// A scene knows no host. A page, a replay and a test send touches to its ``window``, turn the window's clock, and read the transcript.
open class Scene {
  /// Where touches and time go in, and layer changes come out.
  public let window: UIWindow

  /// The name in commands and transcripts.
  public let name: Name

  /// Hears each line of the transcript as it comes.
  public var hear: ((SceneEntry) -> Void)?

  /// - Parameter size: of the window, in points.
  public init(name: Name, size: CGSize, clock: FrameClock) {
    self.name = name
    window = UIWindow(frame: CGRect(origin: .zero, size: size), clock: clock)
  }

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
  }

  /// A wheel or a trackpad moved, in points; `isPinch` for a trackpad's pinch, where `delta.y` is what browsers make of it: about −100 per doubling.
  open func wheel(by delta: CGPoint, at place: CGPoint, isPinch: Bool) {}

  /// A key went down.
  ///
  /// - Returns: true where the scene used it.
  open func press(_ key: SceneKey) -> Bool {
    false
  }

  /// Shows the picture at a place in the host's order, for scenes that show one of several.
  open func show(picture index: Int) {}

  // MARK: For scenes

  /// Adds a line to the transcript.
  public final func note(_ subject: SceneEntry.Subject, _ fields: [SceneEntry.Field] = []) {
    hear?(SceneEntry(time: window.clock.now, subject, fields))
  }

  /// Writes each action of a recognizer into the transcript: its state, its values, and where it is in the window.
  public final func follow<R: UIGestureRecognizer>(
    _ recognizer: R, as name: Name, _ values: @escaping (R) -> [SceneEntry.Field]
  ) {
    recognizer.addAction { [unowned(unsafe) self] recognizer in
      guard hear != nil else { return }
      let place = recognizer.location(in: nil)
      note(
        .recognizer(name, recognizer.state.name),
        values(recognizer) + [.number("x", place.x), .number("y", place.y)])
    }
  }
}

/// The keys that scenes know; what a finger can do, one of these can do too.
nonisolated public enum SceneKey: Int, Hashable, Sendable {
  case left
  case right
  case up
  case down
  case plus
  case minus
  case zero
  case home
  case end
  case pageUp
  case pageDown
  case escape
  case enter
}
