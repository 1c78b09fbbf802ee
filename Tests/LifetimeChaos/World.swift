import Foundation
import TouchKit
import Tsumami

/// One random program: what it still holds by itself, its ledger, and the calls that it makes.
///
/// Everything that it does comes from its seed: the same seed is the same program.
final class World {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  let seed: UInt64
  var chance: Chance
  let ledger: Ledger
  let isTraced: Bool

  // What the program holds. Whatever else there is, somebody else owns it.
  var windows: [UIWindow] = []
  var views: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  var delegates: [AnyDelegate] = []
  var animators: [UIViewPropertyAnimator] = []
  var clocks: [FrameClock] = []
  var layouts: [UICollectionViewLayout] = []
  // What actions of rows that took their time have still to call.
  var dones: [(Bool) -> Void] = []
  var sources: [Source] = []
  var controllers: [AnyController] = []
  var books: [AnyBook] = []
  var stacks: [AnyStack] = []
  var constraints: [NSLayoutConstraint] = []
  var layers: [CALayer] = []
  var zooms: [ZoomTransition] = []
  var percents: [UIPercentDrivenInteractiveTransition] = []
  var links: [CADisplayLink] = []
  var refreshers: [UIRefreshControl] = []
  var physics: [UIDynamicAnimator] = []
  var behaviors: [UIDynamicBehavior] = []
  lazy var dynamicListener = DynamicListener(self)
  /// What closures keep until their transactions are over.
  var keepers: [Keeper] = []
  // People keep these for longer than they should.
  var touches: [UITouch] = []
  var events: [UIEvent] = []
  var presses: [UIPress] = []
  var timers: [FrameTimer] = []
  var contexts: [any UIViewControllerContextTransitioning] = []

  var down: [Int: UITouch.Phase] = [:]
  var time: TimeInterval = 0
  private var depth = 0
  private(set) var isOver = false
  private var budget = 0

  init(seed: UInt64, isTraced: Bool, tellsOutliving: Bool) {
    self.seed = seed
    ledger = Ledger(tellsOutliving: tellsOutliving)
    self.isTraced = isTraced
    chance = Chance(seed)
  }

