/// What a navigation bar shows for one item.
///
///     ┌──────────────────────────────────────────────┐
///     │ ‹ back   left items     title     right items │
///     └──────────────────────────────────────────────┘
///
/// The title is in the middle of the bar, or of the room between the buttons where it does not fit there.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  @Backlink private var bar: UINavigationBar?
  private let words = UILabel(frame: .zero)
  private var back: NavigationBackButton?
  private var left: [(item: UIBarButtonItem, view: UIView)] = []
  private var right: [(item: UIBarButtonItem, view: UIView)] = []

  init(_ item: UINavigationItem, _ bar: UINavigationBar) {
    self.item = item
    super.init(frame: .zero)
    self.bar = bar
    words.fontWeight = 600
    words.textAlignment = .center
    words.accessibilityTraits = .header
    item.whenChanged = { [here = WeakReference(self)] in here.object?.fill() }
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// Shows what the item says now.
  func fill() {
    for view in subviews { view.removeFromSuperview() }
    back = nil
    if let bar, let previous = bar.backItem, bar.topItem === item, item.leadsBack {
      let button = NavigationBackButton(previous.backTitle)
      button.addAction(
        UIAction { [link = WeakReference(bar)] _ in link.object?.onBack() }, for: .touchUpInside)
      addSubview(button)
      back = button
    }
    left = (item.leftBarButtonItems ?? []).map { ($0, $0.makeView()) }
    right = (item.rightBarButtonItems ?? []).map { ($0, $0.makeView()) }
    for part in left + right { addSubview(part.view) }
    words.text = item.title
    addSubview(item.titleView ?? words)
    setNeedsLayout()
  }

  /// It is where it belongs, and is seen.
  func arrive() {
    alpha = 1
    transform = .identity
    isUserInteractionEnabled = true
  }

  /// It is beside that, and touched no more.
  func move(aside side: CGFloat, alpha: CGFloat) {
    let width = superview?.bounds.width ?? 0
    let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    self.alpha = alpha
    transform = CGAffineTransform(
      translationX: sign * side * width * Constants.navigationParallax, y: 0)
    isUserInteractionEnabled = false
  }

  func place(in room: CGRect) {
    bounds = CGRect(origin: .zero, size: room.size)
    center = CGPoint(x: room.midX, y: room.midY)
    layoutIfNeeded()
  }

  private static let margin: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = NavigationBarContent.margin
    var (start, end) = (margin, bounds.width - margin)
    if let back {
      let width = min(back.sizeThatFits(bounds.size).width, bounds.width / 2)
      set(back, start, width)
      start += width + margin
    }
    for part in left {
      let width = width(of: part)
      set(part.view, start, width)
      start += width + margin
    }
    for part in right {
      let width = width(of: part)
      end -= width
      set(part.view, end, width)
      end -= margin
    }
    let title = item.titleView ?? words
    let wanted = title.sizeThatFits(CGSize(width: max(end - start, 0), height: bounds.height))
    let side = max(start, bounds.width - end)
    let middle = bounds.width - 2 * side
    let isTight = title === words ? middle < wanted.width : wanted.width > middle
    let width = title === words ? max(isTight ? end - start : middle, 0) : min(wanted.width, max(end - start, 0))
    set(title, isTight ? start + (end - start - width) / 2 : (bounds.width - width) / 2, width)
    guard title !== words else { return }
    title.frame = CGRect(
      x: title.frame.minX, y: (bounds.height - wanted.height) / 2, width: width,
      height: wanted.height)
  }

  private func width(of part: (item: UIBarButtonItem, view: UIView)) -> CGFloat {
    let wanted = part.view.sizeThatFits(bounds.size).width
    return part.item.customView == nil
      ? max(wanted, part.item.width, Constants.barButtonWidth) : max(wanted, part.item.width)
  }

  // From the edge at which one begins to read.
  private func set(_ view: UIView, _ start: CGFloat, _ width: CGFloat) {
    let x =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - start - width : start
    view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}

/// The button that leads back: an arrow and words.
final class NavigationBackButton: UIControl {
  private let arrow = PathView(frame: .zero)
  private let words = UILabel(frame: .zero)

  init(_ title: String) {
    super.init(frame: .zero)
    words.text = title
    words.accessibilityTraits = .none
    accessibilityLabel = title
    accessibilityTraits = .button
    arrow.lineWidth = 2.5
    for part in [arrow, words] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    tintColorDidChange()
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  // The width of the arrow, and the room to the words.
  private static let arrow = (width: CGFloat(10), room: CGFloat(6))

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let known = words.intrinsicContentSize.width
    let own = NavigationBackButton.arrow
    return CGSize(
      width: max(own.width + own.room + (known > 0 ? known : 80), Constants.barButtonWidth),
      height: size.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    arrow.strokeColor = tintColor
    words.textColor = tintColor
  }

  override var isHighlighted: Bool {
    didSet {
      arrow.alpha = isHighlighted ? Constants.paleButton : 1
      words.alpha = arrow.alpha
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = NavigationBackButton.arrow
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = own.width * 2
    let start = own.width + own.room
    arrow.frame = CGRect(
      x: isMirrored ? bounds.width - own.width : 0, y: (bounds.height - height) / 2,
      width: own.width, height: height)
    let (tip, end): (CGFloat, CGFloat) = isMirrored ? (own.width - 1, 1) : (1, own.width - 1)
    arrow.points = [
      CGPoint(x: end, y: 1), CGPoint(x: tip, y: height / 2), CGPoint(x: end, y: height - 1),
    ]
    words.frame = CGRect(
      x: isMirrored ? 0 : start, y: 0, width: max(bounds.width - start, 0), height: bounds.height)
  }
}
