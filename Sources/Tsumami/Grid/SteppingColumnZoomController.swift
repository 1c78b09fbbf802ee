import UIKit

/// Lets a pinch change the number of columns of a grid by one step: outwards to fewer, inwards to more. With
/// nothing but what Apple's UIKit has, so it is the ``ColumnZoomController`` of Apple's systems.
///
/// Whether a pinch enlarges or shrinks is decided when it begins. A scale of 2 is the whole step outwards, 1/2 the whole one
/// inwards; on release a step that is more than half done is completed, any other cancelled.
///
/// Until the grid has settled the pinch is disabled, as UIKit does not let a transition begin meanwhile. That is the
/// difference to `ColumnZoomController` elsewhere, which catches a grid that settles, and goes through several counts
/// without lifting.
///
/// Keep the controller for as long as the collection view is used.
public final class SteppingColumnZoomController: ColumnPinchController {
  /// The number of columns that the grid rests at, or started from.
  public private(set) var columns: Int

  /// The number of columns that the grid moves to, or rests at.
  public var destination: Int {
    wanted ?? running?.to ?? columns
  }

  private let makeLayout: (Int) -> UICollectionViewLayout
  // The counts that the grid is between, and the layout that the fingers move.
  private var running: (from: Int, to: Int, transition: UICollectionViewTransitionLayout?)?
  // Where it goes once it has settled.
  private var wanted: Int?

  /// Gives a collection view a grid of a number of columns, and a pinch that changes it by one column at a time.
  ///
  /// - Parameter makeLayout: makes the grid of a number of columns; a plain one by default.
  public convenience init(
    _ collectionView: UICollectionView, columns: Int = 3, range: ClosedRange<Int> = 1...8,
    makeLayout: @escaping (Int) -> UICollectionViewLayout = { ColumnGridLayout(columns: $0) }
  ) {
    self.init(collectionView, columns: columns, counts: Array(range), makeLayout: makeLayout)
  }

  /// Gives a collection view a grid of a number of columns, and a pinch that leads through other numbers.
  ///
  /// - Parameters:
  ///   - columns: to begin with; the nearest of the counts is used.
  ///   - counts: where the grid may rest, in any order; those below 1 are left out. Without any it rests at `columns`.
  ///   - makeLayout: makes the grid of a number of columns; a plain one by default.
  public init(
    _ collectionView: UICollectionView, columns: Int = 3, counts: [Int],
    makeLayout: @escaping (Int) -> UICollectionViewLayout = { ColumnGridLayout(columns: $0) }
  ) {
    let steps = ColumnCounts(counts, default: columns)
    self.columns = steps.counts[steps.index(nearest: columns)]
    self.makeLayout = makeLayout
    super.init(collectionView, steps)
    collectionView.collectionViewLayout = makeLayout(self.columns)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Moves by so many of the counts from where the grid is or will be: 1 is the next larger number of columns. Clamped to the range.
  public func step(by change: Int, animated: Bool) {
    let index = steps.index(nearest: destination) + change
    setColumns(counts[min(max(index, 0), counts.count - 1)], animated: animated)
  }

  /// Moves to a number of columns, for a button or a key; the nearest of the counts is used. A grid that is moving
  /// arrives first.
  public func setColumns(_ new: Int, animated: Bool) {
    let new = counts[steps.index(nearest: new)]
    guard running == nil else {
      wanted = new
      return
    }
    guard new != columns else { return }
    running = (columns, new, nil)
    report(.began, 0)
    pinchGestureRecognizer.isEnabled = false
    collectionView.setCollectionViewLayout(makeLayout(new), animated: animated) {
      [here = WeakReference(self)] _ in here.object?.end(finished: true)
    }
  }

  // MARK: The pinch

  override func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: begin(isOutward: pinch.scale == 1 ? pinch.velocity > 0 : pinch.scale > 1)
    case .changed: change(pinch.scale)
    case .ended: release(isCancelled: false)
    case .cancelled: release(isCancelled: true)
    default: break
    }
  }

  private func begin(isOutward: Bool) {
    let index = steps.index(nearest: columns) + (isOutward ? -1 : 1)
    guard running == nil, counts.indices.contains(index) else { return }
    let next = counts[index]
    let transition = collectionView.startInteractiveTransition(to: makeLayout(next)) {
      [here = WeakReference(self)] _, finished in here.object?.end(finished: finished)
    }
    running = (columns, next, transition)
    report(.began, 0)
    change(pinchGestureRecognizer.scale)
  }

  private func change(_ scale: CGFloat) {
    guard let running, let transition = running.transition else { return }
    let steps = running.to < running.from ? scale - 1 : 2 * (1 - scale)
    let progress = min(max(steps, 0), 1)
    guard progress != transition.transitionProgress else { return }
    transition.transitionProgress = progress
    transition.invalidateLayout()
    report(.changed, progress)
  }

  /// - Parameter isCancelled: true where the system cancelled the touches before the fingers lifted.
  private func release(isCancelled: Bool) {
    guard let transition = running?.transition else { return }
    pinchGestureRecognizer.isEnabled = false
    if !isCancelled, transition.transitionProgress > 0.5 {
      collectionView.finishInteractiveTransition()
    } else {
      collectionView.cancelInteractiveTransition()
    }
  }

  private func end(finished: Bool) {
    guard let running else { return }
    columns = finished ? running.to : running.from
    report(finished ? .finished : .cancelled, finished ? 1 : 0)
    self.running = nil
    pinchGestureRecognizer.isEnabled = true
    guard let next = wanted else { return }
    wanted = nil
    setColumns(next, animated: true)
  }

  private func report(_ state: ColumnZoomEvent.State, _ progress: CGFloat) {
    guard let running else { return }
    onChange?(ColumnZoomEvent(state: state, from: running.from, to: running.to, progress: progress))
  }
}

#if APPLE_UIKIT
  /// The one that there is on Apple's systems.
  public typealias ColumnZoomController = SteppingColumnZoomController
#endif
