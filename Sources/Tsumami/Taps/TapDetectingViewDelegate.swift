import UIKit

/// Gets the taps on a ``TapDetectingView``. All methods are optional.
public protocol TapDetectingViewDelegate: WeaklyReferable {
  /// One finger tapped once, and not again within the view's delay.
  ///
  /// - Parameter point: where the finger lifted, in the view's coordinates.
  func tapDetectingView(_ view: TapDetectingView, gotSingleTapAt point: CGPoint)

  /// One finger tapped twice; at the second lift.
  ///
  /// - Parameter point: where the finger lifted the second time, in the view's coordinates.
  func tapDetectingView(_ view: TapDetectingView, gotDoubleTapAt point: CGPoint)

  /// Two fingers tapped once, together.
  ///
  /// - Parameter point: the middle of the locations where they lifted, in the view's coordinates.
  func tapDetectingView(_ view: TapDetectingView, gotTwoFingerTapAt point: CGPoint)
}

extension TapDetectingViewDelegate {
  public func tapDetectingView(_ view: TapDetectingView, gotSingleTapAt point: CGPoint) {}
  public func tapDetectingView(_ view: TapDetectingView, gotDoubleTapAt point: CGPoint) {}
  public func tapDetectingView(_ view: TapDetectingView, gotTwoFingerTapAt point: CGPoint) {}
}
