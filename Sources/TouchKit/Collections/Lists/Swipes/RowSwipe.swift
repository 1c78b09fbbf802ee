/// A row of a list that is pulled aside, or on its way.
///
/// How far it is pulled towards its actions is its extent, in points; W is how wide the buttons are, w how wide the row is:
///
///     extent   finger below 0    rubber band
///              0 … W             the finger
///              above W           the finger, where a full swipe does something, else rubber band
///
///     let go   beyond full swipe         the first action
///              extent + 120 ms > W / 2   open, at W
///              else                      closed, at 0
final class RowSwipe: DelegateObject {
  /// What moves it.
  enum Course {
    /// A finger, or one has caught it.
    case held
    /// Nothing: it is open.
    case open
    /// It comes to an extent on a spring, from a time on.
    case settling(Spring, from: TimeInterval, to: CGFloat)
  }

  @WeakReference private(set) var cell: UICollectionViewListCell?
  @WeakReference private var list: UICollectionView?
  private let configuration: UISwipeActionsConfiguration
  /// −1 for actions at the end, for which the row is pulled to the left; else 1.
  let sign: CGFloat
  private(set) var course = Course.held
  private(set) var extent: CGFloat = 0
  // Where the finger would have it, without rubber band, when it began to pull.
  private var base: CGFloat = 0
  // How far the first button covers the others, from 0 to 1, and whence it comes.
  private var cover: CGFloat = 0
  private var covering = Spring(distance: 0, velocity: 0, frequency: Constants.swipeFrequency)
  private var coveringSince: TimeInterval?
  private(set) var isFull = false
  /// True where its row has been taken away, and what is seen of it fades: nobody catches it.
  private(set) var isGone = false
  // True until an action is done: it is not done twice.
  private var isPerforming = false
  private let buttons: [SwipeButton]
  private let width: CGFloat

  init(
    _ cell: UICollectionViewListCell, in list: UICollectionView,
    _ configuration: UISwipeActionsConfiguration, sign: CGFloat
  ) {
    (_cell, _list) = (WeakReference(cell), WeakReference(list))
    (self.configuration, self.sign) = (configuration, sign)
    buttons = configuration.actions.map { SwipeButton($0, clock: list.window?.clock) }
    width = buttons.reduce(0) { $0 + $1.width }
    #if hasFeature(Embedded)
      super.init()
    #endif
    for button in buttons.reversed() {
      button.addAction(
        UIAction { [here = WeakReference(self)] action in
          if let button = action.sender as? SwipeButton { here.object?.perform(button) }
        }, for: .touchUpInside)
      cell.addPart(button)
    }
  }

  deinit {}

  /// How far the content is moved to the right.
  var shift: CGFloat {
    sign * extent
  }

  /// True where it is open, or will be.
  var staysOpen: Bool {
    switch course {
    case .held, .open: true
    case .settling(_, _, let target): target > 0
    }
  }

  private var length: CGFloat {
    cell?.bounds.width ?? 0
  }

  /// True while its row is one that the list shows.
  var isSeen: Bool {
    list?.shown.contains { $0.view === cell } == true
  }

  var isHeld: Bool {
    if case .held = course { return true }
    return false
  }

  // MARK: Fingers

  /// A finger has come down on it: what moves stands still.
  func hold() {
    if case .settling = course, !isPerforming { course = .held }
  }

  /// A finger is about to pull.
  ///
  /// - Returns: false while an action is done.
  func take() -> Bool {
    if !isPerforming { course = .held }
    return !isPerforming
  }

  /// A finger begins to pull.
  func grip() {
    base = finger(for: extent)
    course = .held
  }

  /// Whoever held it does so no more.
  func cancel() {
    guard case .held = course else { return }
    if isFull {
      isFull = false
      coverOthers()
    }
    release(velocity: 0)
  }

  /// The finger has moved so far since it began.
  func pull(by translation: CGFloat) {
    let finger = base + sign * translation
    let wasFull = isFull
    isFull = configuration.performsFirstActionWithFullSwipe && finger >= fullSwipe
    if isFull != wasFull { coverOthers() }
    move(to: extent(for: finger))
  }

