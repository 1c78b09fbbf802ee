import UIKit

/// A view that detects single, double and two-finger taps and reports them to its delegate.
///
/// A single tap is reported once ``doubleTapDelay`` has passed without another touch-down, a double
/// tap and a two-finger tap at once. `isMultipleTouchEnabled` is true by default. A mouse taps with its primary button.
open class TapDetectingView: UIView {
  #if hasFeature(Embedded)
    /// Gets the taps. Not retained; `nil` by default.
    @WeakDelegate public var delegate: (any TapDetectingViewDelegate)?
  #else
    /// Gets the taps. Not retained; `nil` by default.
    open weak var delegate: (any TapDetectingViewDelegate)?
  #endif

  /// How long a single tap waits for a second one, in seconds; 0.35 by default, the time within
  /// which a touch-down continues a tap count.
  open var doubleTapDelay: TimeInterval = 0.35

  private var detector = TapDetector()
  private let single = DelayedCall()

  // The touches on this view that have not ended.
  private var fingers: Set<UITouch> = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      isMultipleTouchEnabled = true
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if event?.isSecondary == true { return }
    single.cancel()
    fingers.formUnion(touches)
    detector.began(down: fingers.count)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let lifted = touches.intersection(fingers)
    guard !lifted.isEmpty else { return }
    let lifts = lifted.map {
      TapDetector.Lift(location: $0.location(in: self), tapCount: $0.tapCount)
    }
    fingers.subtract(lifted)
    switch detector.ended(lifts, areAllUp: fingers.isEmpty) {
    case .single(let point):
      single.schedule(after: doubleTapDelay, in: self) { [here = WeakReference(self)] in
        if let view = here.object { view.delegate?.tapDetectingView(view, gotSingleTapAt: point) }
      }
    case .double(let point):
      delegate?.tapDetectingView(self, gotDoubleTapAt: point)
    case .twoFinger(let point):
      delegate?.tapDetectingView(self, gotTwoFingerTapAt: point)
    case nil:
      break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    single.cancel()
    fingers.removeAll()
    detector.cancelled()
  }
}
