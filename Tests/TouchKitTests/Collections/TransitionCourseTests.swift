import Testing
import TouchTesting

@testable import TouchKit

@Suite struct TransitionCourseTests {
  /// How often each completion was called, in the order of the beginnings.
  private final class Ends {
    var counts: [Int] = []
    var isAllOnce: Bool { counts.allSatisfy { $0 == 1 } }
  }

  /// What happens to a grid, and what was promised to those who began something.
  private final class Course {
    let numbers: Numbers
    let layouts = (1...8).map { ColumnGridLayout(columns: $0) }
    var chance: Chance
    let ends = Ends()
    /// What was done, to be shown where something is wrong.
    var transcript: Transcript { numbers.tester.transcript }
    var size = CGSize(width: 320, height: 480)
    /// What the view is in.
    weak var home: UIView?

    init(seed: Int) {
      chance = Chance(seed: UInt64(seed))
      numbers = Numbers([seed % 5 == 0 ? 1_000_000 : 1000], layouts[2])
      home = numbers.tester.view
      numbers.view.contentOffset.y = CGFloat(chance.roll(20_000))
      numbers.frame()
    }

    var view: UICollectionView { numbers.view }

    private func expectEnd() -> Int {
      ends.counts.append(0)
      return ends.counts.count - 1
    }

    func step() {
      let point = CGPoint(
        x: CGFloat(chance.roll(320)), y: CGFloat(chance.roll(480)) + view.contentOffset.y)
      let next = layouts[chance.roll(8)]
      switch chance.roll(20) {
      case 0...2:
        let end = expectEnd()
        transcript.note("start to \(next.columns) at \(point)")
        view.startInteractiveTransition(to: next, at: point) { [ends] _, _ in ends.counts[end] += 1
        }
      case 3:
        let end = expectEnd()
        transcript.note("start to \(next.columns)")
        view.startInteractiveTransition(to: next) { [ends] _, _ in ends.counts[end] += 1 }
      case 4, 5:
        let end = expectEnd()
        let isAnimated = chance.roll(3) > 0
        transcript.note("set \(next.columns), animated \(isAnimated)")
        view.setCollectionViewLayout(next, animated: isAnimated) { [ends] _ in ends.counts[end] += 1
        }
      case 6...9:
        let progress = chance.part()
        transcript.note("progress \(progress)")
        (view.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress =
          progress
      case 10, 11:
        transcript.note("finish")
        view.finishInteractiveTransition()
      case 12, 13:
        transcript.note("cancel")
        view.cancelInteractiveTransition()
      case 14:
        transcript.note("catch at \(point)")
        view.catchInteractiveTransition(at: point)
      case 15:
        transcript.note("move to \(point)")
        view.moveInteractiveTransition(to: point)
      case 16:
        change()
      case 17 where chance.roll(2) == 0:
        transcript.note("reload")
        view.reloadData()
      case 18 where chance.roll(2) == 0:
        size = CGSize(width: 240 + CGFloat(chance.roll(200)), height: 480)
        transcript.note("resize to \(size)")
        view.frame.size = size
      case 19 where chance.roll(2) == 0:
        transcript.note("out of the window and back")
        view.removeFromSuperview()
        #expect(ends.isAllOnce, "All that was begun ends outside of a window.")
        if chance.roll(2) == 0 { step() }
        home?.addSubview(view)
      default:
        break
      }
    }

    // Items come and go.
    private func change() {
      let end = expectEnd()
      let (come, gone) = (chance.roll(3), chance.roll(3))
      let first = view.indexPathsForVisibleItems.min()?.item ?? 0
      transcript.note("insert \(come), delete \(gone) at \(first)")
      numbers.counts[0] += come - gone
      view.performBatchUpdates(
        {
          self.view.deleteItems(at: (0..<gone).map { IndexPath(item: first + 2 * $0, section: 0) })
          self.view.insertItems(at: (0..<come).map { IndexPath(item: first + $0, section: 0) })
        }, completion: { [ends] _ in ends.counts[end] += 1 })
    }
  }

  // Without the optimizer a course takes ten times as long.
  #if DEBUG
    nonisolated private static let seeds = 1...40
  #else
    nonisolated private static let seeds = 1...150
  #endif

