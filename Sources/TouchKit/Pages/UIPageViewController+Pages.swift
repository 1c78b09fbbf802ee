extension UIPageViewController {
  // MARK: The pages' views

  /// Another page is there at once.
  final func replace(by new: UIViewController, _ completion: ((Bool) -> Void)?) {
    let old = current
    turns += 1
    let number = turns
    current = new
    neighbours = PageNeighbours()
    guard isViewLoaded ? embed(new, at: 0) : adopted(new) else {
      if turns == number { current = old }
      completion?(false)
      return
    }
    if let old { drop(old) }
    if turns == number {
      new.didMove(toParent: self)
      updateIndicator()
      scroller.progress = 0
      scroller.setNeedsLayout()
    }
    completion?(current === new)
  }

  /// Makes a page a child, with its view beside the one that is shown, or there.
  ///
  /// - Returns: false where it cannot be one.
  @discardableResult
  final func embed(_ page: UIViewController, at place: CGFloat) -> Bool {
    guard adopted(page), let view = page.view, page.parent === self else { return false }
    view.frame = scroller.frame(at: place, spacing: spacing)
    scroller.addSubview(view)
    return page.parent === self && view.superview === scroller
  }

  private final func adopted(_ page: UIViewController) -> Bool {
    if page.parent !== self { addChild(page) }
    return page.parent === self
  }

  /// Takes a page out again, where nobody else has it yet.
  final func drop(_ page: UIViewController) {
    guard page !== current, page !== turn?.page else { return }
    let isOurs = page.parent === self
    if isOurs { page.willMove(toParent: nil) }
    if let view = page.viewIfLoaded, view.superview === scroller { view.removeFromSuperview() }
    if isOurs, page.parent === self { page.removeFromParent() }
  }

  // MARK: Layout

  private static let dotsHeight: CGFloat = 37

  /// The view has another size, or other dots.
  final func layOut() {
    var area = view.bounds
    if let indicator {
      let height = min(UIPageViewController.dotsHeight, area.height)
      area.size.height -= height
      indicator.frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: height)
    }
    let isVertical = navigationOrientation == .vertical
    let frame = area.insetBy(
      dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    guard scroller.frame != frame else { return }
    let tell = frame.size == scroller.frame.size ? nil : settle()
    isArranging = true
    scroller.frame = frame
    isArranging = false
    arrange()
    if turn == nil { scroller.progress = 0 }
    tell?()
  }

  /// Gives the pages their places, and the scroll view the sides that it can turn to.
  final func arrange() {
    guard isViewLoaded, !isArranging else { return }
    isArranging = true
    scroller.arrange { neighbours[$0] != nil }
    place(current, at: 0)
    if let turn { place(turn.page, at: turn.side.rawValue) }
    isArranging = false
  }

  final func place(_ page: UIViewController?, at place: CGFloat) {
    guard let view = page?.viewIfLoaded, view.superview === scroller else { return }
    let frame = scroller.frame(at: place, spacing: spacing)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Data source

  final func sourceChanged() {
    neighbours = PageNeighbours()
    scroller.isScrollEnabled = dataSource != nil
    scroller.setNeedsLayout()
    updateIndicator()
  }

  /// Asks for the dots below the pages.
  final func updateIndicator() {
    guard isViewLoaded else { return }
    let isHorizontal = navigationOrientation == .horizontal
    let count = isHorizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0 else {
      indicator?.removeFromSuperview()
      indicator = nil
      view.setNeedsLayout()
      return
    }
    let dots = indicator ?? addIndicator()
    dots.numberOfPages = count
    shownDot = dataSource?.presentationIndex(for: self) ?? 0
    dots.currentPage = shownDot
  }

  private final func addIndicator() -> UIPageControl {
    let (dots, link) = (UIPageControl(), Backlink(to: self))
    dots.addAction(UIAction { _ in link.object?.dotChosen() }, for: .valueChanged)
    indicator = dots
    view.addSubview(dots)
    view.setNeedsLayout()
    return dots
  }
}
