import UIKit

/// Pictures side by side, to flick through and to look at closely.
///
/// Three pages at most exist, whatever the number of pictures; a page that comes into use is handed
/// to ``configure`` with the number of its picture. A picture that is zoomed is dragged to its edge
/// first, and the pager from there on.
open class ImagePager: UIView {
  /// What turns. Its delegate is this view.
  public let scrollView: UIScrollView

  /// How many pictures there are; 0 by default.
  open var count = 0 {
    didSet {
      guard count != oldValue, !isArranging else { return }
      slot = min(ImagePager.number(in: slot, of: oldValue), max(0, count - 1))
      reload()
    }
  }

  /// The number of the picture that is shown, from 0. Setting it turns there at once.
  open var index: Int {
    get { number(in: slot) }
    set { turn(to: newValue, animated: false) }
  }

  /// True where the next picture is to the left, as readers of right-to-left languages expect. False by default.
  open var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { reload() } }
  }

  /// True where the first picture follows the last one. Only of three and more: of two, the same one would be on both sides. False by default.
  open var loops = false {
    didSet { if loops != oldValue { reload() } }
  }

  /// The room between two pictures, in points; 20 by default.
  open var gap: CGFloat = 20 {
    didSet { setNeedsLayout() }
  }

  /// Puts a picture on a page: sets its placeholder, and its image as soon as it is there. Called
  /// when the page comes into use, never twice in a row for the same picture.
  open var configure: (ZoomableImageView, Int) -> Void = { _, _ in }

  /// Takes a picture off a page that is out of use for now: what was loaded for it is not needed
  /// there any more. A page that changes to another picture is only passed to ``configure``.
  open var onEndDisplaying: (ZoomableImageView) -> Void = { _ in }

  /// Called when another picture has come to the middle.
  open var onPageChange: (Int) -> Void = { _ in }

  /// How much of the view something lies over at its edges, as of ``ZoomableImageView/coveredEdges`` of each picture. Zero by default.
  public final var coveredEdges = UIEdgeInsets.zero {
    didSet {
      if coveredEdges != oldValue { for page in pages { page.view.coveredEdges = coveredEdges } }
    }
  }

  private var pages: [(slot: Int, view: ZoomableImageView)] = []
  // Where the picture is that is shown: its number, and beyond the ends that of a picture that follows there.
  private var slot = 0
  private var laidOutSize = CGSize.zero
  private var isArranging = false
  // How often pages have been handed out: who is handed one may call for others.
  private var uses = 0

  public override init(frame: CGRect) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addViews()
  }

  #if !hasFeature(Embedded)
    /// One of a storyboard or a nib, where UIKit reads those: on Apple's systems.
    public required init?(coder: NSCoder) {
      scrollView = UIScrollView(frame: .zero)
      super.init(coder: coder)
      addViews()
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  private func addViews() {
    clipsToBounds = true
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    // Pictures lie below a notch, too.
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    #if APPLE_UIKIT
      installAccessibilityActions()
    #endif
  }

  /// The page that shows a picture, if it is in use.
  public func page(of index: Int) -> ZoomableImageView? {
    pages.first { number(in: $0.slot) == index }?.view
  }

  /// Turns to a picture; a number beyond the ends is that of the last one there, or where it ``loops`` of one that follows.
  open func turn(to index: Int, animated: Bool) {
    guard count > 0 else { return }
    bringHome()
    let slot = lead > 0 ? min(max(index, -lead), count - 1 + lead) : min(max(index, 0), count - 1)
    let known = count
    scrollView.setContentOffset(CGPoint(x: left(of: slot), y: 0), animated: animated)
    // Who hears that it has turned may have put in other pictures.
    guard !animated, count == known else { return }
    arrive(at: slot)
    bringHome()
  }

  // MARK: Slots

  /// How many pictures follow beyond each end, where fingers may get before the pager is at rest and begins anew; 0 where nothing does.
  private final var lead: Int {
    loops && count > 2 ? 64 : 0
  }

  /// The number of the picture in a slot.
  private final func number(in slot: Int) -> Int {
    ImagePager.number(in: slot, of: count)
  }

  private static func number(in slot: Int, of count: Int) -> Int {
    guard count > 0 else { return 0 }
    let rest = slot % count
    return rest < 0 ? rest + count : rest
  }

  // Nobody sees it: the neighbours come along.
  private final func bringHome() {
    let way = index - slot
    guard way != 0 else { return }
    let away = scrollView.contentOffset.x - left(of: slot)
    isArranging = true
    slot += way
    for at in pages.indices { pages[at].slot += way }
    scrollView.contentOffset.x = left(of: slot) + away
    isArranging = false
    for page in pages { place(page.view, page.slot) }
  }

  // MARK: Layout

  private final var pageWidth: CGFloat {
    bounds.width + gap
  }

  private final func left(of slot: Int) -> CGFloat {
    CGFloat((isRightToLeft ? count - 1 - slot : slot) + lead) * pageWidth
  }

  private final var nearest: Int {
    guard pageWidth > 0, count > 0 else { return 0 }
    let place = Int((scrollView.contentOffset.x / pageWidth).rounded()) - lead
    let clamped = min(max(place, -lead), count - 1 + lead)
    return isRightToLeft ? count - 1 - clamped : clamped
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize || scrollView.frame.width != pageWidth else { return }
    laidOutSize = bounds.size
    arrange(keepsOffset: scrollView.frame.width == pageWidth)
  }

  private final func reload() {
    let old = pages
    pages.removeAll()
    for page in old { putAway(page.view) }
    slot = index
    arrange()
  }

  private final var contentSize: CGSize {
    CGSize(width: CGFloat(count + 2 * lead) * pageWidth, height: bounds.height)
  }

  // The pages are as wide as the view, and each takes the gap along.
  private final func arrange(keepsOffset: Bool = false) {
    isArranging = true
    scrollView.frame = CGRect(x: 0, y: 0, width: pageWidth, height: bounds.height)
    scrollView.contentSize = contentSize
    // A view that only grows or shrinks in height goes on turning.
    if !keepsOffset {
      scrollView.setContentOffset(CGPoint(x: left(of: slot), y: 0), animated: false)
    }
    isArranging = false
    for page in pages { place(page.view, page.slot) }
    usePages()
  }

  /// Other pictures are there than before. Those that stay keep their pages, as they are zoomed, and the one that is shown stays where
  /// it is, under a finger that drags too. Where that one is gone, the next one that has stayed is shown, or else the one before, and
  /// ``onPageChange`` is called.
  ///
  /// Nothing is animated. A picture that has other content from now on and keeps its page is not handed to ``configure`` again.
  ///
  /// - Parameters:
  ///   - new: how many pictures there are now; less than 0 counts as 0.
  ///   - number: the number that a picture has now, by the one that it had; `nil` for one that is gone. No two have the same one.
  /// - Complexity: O(1) where the picture that is shown stays; otherwise as many questions as there are pictures.
  open func setCount(_ new: Int, moving number: (Int) -> Int?) {
    let new = max(0, new)
    func moved(_ index: Int) -> Int? {
      number(index).flatMap { $0 >= 0 && $0 < new ? $0 : nil }
    }
    let old = (index: index, count: count)
    // How far it is from where it belongs: a finger that drags to the neighbour goes on from there.
    let away = scrollView.contentOffset.x - left(of: slot)
    var stays: [(index: Int, view: ZoomableImageView)] = []
    var gone: [ZoomableImageView] = []
    for page in pages {
      if let index = moved(self.number(in: page.slot)) {
        stays.append((index, page.view))
      } else {
        gone.append(page.view)
      }
    }
    isArranging = true
    count = new
    let own = old.count > 0 ? moved(old.index) : 0
    var near = own
    var index = old.index + 1
    while near == nil, index < old.count {
      near = moved(index)
      index += 1
    }
    index = old.index - 1
    while near == nil, index >= 0 {
      near = moved(index)
      index -= 1
    }
    slot = near ?? 0
    pages = stays.map { (nearestSlot(of: $0.index), $0.view) }
    scrollView.contentSize = contentSize
    scrollView.contentOffset.x = left(of: slot) + away
    isArranging = false
    for view in gone { putAway(view) }
    for page in pages { place(page.view, page.slot) }
    usePages()
    if own == nil, count > 0 { onPageChange(slot) }
  }

  // Of the slots of a picture the one beside what is shown, where there is one.
  private final func nearestSlot(of index: Int) -> Int {
    guard lead > 0 else { return index }
    return abs(index - slot) <= 1
      ? index : abs(index - count - slot) <= 1 ? index - count : index + count
  }

  private final func place(_ view: ZoomableImageView, _ slot: Int) {
    view.frame = CGRect(x: left(of: slot), y: 0, width: bounds.width, height: bounds.height)
  }

  // MARK: Pages

  private final func usePages() {
    uses += 1
    let use = uses
    guard count > 0, bounds.width > 0 else { return }
    let wanted = max(-lead, slot - 1)...min(count - 1 + lead, slot + 1)
    var free = pages.filter { !wanted.contains($0.slot) }.map { $0.view }
    pages.removeAll { !wanted.contains($0.slot) }
    for slot in wanted where use == uses && !pages.contains(where: { $0.slot == slot }) {
      let view = free.popLast() ?? ZoomableImageView(frame: .zero)
      view.coveredEdges = coveredEdges
      view.image = nil
      view.viewport = .whole
      place(view, slot)
      if view.superview == nil { scrollView.addSubview(view) }
      pages.append((slot, view))
      configure(view, number(in: slot))
    }
    for view in free { putAway(view) }
  }

  private final func putAway(_ view: ZoomableImageView) {
    view.removeFromSuperview()
    onEndDisplaying(view)
  }

  private final func arrive(at new: Int) {
    guard new != slot else { return }
    slot = new
    usePages()
    onPageChange(index)
  }
}

extension ImagePager: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isArranging { arrive(at: nearest) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    leavePages()
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    leavePages()
  }

  // A picture that has been left is shown whole when one comes back to it.
  private func leavePages() {
    for page in pages where page.slot != slot { page.view.viewport = .whole }
    bringHome()
  }
}
