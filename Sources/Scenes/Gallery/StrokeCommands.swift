import TouchKit
import Tsumami

/// Commands drawn on an open photo.
///
/// One rule keeps them and the looking at photos apart: *a finger that holds still first draws; any
/// other does what it always does*. The hold is a long press, so a finger that moves, taps, or is
/// joined by another one within half a second is none; and once it has begun, the arbiter has made
/// everything else that shares the finger fail. The letters are recognized simultaneously with the
/// hold, and with nothing else.
///
/// Lifting carries out the letter that is lit then, if one is. A second finger cancels it.
final class StrokeCommands: DelegateObject {
  let hold = CommandHold()
  let strokes: [CommandStroke]
  let legend: CommandLegend

  @WeakReference private var viewer: PhotoViewer?

  init(on viewer: PhotoViewer, words: GalleryWords, clock: FrameClock) {
    _viewer = WeakReference(viewer)
    let hold = hold
    strokes = PhotoCommand.allCases.map { CommandStroke($0, after: hold) }
    legend = CommandLegend(strokes, words: words, clock: clock)
    #if hasFeature(Embedded)
      super.init()
    #endif
    hold.delegate = self
    hold.addAction { [here = WeakReference(self)] _ in here.object?.holdChanged() }
    // Before the strokes: what is no hold is no stroke either, in the same event.
    viewer.view.addGestureRecognizer(hold)
    for stroke in strokes {
      stroke.delegate = self
      viewer.view.addGestureRecognizer(stroke)
    }
  }

  /// Calls `carryOut` with each command that is drawn from now on, after the actions that the strokes have already.
  func start(_ carryOut: @escaping (PhotoCommand) -> Void) {
    for stroke in strokes {
      stroke.addAction { [here = WeakReference(self)] in
        guard $0.state == .ended else { return }
        here.object?.legend.dismiss(choosing: $0.command)
        carryOut($0.command)
      }
    }
  }

  /// The photo is closed: what is being drawn is no command.
  func cancel() {
    guard hold.isHeld else { return }
    hold.restart()
    for stroke in strokes { stroke.restart() }
  }

  private func holdChanged() {
    switch hold.state {
    case .began:
      legend.show()
      follow()
    case .changed:
      follow()
    case .ended, .cancelled:
      // A stroke that lifting completes sends its action after this one.
      legend.dismiss()
    case .possible, .failed:
      break
    }
  }

  private func follow() {
    legend.follow(to: hold.location(in: nil))
  }

  // A finger on something in motion catches it, and draws nothing.
  private var isAtRest: Bool {
    viewer?.isAtRest == true
  }
}

extension StrokeCommands: UIGestureRecognizerDelegate {
  /// One finger alone, and not the second touch of a double tap, which may zoom. A further finger is
  /// received to cancel it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    hold.numberOfTouches > 0 || touch.tapCount == 1 && isAtRest
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    hold.numberOfTouches > 0 || event.allTouches?.count == 1
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === hold ? isAtRest : hold.isHeld || hold.state == .ended
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isOurs(gestureRecognizer) && isOurs(otherGestureRecognizer)
  }

  private func isOurs(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === hold || recognizer is CommandStroke
  }
}
