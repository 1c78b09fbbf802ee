/// Hears of what a scroll view does, and says which view is zoomed. All methods are optional.
///
/// Its calls, in order; "scroll" stands for any number of ``scrollViewDidScroll(_:)``, in a
/// zoom each after a ``scrollViewDidZoom(_:)``:
///
/// | what happens | calls |
/// |---|---|
/// | a drag that ends at rest | will begin dragging · scroll · will end dragging · did end dragging (no) |
/// | a fling, a page, a bounce | will begin dragging · scroll · will end dragging · did end dragging (yes) · will begin decelerating · scroll · did end decelerating |
/// | a finger catches that | did end decelerating · as above, if it drags |
/// | a pinch | will begin zooming · scroll · did end zooming, once it has settled |
/// | a pinch after a drag | will begin dragging · scroll · will begin zooming · scroll · will end dragging · did end dragging (no) · scroll · did end zooming |
/// | an animated change of the offset | scroll · did end scrolling animation; not the latter where a finger catches it |
/// | an animated change of the scale | will begin zooming · scroll · did end zooming, also where a finger catches it |
/// | a change at once | scroll |
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIScrollViewDelegate: WeaklyReferable {
  /// The content moved, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The scale changed, for whatever reason. Centre content that is smaller than the bounds here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// ``UIScrollView/adjustedContentInset`` is another one.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to lift.
  ///
  /// - Parameters:
  ///   - velocity: of the content, in points per **millisecond**, as in UIKit.
  ///   - targetContentOffset: where the content will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has lifted; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content moves on after the finger has lifted.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, or a finger has caught it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset or the scale is done.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is scaled; `nil`, the default, for content that does not zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Fingers begin to zoom, or an animated change of scale begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// For ``UICollectionView``, whose delegate is this one where it conforms to
  /// ``UICollectionViewDelegate``. Leave it alone.
  var _collectionViewDelegate: (any UICollectionViewDelegate)? { get }

  /// The zoom is over, the settling included.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public var _collectionViewDelegate: (any UICollectionViewDelegate)? { nil }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
