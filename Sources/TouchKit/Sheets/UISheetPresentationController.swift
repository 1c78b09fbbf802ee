#if !hasFeature(Embedded)
  /// Presents a controller as a sheet from below, which fingers pull from one height to another and away.
  ///
  /// ```swift
  /// if let sheet = places.sheetPresentationController {
  ///   sheet.detents = [.medium(), .large()]
  ///   sheet.prefersGrabberVisible = true
  /// }
  /// present(places, animated: true)
  /// ```
  ///
  /// Get it from ``UIViewController/sheetPresentationController``, before the controller is presented or while it is. Its properties belong to the presented
  /// controller: set before, they hold each time it is presented.
  ///
  /// A finger anywhere on the sheet pulls it; let go of, it goes on to a detent, or away, and the next finger catches it wherever it is. A scroll view in the sheet
  /// scrolls first; at its upper edge the same finger goes on to pull the sheet down, and opens it, see ``prefersScrollingExpandsWhenScrolledToEdge``.
  /// Pulled below its smallest detent it is dismissed, like any controller by fingers: see ``UIAdaptivePresentationControllerDelegate``. A tap on
  /// what is dimmed does the same.
  ///
  /// The sheet is as wide as the window, and at most ``Constants/sheetWidth``; it lies at the lower edge in all windows. (UIKit's floats in the middle of large ones.) Natively only.
  @preconcurrency @MainActor
  public final class UISheetPresentationController: UIPresentationController {
    private(set) lazy var mover = SheetMover(of: self)
    private var animatesChanges = false

    var settings: SheetSettings { presentedViewController.madeSheetSettings }

    // Spelled out: see UIResponder.
    deinit {}

    // MARK: Heights

    /// The heights at which it rests, in any order; only the large one by default. Those of which none can be resolved count as the large one.
    public var detents: [Detent] {
      get { settings.detents }
      set {
        settings.detents = newValue
        changed()
      }
    }

    /// The detent that it rests at, or goes to; `nil`, the default, for the smallest. Fingers change it; setting it moves the sheet, animated within
    /// ``animateChanges(_:)``. A name that none of the ``detents`` has counts as `nil`.
    public var selectedDetentIdentifier: Detent.Identifier? {
      get { settings.selected }
      set {
        settings.selected = newValue
        changed()
      }
    }

    /// Carries out changes of its properties, and has the sheet go to where they lead, as after a finger: it can be caught.
    public func animateChanges(_ changes: () -> Void) {
      let wasAnimated = animatesChanges
      animatesChanges = true
      changes()
      animatesChanges = wasAnimated
    }

    /// Asks the detents of the program's own for their heights again.
    public func invalidateDetents() {
      changed()
    }

    // MARK: What is behind

    /// The largest detent at which what is behind is neither dimmed nor covered: touches beside the sheet reach it. `nil`, the default: it is always dimmed.
    public var largestUndimmedDetentIdentifier: Detent.Identifier? {
      get { settings.undimmed }
      set {
        settings.undimmed = newValue
        changed()
      }
    }

    // MARK: Looks and behaviour

    /// True where a short bar at the upper edge shows that it can be pulled. A tap on it goes to the next larger detent, or from the largest to the smallest.
    /// False by default.
    public var prefersGrabberVisible: Bool {
      get { settings.showsGrabber }
      set {
        settings.showsGrabber = newValue
        changed()
      }
    }

    /// True, the default, where scrolling up in a scroll view that is at its upper edge opens the sheet to its largest detent before anything is scrolled.
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
      get { settings.opensByScrolling }
      set {
        settings.opensByScrolling = newValue
        changed()
      }
    }

    /// The radius of its upper corners, in points; `nil`, the default, for ``Constants/sheetCorner``.
    public var preferredCornerRadius: CGFloat? {
      get { settings.cornerRadius }
      set {
        settings.cornerRadius = newValue
        changed()
      }
    }

    private func changed() {
      if isOfPresentation { mover.changed(animated: animatesChanges) }
    }

    // Another one with the same settings may have been asked for before.
    private var isOfPresentation: Bool { containerView != nil }

    // MARK: As a presentation controller

    /// What moves in the container, with the sheet in it.
    public override var presentedView: UIView? {
      mover.scroller
    }

    // It moves by itself, unless the program has said how; and always where fingers have begun to pull it away.
    override func choose(_ choice: inout TransitionChoice) {
      let begins = mover.passage.begins
      guard choice.animator == nil || begins else { return }
      choice.animator = mover
      choice.interaction = begins ? mover : nil
    }

    override var letsTouchesThrough: Bool {
      !mover.isDimming
    }

    public override func containerViewDidLayoutSubviews() {
      mover.containerChanged()
    }

    public override func presentationTransitionWillBegin() {
      mover.install()
    }

    public override func presentationTransitionDidEnd(_ completed: Bool) {
      if completed { mover.settle() } else { mover.remove() }
    }

    public override func dismissalTransitionDidEnd(_ completed: Bool) {
      if completed { mover.remove() }
    }
  }
#endif
