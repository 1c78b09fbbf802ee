/// Steps of a wheel or a trackpad that follow each other closely, from the first one until none has
/// come for ``Constants/scrollPause``: the counterpart of a touch.
///
/// The pans under the pointer that allow such steps get the run when it begins. The arbiter's rules
/// apply to them, as for a touch that they share.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class ScrollRun {
  // The bit of this run in the masks of recognizers, beside those of touches and presses.
  let bit: UInt64
  let type: UIScrollTypeMask
  /// For `shouldReceive` of subclasses and delegates.
  let event: UIEvent
  /// Deepest view first.
  var pans: [UIPanGestureRecognizer] = []
  /// Where the pointer is, in the window's coordinates.
  var location: CGPoint
  /// When the last step came.
  var time: TimeInterval
  var end: FrameTimer?

  init(
    bit: UInt64, _ type: UIScrollTypeMask, _ event: UIEvent, at location: CGPoint,
    time: TimeInterval
  ) {
    self.bit = bit
    self.type = type
    self.event = event
    self.location = location
    self.time = time
  }
}