  func trace(_ text: @autoclosure () -> String) {
    if isTraced {
      let line = String(repeating: "  ", count: depth) + text() + "\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }

  // MARK: The program

  /// Runs the program to its end.
  ///
  /// - Returns: what is wrong.
  func run() -> [String] {
    UIView.setAnimationsEnabled(true)
    NSLayoutConstraint.saysConflicts = false
    makeClock()
    for _ in 0..<2 { makeWindow() }
    for _ in 0..<6 { makeView() }
    for _ in 0..<6 { makeRecognizer() }
    for _ in 0..<2 { makeDelegate() }
    let rounds = 3 + chance.below(4)
    for round in 0..<rounds {
      for _ in 0..<(5 + chance.below(40)) { step() }
      ledger.checkLinks()
      if chance.isLucky(0.6) { settle(round) }
      if !ledger.faults.isEmpty { return ledger.faults }
    }
    end()
    return ledger.faults
  }

  // Apart, so that no variable of the program's own run keeps it.
  private func makeClock() {
    let clock = FrameClock()
    ledger.add(clock)
    clocks.append(clock)
  }

  /// Somebody calls: sometimes the program goes on right there.
  func interrupt(_ place: String) {
    guard depth > 0, depth < 4, budget > 0, chance.isLucky(0.12) else { return }
    budget -= 1
    trace("in \(place):")
    step()
  }

  private func step() {
    if depth == 0 { budget = 6 }
    depth += 1
    defer { depth -= 1 }
    switch chance.below(188) {
    case 0..<12: make()
    case 12..<28: changeTree()
    case 28..<40: changeRecognizers()
    case 40..<64: input()
    case 64..<76: pass()
    case 76..<90: moveSomething()
    case 90..<94: look()
    case 94..<99: changeController()
    case 99..<121: changeExtras()
    case 121..<128: changeBook()
    case 128..<138: changeConstraints()
    case 138..<148: changeDrawing()
    case 148..<154: changeSheet()
    case 154..<162: changeNavigation()
    case 162..<167: changeLayerAnimations()
    case 167..<179: changeDynamics()
    default: drop()
    }
  }

  /// Lets everything come to rest; then whoever nobody owns has to be gone.
  private func settle(_ round: Int) {
    trace("settle")
    depth += 1
    budget = 0
    defer { depth -= 1 }
    for window in windows { window.cancelTouches() }
    down = [:]
    for context in contexts { context.completeTransition(true) }
    // Those too that the program has let go of: an interactive transition that nobody ends keeps who drives it.
    for entry in ledger.entries {
      (entry.object as? UIPercentDrivenInteractiveTransition)?.cancel()
    }
    endExtras()
    endDynamics()
    forget()
    serveMainQueue()
    var changes: [LayerChange] = []
    for _ in 0..<1300
    where allClocks.contains(where: { !$0.isIdle }) || allWindows.contains(where: \.needsFrames) {
      time += 1.0 / 20
      for clock in allClocks { clock.advance(to: time) }
      changes.removeAll()
      for window in allWindows { window.collectChanges(into: &changes) }
    }
    for clock in allClocks where !clock.isIdle {
      // What moves on is nobody's business but the clock's, and here the reader's.
      let motions = Mirror(reflecting: clock).descendant("motions").map { "\($0)" } ?? ""
      let due = clock.nextDue.map { "a timer in \($0 - clock.now) s, " } ?? ""
      ledger.note("\(ledger.name(of: clock)) finds no rest: \(due)\(motions)")
    }
    checkDrags()
    checkSheets()
    checkStacks()
    ledger.checkGone(except: ledger.reach(from: roots), after: "settling in round \(round)")
    ledger.noteOwners()
    for window in allWindows { window.collectChanges(into: &changes) }
    ledger.checkOwned(after: "a frame at rest in round \(round)")
  }

  // A recognizer that was lent to a view whose window is gone ends when it is added to another view.
  private func checkDrags() {
    for case let scroll as UIScrollView in ledger.entries.map(\.object) where scroll.window != nil {
      let recognizers = [scroll.panGestureRecognizer, scroll.pinchGestureRecognizer]
      guard recognizers.allSatisfy({ $0 == nil || $0?.view?.window != nil }),
        scroll.isTracking || scroll.isDragging
      else { continue }
      ledger.note("\(ledger.name(of: scroll)) is still dragged, though no finger is down")
    }
  }

  /// Lets go of all of it, in the middle of whatever it is; nothing is called after that.
  private func end() {
    // A clock that somebody else keeps does not keep what moved on it for longer than that would have taken.
    let kept = chance.isLucky(0.5) ? clocks : []
    trace("end, \(kept.isEmpty ? "with the clocks" : "the clocks stay")")
    depth = 100
    isOver = true
    // What a clock calls lives as long as that.
    if !kept.isEmpty {
      endExtras()
      if chance.isLucky(0.5) { endDynamics() }
    }
    forget()
    animators = []
    if chance.isLucky(0.5) { (controllers, books, stacks) = ([], [], []) }
    switch chance.below(3) {
    case 0:
      windows = []
      views = []
      recognizers = []
    case 1:
      views = []
      recognizers = []
      windows = []
    default:
      recognizers = []
      windows = []
      views = []
    }
    delegates = []
    layouts = []
    clocks = []
    sources = []
    controllers = []
    books = []
    stacks = []
    constraints = []
    layers = []
    zooms = []
    percents = []
    links = []
    refreshers = []
    physics = []
    behaviors = []
    keepers = []
    serveMainQueue()
    // What was animated in a window that is gone is over when its time is.
    for clock in kept { clock.advance(to: time + 2) }
    // To the end: an optimized program would let go of the clocks before the question.
    withExtendedLifetime(kept) {
      ledger.checkGone(
        except: ledger.reach(from: kept), after: "everything was let go of")
    }
  }

  var roots: [AnyObject] {
    windows + views + recognizers + delegates + clocks + layouts + animators + sources
      + controllers + books + stacks + constraints + layers + zooms + percents + links + refreshers
      + physics + behaviors as [AnyObject]
  }

  // What was let go of on another thread has its turn.
  private func serveMainQueue() {
    for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  private var allWindows: [UIWindow] {
    var all = windows
    for view in views {
      if let window = view.window, !all.contains(where: { $0 === window }) { all.append(window) }
    }
    return all
  }

  private var allClocks: [FrameClock] {
    var all = clocks
    for window in allWindows where !all.contains(where: { $0 === window.clock }) {
      all.append(window.clock)
    }
    return all
  }

  func keep(_ new: Set<UITouch>, _ event: UIEvent?) {
    guard chance.isLucky(0.2) else { return }
    touches += new
    if let event { events.append(event) }
  }

  // MARK: Somebody

  var someView: UIView? {
    let view = chance.among(views)
    // Those too that only others hold; but what is in a cell is where the reuse of cells brings it.
    if !(view is UICollectionView), chance.isLucky(0.3),
      let inner = chance.among(view?.subviews ?? []), !(inner is UICollectionReusableView)
    {
      return inner
    }
    return chance.isLucky(0.1) ? chance.among(windows) : view
  }

  var someRecognizer: UIGestureRecognizer? {
    if chance.isLucky(0.4), let found = chance.among(someView?.gestureRecognizers ?? []) {
      return found
    }
    if chance.isLucky(0.2), let scroll = someView as? UIScrollView {
      return chance.isLucky(0.7) ? scroll.panGestureRecognizer : scroll.pinchGestureRecognizer
    }
    return chance.among(recognizers)
  }

  func foreignCell(besides list: UICollectionView) -> UICollectionViewCell? {
    for view in views {
      if let other = view as? UICollectionView, other !== list, let cell = other.visibleCells.first
      {
        return cell
      }
    }
    return nil
  }

  var place: CGPoint {
    CGPoint(x: chance.share() * 320, y: chance.share() * 480)
  }

  var rect: CGRect {
    CGRect(
      origin: place,
      size: CGSize(width: 20 + chance.share() * 300, height: 20 + chance.share() * 400))
  }
}
