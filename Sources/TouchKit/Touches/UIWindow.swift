/// The root of a tree of views, and the place where touches and time come in and layer changes go out.
///
/// A host makes a window, puts views into it, and then, for as long as it lives:
///
/// ```swift
/// // Whenever fingers did something,
/// window.send(samples)
/// // and once for each frame.
/// window.clock.advance(to: time)
/// window.collectChanges(into: &changes)
/// ```
///
/// Nothing else goes in or out. <doc:DrivingAWindow> tells the whole of it.
public final class UIWindow: UIView {
  /// The time of everything in this window: time stamps, timers, motions. Turned by the host.
  public let clock: FrameClock

  /// Told of everything that recognizers do and of what was wrong with a host's samples; `nil`, and
  /// free, by default.
  public var diagnostics: ((GestureDiagnostic) -> Void)? {
    get { arbiter.diagnostics }
    set { arbiter.diagnostics = newValue }
  }

  /// The pixels of a point: positions at rest are rounded to `1 / displayScale`. 2 by default.
  @exclusivity(unchecked) public var displayScale: CGFloat = 2

  /// True where the person wants less motion: what would move by itself to a new place or scale is
  /// there at once then. False by default.
  ///
  /// Fingers are followed as ever, and what they fling or pull beyond an edge comes to rest as
  /// ever. UIKit has this in `UIAccessibility`, for the whole program; here the host says it to
  /// each window.
  @exclusivity(unchecked) public var isReduceMotionEnabled = false

  /// The color behind everything in the window; none by default, so that what lies behind it on the
  /// host's screen is seen. The host is told as of the background of layer 0.
  public override var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { layers.windowColor = backgroundColor ?? .clear } }
  }

  /// Whether the force of fingers is measured, for ``UIView/traitCollection``. Unavailable by default; a host
  /// that knows says so, and the first finger that comes down with a force makes it available.
  @exclusivity(unchecked) public var forceTouchCapability = UIForceTouchCapability.unavailable

  // What the host has said; see setSafeAreaInsets(_:).
  final var coveredEdges = UIEdgeInsets.zero

  let arbiter: GestureArbiter
  let delivery: TouchDelivery
  let layers = LayerTree()
  let hovering = HoverDelivery()
  // Made with the first step of a wheel or a trackpad.
  var scrolling: ScrollDelivery?
  // Made with the first press.
  var presses: PressDelivery?
  /// What became of the presses that were sent last.
  var arePressesUsed = false
  @exclusivity(unchecked) var keyFocus = KeyFocus()

  // See rootViewController.
  final var rootController: UIViewController?
  // Has controllers hear of another size; there once there is a root controller. A closure, because a program without
  // controllers has no need of any of this, and because Swift 6.3.1 crashes where it compiles a view of another package
  // for a page (Embedded) and can see all the way to what runs alongside.
  final var resizesControllers: ((UIWindow, CGSize, () -> Void) -> Void)?
  // Controllers that have come by themselves, and have appeared after the next layout.
  @exclusivity(unchecked) final var appearing: [WeakReference<UIViewController>] = []

  /// A window of a size, in points.
  ///
  /// - Parameters:
  ///   - frame: its size is the size of the window; touches count from its top left corner, wherever that is.
  ///   - clock: a clock to share with other windows; one of its own by default.
  public init(frame: CGRect, clock: FrameClock = FrameClock()) {
    self.clock = clock
    delivery = TouchDelivery(clock: clock)
    arbiter = delivery.arbiter
    super.init(frame: frame)
    arbiter.window = self
    delivery.window = self
    host = self
    clock.known.add(Backlink(to: self))
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  #if !hasFeature(Embedded)
    // On the main thread, wherever the last reference was let go of.
    isolated deinit {}
  #endif

  public override var debugDescription: String {
    "UIWindow"
  }

  /// The responder behind the window: none.
  public override var next: UIResponder? {
    nil
  }

  /// Nobody kept these presses.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses?.isUnused = true
  }

  // MARK: In

  /// Delivers what fingers did.
  ///
  /// Samples of one call are one event, unless a finger did two things that cannot be one (came
  /// down and lifted): those are events of their own, in order. Samples that make no sense are
  /// answered as ``SampleFault`` says and reported to ``diagnostics``; none of them leaves anything
  /// stuck. A call from within an action is carried out after it.
  ///
  /// Each sample says when it was measured, in seconds on the ``clock``. What else a host reports
  /// (``send(presses:)``, ``hover(at:time:)``, ``scroll(by:at:time:)``,
  /// ``magnify(by:at:time:animated:)``, ``perform(_:time:)``) says its time likewise: timers that are due
  /// before it fire first, and a time in the past counts as the time that it is. A host turns the clock
  /// by its frames only.
  public func send(_ samples: [TouchSample]) {
    let outer = clock.becomeCurrent()
    delivery.send(samples)
    clock.resign(to: outer)
  }

  /// Delivers what the host knows later of samples with an ``TouchSample/estimationUpdateIndex``:
  /// the recognizers and the view of the touch hear of it.
  ///
  /// A correction of a sample that nobody waits for is dropped and reported to ``diagnostics``. A
  /// call from within an action is carried out after it.
  public func update(_ corrections: [TouchCorrection]) {
    clock.asCurrent { delivery.update(corrections) }
  }

  /// Cancels every touch: the page is hidden, the device is locked, the host starts afresh. Recognizers and
  /// views hear of it; without a touch nothing happens. A call from within an action is carried out after it.
  public func cancelTouches() {
    clock.asCurrent { delivery.cancelAll() }
  }

  // MARK: Out

  /// Lays out what asked for it, and appends what a host has to change on the screen since the last call.
  ///
  /// - Complexity: O(what changed).
  public func collectChanges(into changes: inout [LayerChange]) {
    clock.asCurrent { layOutAll() }
    layers.collect(into: &changes)
  }

  /// Lays out what asked for it, for a host that has nothing to show it on: what has changed is forgotten.
  ///
  /// In place of ``collectChanges(into:)``, from the first frame on: a host that has missed changes
  /// cannot show what comes after them.
  ///
  /// - Complexity: O(what changed).
  public func discardChanges() {
    clock.asCurrent { layOutAll() }
    layers.forget()
  }

  /// True where the next frame will look different: something moves, or changes have not been collected yet.
  ///
  /// While this is false a host may rest until a touch comes, or until ``FrameClock/nextDue`` of the
  /// ``clock``.
  public var needsFrames: Bool {
    clock.isMoving || layers.hasChanges || !appearing.isEmpty
  }

  private func layOutAll() {
    guard !appearing.isEmpty else {
      layers.layOut()
      return
    }
    let new = appearing
    appearing = []
    for controller in new { controller.object?.hearIsAppearing() }
    layers.layOut()
    for controller in new where controller.object?.appearance.phase == .appearing {
      controller.object?.endAppearanceTransition()
    }
  }

  /// The rectangle of the window; where it has another size, controllers hear of it first.
  public override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != super.frame.size, let resizesControllers else {
        super.frame = newValue
        return
      }
      resizesControllers(self, newValue.size) { super.frame = newValue }
    }
  }

  /// A view leaves the window with everything in it.
  func lose(_ view: UIView) {
    delivery.lose(view)
    presses?.lose(view)
    keyFocus.lose(view)
    layers.abandon(view, root: view.parent?.host === self)
  }
}
