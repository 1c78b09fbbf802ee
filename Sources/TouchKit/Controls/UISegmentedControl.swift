/// A row of words of which one is chosen. A tap on a segment chooses it, and so does a finger that draws the thumb, which lies behind the chosen one, to another.
///
/// ```swift
/// let order = UISegmentedControl(items: ["Newest", "Oldest", "Name"])
/// order.selectedSegmentIndex = 0
/// order.addTarget(self, action: Settings.orderChanged, for: .valueChanged)
/// ```
///
/// ``UIControl/Event/valueChanged`` is sent when a finger lifts that has chosen another segment, and not where the program does. For assistive technology, and for Tab, Enter and Space in a page, each
/// segment is a button, which is selected while it is chosen. Where one reads from the right the first one is at the right. In pages one listens by ``UIControl/addAction(_:for:)``, and reads from the
/// left. (Titles only; their attributes, pictures and actions of segments are not declared.)
open class UISegmentedControl: UIControl {
  /// Of ``selectedSegmentIndex``: none is chosen. −1.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let edge: CGFloat = 2
  // What a title has on each side.
  private static let padding: CGFloat = 10

  final var segments: [Segment] = []
  private let thumb = UIView(frame: .zero)
  final var chosen = UISegmentedControl.noSegment
  // Where a finger is.
  final var pressed: Int?
  final var drawsThumb = false

  /// A control without segments, which fills the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layerCornerRadius = 9
    thumb.isUserInteractionEnabled = false
    thumb.layerCornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    addPart(thumb)
    show()
  }

  /// A control with a segment for each title, none of them chosen, as large as they want to be.
  public convenience init(items: [String]?) {
    self.init(frame: .zero)
    for (index, title) in (items ?? []).enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
    bounds.size = intrinsicContentSize
    center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !keepsTap(gestureRecognizer) && !keepsPan(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: The choice

  /// The chosen segment, from 0; ``noSegment``, the default, for none, and where one is set that is not there. Setting it shows it at once, sends nothing, and ends what a finger is about to do.
  public final var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      changed(false)
    }
  }

  /// True where a segment is chosen only while its ``UIControl/Event/valueChanged`` is sent, as one of several buttons. False by default.
  public final var isMomentary = false {
    didSet {
      if isMomentary, !oldValue { selectedSegmentIndex = UISegmentedControl.noSegment }
    }
  }

  // As a finger does.
  private final func choose(_ index: Int) {
    guard index != chosen else { return showIfNeeded(true) }
    chosen = index
    showIfNeeded(true)
    sendActions(for: .valueChanged)
    guard isMomentary, chosen == index else { return }
    chosen = UISegmentedControl.noSegment
    showIfNeeded(true)
  }

  final func press(_ segment: Segment) -> Bool {
    guard isEnabled, segment.isEnabled, let index = segments.index(ofObject: segment) else {
      return false
    }
    choose(index)
    return true
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch) else { return false }
    drawsThumb = index == chosen
    pressed = segments[index].isEnabled ? index : nil
    showIfNeeded(true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let here = index(at: touch)
    var new = here.flatMap { segments[$0].isEnabled ? $0 : nil }
    // The thumb stays where it was.
    if drawsThumb, new == nil { new = pressed }
    if !isTouchInside { new = drawsThumb ? chosen : nil }
    guard new != pressed else { return true }
    pressed = new
    showIfNeeded(true)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let new = isTouchInside ? pressed : nil
    letGo()
    if let new { choose(new) } else { showIfNeeded(true) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    letGo()
    showIfNeeded(true)
  }

  private final func letGo() {
    pressed = nil
    drawsThumb = false
  }

  // The nearest one.
  private final func index(at touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    let widths = widths
    var end: CGFloat = 0
    for (place, index) in order.enumerated() {
      end += widths[index]
      if x < end || place == segments.count - 1 { return index }
    }
    return nil
  }

  // MARK: Looks

  /// The color of the thumb; `nil`, the default, for white, and gray in the dark.
  public final var selectedSegmentTintColor: UIColor? {
    didSet { show() }
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { show() } }
  }

  // From left to right.
  private final var order: [Int] {
    readsFromRight ? segments.indices.reversed() : Array(segments.indices)
  }

  // The widths that were set, together, and how many segments share what they leave.
  private final var room: (taken: CGFloat, sharing: CGFloat) {
    var (taken, sharing): (CGFloat, CGFloat) = (0, 0)
    for segment in segments {
      taken += segment.width
      if segment.width == 0 { sharing += 1 }
    }
    return (taken, sharing)
  }

  private final var widths: [CGFloat] {
    let (taken, sharing) = room
    let share = sharing > 0 ? max(0, bounds.width - taken) / sharing : 0
    return segments.map { $0.width > 0 ? $0.width : share }
  }

  final func showIfNeeded(_ animated: Bool) {
    guard animated, window != nil else { return show() }
    UIView.animate(withDuration: 0.2) { self.show() }
  }

  final func show() {
    let (widths, order) = (widths, order)
    let seen = isMomentary ? UISegmentedControl.noSegment : drawsThumb ? pressed ?? chosen : chosen
    var x: CGFloat = 0
    for (place, index) in order.enumerated() {
      let segment = segments[index]
      segment.frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      if index == seen { showThumb(segment.frame) }
      let isBesideThumb = index == seen || (place > 0 && order[place - 1] == seen)
      segment.show(
        isChosen: index == seen, isPressed: index == pressed && !drawsThumb,
        isPale: !isEnabled || !segment.isEnabled, hasLine: place > 0 && !isBesideThumb)
      x += widths[index]
    }
    thumb.alpha = seen >= 0 ? (isEnabled ? 1 : 0.5) : 0
    thumb.backgroundColor = selectedSegmentTintColor ?? UISegmentedControl.thumbColor
  }

  // A finger has it by being a little smaller.
  private final func showThumb(_ frame: CGRect) {
    let edge = UISegmentedControl.edge
    // One that comes does not slide.
    let place = { [thumb] in
      thumb.bounds.size = CGSize(
        width: max(0, frame.width - 2 * edge), height: max(0, frame.height - 2 * edge))
      thumb.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    if thumb.alpha == 0 { UIView.performWithoutAnimation(place) } else { place() }
    let scale: CGFloat = drawsThumb ? 0.95 : 1
    thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  private static let thumbColor = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  /// As wide as all segments are with the width that was set for them, or else with that of the longest title and 10 points on each side of it, and 32 points high.
  open override var intrinsicContentSize: CGSize {
    let (taken, sharing) = room
    var widest: CGFloat = 0
    for segment in segments { widest = max(widest, segment.intrinsicContentSize.width) }
    return CGSize(
      width: taken + sharing * (widest + 2 * UISegmentedControl.padding),
      height: UISegmentedControl.height)
  }
}
