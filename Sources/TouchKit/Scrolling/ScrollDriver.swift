/// The one thing that a scroll view has on the clock: it moves all that moves in it, frame by frame.
final class ScrollDriver: FrameMotion {
  @Backlink private var view: UIScrollView?

  init(_ view: UIScrollView) {
    _view = Backlink(to: view)
  }

  func move(to time: TimeInterval) -> Bool {
    guard let view else { return false }
    view.moveFrame(to: time)
    return view.needsFrames
  }
}
