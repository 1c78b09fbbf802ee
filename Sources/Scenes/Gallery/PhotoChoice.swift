import TouchKit

/// The photos of a grid that a person has chosen.
///
/// A finger that holds still on a photo begins it, and a drag goes on with it from photo to photo: all between the first one and the one
/// under the finger are chosen, or, where the first one was chosen already, no longer. Near the upper and lower edge of the window
/// the grid scrolls below the finger. While photos are chosen a tap chooses one more, or one less.
final class PhotoChoice: DelegateObject, FrameMotion {
  let hold = UILongPressGestureRecognizer()
  private let view: UICollectionView
  // The clock keeps the motion.
  @WeakReference private var clock: FrameClock?

  /// Whether photos are being chosen.
  private(set) var isOn = false
  /// Called for every change.
  var changed: () -> Void = {}
  /// Whether photos may be chosen now; not while one is open, or on its way.
  var mayBegin: () -> Bool = { true }

  private var chosen = PhotoSet()

  // A drag: where it began, what was chosen before it, and where it is.
  private var drag: (first: Int, last: Int, adds: Bool, before: PhotoSet)?
  // Where the next range begins.
  private var mark: Int?
  private var time: TimeInterval = 0

  private static let firstHold: TimeInterval = 0.5
  private static let nextHold: TimeInterval = 0.2
  // How near to what is covered at the edges the grid scrolls, in points, and how fast at most, in points per second.
  private static let edge: CGFloat = 72
  private static let fastest: CGFloat = 1400

  init(_ view: UICollectionView, clock: FrameClock) {
    self.view = view
    _clock = WeakReference(clock)
    #if hasFeature(Embedded)
      super.init()
    #endif
    hold.addAction { [here = WeakReference(self)] _ in here.object?.holdChanged() }
    view.addGestureRecognizer(hold)
  }

  private var total: Int {
    view.numberOfItems(inSection: 0)
  }

  /// How many are chosen.
  var count: Int {
    chosen.count
  }

  func contains(_ item: Int) -> Bool {
    chosen.contains(item)
  }

  /// The photos that are chosen, counted from 0, ascending.
  var items: [Int] {
    chosen.items
  }

  // MARK: Changes

  /// Photos are to be chosen from now on; none is yet. Where there are none, or they may not be chosen, nothing happens.
  func begin() {
    guard !isOn, total > 0, mayBegin() else { return }
    isOn = true
    hold.minimumPressDuration = PhotoChoice.nextHold
    chosen = PhotoSet(total: total)
    changed()
  }

  /// No photo is chosen any more.
  func end() {
    guard isOn else { return }
    drag = nil
    clock?.stop(self)
    isOn = false
    mark = nil
    hold.minimumPressDuration = PhotoChoice.firstHold
    set(PhotoSet())
  }

  func chooseAll() {
    begin()
    guard isOn else { return }
    var all = PhotoSet(total: total)
    all.set(0..<total, true)
    set(all)
  }

  /// A tap on a photo, or a key.
  ///
  /// - Parameters:
  ///   - extends: all photos from the one before to this one are chosen: with the shift key.
  ///   - begins: photos are to be chosen, if they are not yet: with the control key.
  /// - Returns: false where it means something else.
  func tap(_ item: Int, extends: Bool, begins: Bool) -> Bool {
    guard isOn || extends || begins else { return false }
    begin()
    guard isOn else { return false }
    if extends, let mark {
      set(mark, item, true, in: chosen)
    } else {
      set(item, item, !contains(item), in: chosen)
    }
    mark = item
    return true
  }

  /// All of a group are chosen; where they are already, none of them any more.
  func toggle(_ items: Range<Int>) {
    guard !items.isEmpty else { return }
    begin()
    guard isOn else { return }
    set(items.lowerBound, items.upperBound - 1, !containsAll(of: items), in: chosen)
    mark = nil
  }

  func containsAll(of items: Range<Int>) -> Bool {
    chosen.containsAll(of: items)
  }

  // All from one photo to another are chosen, or none of them.
  private func set(_ first: Int, _ last: Int, _ isChosen: Bool, in before: PhotoSet) {
    var new = before
    new.set(min(first, last)..<max(first, last) + 1, isChosen)
    set(new)
  }

  private func set(_ new: PhotoSet) {
    chosen = new
    changed()
  }

  /// True while a finger chooses photos.
  var isDragged: Bool {
    drag != nil
  }

  /// Other photos are shown than before; those that were chosen stay so.
  ///
  /// - Parameter moved: where a photo is now; `nil` where it is gone.
  func update(count total: Int, _ moved: (Int) -> Int?) {
    guard isOn else { return }
    var new = PhotoSet(total: total)
    for item in items {
      if let item = moved(item), item < total { new.set(item..<item + 1, true) }
    }
    mark = mark.flatMap(moved)
    let before = count
    chosen = new
    if count != before { changed() }
  }

  // MARK: The drag

  private func holdChanged() {
    switch hold.state {
    case .began:
      guard let item = view.indexPathForItem(at: hold.location(in: view))?.item else { return }
      begin()
      guard isOn else { return }
      drag = (item, item, !contains(item), chosen)
      mark = item
      choose(to: item)
      time = clock?.now ?? 0
      clock?.start(self)
    case .changed:
      follow()
    case .ended, .cancelled:
      drag = nil
      clock?.stop(self)
    case .possible, .failed:
      break
    }
  }

  private func follow() {
    guard let drag, let item = item(at: hold.location(in: view)), item != drag.last else { return }
    self.drag?.last = item
    choose(to: item)
  }

  private func choose(to item: Int) {
    if let drag { set(drag.first, item, drag.adds, in: drag.before) }
  }

  // The photo under a finger, or left of it in its row; `nil` where there is none, as on a title.
  private func item(at point: CGPoint) -> Int? {
    if point.y <= 0 { return 0 }
    if point.y >= view.contentSize.height { return total - 1 }
    let row = CGRect(x: 0, y: point.y, width: view.bounds.width, height: 0.01)
    var found: Int?
    for attributes in view.collectionViewLayout.layoutAttributesForElements(in: row) ?? []
    where attributes.representedElementCategory == .cell && attributes.frame.minY <= point.y
      && attributes.frame.maxY > point.y && (found == nil || attributes.frame.minX <= point.x)
    {
      found = max(found ?? 0, attributes.indexPath.item)
    }
    return found
  }

  /// Scrolls, the faster the nearer the finger is to the edge.
  ///
  ///     v = 1400 · depth        depth = how far into the 72 points at the edge, from 0 to 1
  func move(to now: TimeInterval) -> Bool {
    guard drag != nil else { return false }
    let y = hold.location(in: view).y - view.bounds.minY
    let inset = view.adjustedContentInset
    let bars = GalleryGrid.bars(over: view)
    let top = bars.top + PhotoChoice.edge
    let bottom = view.bounds.height - bars.bottom - PhotoChoice.edge
    let depth = y < top ? y - top : max(0, y - bottom)
    let step =
      min(max(depth / PhotoChoice.edge, -1), 1) * PhotoChoice.fastest
      * CGFloat(min(max(now - time, 0), 0.1))
    time = now
    guard step != 0 else { return true }
    let end = max(
      -inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    let offset = min(max(view.contentOffset.y + step, -inset.top), end)
    if offset != view.contentOffset.y {
      view.contentOffset.y = offset
      follow()
    }
    return true
  }
}
