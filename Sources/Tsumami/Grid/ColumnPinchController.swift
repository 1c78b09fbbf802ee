import UIKit

/// What the controllers share that let a pinch change the number of columns of a grid: the grid, the pinch, and the numbers of
/// columns that the grid may rest at.
///
/// It does nothing by itself: use ``SteppingColumnZoomController``, or `ColumnZoomController`.
public class ColumnPinchController: NSObject {
  /// The grid whose columns the pinch changes.
  public let collectionView: UICollectionView

  /// The pinch; it recognizes at the same time as the collection view's pan.
  public let pinchGestureRecognizer = UIPinchGestureRecognizer()

  /// The counts that the grid may rest at, in ascending order. A pinch goes from each to its neighbours.
  public var counts: [Int] {
    steps.counts
  }

  /// From the smallest count to the largest.
  public var range: ClosedRange<Int> {
    counts[0]...counts[counts.count - 1]
  }

  /// Called with every change, from the beginning of a transition to its end. Only a controller that can catch a grid while it
  /// settles calls it with ``ColumnZoomEvent/State/caught``.
  public var onChange: ((ColumnZoomEvent) -> Void)?

  final let steps: ColumnCounts

  init(_ collectionView: UICollectionView, _ steps: ColumnCounts) {
    self.collectionView = collectionView
    self.steps = steps
    super.init()
    pinchGestureRecognizer.delegate = self
    pinchGestureRecognizer.addTarget(self, action: ColumnPinchController.pinched)
    collectionView.addGestureRecognizer(pinchGestureRecognizer)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The pinch has another state or scale.
  func pinched(_ pinch: UIPinchGestureRecognizer) {}
}

extension ColumnPinchController: UIGestureRecognizerDelegate {
  /// True for the collection view's pan: two fingers scroll the grid while they pinch it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === collectionView.panGestureRecognizer
  }
}
