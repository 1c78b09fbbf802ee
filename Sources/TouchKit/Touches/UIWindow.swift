/// The root of a view tree: touches and time come in, layer changes go out.
///
/// A host makes a window, adds views, and then, for as long as it lives:
///
/// ```swift
/// // Whenever fingers did something,
/// window.send(samples)
/// // and once for each frame.
/// window.clock.advance(to: time)
/// window.collectChanges(into: &changes)
/// ```
///
/// <doc:DrivingAWindow> describes it in full.
public final class UIWindow: UIView {
  /// The time of everything in this window: time stamps, timers, motions. The host advances it.
  public let clock: FrameClock

  /// Called with every step of the recognizers and every fault in a host's samples; `nil` by default, which costs
  /// nothing.
  public var onDiagnostic: ((GestureDiagnostic) -> Void)? {
    get { arbiter.onDiagnostic }
    set { arbiter.onDiagnostic = newValue }
  }

  /// Pixels per point: positions at rest are rounded to `1 / displayScale`. 2 by default.
  @exclusivity(unchecked) public var displayScale: CGFloat = 2

  /// True where the person wants less motion: animated scrolls and zooms then arrive at their target at once. False by
  /// default.
  ///
  /// Content still follows fingers, decelerates and bounces. UIKit has this in `UIAccessibility`, for the whole
  /// program; here the host sets it for each window.
  @exclusivity(unchecked) public var isReduceMotionEnabled = false

  /// The color behind everything in the window; `nil` by default, so that the host's screen shows through. The host
  /// gets it as the background of layer 0.
  public override var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { tellColor() } }
  }

  /// Whether the force of fingers is measured, for ``UIView/traitCollection``. Unavailable by default; a host may set
  /// it, and the first finger with a force makes it available.
  @exclusivity(unchecked) public var forceTouchCapability = UIForceTouchCapability.unavailable

  // Set by setSafeAreaInsets(_:).
  final var coveredEdges = UIEdgeInsets.zero
  // True once an edge has been covered, by the host or by a controller's bars: without any nobody has to look for them.
  // Set by expectCoveredEdges().
  final var hasSafeArea = false

  let arbiter: GestureArbiter
  let delivery: TouchDelivery
  let layers = LayerTree()
  let hovering = HoverDelivery()
  // Made with the first step of a wheel or a trackpad.
  var scrolling: ScrollDelivery?
  // Made with the first press.
  var presses: PressDelivery?
  /// Whether a recognizer or responder used the presses that were sent last.
  var arePressesUsed = false
  @exclusivity(unchecked) var keyFocus = KeyFocus()

  // See rootViewController.
  final var rootController: UIViewController?
  // Resizes the controllers; set with the root controller. A closure, so that programs without controllers do not link
  // their code, and because the Embedded compiler of Swift 6.3.1 crashes on views of other packages when it can see all
  // of that code.
  final var controllerResizer: ((UIWindow, CGSize, () -> Void) -> Void)?
  // Controllers whose viewIsAppearing comes with the next layout, and those of them whose viewDidAppear follows it.
  @exclusivity(unchecked) final var appearing: [WeakReference<UIViewController>] = []
  @exclusivity(unchecked) final var arriving: [WeakReference<UIViewController>] = []

  /// A window of a size, in points.
  ///
  /// - Parameters:
  ///   - frame: its size is the window's; touch locations count from its top left corner, whatever its origin.
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
    // On the main thread, wherever the last reference is released.
    isolated deinit {}
  #endif

  public override var debugDescription: String {
    "UIWindow"
  }

  /// `nil`: no responder comes after the window.
  public override var next: UIResponder? {
    nil
  }

  /// No responder handled these presses.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses?.isUnused = true
  }

  // MARK: In

  /// Delivers touch samples to recognizers and views.
  ///
  /// Samples of one call are one event, unless one finger did two things in them (came down and lifted): those become
  /// separate events, in order. Invalid samples are handled as ``SampleFault`` says and reported to ``onDiagnostic``;
  /// none of them leaves a touch stuck. A call from within an action is carried out after it.
  ///
  /// Each sample says when it was measured, in seconds on the ``clock``. What else a host reports
  /// (``send(presses:)``, ``hover(at:time:)``, ``scroll(by:at:time:)``,
  /// ``magnify(by:at:time:animated:)``, ``perform(_:time:)``) also has a time: timers that are due before it fire
  /// first, and a time in the past counts as now. A host advances the clock only with its frames.
  public func send(_ samples: [TouchSample]) {
    let outer = clock.becomeCurrent()
    delivery.send(samples)
    clock.resign(to: outer)
  }

  /// Delivers measured values for samples with a ``TouchSample/estimationUpdateIndex`` to the recognizers and the view
  /// of the touch.
  ///
  /// A correction with an unknown index is dropped and reported to ``onDiagnostic``. A
  /// call from within an action is carried out after it.
  public func update(_ corrections: [TouchCorrection]) {
    clock.asCurrent { delivery.update(corrections) }
  }

  /// Cancels every touch: the page is hidden, the device is locked, the host restarts. Recognizers and views get the
  /// cancellation; without a touch nothing happens. A call from within an action is carried out after it.
  public func cancelTouches() {
    clock.asCurrent { delivery.cancelAll() }
  }

  // MARK: Out

  /// Lays out the views that need it, and appends the layer changes since the last call.
  ///
  /// - Complexity: O(what changed).
  public func collectChanges(into changes: inout [LayerChange]) {
    clock.asCurrent { layOutAll() }
    layers.collect(into: &changes)
  }

  /// Lays out the views that need it and discards the layer changes, for a host that shows nothing.
  ///
  /// Use either this or ``collectChanges(into:)`` from the first frame on: after discarded changes a host cannot show
  /// later ones.
  ///
  /// - Complexity: O(what changed).
  public func discardChanges() {
    clock.asCurrent { layOutAll() }
    layers.discard()
  }

  /// True where the next frame will look different: something moves, or changes have not been collected yet.
  ///
  /// While this is false a host may rest until a touch comes, or until ``FrameClock/nextDue`` of the
  /// ``clock``.
  public var needsFrames: Bool {
    clock.isMoving || layers.hasChanges || !arriving.isEmpty
  }

  private func layOutAll() {
    guard !arriving.isEmpty else {
      layers.layOut()
      return
    }
    let (new, own) = (arriving, appearing)
    (arriving, appearing) = ([], [])
    for controller in new { controller.object?.callIsAppearing() }
    layers.layOut()
    for controller in own where controller.object?.appearance.phase == .appearing {
      controller.object?.endAppearanceTransition()
    }
  }

  /// The rectangle of the window; before its size changes, its controllers get `viewWillTransition(to:with:)`.
  public override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != super.frame.size, let controllerResizer else {
        super.frame = newValue
        return
      }
      controllerResizer(self, newValue.size) { super.frame = newValue }
    }
  }

  /// A view leaves the window with all its subviews.
  func viewLeftWindow(_ view: UIView) {
    delivery.viewLeftWindow(view)
    presses?.viewLeftWindow(view)
    keyFocus.viewLeftWindow(view)
    layers.abandon(view, root: view.parent?.host === self)
  }
}
