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

  // MARK: Changes

  // What is in the middle.
  private var title: UIView { item.titleView ?? words }

  /// It is where it belongs, and is seen.
  func arrive() {
    alpha = 1
    title.transform = .identity
    back?.words.transform = .identity
    isUserInteractionEnabled = true
  }

  /// It is not there yet, or no longer: its title is aside, and the words that lead back are the title of the one behind it.
  func goAside(over behind: NavigationBarContent?) {
    shift(title, by: (readsFromRight ? -1 : 1) * bounds.width / 2)
    if let back, let behind {
      shift(back.words, by: behind.title.center.x - back.frame.minX - back.words.center.x)
    }
    vanish()
  }

  /// Another one is over it: its title is what leads back from there.
  func goBehind(below front: NavigationBarContent?) {
    if let back = front?.back {
      shift(title, by: back.frame.minX + back.words.center.x - title.center.x)
    }
    vanish()
  }

  private func shift(_ view: UIView, by distance: CGFloat) {
    view.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  private func vanish() {
    alpha = 0
    isUserInteractionEnabled = false
  }

  // MARK: Layout

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
    let (title, room) = (title, max(end - start, 0))
    let wanted = title.sizeThatFits(CGSize(width: room, height: bounds.height))
    // What is as far from both edges.
    let middle = bounds.width - 2 * max(start, bounds.width - end)
    let isTight = wanted.width > middle
    let width = title !== words ? min(wanted.width, room) : isTight ? room : middle
    set(title, isTight ? start + (end - start - width) / 2 : (bounds.width - width) / 2, width)
    guard title !== words else { return }
    title.bounds.size.height = wanted.height
  }

  private func width(of part: (item: UIBarButtonItem, view: UIView)) -> CGFloat {
    let wanted = part.view.sizeThatFits(bounds.size).width
    return part.item.customView == nil
      ? max(wanted, part.item.width, Constants.barButtonWidth) : max(wanted, part.item.width)
  }

  // From the edge at which one begins to read, wherever it is on its way.
  private func set(_ view: UIView, _ start: CGFloat, _ width: CGFloat) {
    let x = readsFromRight ? bounds.width - start - width : start
    view.bounds.size = CGSize(width: width, height: bounds.height)
    view.center = CGPoint(x: x + width / 2, y: bounds.height / 2)
  }
}
