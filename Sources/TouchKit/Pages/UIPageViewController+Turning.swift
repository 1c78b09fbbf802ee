extension UIPageViewController {
  // MARK: Beginning

  /// Turns to a page that the program has chosen, or shows it at once.
  final func turn(
    to new: UIViewController, _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard new !== current else {
      neighbours = PageNeighbours()
      scroller.setNeedsLayout()
      updateIndicator()
      completion?(true)
      return
    }
    guard animated, current != nil, scroller.window != nil, scroller.length > 0 else {
      return replace(by: new, completion)
    }
    let side: PageSide = direction == .forward ? .after : .before
    neighbours = PageNeighbours()
    (neighbours[.before], neighbours[.after]) = (nil, nil)
    neighbours[side] = new
    begin(side, to: new, isAnnounced: false, completion)
    glide(to: side, of: new)
  }

  /// Moves the content to a neighbour, whose turn has begun.
  private final func glide(to side: PageSide, of page: UIViewController) {
    guard turn?.page === page else { return }
    arrange()
    scroller.setContentOffset(scroller.offset(at: side.rawValue), animated: true)
  }

  /// A dot was tapped.
  final func dotChosen() {
    guard let indicator, indicator.currentPage != shownDot else { return }
    let side: PageSide = indicator.currentPage > shownDot ? .after : .before
    indicator.currentPage = shownDot
    if let turn {
      let tell = turn.side == side ? arrive() : goBack()
      scroller.progress = 0
      tell()
    }
    askForNeighbours()
    guard turn == nil, let page = neighbours[side] else { return }
    begin(side, to: page, isAnnounced: true, nil)
    glide(to: side, of: page)
  }

  private final func begin(
    _ side: PageSide, to page: UIViewController, isAnnounced: Bool, _ completion: ((Bool) -> Void)?
  ) {
    // Who heard that the last one has ended may have begun another.
    guard turn == nil else {
      completion?(false)
      return
    }
    turns += 1
    let number = turns
    turn = PageTurn(
      number: number, side: side, page: page, completion: completion, isAnnounced: isAnnounced)
    if isAnnounced {
      delegate?.pageViewController(self, willTransitionTo: [page])
      guard turn?.number == number else { return }
    }
    if appearance.isOnScreen {
      current?.beginAppearanceTransition(false, animated: true)
      guard turn?.number == number else { return }
      page.beginAppearanceTransition(true, animated: true)
      guard turn?.number == number else { return }
    }
    if !embed(page, at: side.rawValue) {
      // Somebody else has it, or this controller is in it.
      neighbours[side] = nil
      let tell = goBack()
      arrange()
      tell()
    }
  }

  // MARK: Following the content

  /// The content lies elsewhere, or has come to rest.
  final func follow() {
    guard !isArranging, current != nil, scroller.window != nil, scroller.length > 0 else { return }
    if scroller.isLost {
      scroller.isLost = false
      settle()?()
      if turn == nil { scroller.progress = 0 }
    }
    askForNeighbours()
    // A page at most is passed in a frame, and another turn begun; who is called may begin more.
    for _ in 0..<4 where !step() { return }
    scroller.setNeedsLayout()
  }

  /// - Returns: false where there is nothing more to do.
  private final func step() -> Bool {
    let nearly = 0.5 / scroller.length
    guard current != nil, let turn else {
      let progress = scroller.progress
      guard abs(progress) > nearly else { return false }
      let side: PageSide = progress > 0 ? .after : .before
      guard let page = neighbours[side] else { return false }
      begin(side, to: page, isAnnounced: true, nil)
      return true
    }
    let progress = scroller.progress * turn.side.rawValue
    if progress >= 1 - nearly {
      arrive()()
      return true
    }
    guard progress <= nearly, progress < -nearly || !scroller.movesByItself else { return false }
    let tell = goBack()
    if !turn.isAnnounced { scroller.setNeedsLayout() }
    tell()
    return true
  }

  /// Asks the data source for what is beside the page that is shown, where that is not known.
  final func askForNeighbours() {
    guard let dataSource, let current, turn == nil,
      !neighbours.knowsBefore || !neighbours.knowsAfter
    else { return }
    let number = turns
    if !neighbours.knowsBefore {
      let page = dataSource.pageViewController(self, viewControllerBefore: current)
      guard turns == number, self.current === current else { return }
      neighbours[.before] = page
    }
    if !neighbours.knowsAfter {
      let page = dataSource.pageViewController(self, viewControllerAfter: current)
      guard turns == number, self.current === current else { return }
      neighbours[.after] = page
    }
    arrange()
  }

  // MARK: Ending

  /// Ends a turn that is under way: at the nearer page, or where it leads where the program has begun it. The content is in the middle afterwards.
  ///
  /// - Returns: what tells those who are waiting for it; `nil` where there is no turn.
  final func settle() -> (() -> Void)? {
    guard let turn else { return nil }
    let arrives = !turn.isAnnounced || scroller.progress * turn.side.rawValue > 0.5
    let tell = arrives ? arrive(isFinished: false) : goBack(isFinished: false)
    scroller.setContentOffset(scroller.offset(at: 0), animated: false)
    return tell
  }

  /// The turn has led to its page, which is the one in the middle from now on. The content goes with it; a finger on it, or a motion, goes on.
  private final func arrive(isFinished: Bool = true) -> () -> Void {
    guard let turn, let old = current else { return {} }
    self.turn = nil
    turns += 1
    let number = turns
    current = turn.page
    neighbours = PageNeighbours()
    if turn.isAnnounced {
      neighbours[turn.side.other] = old
      shownDot += Int(turn.side.rawValue)
      indicator?.currentPage = shownDot
    }
    isArranging = true
    // A motion that is set by the program ends where the content is set.
    let isThere = scroller.isAtRest || scroller.isScrollAnimating
    scroller.progress = isThere ? 0 : scroller.progress - turn.side.rawValue
    place(turn.page, at: 0)
    place(old, at: turn.side.other.rawValue)
    isArranging = false
    askForNeighbours()
    drop(old)
    if turns == number {
      turn.page.endAppearanceTransition()
      turn.page.didMove(toParent: self)
      arrange()
    }
    return telling(turn, from: old, isFinished, completed: true)
  }

  /// The turn has led back to the page that it came from.
  private final func goBack(isFinished: Bool = true) -> () -> Void {
    guard let turn, let current else { return {} }
    self.turn = nil
    turns += 1
    if !turn.isAnnounced { neighbours = PageNeighbours() }
    if appearance.isOnScreen {
      turn.page.beginAppearanceTransition(false, animated: true)
      if self.current === current { current.beginAppearanceTransition(true, animated: true) }
    }
    drop(turn.page)
    // It may have been called before its view was there.
    if turn.page.appearance.phase == .disappearing { turn.page.endAppearanceTransition() }
    if self.current === current { current.endAppearanceTransition() }
    return telling(turn, from: current, isFinished, completed: false)
  }

  /// What tells those who are waiting for the end of a turn.
  private final func telling(
    _ turn: PageTurn, from page: UIViewController, _ isFinished: Bool, completed: Bool
  ) -> () -> Void {
    { [self] in
      turn.completion?(completed && isFinished)
      guard turn.isAnnounced else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: isFinished, previousViewControllers: [page],
        transitionCompleted: completed)
    }
  }
}