  @Test(arguments: seeds)
  func
    `Random courses: every completion once, frames between the layouts, no gap at rest`(seed: Int)
  {
    let course = Course(seed: seed)
    var strays = 0
    var lost: CGFloat = 0
    for _ in 0..<60 {
      course.step()
      for _ in 0..<course.chance.roll(8) {
        course.numbers.frame()
        strays += self.strays(course.view)
        lost = max(lost, lostWay(course.view))
      }
    }
    let view = course.view
    course.chance.roll(2) == 0
      ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
    course.numbers.tester.settle()
    course.numbers.frame()
    let story = Comment(rawValue: course.transcript.lines.joined(separator: "\n"))
    #expect(strays == 0, story)
    #expect(lost < 1, story)
    #expect(course.ends.isAllOnce, story)
    #expect(!(view.collectionViewLayout is UICollectionViewTransitionLayout), story)
    #expect(course.numbers.faults.prefix(5) == [], story)
    #expect(view.contentOffset == view.clamped(view.contentOffset), story)
  }

  @Test(arguments: 1...50)
  func `A view that goes away in the middle of a random course leaves no completion waiting`(
    seed: Int
  ) {
    var course: Course? = Course(seed: 1000 + seed)
    let tester = course?.numbers.tester
    let ends = course?.ends
    for _ in 0..<10 + seed % 7 {
      course?.step()
      for _ in 0..<seed % 4 { course?.numbers.frame() }
    }
    if seed % 2 == 0 {
      // Its window goes with it; the clock goes on.
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: tester!.window.clock)
      if let view = course?.view {
        view.removeFromSuperview()
        window.addSubview(view)
        course?.home = window
      }
      tester?.advance(by: 0.1)
      for _ in 0..<6 { course?.step() }
    }
    weak let view = course?.view
    var changes: [LayerChange] = []
    // What is still to be drawn keeps its window.
    view?.window?.collectChanges(into: &changes)
    if seed % 2 == 1 { view?.removeFromSuperview() }
    course = nil
    tester?.advance(by: 0.1)
    #expect(ends?.isAllOnce == true, "seed \(seed): \(ends?.counts ?? [])")
    #expect(view == nil)
  }

  // How far what is held is from where it is held, in points: the point itself along the way that
  // scrolls, and its item across it.
  private func lostWay(_ view: UICollectionView) -> CGFloat {
    guard let transition = view.layoutTransition, transition.isScrubbed,
      let anchor = transition.anchor,
      let cell = view.view(of: anchor.key),
      CGRect(x: 0, y: 0, width: 1, height: 1).contains(anchor.unit)
    else { return 0 }
    // Where what was held has been deleted, what is to be there instead is still on its way.
    if let rest = view.shown.first(where: { $0.key == anchor.key })?.rest,
      abs(rest.origin.y + anchor.unit.y * rest.size.height) > 1e-6
    {
      return 0
    }
    let frame = cell.frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    let x = max(0, frame.minX - anchor.location.x, anchor.location.x - frame.maxX)
    return max(x, abs(frame.minY + anchor.unit.y * frame.height - anchor.location.y))
  }

  // Each cell lies between the smallest and the largest of what the layouts that have a share make of it.
  private func strays(_ view: UICollectionView) -> Int {
    guard let transition = view.layoutTransition else { return 0 }
    var count = 0
    for element in view.shown where view.update == nil || element.rest == nil {
      var (left, top) = (CGFloat.infinity, CGFloat.infinity)
      var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
      var (width, height) = (CGFloat(0), CGFloat(0))
      for share in transition.blend.shares {
        guard let frame = share.layout.element(element.key)?.frame else { continue }
        (left, top) = (min(left, frame.minX), min(top, frame.minY))
        (right, bottom) = (max(right, frame.maxX), max(bottom, frame.maxY))
        (width, height) = (max(width, frame.width), max(height, frame.height))
      }
      let frame = element.view.frame.insetBy(dx: 1e-6, dy: 1e-6)
      let isBetween =
        frame.minX >= left && frame.maxX <= right && frame.minY >= top && frame.maxY <= bottom
        && frame.width <= width && frame.height <= height
      if !isBetween { count += 1 }
    }
    return count
  }
}
