// Apple's UIKit cannot catch a grid that settles; there it is SteppingColumnZoomController.
#if !APPLE_UIKIT
  import UIKit

  /// Lets a pinch change the number of columns of a grid: outwards to fewer, inwards to more, one
  /// at a time, or through several without lifting.
  ///
  /// Whether a pinch enlarges or shrinks is decided when it begins. A scale of 2 is a whole step
  /// outwards, 1/2 one inwards; on release a step that is more than half done is finished, any
  /// other cancelled, and near the middle a movement of the fingers decides. What is under the
  /// fingers stays under them. A pinch that begins while the grid settles catches it where it
  /// is, and may then go in either direction.
  ///
  /// What is visible during the transition depends on the layouts: with `ColumnGridLayout.TransitionStyle.crossfade` both grids are shown, and
  /// the photo under the fingers coincides in both.
  ///
  ///     let zoom = ColumnZoomController(grid) { columns in
  ///       let layout = ColumnGridLayout(columns: columns)
  ///       layout.transitionStyle = .crossfade
  ///       return layout
  ///     }
  ///
  /// Keep the controller for as long as the collection view is used.
  public final class ColumnZoomController: ColumnPinchController {
    /// The number of columns that the grid rests at, or started from.
    public var columns: Int {
      counts[rest]
    }

    /// The number of columns that the grid moves to, or rests at.
    public var destination: Int {
      counts[running?.to ?? rest]
    }

    /// Whether one pinch may go through several counts. True by default; otherwise it stops after
    /// one step, as in the sample that this was modelled on.
    public var isContinuous = true

    private let makeLayout: (Int) -> ColumnGridLayout
    // The index of the count that the grid rests at, or started from. All positions during a transition are between two of these.
    private var rest: Int

    // What the pinch began with: the position between two counts, whether it caught a transition and may go in either
    // direction, and otherwise its direction as a sign, 0 while that is open.
    private var start: CGFloat = 0
    private var isCaught = false
    private var direction: CGFloat = 0
    private var fingers = 0
    // The item under the fingers, until one more lands or one lifts.
    private var heldItem: IndexPath?

    // From the location of the fingers to that of the anchor.
    private var anchorOffset = CGPoint.zero

    // The indices of the counts that the grid is between, and the transition layout.
    private var running: (from: Int, to: Int, transition: UICollectionViewTransitionLayout)?

    /// Gives a collection view a grid of a number of columns, and a pinch that changes it by one column at a time.
    ///
    /// - Parameter makeLayout: makes the grid of a number of columns; a plain one by default.
    public convenience init(
      _ collectionView: UICollectionView, columns: Int = 3, range: ClosedRange<Int> = 1...8,
      makeLayout: @escaping (Int) -> ColumnGridLayout = { ColumnGridLayout(columns: $0) }
    ) {
      self.init(
        collectionView, columns: columns, counts: Array(range), makeLayout: makeLayout)
    }

    /// Gives a collection view a grid of a number of columns, and a pinch that leads through other numbers.
    ///
    ///     ColumnZoomController(grid, columns: 3, counts: [1, 2, 3, 5, 8, 13, 20])
    ///
    /// - Parameters:
    ///   - columns: to begin with; the nearest of the counts is used.
    ///   - counts: where the grid may rest, in any order; those below 1 are left out. Without any it rests at `columns`.
    ///   - makeLayout: makes the grid of a number of columns; a plain one by default.
    public init(
      _ collectionView: UICollectionView, columns: Int = 3, counts: [Int],
      makeLayout: @escaping (Int) -> ColumnGridLayout = { ColumnGridLayout(columns: $0) }
    ) {
      let steps = ColumnCounts(counts, default: columns)
      rest = steps.index(nearest: columns)
      self.makeLayout = makeLayout
      super.init(collectionView, steps)
      collectionView.collectionViewLayout = makeLayout(self.columns)
    }

    // Spelled out: see UIResponder.
    deinit {}

    /// Moves to a number of columns, for a button or a key; the nearest of the counts is used.
    public func setColumns(_ new: Int, animated: Bool) {
      go(toIndex: steps.index(nearest: new), animated: animated)
    }

    /// Moves by so many of the counts from where the grid is or will be: 1 is the next larger number of columns. Clamped to the range.
    public func step(by change: Int, animated: Bool) {
      go(
        toIndex: min(max((running?.to ?? rest) + change, 0), counts.count - 1), animated: animated)
    }

    private func go(toIndex new: Int, animated: Bool) {
      let current = running?.to ?? rest
      guard new != current else { return }
      let middle = CGPoint(
        x: collectionView.bounds.midX, y: collectionView.bounds.midY)
      begin(from: running == nil ? rest : current, to: new, at: middle, holding: nil)
      if animated {
        collectionView.finishInteractiveTransition()
      } else {
        collectionView.endInteractiveTransition(finished: true)
      }
    }

    // MARK: The pinch

    override func pinched(_ pinch: UIPinchGestureRecognizer) {
      switch pinch.state {
      case .began:
        begin()
        change()
      case .changed:
        follow()
        change()
      case .ended:
        release(isCancelled: false)
      case .cancelled:
        release(isCancelled: true)
      case .possible, .failed:
        break
      }
    }

    private var indices: ClosedRange<Int> {
      0...counts.count - 1
    }

    private var location: CGPoint {
      pinchGestureRecognizer.location(in: collectionView)
    }

    private func begin() {
      beginGrip()
      direction = 0
      if let running, let caught = collectionView.catchInteractiveTransition(at: location) {
        let position =
          CGFloat(running.from) + CGFloat(running.to - running.from) * caught.transitionProgress
        start = ColumnZoomPath.unbanded(position, indices)
        isCaught = true
        report(.caught)
      } else {
        start = CGFloat(rest)
        isCaught = false
      }
    }

    private func beginGrip() {
      fingers = pinchGestureRecognizer.numberOfTouches
      anchorOffset = .zero
      heldItem = collectionView.indexPathForItem(at: location)
    }

    // The grid follows the fingers; after one has landed or lifted, a new grip begins.
    private func follow() {
      if pinchGestureRecognizer.numberOfTouches != fingers {
        beginGrip()
        collectionView.catchInteractiveTransition(at: location)
      } else {
        collectionView.moveInteractiveTransition(
          to: CGPoint(x: location.x + anchorOffset.x, y: location.y + anchorOffset.y))
      }
    }

    private func change() {
      let steps = ColumnZoomPath.steps(pinchGestureRecognizer.scale)
      if direction == 0, steps != 0 { direction = steps > 0 ? -1 : 1 }
      var moved = -steps
      if !isCaught {
        let ahead = max(0, moved * direction)
        moved = direction * (isContinuous ? ahead : min(1, ahead))
      }
      go(to: ColumnZoomPath.banded(start + moved, indices))
    }

    /// Brings the grid to a position between two counts, through those that lie between.
    private func go(to position: CGFloat) {
      for _ in indices {
        if running == nil {
          guard let next = neighbour(of: rest, toward: position) else { return }
          begin(from: rest, to: next, at: location, holding: heldItem)
        }
        guard let running else { return }
        let sign = running.to > running.from ? 1 : -1
        let progress = (position - CGFloat(running.from)) / CGFloat(running.to - running.from)
        if progress > 1, isContinuous || isCaught, indices.contains(running.to + sign) {
          collectionView.endInteractiveTransition(finished: true)
        } else if progress < 0, isContinuous || isCaught, indices.contains(running.from - sign) {
          collectionView.endInteractiveTransition(finished: false)
        } else {
          if running.transition.transitionProgress != progress {
            running.transition.transitionProgress = progress
            report(.changed)
          }
          return
        }
      }
    }

    // The index of the next count towards a position; at the ends, where there is none, the one on the other side.
    private func neighbour(of index: Int, toward position: CGFloat) -> Int? {
      guard position != CGFloat(index) else { return nil }
      let step = position > CGFloat(index) ? 1 : -1
      if indices.contains(index + step) { return index + step }
      return indices.contains(index - step) ? index - step : nil
    }

    /// - Parameter item: the one to stay in its column; `nil` for the one in the middle, or, where
    ///   the grid shows its beginning, for none.
    private func begin(from: Int, to: Int, at point: CGPoint, holding item: IndexPath?) {
      let layout = makeLayout(counts[to])
      let isAtStart = collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top
      let holdsStart = item == nil && isAtStart
      // Grids that cross-fade coincide at one photo, so that is the one to keep.
      let fades = layout.transitionStyle == .crossfade && running == nil
      var anchor = point
      if fades, !holdsStart {
        anchor = layout.coincide(at: point, in: collectionView)
        anchorOffset = CGPoint(x: anchor.x - point.x, y: anchor.y - point.y)
      } else if let item = item ?? (holdsStart ? nil : collectionView.indexPathForItem(at: point)) {
        let x = point.x - collectionView.contentOffset.x
        layout.keep(item, at: x / max(1, collectionView.bounds.width))
      }
      // The transition is the collection view's, which this keeps.
      let ended = { [here = WeakReference(self)] (completed: Bool, finished: Bool) in
        _ = here.object?.end(layout, finished: finished)
      }
      let transition =
        holdsStart
        ? collectionView.startInteractiveTransition(to: layout, completion: ended)
        : collectionView.startInteractiveTransition(to: layout, at: anchor, completion: ended)
      running = (from, to, transition)
      report(.began)
    }

    private func end(_ layout: UICollectionViewLayout, finished: Bool) {
      // A transition that another one replaced has ended early: only its end is reported.
      guard let running else { return }
      rest = finished ? running.to : running.from
      report(finished ? .finished : .cancelled)
      self.running = nil
    }

    /// - Parameter isCancelled: true where the system cancelled the touches before the fingers lifted.
    private func release(isCancelled: Bool) {
      guard let running else { return }
      if !isCancelled, shouldFinish(running.transition) {
        collectionView.finishInteractiveTransition()
      } else {
        collectionView.cancelInteractiveTransition()
      }
    }

    // True for more than half of it; near the middle the velocity decides instead of the progress.
    private func shouldFinish(_ transition: UICollectionViewTransitionLayout) -> Bool {
      let progress = transition.transitionProgress
      let velocity = transition.transitionVelocity
      if abs(progress - 0.5) < ColumnZoomController.middle,
        abs(velocity) > ColumnZoomController.decisiveVelocity
      {
        return velocity > 0
      }
      return progress > 0.5
    }

    // How far from the middle a movement decides, in progress, and how fast it has to be, in
    // progress per second. Ours.
    private static let middle: CGFloat = 0.1
    private static let decisiveVelocity: CGFloat = 0.5

    private func report(_ state: ColumnZoomEvent.State) {
      guard let running else { return }
      onChange?(
        ColumnZoomEvent(
          state: state, from: counts[running.from], to: counts[running.to],
          progress: running.transition.transitionProgress))
    }
  }
#endif
