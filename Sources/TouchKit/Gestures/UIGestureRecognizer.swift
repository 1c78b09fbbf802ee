/// Watches the touches on a view and says when they are a certain gesture.
///
/// Subclasses override ``touchesBegan(_:with:)`` and its siblings and set ``state``:
/// <doc:WritingARecognizer>. What comes of that, whether the gesture may begin, has to wait, prevents others
/// or is prevented, is decided by the window's arbiter: <doc:Arbitration>.
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

  // MARK: What the arbiter keeps here

  /// The view that it is on.
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
    /// Who is asked about this recognizer's dealings with others. Not retained.
    @WeakDelegate public var delegate: (any UIGestureRecognizerDelegate)?
  #else
    /// Who is asked about this recognizer's dealings with touches and with others. Not retained; `nil` by
    /// default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
  #endif

  /// True where the view's touches are cancelled once the gesture is recognized: the view gets
  /// `touchesCancelled`, and no more of them. True by default. Read when the gesture begins, or is recognized
  /// at once.
  @exclusivity(unchecked) open var cancelsTouchesInView = true

  /// True where the view hears of a touch-down only once this recognizer has failed, and never if it is
  /// recognized. False by default.
  @exclusivity(unchecked) open var delaysTouchesBegan = false

  /// True where the view hears of a lift only once this recognizer has failed; if it is recognized, the touch
  /// is cancelled for the view instead. True by default.
  @exclusivity(unchecked) open var delaysTouchesEnded = true

  #if hasFeature(Embedded)
    /// The kinds of touch that the recognizer takes notice of. All by default.
    @exclusivity(unchecked) open var allowedTouchTypes = UITouch.TouchType.all {
      didSet { allowed = TouchTypeSet(allowedTouchTypes) }
    }
  #else
    /// The kinds of touch that the recognizer takes notice of, as numbers: the raw values of
    /// ``UITouch/TouchType``. All by default. Read for each finger that comes down.
    ///
    /// ```swift
    /// recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    /// ```
    @exclusivity(unchecked) open var allowedTouchTypes = UITouch.TouchType.all.map {
      NSNumber(value: $0.rawValue)
    } {
      didSet {
        allowed = TouchTypeSet(
          allowedTouchTypes.compactMap { UITouch.TouchType(rawValue: $0.intValue) })
      }
    }
  #endif

  #if hasFeature(Embedded)
    /// The buttons and keys that the recognizer takes notice of. None by default.
    @exclusivity(unchecked) open var allowedPressTypes: [UIPress.PressType] = [] {
      didSet { allowedPresses = allowedPressTypes }
    }
  #else
    /// The buttons and keys that the recognizer takes notice of, as numbers: the raw values of
    /// ``UIPress/PressType``. None by default. Read for each press that begins.
    ///
    /// ```swift
    /// tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    /// ```
    @exclusivity(unchecked) open var allowedPressTypes: [NSNumber] = [] {
      didSet {
        allowedPresses = allowedPressTypes.compactMap { UIPress.PressType(rawValue: $0.intValue) }
      }
    }
  #endif

  /// True where all touches of one gesture have to be of the kind of the first; others are not taken. True by
  /// default.
  @exclusivity(unchecked) open var requiresExclusiveTouchType = true

  /// A name for logs and transcripts. `nil` by default.
  @exclusivity(unchecked) open var name: String?

  /// False for a recognizer that gets no touches. True by default. Switching it off in the middle
  /// of a gesture cancels that gesture; switched on again, the recognizer sees the touches that
  /// begin from then on.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if !isEnabled, oldValue { leave() } }
  }

  // MARK: Life

  #if hasFeature(Embedded)
    /// A recognizer without a view. Embedded Swift has no targets, only closures
    /// (``GestureActions/addAction(_:)``): the two parameters can only be `nil`, and are there for
    /// sources shared with UIKit.
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
    public convenience init() {
      self.init(target: nil, action: nil)
    }
  #endif

  // Spelled out so that it is not isolated to the main actor, and subclasses may have a plain one
  // of their own.
  deinit {}

  // MARK: State

  /// Where the recognizer is in its life.
  ///
  /// Subclasses set it. An assignment is a request: ``StateTable`` says which are legal, and one
  /// that leaves `possible` may be refused by the delegate or held until other recognizers have
  /// failed, so read the state back where it matters. It takes effect at once otherwise; actions
  /// follow after all recognizers have seen the event.
  open var state: State {
    get { phase }
    set { request(newValue) }
  }

  /// The view whose touches are watched, its own and those of everything in it; `nil` for a recognizer on no
  /// view.
  open var view: UIView? {
    owner
  }

  /// Waits with this recognizer's gesture until another one has failed.
  ///
  /// If the other one begins or is recognized instead, this one fails. There is no waiting for a recognizer
  /// that takes no part in the touches at hand. The requirement stays for as long as the other recognizer is
  /// there, which is not retained. Said twice, or of itself, it changes nothing; in a circle the one that asks first begins.
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

  /// The system took touches away. Called by the window, once an event; they still count in
  /// ``UIGestureRecognizer/numberOfTouches``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Buttons or keys of the ``UIGestureRecognizer/allowedPressTypes`` went down. Called by the
  /// window, once an event. Not called once the state is final. Does nothing by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The force of buttons changed. Called by the window, once an event.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Buttons or keys came up. Called by the window, once an event.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The system took presses away. Called by the window, once an event.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Values of earlier samples that were an estimate are known now; see
  /// ``UIResponder/touchesEstimatedPropertiesUpdated(_:)``.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The gesture is over and all its touches have ended: forget it. Called once after each attempt
  /// that came to an end, when the state is `possible` again. Never call it yourself.
  open func reset() {}

  /// False where this recognizer leaves another one alone when it recognizes its gesture. True by default.
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

  /// False where this recognizer takes nothing of an event in which a finger or a button has just
  /// gone down. True by default. Asked for each of them, before the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    true
  }

  /// Takes no further notice of a press that is not part of the gesture, as
  /// ``ignore(_:for:)-(UITouch,_)`` of a touch.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    guard tracked & button.bit != 0, attempt.presses.contains(where: { $0 === button }) else {
      return
    }
    tracked &= ~button.bit
    attempt.forget(button)
    arbiter?.partWays(of: self)
  }

  /// Takes no further notice of a touch that is not part of the gesture: the view that it is on
  /// goes on to get it. It still holds back the reset, as if it were seen.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard tracked & touch.bit != 0 else { return }
    tracked &= ~touch.bit
    attempt.forget(touch)
    arbiter?.partWays(of: self)
  }

  /// Gives up, as `state = .failed` does, and says why in a few words, for those who listen to
  /// ``UIWindow/diagnostics``.
  ///
  /// Does nothing where the gesture has begun or the recognizer has failed already. Costs no more
  /// than the assignment. UIKit has nothing like it.
  public final func fail(because reason: StaticString) {
    guard state == .possible else { return }
    attempt.excuse = reason
    state = .failed
    attempt.excuse = nil
  }

  /// False where a gesture that had to wait for others makes no sense any more now that it may begin;
  /// it fails then. Asked of recognizers within TouchKit.
  var mayBeginLate: Bool {
    true
  }

  /// True for a recognizer within TouchKit that takes the steps of a wheel or a trackpad of this type.
  func takesScroll(of type: UIScrollTypeMask) -> Bool {
    false
  }

  /// False for a recognizer within TouchKit that gets no touches: it watches something else.
  var followsTouches: Bool {
    true
  }

  // MARK: Where the fingers are

  /// How many touches the gesture is made of; 0 before the first one.
  open var numberOfTouches: Int {
    attempt.touches.count
  }

  /// The middle of the touches, in a view's coordinates; `nil` stands for the window. Where no
  /// touch is left, the middle of those that were there last.
  open func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(attempt.middle, to: view)
  }

  /// Where one of the touches is, in a view's coordinates.
  ///
  /// - Parameters:
  ///   - touchIndex: from 0 to one less than ``numberOfTouches``, in the order in which they came
  ///     down; anything
  ///     else is a programming error.
  ///   - view: `nil` stands for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    attempt.touches[touchIndex].location(in: view)
  }

  /// A short text for people who debug: the ``name``, where there is one.
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
