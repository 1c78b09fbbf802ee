#if !hasFeature(Embedded)
  /// A sheet as it is seen: its corners, its shadow, the bar at its upper edge, and the presented view.
  final class SheetCard: UIView {
    // What is clipped has no shadow.
    private let body = UIView()
    private let grabber = SheetGrabber()

    init() {
      super.init(frame: .zero)
      layer.shadowRadius = 12
      layer.shadowOpacity = 0.15
      body.clipsToBounds = true
      body.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      addSubview(body)
      addSubview(grabber)
    }

    required init?(coder: NSCoder) {
      nil
    }

    // Spelled out: see UIResponder.
    deinit {}

    weak var mover: SheetMover? {
      didSet { grabber.mover = mover }
    }

    func show(_ view: UIView) {
      if view.superview !== body { body.addSubview(view) }
      setNeedsLayout()
    }

    func show(_ settings: SheetSettings) {
      let radius = settings.cornerRadius ?? Constants.sheetCorner
      body.layer.cornerRadius = radius
      layer.cornerRadius = radius
      grabber.isHidden = !settings.showsGrabber
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      body.frame = bounds
      for view in body.subviews where view.transform.isIdentity { view.frame = body.bounds }
      grabber.center = CGPoint(x: bounds.midX, y: grabber.bounds.midY)
    }
  }

  /// The short bar at the upper edge of a sheet, in an area that is large enough for a finger.
  private final class SheetGrabber: UIView {
    weak var mover: SheetMover?

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 76, height: 24))
      let bar = UIView(frame: CGRect(x: 20, y: 5, width: 36, height: 5))
      bar.backgroundColor = .tertiaryLabel
      bar.layer.cornerRadius = 2.5
      bar.isUserInteractionEnabled = false
      addSubview(bar)
      let tap = UITapGestureRecognizer()
      tap.addAction { [here = WeakReference(self)] _ in here.object?.mover?.goToNextDetent() }
      addGestureRecognizer(tap)
      isAccessibilityElement = true
      accessibilityTraits = .button
      accessibilityLabel = "Sheet Grabber"
    }

    required init?(coder: NSCoder) {
      nil
    }

    // Spelled out: see UIResponder.
    deinit {}

    override func accessibilityActivate() -> Bool {
      mover?.goToNextDetent()
      return true
    }
  }
#endif