  /// The finger has let go, at a velocity in points per second.
  func release(velocity: CGFloat) {
    guard case .held = course else { return }
    if isFull, let first = buttons.first {
      settle(to: length, velocity: sign * velocity)
      return perform(first)
    }
    let velocity = sign * velocity
    let foreseen = extent + velocity * Constants.swipeForesight
    settle(to: foreseen > width / 2 ? width : 0, velocity: velocity)
  }

  /// Goes to where all buttons are seen.
  func open() {
    settle(to: width, velocity: 0)
  }

  /// Goes back to its place.
  func close() {
    isPerforming = false
    // Where the window is gone nothing moves any more.
    guard list?.window != nil else { return end() }
    if !isSeen { leave() }
    guard !isGone else { return }
    if case .settling(_, _, let target) = course, target == 0 { return }
    if isFull {
      isFull = false
      coverOthers()
    }
    settle(to: 0, velocity: 0)
  }

  /// Its row is not seen any more: it is over, unless the row is taken away and fades where it is.
  func leave() {
    isGone = true
    if list?.update == nil || cell?.superview !== list { end() }
  }

  // How far the finger has to go for the first action.
  private var fullSwipe: CGFloat {
    max(length * Constants.fullSwipe, width + Constants.panHysteresis)
  }

  private func extent(for finger: CGFloat) -> CGFloat {
    let most = configuration.performsFirstActionWithFullSwipe ? max(width, length) : width
    return RubberBand.band(finger, from: 0, to: most, dimension: length)
  }

  private func finger(for extent: CGFloat) -> CGFloat {
    let most = configuration.performsFirstActionWithFullSwipe ? max(width, length) : width
    return RubberBand.unband(extent, from: 0, to: most, dimension: length)
  }

  // MARK: Actions

  private func perform(_ button: SwipeButton) {
    guard !isPerforming else { return }
    isPerforming = true
    let action = button.action
    action.handler(action, button) { [here = WeakReference(self)] _ in here.object?.close() }
  }

  // MARK: Frames

  private func settle(to target: CGFloat, velocity: CGFloat) {
    guard let list else { return end() }
    var spring = Spring(
      distance: extent - target, velocity: velocity.isFinite ? velocity : 0,
      frequency: Constants.swipeFrequency)
    // A row that closes does not go beyond its place.
    if target == 0 || target == length { spring = spring.withoutOvershoot }
    course = .settling(spring, from: list.now, to: target)
    list.moveSwipes()
  }

  private func coverOthers() {
    guard let list else { return }
    covering.distance = cover - (isFull ? 1 : 0)
    coveringSince = list.now
    list.moveSwipes()
  }

  /// True while it moves by itself.
  var needsFrames: Bool {
    if case .settling = course { return true }
    return coveringSince != nil
  }

  /// A frame.
  func advance(to time: TimeInterval) {
    if let since = coveringSince {
      let left = covering.distance(at: max(0, time - since))
      cover = (isFull ? 1 : 0) + left
      if abs(left) < 0.005 { (cover, coveringSince) = (isFull ? 1 : 0, nil) }
      cell?.setNeedsLayout()
    }
    guard case .settling(let spring, let start, let target) = course else { return }
    let elapsed = max(0, time - start)
    guard !spring.isAtRest(at: elapsed) else {
      move(to: target)
      if target == 0 { end() } else { course = .open }
      return
    }
    move(to: target + spring.distance(at: elapsed))
  }

  private func move(to extent: CGFloat) {
    guard extent.isFinite else { return }
    self.extent = extent
    cell?.setNeedsLayout()
  }

  /// It is over at once: the row is in its place.
  func end() {
    for button in buttons { button.removeFromSuperview() }
    list?.listRows?.forget(self)
    if let cell, cell.swipe === self { cell.swipe = nil }
  }

  // MARK: Buttons

  /// Brings the buttons to beside the content, the first one at the edge.
  func placeButtons() {
    guard let cell else { return }
    let room = max(0, extent)
    let scale = width > 0 ? room / width : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var own = button.width * scale
      if index == 0 { own += (room - own) * min(max(cover, 0), 1) }
      let x = sign < 0 ? cell.bounds.width - edge - own : edge
      button.frame = CGRect(x: x, y: 0, width: own, height: cell.bounds.height)
      edge += button.width * scale
    }
  }
}
