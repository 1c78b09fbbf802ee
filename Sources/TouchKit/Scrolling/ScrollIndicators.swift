/// The two bars that show how much of a scroll view's content is visible, and where.
///
/// They are views in the content, moved along with it, which appear while the content moves and
/// fade when it rests. They exist from the first time that they are needed.
final class ScrollIndicators {
  private var horizontal: UIView?
  private var vertical: UIView?
  private var timer: FrameTimer?
  // When they began to fade.
  private var fadeStart: TimeInterval?

  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36

  /// The content begins to move.
  func show(_ scrollView: UIScrollView) {
    let range = scrollView.offsetRange
    guard scrollView.window != nil,
      wantsHorizontal(scrollView, range.x) || wantsVertical(scrollView, range.y)
    else { return }
    stopFading()
    setOpacity(1)
    place(scrollView, evenIfHidden: true)
  }

  /// The content has stopped; the bars stay for a moment, unless something else moves it.
  func leave(_ scrollView: UIScrollView) {
    guard isVisible, timer == nil, !isFading else { return }
    timer = scrollView.window?.clock.after(Constants.indicatorDelay, for: scrollView) {
      $0.indicators.timer = nil
      $0.indicators.fadeUnlessMoving($0)
    }
  }

  func flash(_ scrollView: UIScrollView) {
    show(scrollView)
    leave(scrollView)
  }

  /// They are gone at once: the scroll view leaves its window.
  func hide() {
    stopFading()
    setOpacity(0)
  }

  /// A setting has changed.
  func update(_ scrollView: UIScrollView) {
    for bar in [horizontal, vertical] { bar?.backgroundColor = color(scrollView) }
    place(scrollView)
  }

  private func setOpacity(_ alpha: CGFloat) {
    horizontal?.alpha = alpha
    vertical?.alpha = alpha
  }

  private var isVisible: Bool {
    (horizontal?.alpha ?? 0) > 0 || (vertical?.alpha ?? 0) > 0
  }

  /// True while they become fainter from frame to frame.
  var isFading: Bool {
    fadeStart != nil
  }

  private func fadeUnlessMoving(_ scrollView: UIScrollView) {
    guard !scrollView.movesByItself, !scrollView.isDragging, !scrollView.isPinching,
      let clock = scrollView.window?.clock
    else { return }
    fadeStart = clock.now
    clock.start(scrollView.driver)
  }

  /// A frame.
  func fade(to time: TimeInterval) {
    guard let start = fadeStart else { return }
    let share = CGFloat((time - start) / Constants.indicatorFade)
    setOpacity(max(0, 1 - share))
    if share >= 1 { fadeStart = nil }
  }

  private func stopFading() {
    timer?.cancel()
    timer = nil
    fadeStart = nil
  }

  // MARK: Where they are

  private func wantsHorizontal(
    _ scrollView: UIScrollView, _ range: ClosedRange<CGFloat>
  ) -> Bool {
    scrollView.showsHorizontalScrollIndicator && range.lowerBound < range.upperBound
  }

  private func wantsVertical(_ scrollView: UIScrollView, _ range: ClosedRange<CGFloat>) -> Bool {
    scrollView.showsVerticalScrollIndicator && range.lowerBound < range.upperBound
  }

  /// Where the vertical bar is: at the right, or where one reads from there at the left.
  private func left(_ scrollView: UIScrollView, _ room: CGRect) -> CGFloat {
    if scrollView.readsFromRight {
      return room.minX + ScrollIndicators.margin
    }
    return room.maxX - ScrollIndicators.thickness - ScrollIndicators.margin
  }

  /// Moves the bars to where the content is.
  func place(_ scrollView: UIScrollView, evenIfHidden: Bool = false) {
    guard evenIfHidden || isVisible else { return }
    let (range, offset) = (scrollView.offsetRange, scrollView.contentOffset)
    let covered =
      scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.addedInset : .zero
    let (thickness, margin) = (ScrollIndicators.thickness, ScrollIndicators.margin)
    let wantsVertical = wantsVertical(scrollView, range.y)
    let wantsHorizontal = wantsHorizontal(scrollView, range.x)
    if wantsVertical, vertical == nil { vertical = newBar(scrollView) }
    if wantsHorizontal, horizontal == nil { horizontal = newBar(scrollView) }
    if let bar = shown(vertical, wantsVertical, scrollView) {
      let room = scrollView.bounds.inset(by: scrollView.verticalScrollIndicatorInsets + covered)
      let span = span(offset.y, range.y, room.height, scrollView.bounds.height)
      bar.frame = CGRect(
        x: left(scrollView, room), y: room.minY + margin + span.start, width: thickness,
        height: span.length)
    }
    if let bar = shown(horizontal, wantsHorizontal, scrollView) {
      let room = scrollView.bounds.inset(by: scrollView.horizontalScrollIndicatorInsets + covered)
      let span = span(offset.x, range.x, room.width, scrollView.bounds.width)
      bar.frame = CGRect(
        x: room.minX + margin + span.start, y: room.maxY - thickness - margin,
        width: span.length, height: thickness)
    }
  }

  // The bar is to its track as the window is to the content; beyond the edges it is squeezed.
  private func span(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ room: CGFloat, _ window: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(0, room - 2 * ScrollIndicators.margin)
    let travel = range.upperBound - range.lowerBound
    let beyond = max(0, range.lowerBound - offset, offset - range.upperBound)
    let full = max(ScrollIndicators.shortest, track * window / max(1, window + travel))
    let length = min(track, max(ScrollIndicators.thickness, full - beyond))
    let share = travel > 0 ? min(max((offset - range.lowerBound) / travel, 0), 1) : 0
    return (share * (track - length), length)
  }

  private func newBar(_ scrollView: UIScrollView) -> UIView {
    let new = UIView()
    new.isUserInteractionEnabled = false
    new.layerCornerRadius = ScrollIndicators.thickness / 2
    new.backgroundColor = color(scrollView)
    return new
  }

  private func shown(_ bar: UIView?, _ isWanted: Bool, _ scrollView: UIScrollView) -> UIView? {
    guard let bar else { return nil }
    guard isWanted else {
      bar.isHidden = true
      return nil
    }
    bar.isHidden = false
    if !bar.isChild(of: scrollView) {
      scrollView.addPart(bar)
    } else if !isInFront(bar, scrollView.children) {
      scrollView.bringSubviewToFront(bar)
    }
    return bar
  }

  // Of whatever has been added since; the two lie side by side.
  private func isInFront(_ bar: UIView, _ children: [UIView]) -> Bool {
    guard let last = children.last, last !== bar else { return true }
    return last === other(than: bar) && children.count > 1
      && children[children.count - 2] === bar
  }

  func has(_ view: UIView) -> Bool {
    view === horizontal || view === vertical
  }

  private func other(than bar: UIView) -> UIView? {
    bar === horizontal ? vertical : horizontal
  }

  private func color(_ scrollView: UIScrollView) -> UIColor {
    switch scrollView.indicatorStyle {
    case .default: UIColor(ColorShades(light: ColorShade.onLight, dark: ColorShade.onDark))
    case .black: UIColor(ColorShades(ColorShade.onLight))
    case .white: UIColor(ColorShades(ColorShade.onDark))
    }
  }
}

extension ColorShade {
  nonisolated fileprivate static let onLight = ColorShade(red: 0, green: 0, blue: 0, alpha: 0.35)
  nonisolated fileprivate static let onDark = ColorShade(red: 1, green: 1, blue: 1, alpha: 0.5)
}
