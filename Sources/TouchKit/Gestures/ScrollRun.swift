/// Steps of a wheel or a trackpad that follow each other closely, from the first one until none has
/// come for ``Constants/scrollPause``: what a touch is for fingers.
///
/// The pans under the pointer that allow such steps are given the run when it begins. Among them the
/// arbiter's rules hold, as for a touch that they share.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class ScrollRun {
  // The bit of this run in the masks of recognizers, beside those of touches and presses.
  let bit: UInt64
  /// Deepest view first.
  var pans: [UIPanGestureRecognizer] = []
  /// Where the pointer is, in the window's coordinates.
  var place: CGPoint
  /// When the last step came.
  var time: TimeInterval
  var end: FrameTimer?

  init(bit: UInt64, at place: CGPoint, time: TimeInterval) {
    self.bit = bit
    self.place = place
    self.time = time
  }
}
