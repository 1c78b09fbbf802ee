#if !hasFeature(Embedded)
  /// Moves a sheet: its offset is the sheet's height. Fills the container.
  ///
  /// A scroll view, so that fingers, rubber bands, motions that are caught, and scroll views in the sheet are what they are everywhere. The card lies at the end of
  /// the content, below what is seen at an offset of 0:
  ///
  ///     ┌───────┐ 0
  ///     │       │
  ///     ├───────┤ height of the container
  ///     │ card  │
  ///     └───────┘ + the largest height
  final class SheetScroller: UIScrollView {
    weak var mover: SheetMover?
    // Where it goes that was let go of last.
    private var goal: CGFloat = 0

    init(_ card: SheetCard) {
      super.init(frame: .zero)
      clipsToBounds = false
      contentInsetAdjustmentBehavior = .never
      showsVerticalScrollIndicator = false
      showsHorizontalScrollIndicator = false
      delaysContentTouches = false
      // Wheels scroll what is in the sheet.
      pan.allowedScrollTypesMask = []
      addSubview(card)
    }

    required init?(coder: NSCoder) {
      nil
    }

    // Spelled out: see UIResponder.
    deinit {}

    /// The height of the sheet that is seen, in points.
    var height: CGFloat {
      get { contentOffset.y }
      set { contentOffset.y = newValue }
    }

    /// True while a finger holds it, be it by a scroll view in the sheet that hands on what it cannot use.
    var isHeld: Bool {
      isTracking || isDragging
    }

    // What lies beside the sheet is touched by others.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }

    // A finger on a button pulls the sheet.
    override func touchesShouldCancel(in view: UIView) -> Bool {
      true
    }

    override func flingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
      goal = mover?.goal(velocity: velocity.y * 1000) ?? proposed.y
      return CGPoint(x: proposed.x, y: goal)
    }

    override func fingersLifted() {
      super.fingersLifted()
      mover?.lifted(to: goal)
    }
  }
#endif
