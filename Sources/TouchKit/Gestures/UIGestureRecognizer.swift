/// Follows the touches on a view and recognizes a gesture in them.
///
/// Subclasses override ``touchesBegan(_:with:)`` and its siblings and set ``state``:
/// <doc:WritingARecognizer>. The window's arbiter decides whether the gesture may begin, has to wait, prevents others
/// or is prevented: <doc:Arbitration>.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: RootObject {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private final var home = BacklinkHome()

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  // MARK: The arbiter's data

  /// The view that it is attached to.
  @exclusivity(unchecked) private final var ownerLink = Backlink<UIView>()
  final var owner: UIView? {
    get { ownerLink.object }
    set { ownerLink.object = newValue }
  }
  final var phase = State.possible
  @exclusivity(unchecked) final var attempt = Attempt()
  @exclusivity(unchecked) final var requirements: [Backlink<UIGestureRecognizer>] = []
  @exclusivity(unchecked) final var actions = ActionList()

  final var allowed = TouchTypeSet(UITouch.TouchType.all)
  final var allowedPresses: [UIPress.PressType] = []

  /// The bits of the touches that are delivered to this recognizer.
  final var tracked: UInt64 = 0

  // MARK: Settings

  #if hasFeature(Embedded)
    /// Decides how this recognizer shares touches with others. Not retained.
    @WeakDelegate public var delegate: (any UIGestureRecognizerDelegate)?
  #else
    /// Decides which touches this recognizer gets and how it shares them with others. Not retained; `nil` by default.
    @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)?
  #endif

  /// True where the view's touches are cancelled once the gesture is recognized: the view gets
  /// `touchesCancelled`, and no more of them. True by default. Read when the gesture begins, or is recognized
  /// at once.
  @exclusivity(unchecked) open var cancelsTouchesInView = true

  /// True where the view gets a touch-down only once this recognizer has failed, and never if it is recognized. False
  /// by default.
  @exclusivity(unchecked) open var delaysTouchesBegan = false

  /// True where the view gets a lift only once this recognizer has failed; if it is recognized, the touch
  /// is cancelled for the view instead. True by default.
  @exclusivity(unchecked) open var delaysTouchesEnded = true

  #if hasFeature(Embedded)
    /// The kinds of touch that the recognizer gets. All by default.
    open var allowedTouchTypes = UITouch.TouchType.all {
      didSet { allowed = TouchTypeSet(allowedTouchTypes) }
    }
  #else
    /// The kinds of touch that the recognizer gets, as numbers: the raw values of
    /// ``UITouch/TouchType``. All by default. Read for each finger that comes down.
    ///
    /// ```swift
    /// recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    /// ```
    open var allowedTouchTypes = UITouch.TouchType.all.map {
      NSNumber(value: $0.rawValue)
    } {
      didSet {
        allowed = TouchTypeSet(
          allowedTouchTypes.compactMap { UITouch.TouchType(rawValue: $0.intValue) })
      }
    }
  #endif

  #if hasFeature(Embedded)
    /// The buttons and keys that the recognizer gets. None by default.
    open var allowedPressTypes: [UIPress.PressType] = [] {
      didSet { allowedPresses = allowedPressTypes }
    }
  #else
    /// The buttons and keys that the recognizer gets, as numbers: the raw values of
    /// ``UIPress/PressType``. None by default. Read for each press that begins.
    ///
    /// ```swift
    /// tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    /// ```
    open var allowedPressTypes: [NSNumber] = [] {
      didSet {
        allowedPresses = allowedPressTypes.compactMap { UIPress.PressType(rawValue: $0.intValue) }
      }
    }
  #endif

  /// True where all touches of one gesture have to be of the kind of the first; others are not delivered. True by
  /// default.
  @exclusivity(unchecked) open var requiresExclusiveTouchType = true

  /// A name for logs and transcripts. `nil` by default.
  open var name: String?

  /// False for a recognizer that gets no touches. True by default. Setting it to false during a gesture cancels the
  /// gesture; set to true again, the recognizer gets the touches that begin from then on.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if !isEnabled, oldValue { endAttempt() } }
  }

  // MARK: Life

  #if hasFeature(Embedded)
    /// A recognizer without a view. Embedded Swift has no selectors, only methods and closures
    /// (``GestureActions/addAction(_:)``): the parameters can only be `nil`; they exist for sources shared with UIKit.
    public init(target: Never?, action: Never?) {}
  #else
    /// A recognizer without a view, which sends `action` to `target` (see ``SelectorTarget``) if
    /// both are given.
    public init(target: Any?, action: Selector?) {
      if let target, let action { addTarget(target, action: action) }
    }

    /// Sends `action` to `target` from now on, which is not retained and has to be a
    /// ``SelectorTarget``. The same pair twice is sent once.
    open func addTarget(_ target: Any, action: Selector) {
      let responder = action.responder(target)
      actions.add(for: responder, action) { [weak responder] in
        responder?.perform(action, with: $0)
      }
    }

    /// Stops sending `action` to `target`; `nil` stands for any. Closures stay.
    open func removeTarget(_ target: Any?, action: Selector?) {
      actions.remove(target.map { $0 as AnyObject }, action)
    }
  #endif

  #if hasFeature(Embedded)
    public convenience override init() {
      self.init(target: nil, action: nil)
    }
  #else
    /// A recognizer without a target; `addTarget(_:action:)` and `addAction(_:)` add some.
    public convenience init() {
      self.init(target: nil, action: nil)
    }
  #endif

  // Explicit, so that it is not isolated to the main actor and subclasses may have a plain one.
  deinit {}

  // MARK: State

  /// How far the recognizer is with its gesture.
  ///
  /// Subclasses set it. An assignment is a request: ``StateTable`` says which are legal, and one
  /// that leaves `possible` may be refused by the delegate or wait until other recognizers have failed, so read the
  /// state back where it matters. It takes effect at once otherwise; actions follow after all recognizers have seen the
  /// event.
  open var state: State {
    get { phase }
    set { request(newValue) }
  }

  /// The view whose touches, and those of its subviews, the recognizer follows; `nil` while it is attached to none.
  open var view: UIView? {
    owner
  }

  /// Makes this recognizer wait until another one has failed.
  ///
  /// If the other one begins or is recognized instead, this one fails. It does not wait for a recognizer that shares no
  /// touch with it. The requirement lasts until the other recognizer is released; it is not retained. Repeating it, or
  /// naming itself, changes nothing; in a circle the one that asks first begins.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self,
      !requirements.contains(where: { $0.leads(to: otherGestureRecognizer) })
    else { return }
    requirements.append(Backlink(to: otherGestureRecognizer))
  }

  // MARK: To be overridden by subclasses

  /// Fingers came down. Called by the window, once an event, with all fingers that did and that this
  /// recognizer follows.
  ///
  /// They count in ``UIGestureRecognizer/numberOfTouches`` already. Not called once the state is final. Does
  /// nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved, or changed their force or their angle. Called by the window, once an event.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers lifted. Called by the window, once an event; they still count in
  /// ``UIGestureRecognizer/numberOfTouches``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system cancelled touches. Called by the window, once an event; they still count in
  /// ``UIGestureRecognizer/numberOfTouches``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Buttons or keys of the ``UIGestureRecognizer/allowedPressTypes`` went down. Called by the
  /// window, once an event. Not called once the state is final. Does nothing by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The force of buttons changed. Called by the window, once an event.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Buttons or keys came up. Called by the window, once an event.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The system cancelled presses. Called by the window, once an event.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// True for a press that no tap comes before. Asked by one-finger zoom instead of a cast, with which each module that zooms would have long presses.
  package var isPlainPress: Bool {
    false
  }

  /// Estimated values of earlier samples have been measured; see
  /// ``UIResponder/touchesEstimatedPropertiesUpdated(_:)``.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The attempt is over and all its touches have ended: clear what belongs to it. Called once after each attempt, when
  /// the state is `possible` again. Never call it yourself.
  open func reset() {}

  /// False where this recognizer does not prevent another one when it recognizes its gesture. True by default.
  /// Asked when one of the two begins while they share a touch.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// False where another one may not prevent this recognizer. True by default. Asked where ``canPrevent(_:)``
  /// of the other one is true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// True where this recognizer has to wait for the failure of another one; asked once an attempt.
  /// False by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// True where another recognizer has to wait for the failure of this one; asked once an attempt.
  /// False by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// False where this recognizer gets nothing of an event in which a finger or a button has just gone down. True by
  /// default. Asked for each of them, before the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    true
  }

  /// Stops following a press that is not part of the gesture, like ``ignore(_:for:)-(UITouch,_)`` for a touch.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    guard tracked & button.bit != 0, attempt.presses.contains(object: button) else { return }
    tracked &= ~button.bit
    attempt.forget(button)
    arbiter?.releaseWaitingAfterIgnore(of: self)
  }

  /// Stops following a touch that is not part of the gesture: its view still gets it. Until it ends it delays the
  /// reset.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard tracked & touch.bit != 0 else { return }
    tracked &= ~touch.bit
    attempt.forget(touch)
    arbiter?.releaseWaitingAfterIgnore(of: self)
  }

  /// Sets the state to `.failed`, with a reason for ``UIWindow/onDiagnostic``.
  ///
  /// Does nothing where the gesture has begun or the recognizer has failed already. Costs no more than the assignment.
  /// Not in UIKit.
  public final func fail(because reason: StaticString) {
    guard state == .possible else { return }
    attempt.failureReason = reason
    state = .failed
    attempt.failureReason = nil
  }

  /// False where a gesture that had to wait for others is no longer valid when it may begin; it fails then. For
  /// subclasses within TouchKit.
  var mayBeginLate: Bool {
    true
  }

  /// True for a recognizer within TouchKit that follows wheel or trackpad steps of this type.
  func allowsScroll(of type: UIScrollTypeMask) -> Bool {
    false
  }

  /// False for a recognizer within TouchKit that gets no touches, such as hover.
  var followsTouches: Bool {
    true
  }

  // MARK: Where the fingers are

  /// How many touches the gesture is made of; 0 before the first one.
  open var numberOfTouches: Int {
    attempt.touches.count
  }

  /// The middle of the touches, in a view's coordinates; `nil` stands for the window. After the last touch has ended,
  /// the middle of the touches before.
  open func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(attempt.middle, to: view)
  }

  /// The location of one of the touches, in points of a view's coordinates.
  ///
  /// - Parameters:
  ///   - touchIndex: from 0 to one less than ``numberOfTouches``, in the order in which they came
  ///     down; anything
  ///     else is a programming error.
  ///   - view: `nil` stands for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    attempt.touches[touchIndex].location(in: view)
  }

  /// A short text for debugging: the ``name``, where there is one.
  open var debugDescription: String {
    name ?? "UIGestureRecognizer"
  }

  /// The clock of the window; `nil` for a recognizer whose view is in none.
  public final var clock: FrameClock? {
    owner?.host?.clock
  }
}

extension UIGestureRecognizer: nonisolated Hashable {
  nonisolated public static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool {
    a === b
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
